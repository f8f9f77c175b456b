/** Header fields: which of a user's are right, and how any of them is written so that no line is too long. */

import { bad, ok, type Parsed, type Problem, quoteValue } from '../errors/problem.ts'
import type { MailAddress } from './address.ts'
import { hasControlCharacters, withoutControlCharacters } from './control-characters.ts'
import { encodeWords, looksLikeEncodedWord } from './encoded-word.ts'
import { fold, hasUnfoldableRun } from './fold.ts'
import type { HeaderField } from './message.ts'
import { parseAddressList, renderAddress } from './parse-address.ts'

const maxNameCharacters = 76
const maxValueCharacters = 8192

/** Fields that presend writes, or that only servers write; `Content-…`, `ARC-…` and `Resent-…` are among them. */
const reserved =
  /^(?:to|cc|bcc|date|message-id|mime-version|received|return-path|delivered-to|dkim-signature|authentication-results|x-presend-test|content-.*|arc-.*|resent-.*)$/iu
/** Fields with an input of their own. */
const inputsOfFields: Readonly<Record<string, string>> = { subject: 'subject', from: 'from', 'reply-to': 'reply-to' }
/** Fields that hold mailboxes: names in them are encoded, addresses are not. */
const mailboxFields = /^(?:sender|errors-to|disposition-notification-to|return-receipt-to)$/iu
/** Fields with a grammar in which an encoded-word would be text (RFC 2047 §5). */
const structuredFields =
  /^(?:list-(?!id$).*|in-reply-to|references|auto-submitted|precedence|feedback-id|importance|x-priority)$/iu

/** True for a field that a template or an input may not give: presend, a server, or another input writes it. */
export function isReservedHeader(name: string): boolean {
  return reserved.test(name) || Object.hasOwn(inputsOfFields, name.toLowerCase())
}

/**
 * A header field as a user gave it, with the space around its value dropped. Refused: a name that is none
 * (RFC 5322 §3.6.8), a reserved one, line ends and control characters in the value, and what cannot be folded.
 * Problems carry `input: 'headers'`.
 */
export function parseHeaderField(field: HeaderField): Parsed<HeaderField> {
  const name = field.name.trim()
  const value = field.value.trim()
  const problems = [...nameProblems(name), ...valueProblems(name, value)]
  return problems.length > 0 ? bad(...problems) : ok({ name, value })
}

/**
 * One field, folded, without its last CRLF: encoded-words where the value is not plain ASCII. Total: control
 * characters become spaces, and no line is over 998 octets, whatever the value.
 */
export function renderHeaderField(name: string, value: string): string {
  if (mailboxFields.test(name)) {
    const addresses = parseAddressList(value)
    if (addresses.status === 'ok') return renderAddressField(name, addresses.value)
  }
  const clean = withoutControlCharacters(value).trim()
  const isPlain = /^[\t -~]*$/u.test(clean) && !looksLikeEncodedWord(clean) && !hasUnfoldableRun(clean)
  // RFC 2919 §2: of a List-Id only the description may be encoded, not the id that programs compare.
  const id = /^list-id$/iu.test(name) ? (/ *<[!-;=?-~]+>$/u.exec(clean)?.[0] ?? '') : ''
  return fold(`${name}: ${isPlain ? clean : `${encodeWords(clean.slice(0, clean.length - id.length))}${id}`}`)
}

/** A field that holds mailboxes, folded, without its last CRLF. */
export function renderAddressField(name: string, addresses: readonly MailAddress[]): string {
  return fold(`${name}: ${addresses.map(renderAddress).join(', ')}`)
}

/** What is wrong with a subject, under the name `input`; none when it can be sent. */
export function subjectProblems(subject: string, input: string): readonly Problem[] {
  return [...controlProblems(input, subject), ...lengthProblems(input, subject)]
}

function nameProblems(name: string): readonly Problem[] {
  if (!/^[!-9;-~]+$/u.test(name) || name.length > maxNameCharacters) {
    const expected = `a header name of at most ${maxNameCharacters} printable ASCII characters without a colon`
    return [{ input: 'headers', came: quoteValue(name), expected }]
  }
  const input = inputsOfFields[name.toLowerCase()]
  if (input !== undefined) {
    return [{ input: 'headers', came: quoteValue(name), expected: 'other header fields', todo: `use ${input} instead` }]
  }
  const expected = 'header fields that neither presend nor a mail server writes'
  return reserved.test(name) ? [{ input: 'headers', came: quoteValue(name), expected, todo: 'remove it' }] : []
}

function valueProblems(name: string, value: string): readonly Problem[] {
  const input = `headers: ${quoteValue(name)}`
  if (value === '') return [{ input, came: 'no value', expected: 'a value', todo: 'give one or remove the line' }]
  const problems = [...controlProblems(input, value), ...lengthProblems(input, value)]
  if (problems.length > 0) return problems
  if (mailboxFields.test(name)) return addressProblems(input, value)
  if (!structuredFields.test(name)) return []
  if (!/^[\t -~]*$/u.test(value))
    return [{ input, came: quoteValue(value), expected: 'ASCII only', todo: 'encode the URL' }]
  const expected = 'no piece without a space longer than 990 characters'
  return hasUnfoldableRun(value) ? [{ input, came: quoteValue(value), expected, todo: 'use a shorter URL' }] : []
}

function controlProblems(input: string, value: string): readonly Problem[] {
  if (!hasControlCharacters(value)) return []
  return [{ input, came: quoteValue(value), expected: 'one line without control characters' }]
}

function lengthProblems(input: string, value: string): readonly Problem[] {
  if (value.length <= maxValueCharacters) return []
  return [{ input, came: `${value.length} characters`, expected: `at most ${maxValueCharacters}` }]
}

function addressProblems(input: string, value: string): readonly Problem[] {
  const addresses = parseAddressList(value)
  return addresses.status === 'ok' ? [] : addresses.problems.map((problem) => Object.assign({}, problem, { input }))
}
