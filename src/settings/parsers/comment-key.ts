/** The key of a comment: a text of the user's, or the matrix leg as GitHub's `toJSON(matrix)` writes it. */

import type { Parsed } from '../../errors/problem.ts'
import { ok } from '../../errors/problem.ts'
import { oneLine } from './text.ts'

/** A matrix leg may hold whole objects; the marker names a long key by its hash. */
const longestKey = 100_000

/** `{"node": 24, "os": "ubuntu"}` becomes `node: 24, os: ubuntu`; a job without a matrix gives `null`. Any other text is kept. */
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

/** `undefined`: not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
