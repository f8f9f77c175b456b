/** A Received field's value → its words and comments, in their order. Source: RFC 5321 §4.4, RFC 5322 §3.2.2. */

import { commentEnd } from '../comment-end.ts'

/** A word, or a comment without its outer brackets (inner ones stay). */
export interface ReceivedToken {
  readonly kind: 'word' | 'comment'
  readonly text: string
}

/** Real fields are shorter than a thousand characters. */
const maxLength = 8192

/** The tokens before the date; a comment that never ends goes on to the end. */
export function readReceivedTokens(value: string): readonly ReceivedToken[] {
  const source = value.slice(0, maxLength).replaceAll(/\r?\n/gu, '')
  const tokens: ReceivedToken[] = []
  let at = 0
  while (at < source.length && source.charAt(at) !== ';') {
    const end = endOf(source, at)
    const text = source.slice(at, end)
    if (text.startsWith('(')) tokens.push({ kind: 'comment', text: text.replaceAll(/^\(|\)$/gu, '').trim() })
    else if (text.trim() !== '') tokens.push({ kind: 'word', text })
    at = end
  }
  return tokens
}

function endOf(source: string, start: number): number {
  if (source.charAt(start) === '(') return commentEnd(source, start)
  if (/\s/u.test(source.charAt(start))) return start + 1
  const length = source.slice(start).search(/[\s(;]/u)
  return length < 0 ? source.length : start + length
}
