import { placeOfType } from '../message/mime-fields.ts'
import type { MimeMessage, MimePart } from '../message/mime-part.ts'
import type { Fault, Rule } from '../rule.ts'

const maxLength = 70

export const mimeBoundary: Rule = {
  id: 'mime-boundary',
  group: 'structure',
  severity: 'error',
  title: 'Missing or incorrect MIME boundary',
  why: 'Clients use the boundary to find the parts. If the boundary is wrong, clients show an empty message or the message source, and Gmail rejects the message (554 5.6.0).',
  source: 'RFC 2046 §5.1.1',
  fix: 'Let a library build the message, or end the last part with "--boundary--"',
  ignores: 'The rule ignores text before the first delimiter and after the last one.',
  bad: {
    file: 'open.eml',
    text: 'From: a@b.com\nSubject: x\nMIME-Version: 1.0\nContent-Type: multipart/alternative; boundary=x\n\n--x\nContent-Type: text/plain\n\nHello\n',
  },
  good: {
    about: 'A message with a preamble and an epilogue',
    file: 'text.eml',
    text: 'From: a@b.com\nSubject: x\nMIME-Version: 1.0\nContent-Type: multipart/alternative; boundary="x y"\n\npreamble\n--x y\nContent-Type: text/plain\n\nHello\n--x y--\nepilogue\n',
  },
  check({ mime }) {
    if (mime === null) return null
    const [first] = mime.parts.flatMap((part) => faultsIn(mime, part) ?? [])
    return first === undefined ? null : first
  },
}

function faultsIn(mime: MimeMessage, part: MimePart): Fault | null {
  const { contentType, parameters, boundary, parent } = part
  if (!contentType.startsWith('multipart/')) return null
  const at = placeOfType(mime, part)
  const value = parameters.get('boundary')
  if (value === undefined || value === '') return { at, message: `${contentType} has no boundary` }
  if (value.length > maxLength)
    return { at, message: `The boundary is ${value.length} characters long (limit: ${maxLength})` }
  if (/\s$/u.test(value)) return { at, message: 'The boundary ends with a space' }
  if (parent?.boundary?.value === value) return { at, message: 'Nested multipart bodies use the same boundary' }
  if (boundary === null || boundary.openingCount === 0)
    return { at, message: `No part starts with the line "--${value}"` }
  return boundary.isClosed ? null : { at, message: `The last line "--${value}--" is missing` }
}
