/** What an exception means for a run. */

import { PresendError } from '../errors/presend-error.ts'
import type { Problem } from '../errors/problem.ts'
import type { RunError } from './check-result.ts'

/** An exception, understood. */
export interface Failure extends RunError {
  readonly outcome: 'misconfigured' | 'inconclusive'
  readonly problems: readonly Problem[]
  readonly isCancelled: boolean
}

/** Longest message of an error that is not ours. */
const longestMessage = 500

/** `inconclusive` unless the error says otherwise; an error of no known kind is a defect of presend and says so. */
export function describeFailure(error: unknown, signal: AbortSignal): Failure {
  if (error instanceof PresendError) {
    const { code, message, outcome, problems } = error
    return { code, message, outcome, problems, isCancelled: false }
  }
  if (signal.aborted) {
    const message = 'the run was cancelled'
    return { code: 'CANCELLED', message, outcome: 'inconclusive', problems: [], isCancelled: true }
  }
  const came = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return {
    code: 'UNEXPECTED',
    message: `unexpected error: ${came.slice(0, longestMessage)}; this is a defect of presend, please report it`,
    outcome: 'inconclusive',
    problems: [],
    isCancelled: false,
  }
}
