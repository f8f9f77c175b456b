/** Parses the key of a comment: any text, or the output of GitHub's `toJSON(matrix)`. */

import { ok, type Parsed } from '../../errors/problem.ts'
import { oneLine } from './text.ts'

/**
 * The maximum length of a key. Matrix values can be large objects; for a long key, the comment's marker contains a
 * hash.
 */
const longestKey = 100_000

/**
 * Converts `{"node": 24, "os": "ubuntu"}` to `node: 24, os: ubuntu`. Returns `null` if there is no matrix, and any
 * other text unchanged.
 */
export function parseCommentKey(text: string, input: string): Parsed<string | null> {
  const parsed = oneLine(longestKey)(text.replaceAll(/\s+/gu, ' ').trim(), input)
  if (parsed.status === 'bad') return parsed
  const line = parsed.value
  const leg = parseJson(line)
  if (leg === null) return ok(null)
  if (typeof leg !== 'object') return ok(line)
  const parts = Object.entries(leg).map(([name, value]) => {
    return `${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`
  })
  return ok(parts.length === 0 ? null : parts.join(', '))
}

/** Parses JSON. Returns `undefined` if the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
