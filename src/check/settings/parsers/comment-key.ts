/** Parses `comment-key`, which is any string or the output of GitHub's `toJSON(matrix)`. */

import { parseJson } from '../../../foundation/errors/json-object.ts'
import { ok, type Parsed } from '../../../foundation/errors/problem.ts'
import { oneLine } from './text.ts'

/**
 * The maximum length of a key, which allows for large objects in a matrix. If the key is long, the comment contains a
 * hash of the key.
 */
const longestKey = 100_000

/**
 * Converts the values of a matrix, such as `{"node": 24, "os": "ubuntu"}`, to `node: 24, os: ubuntu`. Returns `null`
 * for a job without a matrix. Returns any other text unchanged.
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
