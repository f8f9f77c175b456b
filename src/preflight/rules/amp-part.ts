import { bodyOfPart, placeOfType } from '../message/mime-fields.ts'
import type { Rule } from '../rule.ts'

const type = 'text/x-amp-html'

export const ampPart: Rule = {
  id: 'amp-part',
  group: 'structure',
  severity: 'error',
  title: 'Misplaced or invalid AMP part',
  why: 'Clients show the AMP part only if the message has exactly one, placed between the text and HTML parts of multipart/alternative, and its <html> tag has the ⚡4email attribute.',
  source: 'amp.dev, structure and rendering of AMP emails',
  fix: 'Put exactly one text/x-amp-html part, with <html ⚡4email>, between the text and HTML parts',
  ignores: 'The rule ignores messages without an AMP part.',
  bad: {
    file: 'last.eml',
    text: 'From: a@b.com\nSubject: x\nMIME-Version: 1.0\nContent-Type: multipart/alternative; boundary=x\n\n--x\n\nHello\n--x\nContent-Type: text/html\n\n<p>Hello</p>\n--x\nContent-Type: text/x-amp-html; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n<!doctype html><html ⚡4email><body>Hi</body></html>\n--x--\n',
  },
  good: {
    about: 'An AMP part in the right place',
    file: 'right.eml',
    text: 'From: a@b.com\nSubject: x\nMIME-Version: 1.0\nContent-Type: multipart/alternative; boundary=x\n\n--x\n\nHello\n--x\nContent-Type: text/x-amp-html; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n<!doctype html><html ⚡4email><body>Hi</body></html>\n--x\nContent-Type: text/html\n\n<p>Hello</p>\n--x--\n',
  },
  check({ mime }) {
    if (mime === null) return null
    const parts = mime.parts.filter(({ contentType }) => contentType === type)
    const [first, second] = parts
    if (first === undefined) return null
    if (second !== undefined)
      return { at: placeOfType(mime, second), message: 'The message has more than one AMP part' }
    const at = placeOfType(mime, first)
    const { parent } = first
    if (parent?.contentType !== 'multipart/alternative')
      return { at, message: 'The AMP part is not inside multipart/alternative' }
    const types = parent.children.map(({ contentType }) => contentType)
    if (types.at(-1) === type) return { at, message: 'The AMP part comes after the HTML part instead of before it' }
    const source = Buffer.from(bodyOfPart(mime, first), 'latin1').toString('utf8')
    const hasMark = /<html[^<>]{0,200}\s(?:⚡4email|amp4email|=E2=9A=A14email)/iu.test(source)
    return hasMark || first.encoding === 'base64'
      ? null
      : { at, message: 'The <html> tag of the AMP part has no ⚡4email attribute' }
  },
}
