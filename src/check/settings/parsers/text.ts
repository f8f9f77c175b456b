/** Parses strings, paths, tokens and passwords. */

import { ok, type Parsed } from '../../../foundation/errors/problem.ts'
import { Secret } from '../../../foundation/world/secret.ts'
import { badSecret, badText } from '../engine/bad-text.ts'
import type { ParseText } from '../engine/row.ts'

/**
 * Matches C0 and C1 control characters, DEL, and the two Unicode line separators that some programs treat as CR or LF.
 */
// oxlint-disable-next-line no-control-regex -- this pattern is meant to match control characters
const controlPattern = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/u

/** Parses one line of at most `maxLength` characters. */
export function oneLine(maxLength: number): ParseText<string> {
  return (text, input) => {
    if (controlPattern.test(text)) {
      return badText(
        { input, text },
        'one line without control characters',
        'remove newlines, tabs and other control characters',
      )
    }
    if (text.length <= maxLength) return ok(text)
    return badText({ input, text }, `at most ${maxLength} characters (this value has ${text.length})`)
  }
}

/** Parses the text of an address header field. The addresses are checked when the message is rendered. */
export function parseAddressText(text: string, input: string): Parsed<string> {
  const line = oneLine(2000)(text, input)
  if (line.status === 'bad' || text.includes('@') || text.includes('{{')) return line
  return badText({ input, text }, 'an address such as Shop <hello@shop.example>')
}

/** Parses a path in the repository. Removes a leading `./`. */
export function parsePath(text: string, input: string): Parsed<string> {
  const line = oneLine(4096)(text, input)
  if (line.status === 'bad') return line
  if (/^[a-z][a-z0-9+.-]*:\/\//iu.test(text)) return badText({ input, text }, 'a path in the repository, not a URL')
  return ok(text.replace(/^(?:\.\/)+(?=.)/u, ''))
}

/**
 * Parses the path of the folder for report files. Allows only characters that need no escaping in shells, logs and
 * artifact names.
 */
export function parseFolder(text: string, input: string): Parsed<string> {
  if (/^[\w./ -]+$/u.test(text)) return parsePath(text, input)
  return badText(
    { input, text },
    'a path that contains only letters, digits, spaces and . _ - /',
    'for example presend-report',
  )
}

/**
 * Parses a token for the `Authorization` header field, which may contain only visible ASCII characters. Spaces and
 * newlines around the token are removed.
 */
export function parseToken(text: string, input: string): Parsed<Secret> {
  const token = text.trim()
  if (/^[\u0021-\u007e]{1,4096}$/u.test(token)) return ok(new Secret(token))
  return badSecret(
    input,
    'visible ASCII characters without spaces',
    'copy the token again: this value contains spaces, newlines or other invalid characters',
  )
}

/** Parses a password. Trailing newlines are removed, because `echo` and editors add them. */
export function parsePassword(text: string, input: string): Parsed<Secret> {
  const password = withoutTrailingNewlines(text)
  if (!controlPattern.test(password) && password.length <= 4096) return ok(new Secret(password))
  return badSecret(input, 'one line without control characters', 'copy the password again')
}

/** Removes trailing newlines with a loop, because a pattern such as /[\r\n]+$/ takes quadratic time. */
function withoutTrailingNewlines(text: string): string {
  let end = text.length
  while (end > 0 && /[\r\n]/u.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

const maxPatternCharacters = 256
const maxAlternatives = 100
/** The maximum number of groups such as `+(a|b)`. */
const maxGroups = 2

/**
 * Parses a path or a glob. The number of braces and groups is limited, because each one multiplies the number of
 * patterns to match.
 */
export function parsePattern(text: string, input: string): Parsed<string> {
  const path = parsePath(text, input)
  if (path.status === 'bad' || !/[*?[{(]/u.test(path.value)) return path
  if (path.value.length > maxPatternCharacters) {
    const expected = `a pattern of at most ${maxPatternCharacters} characters (this one has ${path.value.length})`
    return badText({ input, text }, expected)
  }
  if (!hasFewAlternatives(path.value)) {
    const expected = `braces with at most ${maxAlternatives} alternatives in total, without ranges or nesting`
    return badText({ input, text }, expected, 'use several patterns')
  }
  if (!hasFewGroups(path.value)) {
    const expected = `at most ${maxGroups} groups such as +(a|b), without nesting`
    return badText({ input, text }, expected, 'use several patterns')
  }
  return path
}

/** Limits the number of alternatives that braces expand to. For example, `{a,b}{c,d}` expands to four alternatives. */
function hasFewAlternatives(pattern: string): boolean {
  const groups = pattern.match(/\{[^{}]*\}?/gu) ?? []
  const isNested = /\{[^}]*\{/u.test(pattern)
  const isRange = groups.some((group) => group.includes('..'))
  const count = groups.reduce((product, group) => product * group.split(',').length, 1)
  return !isNested && !isRange && count <= maxAlternatives
}

function hasFewGroups(pattern: string): boolean {
  const groups = pattern.match(/[?*+@!]\(/gu) ?? []
  return groups.length <= maxGroups && !/[?*+@!]\([^)]*[?*+@!]\(/u.test(pattern)
}
