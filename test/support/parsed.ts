/** What a parser answered, in the short forms that tests compare. */

import { type Parsed, renderProblem } from '../../src/errors/problem.ts'
import type { RowSpec } from '../../src/settings/engine/row.ts'

/** The value; throws with the problems when there is none. */
export function valueOf<T>(parsed: Parsed<T>): T {
  if (parsed.status === 'ok') return parsed.value
  throw new Error(parsed.problems.map(renderProblem).join('\n'))
}

/** The problems as users read them; empty for a good answer. */
export function problemsOf(parsed: Parsed<unknown>): readonly string[] {
  return parsed.status === 'ok' ? [] : parsed.problems.map(renderProblem)
}

/** What a row of the settings table makes of a text. */
export function readRow(row: RowSpec<string, unknown>, text: string): Parsed<unknown> {
  return row.kind.parse({ form: 'text', text }, 'a-setting')
}
