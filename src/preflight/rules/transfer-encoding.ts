import { bodyOfPart, fieldOfPart, placeOfPart } from '../message/mime-fields.ts'
import type { MimeMessage, MimePart } from '../message/mime-part.ts'
import type { Fault, Rule } from '../rule.ts'

const known = new Set(['7bit', '8bit', 'binary', 'quoted-printable', 'base64'])

export const transferEncoding: Rule = {
  id: 'transfer-encoding',
  group: 'structure',
  severity: 'error',
  title: 'Body that does not match its transfer encoding',
  why: 'Clients show garbage or nothing, and servers that convert the message damage it further.',
  source: 'RFC 2045 §6',
  fix: 'Let a library encode the body again as quoted-printable or base64',
  ignores: 'The rule ignores non-ASCII bytes with 8bit encoding, which servers that support 8BITMIME accept.',
  bad: {
    file: '8bit.eml',
    text: 'From: a@b.com\nSubject: x\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 7bit\n\nCafé\n',
  },
  good: {
    about: 'A body with 8bit encoding',
    file: '8bit-declared.eml',
    text: 'From: a@b.com\nSubject: x\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\nCafé\n',
  },
  check: ({ mime }) => (mime === null ? [] : mime.parts.flatMap((part) => faultsIn(mime, part) ?? [])),
}

function faultsIn(mime: MimeMessage, part: MimePart): Fault | null {
  const { encoding, contentType } = part
  const field = fieldOfPart(part, 'content-transfer-encoding')
  const at = field === undefined ? placeOfPart(mime, part) : mime.source.originAt(field.start)
  if (!known.has(encoding)) return { at, message: `Unknown transfer encoding "${encoding}"` }
  const isContainer = contentType.startsWith('multipart/')
  if (isContainer) {
    const isEncoded = encoding === 'base64' || encoding === 'quoted-printable'
    return isEncoded ? { at, message: `A multipart body cannot be encoded as ${encoding}` } : null
  }
  const body = bodyOfPart(mime, part)
  const found = firstFault(body, encoding)
  if (found === null) return null
  // Report the fault at the header field if the encoding is 7bit (the default), and at the invalid line otherwise.
  return { at: encoding === '7bit' ? at : mime.source.originAt(part.bodyStart + found.index), message: found.message }
}

function firstFault(body: string, encoding: string): { readonly index: number; readonly message: string } | null {
  if (encoding === '7bit') {
    const index = body.search(/[\u0080-\u00ff]/u)
    return index === -1 ? null : { index, message: 'The body has non-ASCII bytes, but its transfer encoding is 7bit' }
  }
  if (encoding === 'quoted-printable') {
    const index = body.search(/=(?![0-9A-Fa-f]{2}|[ \t]{0,20}(?:\r?\n|$))/u)
    return index === -1 ? null : { index, message: `Invalid quoted-printable: "${body.slice(index, index + 3)}"` }
  }
  if (encoding !== 'base64') return null
  const index = body.search(/[^A-Za-z0-9+/=\s]/u)
  return index === -1 ? null : { index: lineStart(body, index), message: 'Invalid base64' }
}

function lineStart(body: string, index: number): number {
  return body.lastIndexOf('\n', index) + 1
}
