/** Helpers that return parser results in the short forms that tests compare. */

import type { RowSpec } from '../../src/check/settings/engine/row.ts'
import { type Parsed, renderProblem } from '../../src/foundation/errors/problem.ts'

/** Returns the value; throws with the problems if there is none. */
export function valueOf<T>(parsed: Parsed<T>): T {
  if (parsed.status === 'ok') return parsed.value
  throw new Error(parsed.problems.map(renderProblem).join('\n'))
}

/** Returns the problems as users see them; empty for a successful result. */
export function problemsOf(parsed: Parsed<unknown>): readonly string[] {
  return parsed.status === 'ok' ? [] : parsed.problems.map(renderProblem)
}

/** Parses a string with a row of the settings table. */
export function readRow(row: RowSpec<string, unknown>, text: string): Parsed<unknown> {
  return row.kind.parse({ form: 'text', text }, 'a-setting')
}
