/** Renders problems with inputs as the reason for an outcome. */

import { type Problem, renderProblem } from '../foundation/errors/problem.ts'
import { renderCount } from '../foundation/errors/render-count.ts'
import type { CheckResult, NotSentCause } from './check-result.ts'

/**
 * Returns the outcome and its reason. If all problems are expired time limits, the outcome is inconclusive, because the
 * machine may be slow. The reason contains the first problem and the number of others. */
export function badInput(problems: readonly Problem[]): NotSentCause {
  const [first] = problems
  const reason = first === undefined ? 'there is nothing to send' : renderProblem(first)
  const more = problems.length <= 1 ? '' : ` (and ${renderCount(problems.length - 1, 'more problem')})`
  const isSlow = first !== undefined && problems.every(({ isTimeout }) => isTimeout === true)
  return { outcome: isSlow ? 'inconclusive' : 'misconfigured', reason: `${reason}${more}` }
}

/** Returns the outcome and the reason of a run that sent nothing because of the problems. */
export function badInputRun(problems: readonly Problem[]): Pick<CheckResult, 'outcome' | 'reason' | 'simulated'> {
  const { outcome, reason } = badInput(problems)
  return { outcome, reason: `${reason}; nothing was sent`, simulated: 'none' }
}

/** Returns the problems that concern the whole run, and not single templates. */
export function problemsOfRun({ problems, tests }: Pick<CheckResult, 'problems' | 'tests'>): readonly Problem[] {
  const ofTests = new Set(tests.flatMap((test) => test.problems ?? []).map(renderProblem))
  return problems.filter((problem) => !ofTests.has(renderProblem(problem)))
}
