/**
 * The tracking ids in subject and body of a message, found without parsing it: anybody can send 50 MB, and most of that
 * is of no test.
 */

import { endOfHeaderSection } from '../mail/header-limits.ts'
import { readHeaderSection, valuesOf } from '../mail/header-section.ts'
import { findTrackingIds, maxCandidateCount } from './tracking-id.ts'

/** No id in base64 is shorter. */
const minBase64Length = 38

/** Ids of the body, plain or encoded, then those of the subject; at most ten. Takes linear time. */
export function findMentionedIds(message: Uint8Array): readonly string[] {
  const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength)
  const text = bytes.toString('latin1')
  const body = text.slice(endOfHeaderSection(message))
  const [subject = ''] = valuesOf(readHeaderSection(message), 'Subject')
  const found = [
    ...findTrackingIds(body),
    ...(/quoted-printable/iu.test(text) ? findTrackingIds(decodeQuoted(body)) : []),
    ...(/base64/iu.test(text) ? findInBase64(body) : []),
    ...findTrackingIds(subject),
  ]
  return [...new Set(found)].slice(0, maxCandidateCount)
}

/** RFC 2045 §6.7, over all parts alike. */
function decodeQuoted(text: string): string {
  return text
    .replaceAll(/=[ \t]*\r?\n/gu, '')
    .replaceAll(/=([0-9A-Fa-f]{2})/gu, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** An empty line stands before each encoded part; what else stands between two of them decodes to nothing that matters. */
function findInBase64(body: string): readonly string[] {
  const found = new Set<string>()
  const emptyLine = /\r?\n\r?\n/gu
  let start = 0
  while (start < body.length && found.size < maxCandidateCount) {
    const end = emptyLine.exec(body)?.index ?? body.length
    if (end - start >= minBase64Length) for (const id of findDecoded(body.slice(start, end))) found.add(id)
    start = Math.max(end, emptyLine.lastIndex === 0 ? body.length : emptyLine.lastIndex)
  }
  return [...found]
}

function findDecoded(encoded: string): readonly string[] {
  // Without NUL: UTF-16 puts one beside each letter.
  return findTrackingIds(Buffer.from(encoded, 'base64').toString('latin1').replaceAll('\0', ''))
}
