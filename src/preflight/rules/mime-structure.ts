import { fieldOfPart, isAttachment, placeOfPart, placeOfType } from '../message/mime-fields.ts'
import type { MimeMessage, MimePart } from '../message/mime-part.ts'
import type { Fault, Rule } from '../rule.ts'

export const mimeStructure: Rule = {
  id: 'mime-structure',
  group: 'structure',
  severity: 'error',
  title: 'MIME parts in the wrong order or place',
  why: 'Of the parts in multipart/alternative, clients show only the last one that they support. A text part after the HTML part hides the HTML, and an attachment inside multipart/alternative is lost.',
  source: 'RFC 2046 §5.1.4, RFC 2045 §4',
  fix: 'Put the parts in the order text, AMP, HTML, and nest them as mixed(related(alternative))',
  ignores: 'The rule accepts multipart/related inside or around multipart/alternative, and calendar parts at the end.',
  bad: {
    file: 'order.eml',
    text: 'From: a@b.com\nSubject: x\nMIME-Version: 1.0\nContent-Type: multipart/alternative; boundary=x\n\n--x\nContent-Type: text/html\n\n<p>Hello</p>\n--x\nContent-Type: text/plain\n\nHello\n--x--\n',
  },
  good: {
    about: 'A text part followed by an HTML part',
    file: 'right.eml',
    text: 'From: a@b.com\nSubject: x\nMIME-Version: 1.0\nContent-Type: multipart/alternative; boundary=x\n\n--x\nContent-Type: text/plain\n\nHello\n--x\nContent-Type: text/html\n\n<p>Hello</p>\n--x--\n',
  },
  check({ mime }) {
    if (mime === null) return []
    return [...missingVersion(mime), ...mime.parts.flatMap((part) => faultsIn(mime, part))]
  },
}

function missingVersion(mime: MimeMessage): readonly Fault[] {
  const { root } = mime
  const field = root.fields.find(({ name }) => /^content-(?:type|transfer-encoding)$/iu.test(name))
  if (field === undefined || fieldOfPart(root, 'mime-version') !== undefined) return []
  return [
    {
      at: mime.source.originAt(field.start),
      message: 'The MIME-Version field is missing',
      fix: 'Add the field MIME-Version: 1.0',
    },
  ]
}

function faultsIn(mime: MimeMessage, part: MimePart): readonly Fault[] {
  const { contentType, children, boundary } = part
  const at = placeOfType(mime, part)
  if (!/^[\w.+-]+\/[\w.+-]+$/u.test(contentType))
    return [{ at, message: `Invalid Content-Type "${contentType}"`, fix: 'Declare a media type such as text/html' }]
  if (!contentType.startsWith('multipart/')) return []
  if (boundary?.isClosed === true && children.length === 0) return [{ at, message: `${contentType} has no parts` }]
  return contentType === 'multipart/alternative' ? inAlternative(mime, children) : []
}

function inAlternative(mime: MimeMessage, parts: readonly MimePart[]): readonly Fault[] {
  const htmlAt = parts.findIndex(isHtml)
  const textAt = parts.findLastIndex(({ contentType }) => contentType === 'text/plain')
  const text = parts[textAt]
  const order: readonly Fault[] =
    htmlAt !== -1 && text !== undefined && textAt > htmlAt
      ? [{ at: placeOfType(mime, text), message: 'The text part comes after the HTML part instead of before it' }]
      : []
  const attached = parts.filter(isAttachment)
  return [
    ...order,
    ...attached.map((part) => ({
      at: placeOfPart(mime, part),
      message: 'An attachment is inside multipart/alternative',
    })),
  ]
}

function isHtml({ contentType, children }: MimePart): boolean {
  return contentType === 'text/html' || (contentType === 'multipart/related' && children.some(isHtml))
}
