/** The one error class: this run cannot go on, what that means for the outcome, and how it reads. */

import type { ErrorCode } from './codes.ts'
import type { Problem } from './problem.ts'
import { renderProblem } from './problem.ts'

/** The four parts of a message, and what the run must make of it. */
export interface PresendErrorParts {
  readonly code: ErrorCode
  /** `misconfigured`: the user's side is wrong; `inconclusive`: infrastructure failed. */
  readonly outcome: 'misconfigured' | 'inconclusive'
  /** What was done: `Logging in to smtp.example.com:587 as "ci"`. */
  readonly done: string
  readonly came: string
  readonly expected: string
  readonly todo: string
  /** The single bad inputs, where this error sums up several. */
  readonly problems?: readonly Problem[]
  readonly cause?: unknown
}

/**
 * An error that ends the run. `message` reads `done: got came, expected expected; todo`.
 */
export class PresendError extends Error {
  readonly code: ErrorCode
  readonly outcome: 'misconfigured' | 'inconclusive'
  readonly parts: PresendErrorParts
  readonly problems: readonly Problem[]

  constructor(parts: PresendErrorParts) {
    super(`${parts.done}: got ${parts.came}, expected ${parts.expected}; ${parts.todo}`, { cause: parts.cause })
    this.name = 'PresendError'
    this.code = parts.code
    this.outcome = parts.outcome
    this.parts = parts
    this.problems = parts.problems ?? []
  }
}

/** An error about one bad input. */
export function invalidInput(parts: Pick<PresendErrorParts, 'done' | 'came' | 'expected' | 'todo'>): PresendError {
  return new PresendError({ code: 'SETTINGS_INVALID', outcome: 'misconfigured', ...parts })
}

/** All bad inputs of one kind as one error: the message counts them and names each. */
export function problemsError(code: ErrorCode, done: string, problems: readonly Problem[]): PresendError {
  return new PresendError({
    code,
    outcome: 'misconfigured',
    done,
    came: problems.length === 1 ? '1 problem' : `${problems.length} problems`,
    expected: 'none',
    todo: problems.map(renderProblem).join(' | '),
    problems,
  })
}
