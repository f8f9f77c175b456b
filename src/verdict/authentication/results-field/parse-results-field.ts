/** Parses an Authentication-Results field. Source: RFC 8601 §2.2. */

import { readSegments, type Segment } from './read-segments.ts'

/** A property such as `smtp.mailfrom=news@shop.example`, with names in lower case and the value without quotes. */
export interface ResultProperty {
  /**
   * The property type: `smtp`, `header`, `body` or `policy`; null for a property without a type (Microsoft's
   * `action=none`).
   */
  readonly type: string | null
  readonly name: string
  readonly value: string
}

export interface MethodResult {
  /** The method in lower case: `spf`, `dkim`, `dmarc`, `arc`, … */
  readonly method: string
  /** The result in lower case: `pass`, `fail`, `softfail`, … */
  readonly result: string
  readonly reason: string | null
  /** The comments in the result; untrusted text. */
  readonly comments: readonly string[]
  readonly properties: readonly ResultProperty[]
}

export interface ResultsField {
  /** The authserv-id in lower case; null if missing (Microsoft's fields begin with the first result). */
  readonly authservId: string | null
  /** The version of the field's format; null if not stated. */
  readonly version: number | null
  /** The results in the field; empty if the field says `none`. */
  readonly results: readonly MethodResult[]
}

/** The maximum length of a field; longer fields are ignored, to limit the parsing time. */
const maxFieldLength = 65_536
const maxResultCount = 200

/**
 * Parses the value of a field. Skips parts of the value that are not results.
 *
 * @returns null if the field has neither an authserv-id nor a result
 */
export function parseResultsField(rawValue: string): ResultsField | null {
  if (rawValue.length > maxFieldLength) return null
  const [head, ...rest] = readSegments(rawValue)
  if (head === undefined) return null
  const isHeadless = pairsOf(head).length > 0
  const identity = isHeadless ? { authservId: null, version: null } : parseIdentity(head)
  if (identity === null) return null
  const segments = (isHeadless ? [head, ...rest] : rest).slice(0, maxResultCount)
  const results = segments.flatMap(parseResult)
  return { ...identity, results }
}

/** Parses an authserv-id and a version, such as `mx.shop.example 1`. */
function parseIdentity({ text }: Segment): Pick<ResultsField, 'authservId' | 'version'> | null {
  const found = /^\s*("(?:[^"\\]|\\.)*"|[^\s"]+)(?:\s+(\d{1,9}))?\s*$/u.exec(text)
  if (found === null) return null
  const version = found[2] === undefined ? null : Number(found[2])
  return { authservId: unquote(found[1] ?? '').toLowerCase(), version }
}

function parseResult(segment: Segment): readonly MethodResult[] {
  const [first, ...others] = pairsOf(segment)
  if (first === undefined) return []
  const method = /^([a-z][a-z0-9-]*)(?:\/\d+)?$/u.exec(first.name)?.[1]
  // No standard result contains an underscore, but Yahoo writes `perm_fail`.
  const result = /^[a-z][a-z0-9_-]*$/iu.exec(first.value)?.[0]
  if (method === undefined || result === undefined) return []
  const reason = others.find((pair) => pair.name === 'reason')?.value ?? null
  const properties = others.filter((pair) => pair.name !== 'reason').map(toProperty)
  return [{ method, result: result.toLowerCase(), reason, comments: segment.comments, properties }]
}

interface Pair {
  readonly name: string
  readonly value: string
}

/** Reads all `name=value` pairs. White space is allowed around `=`, `.` and `/`. */
function pairsOf({ text }: Segment): readonly Pair[] {
  const close = outsideQuotes(outsideQuotes(text, /\s+/u, ' '), / ?[=./] ?/u, (sign) => sign.trim())
  const pairs = close.matchAll(/(?<=^|\s)([A-Za-z][A-Za-z0-9_./-]*)=((?:"(?:[^"\\]|\\.)*"|[^\s"])*)/gu)
  return Array.from(pairs, ([, name = '', value = '']) => ({ name: name.toLowerCase(), value: unquote(value) }))
}

function outsideQuotes(text: string, pattern: RegExp, by: string | ((found: string) => string)): string {
  const either = new RegExp(`"(?:[^"\\\\]|\\\\.)*"|${pattern.source}`, 'gu')
  return text.replaceAll(either, (found) => {
    if (found.startsWith('"')) return found
    return typeof by === 'string' ? by : by(found)
  })
}

function toProperty({ name, value }: Pair): ResultProperty {
  const dot = name.indexOf('.')
  return dot < 0 ? { type: null, name, value } : { type: name.slice(0, dot), name: name.slice(dot + 1), value }
}

/** Removes quotation marks, including those inside the value: `"a b"@shop.example` is an address. */
function unquote(value: string): string {
  return value.replaceAll(/"((?:[^"\\]|\\.)*)"/gu, (_whole, inside: string) => inside.replaceAll(/\\(.)/gu, '$1'))
}
