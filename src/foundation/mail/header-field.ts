/** Checks header fields and subjects written by users. */

import { bad, ok, type Parsed, type Problem, problemsOf, quoteValue, renamed } from '../errors/problem.ts'
import { hasControlCharacters } from './control-characters.ts'
import type { HeaderField } from './message.ts'
import { addressFields } from './mime-message.ts'
import { parseAddressList } from './parse-address.ts'

const maxNameCharacters = 76
const maxValueCharacters = 8192
/** The maximum length of a word. RFC 5322 §2.1.1 allows lines of 998 octets, and lines break only at spaces. */
const maxWordCharacters = 990

/** Header fields that only presend or a mail server may write. */
const reserved =
  /^(?:to|cc|bcc|date|message-id|mime-version|received|return-path|delivered-to|dkim-signature|authentication-results|x-presend-test|content-.*|arc-.*|resent-.*)$/iu
/** Header fields for which presend has a separate setting. */
const fieldsWithSettings = new Set(['subject', 'from', 'reply-to'])
/** Header fields whose grammar does not allow encoded-words (RFC 2047 §5). */
const structuredFields =
  /^(?:list-(?!id$).*|in-reply-to|references|auto-submitted|precedence|feedback-id|importance|x-priority)$/iu

/**
 * Parses a header field written by a user. Rejects invalid and reserved names, control characters, and values that
 * cannot be folded. Each problem has `input: 'headers'`.
 */
export function parseHeaderField(field: HeaderField): Parsed<HeaderField> {
  const name = field.name.trim()
  const value = field.value.trim()
  const problems = [...nameProblems(name), ...valueProblems(name, value)]
  return problems.length > 0 ? bad(...problems) : ok({ name, value })
}

/** Returns the problems with a subject. The problems have the given `input`. */
export function subjectProblems(subject: string, input: string): readonly Problem[] {
  return textProblems(input, subject)
}

function nameProblems(name: string): readonly Problem[] {
  if (!/^[!-9;-~]+$/u.test(name) || name.length > maxNameCharacters) {
    const expected = `a header name of at most ${maxNameCharacters} printable ASCII characters without a colon`
    return [{ input: 'headers', came: quoteValue(name), expected }]
  }
  const field = name.toLowerCase()
  if (fieldsWithSettings.has(field)) {
    const expected = 'a header field without a dedicated setting'
    return [{ input: 'headers', came: quoteValue(name), expected, todo: `use the ${field} setting instead` }]
  }
  const expected = 'header fields that neither presend nor a mail server writes'
  return reserved.test(name) ? [{ input: 'headers', came: quoteValue(name), expected, todo: 'remove this field' }] : []
}

function valueProblems(name: string, value: string): readonly Problem[] {
  const input = `headers: ${quoteValue(name)}`
  if (value === '') return [{ input, came: 'no value', expected: 'a value', todo: 'add a value, or remove the line' }]
  const problems = textProblems(input, value)
  if (problems.length > 0) return problems
  if (addressFields.test(name)) return problemsOf(renamed(parseAddressList(value), input))
  if (!structuredFields.test(name) || /^[\t -~]*$/u.test(value)) return []
  return [{ input, came: quoteValue(value), expected: 'only ASCII characters', todo: 'percent-encode the URL' }]
}

function textProblems(input: string, value: string): readonly Problem[] {
  if (hasControlCharacters(value)) {
    return [{ input, came: quoteValue(value), expected: 'one line without control characters' }]
  }
  if (value.length > maxValueCharacters) {
    return [{ input, came: `${value.length} characters`, expected: `at most ${maxValueCharacters}` }]
  }
  // Non-ASCII values become encoded-words, which can be folded anywhere, so their word length is not limited.
  const isEncoded = !/^[\t -~]*$/u.test(value)
  if (isEncoded || value.split(/[ \t]+/u).every((word) => word.length <= maxWordCharacters)) return []
  const expected = `words of at most ${maxWordCharacters} characters`
  return [{ input, came: quoteValue(value), expected, todo: 'shorten the word, or add a space' }]
}
