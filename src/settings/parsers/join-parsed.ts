/** Several answers of parsers as one. */

import type { Parsed } from '../../errors/problem.ts'
import { bad, ok } from '../../errors/problem.ts'

/** All values, or all problems. */
export function joinParsed<T>(parsed: readonly Parsed<T>[]): Parsed<readonly T[]> {
  const problems = parsed.flatMap((item) => (item.status === 'bad' ? item.problems : []))
  if (problems.length > 0) return bad(...problems)
  return ok(parsed.flatMap((item) => (item.status === 'ok' ? [item.value] : [])))
}
