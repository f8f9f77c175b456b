/** Defines the class of all errors that end a run. */

import { type Parsed, type Problem, renderMismatch, renderProblem } from './problem.ts'
import { renderCount } from './render-count.ts'

/** The codes of a PresendError. */
export type ErrorCode =
  | 'SETTINGS_INVALID'
  | 'MESSAGE_INVALID'
  | 'FORK_CODE_SKIPPED'
  | 'SMTP_UNREACHABLE'
  | 'SMTP_TLS_FAILED'
  | 'SMTP_STARTTLS_MISSING'
  | 'SMTP_AUTH_MISSING'
  | 'SMTP_AUTH_REFUSED'
  | 'SMTP_REFUSED'
  | 'API_UNREACHABLE'
  | 'API_TIMEOUT'
  | 'API_TOKEN_REFUSED'
  | 'API_PLAN_REFUSED'
  | 'API_REQUEST_REFUSED'
  | 'API_NOT_FOUND'
  | 'API_RATE_LIMITED'
  | 'API_UNAVAILABLE'
  | 'API_REPLY_INVALID'
  | 'API_REPLY_LOST'
  | 'API_NO_SEEDS'
  | 'API_REDIRECT_REFUSED'
  | 'EMBEDDED_SERVICE_FAILED'
  | 'STORAGE_FAILED'
  | 'LISTEN_FAILED'
  | 'REPORT_UNWRITABLE'
  | 'RUN_TIMEOUT'
  | 'OAUTH_FAILED'

/** The parts of the error message, and the outcome of the run. */
export interface PresendErrorParts {
  readonly code: ErrorCode
  /**
   * The outcome of the run. `misconfigured` means that the user must fix something; `inconclusive` means that
   * infrastructure failed.
   */
  readonly outcome: 'misconfigured' | 'inconclusive'
  /** What presend tried to do, such as `Logging in to smtp.example.com:587 as "ci"`. */
  readonly done: string
  /** What happened instead of `expected`. If `expected` is missing, `came` describes the whole problem. */
  readonly came: string
  readonly expected?: string
  readonly todo: string
  /** The problems, if the error summarizes several invalid inputs. */
  readonly problems?: readonly Problem[]
  readonly cause?: unknown
}

/** An error that ends the run. The error's message is `<done>: expected <expected>, got <came>; <todo>`. */
export class PresendError extends Error {
  readonly code: ErrorCode
  readonly outcome: 'misconfigured' | 'inconclusive'
  readonly parts: PresendErrorParts
  readonly problems: readonly Problem[]

  constructor(parts: PresendErrorParts) {
    super(`${parts.done}: ${renderMismatch(parts)}; ${parts.todo}`, { cause: parts.cause })
    this.name = 'PresendError'
    this.code = parts.code
    this.outcome = parts.outcome
    this.parts = parts
    this.problems = parts.problems ?? []
  }
}

/** Creates an error about one invalid input. */
export function invalidInput(parts: Pick<PresendErrorParts, 'done' | 'came' | 'expected' | 'todo'>): PresendError {
  return new PresendError({ code: 'SETTINGS_INVALID', outcome: 'misconfigured', ...parts })
}

/** Creates one error that lists several invalid inputs. */
export function problemsError(code: ErrorCode, done: string, problems: readonly Problem[]): PresendError {
  return new PresendError({
    code,
    outcome: 'misconfigured',
    done,
    came: renderCount(problems.length, 'problem'),
    todo: problems.map(renderProblem).join(' | '),
    problems,
  })
}

/** Returns a parsed value. @throws PresendError SETTINGS_INVALID with all problems, if the value is invalid */
export function validOrThrow<T>(parsed: Parsed<T>, done: string): T {
  if (parsed.status === 'ok') return parsed.value
  throw problemsError('SETTINGS_INVALID', done, parsed.problems)
}
