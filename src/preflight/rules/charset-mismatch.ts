import type { HtmlAttribute } from '../../foundation/mail/html-tokens.ts'
import { replaceText } from '../fix/attribute-edits.ts'
import { attributeOf, attributeValue, elementsNamed, type HtmlElement } from '../html/html-document.ts'
import { isKnownCharset } from '../message/decode-part.ts'
import { bodyOfPart, bytesOfPart, placeOfType } from '../message/mime-fields.ts'
import type { MimeMessage, MimePart } from '../message/mime-part.ts'
import type { Fault, Rule } from '../rule.ts'
import type { ReadableText, RuleContext } from '../rule-context.ts'

export const charsetMismatch: Rule = {
  id: 'charset-mismatch',
  group: 'structure',
  severity: 'error',
  title: 'Declared charset that does not match the text',
  why: 'Clients decode the text with the declared charset. If that charset is wrong, readers see "CafÃ©" or "Caf�" instead of "Café".',
  source: 'RFC 2045 §5, RFC 2046 §4.1.2',
  fix: 'Encode the text as UTF-8, and declare charset=utf-8 in Content-Type and <meta>',
  ignores:
    'The rule ignores plain ASCII text with any declared charset, aliases of the same charset, and mojibake quoted in <code>.',
  bad: {
    file: 'cafe.eml',
    text: 'From: a@b.com\nSubject: x\nMIME-Version: 1.0\nContent-Type: text/plain; charset=us-ascii\nContent-Transfer-Encoding: 8bit\n\nCafé\n',
  },
  good: {
    about: 'ASCII text that is declared as iso-8859-1',
    file: 'ascii.eml',
    text: 'From: a@b.com\nSubject: x\nContent-Type: text/plain; charset=iso-8859-1\n\nCafe\n',
  },
  check(context) {
    const { mime, texts } = context
    // Bodies that are not valid base64 are reported by the transfer-encoding rule.
    if (mime?.parts.some((part) => isBrokenBase64(mime, part)) === true) return []
    const declared = mime === null ? [] : mime.parts.flatMap((part) => inPart(mime, part) ?? [])
    if (declared.length > 0) return declared
    return [...inMeta(context), ...texts.filter(({ part }) => part !== 'code').flatMap((one) => mojibakeIn(one) ?? [])]
  },
}

function inPart(mime: MimeMessage, part: MimePart): Fault | null {
  if (!part.contentType.startsWith('text/') || part.children.length > 0) return null
  const bytes = bytesOfPart(mime, part).toString('latin1')
  if (!/[\u0080-\u00ff]/u.test(bytes)) return null
  const charset = part.parameters.get('charset') ?? null
  const reason = reasonFor(charset, bytes)
  return reason === null ? null : { at: placeOfType(mime, part), message: reason }
}

function isBrokenBase64(mime: MimeMessage, part: MimePart): boolean {
  return part.encoding === 'base64' && /[^A-Za-z0-9+/=\s]/u.test(bodyOfPart(mime, part))
}

function reasonFor(charset: string | null, bytes: string): string | null {
  if (charset === null) return 'The text has non-ASCII characters, but Content-Type declares no charset'
  if (!isKnownCharset(charset)) return `Unknown charset "${charset}"`
  const isAscii = /^(?:us-)?ascii$|^ansi_x3/iu.test(charset.trim())
  if (isAscii) return `The text has non-ASCII characters, but the declared charset is ${charset}`
  const isUtf8 = isValidUtf8(bytes)
  const name = new TextDecoder(charset.trim()).encoding
  if (name === 'utf-8') return isUtf8 ? null : 'The declared charset is UTF-8, but the body is not valid UTF-8'
  // If UTF-8 is read in a single-byte charset, a two-byte character appears as two wrong characters.
  return isUtf8 && /^(?:windows-125\d|iso-8859-\d+|macintosh|koi8)/u.test(name)
    ? `The body is UTF-8, but the declared charset is ${charset}`
    : null
}

function isValidUtf8(latin1: string): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(latin1, 'latin1'))
    return true
  } catch {
    return false
  }
}

function inMeta(context: RuleContext): readonly Fault[] {
  const { html, mime, originAt } = context
  if (html === null) return []
  const part = mime?.parts.find(({ contentType }) => contentType === 'text/html')
  const sent = part?.parameters.get('charset') ?? 'utf-8'
  return elementsNamed(html, 'meta').flatMap((element): readonly Fault[] => {
    const attribute = attributeOf(element, 'charset') ?? attributeOf(element, 'content')
    if (attribute === undefined) return []
    const written = charsetIn(attribute, element)
    if (written === '') return []
    if (isSame(written, sent)) return []
    const start = attribute.valueStart + Math.max(0, attribute.value.indexOf(written))
    const message = `<meta> declares ${written}, but the message is sent as ${sent}`
    const edit = mime === null ? replaceText(start, { before: written, after: sent }, context) : {}
    return [{ at: originAt(attribute.valueStart), message, ...edit }]
  })
}

/** Returns the charset that the attribute declares, or an empty string if it declares none. */
function charsetIn({ name, value }: HtmlAttribute, element: HtmlElement): string {
  if (name === 'charset') return value
  if (!/^content-type$/iu.test(attributeValue(element, 'http-equiv') ?? '')) return ''
  return /charset=\s*["']?([\w-]+)/iu.exec(value)?.[1] ?? ''
}

function isSame(one: string, other: string): boolean {
  if (!isKnownCharset(one) || !isKnownCharset(other)) return one.toLowerCase() === other.toLowerCase()
  return new TextDecoder(one.trim()).encoding === new TextDecoder(other.trim()).encoding
}

/**
 * Matches UTF-8 that was decoded as windows-1252, so that a lead byte and a continuation byte became two characters.
 */
const mojibake = /\ufffd|[ÃÂ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[\u0080-\u00bf™œ“”˜¢¦\u009d]/u

function mojibakeIn(text: ReadableText): Fault | null {
  const found = mojibake.exec(text.text)
  // In correct text, a no-break space or a quotation mark can follow the letter Ã.
  if (found === null || /^Ã[\u00a0»«“”’]/u.test(found[0])) return null
  const start = text.text.slice(0, found.index).search(/\S{0,30}$/u)
  const word = text.text.slice(start).split(/\s/u)[0] ?? ''
  const message =
    found[0] === '\ufffd'
      ? `"${word}" contains a replacement character (�)`
      : `"${word}" was decoded with the wrong charset`
  return { at: text.originAt(found.index), message, cause: 'mojibake' }
}
