/** Collects problems, so that all of them can be reported at once. */

import type { Parsed, Problem } from '../foundation/errors/problem.ts'

export interface ProblemList {
  /** Returns the value of a result. If the result consists of problems, collects them and returns null. */
  take<T>(parsed: Parsed<T>): T | null
  add(...problems: readonly Problem[]): void
  /** The collected problems, in order and without duplicates. */
  all(): readonly Problem[]
}

export function problemList(): ProblemList {
  const found = new Map<string, Problem>()
  const add = (...problems: readonly Problem[]): void => {
    for (const problem of problems) found.set(JSON.stringify(problem), problem)
  }
  return {
    add,
    take: (parsed) => {
      if (parsed.status === 'ok') return parsed.value
      add(...parsed.problems)
      return null
    },
    all: () => [...found.values()],
  }
}
