/** Collects what is wrong, so that an author sees all of it at once. */

import type { Parsed, Problem } from '../errors/problem.ts'

export interface ProblemList {
  /** The value of a good answer; `null` for a bad one, whose problems are kept. */
  take<T>(parsed: Parsed<T>): T | null
  add(...problems: readonly Problem[]): void
  /** Without repetitions, in the order in which they were found. */
  all(): readonly Problem[]
}

/** An empty list. */
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
