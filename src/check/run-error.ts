/** Converts exceptions that end a run to outcomes. */

import { PresendError } from '../foundation/errors/presend-error.ts'
import type { Problem } from '../foundation/errors/problem.ts'
import type { RunError } from './check-result.ts'

export interface Failure extends RunError {
  readonly outcome: 'misconfigured' | 'inconclusive'
  readonly problems: readonly Problem[]
  readonly isCancelled: boolean
}

/** Returns the error to report; `null` for a cancellation, which is not an error. */
export function errorOf(failure: Failure | null): RunError | null {
  return failure === null || failure.isCancelled ? null : { code: failure.code, message: failure.message }
}

/**
 * Returns true if a failure concerns the whole run, because the service or the SMTP server cannot be used, or because the
 * run timed out or was canceled. A message that cannot be composed does not affect the other messages.
 */
export function isOfRun({ code }: Failure): boolean {
  return code !== 'MESSAGE_INVALID' && code !== 'UNEXPECTED'
}

/** The maximum length of the message of an unknown error, in UTF-16 code units. */
const longestMessage = 500

/** Converts an exception to an outcome. An exception of an unknown type is a bug and makes the run inconclusive. */
export function describeFailure(error: unknown, signal: AbortSignal): Failure {
  if (error instanceof PresendError) {
    const { code, message, outcome, problems } = error
    return { code, message, outcome, problems, isCancelled: false }
  }
  if (signal.aborted) {
    const message = 'the run was canceled'
    return { code: 'CANCELLED', message, outcome: 'inconclusive', problems: [], isCancelled: true }
  }
  const came = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return {
    code: 'UNEXPECTED',
    message: `unexpected error: ${came.slice(0, longestMessage)}; please report this bug in presend`,
    outcome: 'inconclusive',
    problems: [],
    isCancelled: false,
  }
}
