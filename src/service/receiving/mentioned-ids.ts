/**
 * Finds tracking ids in the subject and the body without parsing the message, because anyone can send a 50 MB message
 * that belongs to no test.
 */

import type { TrackingId } from '../../foundation/contract/identifiers.ts'
import { endOfHeaderSection } from '../../foundation/mail/header-limits.ts'
import { readHeaderSection, valuesOf } from '../../foundation/mail/header-section.ts'
import { findTrackingIds, maxCandidateCount } from './tracking-id.ts'

/** The length of the shortest base64 text that contains an id. */
const minBase64Length = 38

/**
 * Returns up to ten tracking ids, first from the body, where they may be encoded, then from the subject. Runs in linear
 * time.
 */
export function findMentionedIds(message: Uint8Array): readonly TrackingId[] {
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

/** Decodes quoted-printable (RFC 2045 §6.7) without regard to part boundaries. */
function decodeQuoted(text: string): string {
  return text
    .replaceAll(/=[ \t]*\r?\n/gu, '')
    .replaceAll(/=([0-9A-Fa-f]{2})/gu, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/**
 * Decodes each block between empty lines as base64. Every encoded part is preceded by an empty line. Decoding any other
 * block only produces meaningless bytes.
 */
function findInBase64(body: string): readonly TrackingId[] {
  const found = new Set<TrackingId>()
  const emptyLine = /\r?\n\r?\n/gu
  let start = 0
  while (start < body.length && found.size < maxCandidateCount) {
    const end = emptyLine.exec(body)?.index ?? body.length
    if (end - start >= minBase64Length) for (const id of findDecoded(body.slice(start, end))) found.add(id)
    start = Math.max(end, emptyLine.lastIndex === 0 ? body.length : emptyLine.lastIndex)
  }
  return [...found]
}

function findDecoded(encoded: string): readonly TrackingId[] {
  // Remove the NUL byte that UTF-16 adds to each ASCII character.
  return findTrackingIds(Buffer.from(encoded, 'base64').toString('latin1').replaceAll('\0', ''))
}
