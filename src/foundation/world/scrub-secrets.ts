/** Removes secrets from all text that leaves the process and is not masked by GitHub. */

import type { Secret } from './secret.ts'
import { isMaskable, loginForms, secretForms } from './secret-forms.ts'

/** Returns the text with each secret replaced with `***`. */
export type Scrub = (text: string) => string

interface Span {
  readonly start: number
  readonly end: number
}

/**
 * Creates a function that replaces the secrets, their lines and their encodings (base64 at all offsets, base64url, URI,
 * hex, JSON, HTML, login strings) with `***`. Matches that overlap or touch become a single `***`.
 *
 * @param usernames the names combined with a password in login strings
 */
export function scrubber(secrets: readonly Secret[], usernames: readonly string[] = []): Scrub {
  const values = secrets.map((secret) => secret.reveal()).filter(isMaskable)
  const logins = values.flatMap((value) => usernames.flatMap((name) => loginForms(name, value)))
  const forms = [...new Set([...values.flatMap(secretForms), ...logins])]
  return (text) => replaceSpans(text, mergeSpans(forms.flatMap((form) => spansOf(text, form))))
}

/**
 * Scrubs every string in the data except for property names. Scrub data before rendering it, because a secret that has
 * been escaped may no longer be found.
 *
 * @param data plain JSON data
 */
export function scrubData<T>(data: T, scrub: Scrub): T {
  return JSON.parse(JSON.stringify(data), (_name, value: unknown) => (typeof value === 'string' ? scrub(value) : value))
}

function spansOf(text: string, form: string): readonly Span[] {
  const spans: Span[] = []
  for (let start = text.indexOf(form); start !== -1; start = text.indexOf(form, start + 1)) {
    spans.push({ start, end: start + form.length })
  }
  return spans
}

/** Merges spans that overlap or touch. */
function mergeSpans(spans: readonly Span[]): readonly Span[] {
  const merged: Span[] = []
  for (const span of spans.toSorted((left, right) => left.start - right.start)) {
    const last = merged.at(-1)
    if (last === undefined || span.start > last.end) merged.push(span)
    else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) }
  }
  return merged
}

function replaceSpans(text: string, spans: readonly Span[]): string {
  if (spans.length === 0) return text
  const parts: string[] = []
  let from = 0
  for (const { start, end } of spans) {
    parts.push(text.slice(from, start), '***')
    from = end
  }
  return [...parts, text.slice(from)].join('')
}
