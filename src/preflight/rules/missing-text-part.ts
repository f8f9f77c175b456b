import { placeOfType } from '../message/mime-fields.ts'
import type { Rule } from '../rule.ts'

export const missingTextPart: Rule = {
  id: 'missing-text-part',
  group: 'structure',
  severity: 'warning',
  title: 'HTML without a text part',
  why: 'Filters penalize messages that have only an HTML part, and text-only clients show nothing.',
  source: 'RFC 2046 §5.1.4; SpamAssassin MIME_HTML_ONLY',
  fix: 'Add a text/plain part as the first part of multipart/alternative',
  ignores: 'The rule ignores templates, because presend creates the text part from the HTML.',
  bad: {
    file: 'ready.eml',
    text: 'From: a@b.com\nSubject: Ready\nMIME-Version: 1.0\nContent-Type: text/html; charset=utf-8\n\n<p>Ready</p>\n',
  },
  good: { about: 'A template without a text part', text: '<p>Ready</p>\n' },
  check({ mime }) {
    if (mime === null) return null
    const html = mime.parts.find(({ contentType }) => contentType === 'text/html')
    const hasText = mime.parts.some(
      ({ contentType, children }) => contentType === 'text/plain' && children.length === 0,
    )
    if (html === undefined || hasText) return null
    return { at: placeOfType(mime, html), message: 'The message has HTML, but no text part' }
  },
}
