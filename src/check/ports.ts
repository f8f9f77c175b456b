/** The ports of a run. assembly/ provides the adapters; tests provide fakes that pass the same suites. */

import type { DomainQuestion, PostmasterAccount, PostmasterAnswer, ReadLimit } from '../contract/postmaster-data.ts'
import type { PostmasterSeries } from '../contract/postmaster-replies.ts'
import type { CreatedTest, TestRequest, TestSnapshot } from '../contract/test.ts'
import type { PutOutcomeRequest } from '../contract/test-outcome.ts'
import type { PresendError } from '../errors/presend-error.ts'
import type { Parsed } from '../errors/problem.ts'
import type { ComposedMessage } from '../mail/message.ts'
import type { SubmissionOutcome } from '../mail/submission-outcome.ts'
import type { PreflightReport } from '../preflight/finding.ts'
import type { CheckedMessage, PreflightRequest } from '../preflight/preflight-request.ts'
import type { PreflightSettings } from '../preflight/preflight-settings.ts'
import type { CommandJob } from '../template/command/command-job.ts'
import type { TemplateRequest } from '../template/render-template.ts'
import type { Clock, Files, Random } from '../world/world.ts'
import type { ProgressEvent } from './progress.ts'

export interface VerifyOptions {
  /** Monotonic time after which requests are no longer retried. */
  readonly deadlineMs: number
  /** Called before each retry. */
  readonly onRetry: (error: PresendError, delayMs: number) => void
}

export interface SubmitOptions {
  /**
   * Monotonic time after which copies are no longer retried. A copy that is not accepted by then keeps its last reply.
   */
  readonly deadlineMs: number
  /** Called once per copy, as soon as its outcome is known. */
  readonly onOutcome: (outcome: SubmissionOutcome) => void
}

export interface WatchOptions {
  /** Monotonic time at which watching ends. */
  readonly deadlineMs: number
  /** The number of seeds whose result may still arrive. */
  readonly expectedCount: number
  /**
   * Estimates the number of results that decide the run, as a hint for the polling schedule. The argument is `null`
   * before the first reply.
   */
  readonly decisiveCount?: (snapshot: TestSnapshot | null) => number
  /** Fixed polling interval; if `null` or absent, the interval adapts. */
  readonly pollIntervalMs?: number | null
}

export interface Renderer extends AsyncDisposable {
  /**
   * Renders a template for sending, and checks the message unless `preflight` is `null`. If rendering exceeds a time or
   * memory limit, that counts as a problem of the template; if preflight exceeds a limit, that counts as a check that
   * could not be made.
   */
  readonly render: (
    template: TemplateRequest,
    preflight: PreflightSettings | null,
    signal: AbortSignal,
  ) => Promise<Parsed<CheckedMessage>>
  /**
   * Checks a template that may be incomplete. If the check exceeds a limit, that counts as a check that could not be
   * made.
   */
  readonly preflight: (request: PreflightRequest, signal: AbortSignal) => Promise<Parsed<PreflightReport>>
}

export interface CheckPorts {
  /**
   * The absolute path of the repository. Paths in the settings are relative to the repository, and files outside it are
   * never read.
   */
  readonly repositoryRoot: string
  readonly clock: Clock
  readonly random: Random
  readonly files: Files
  readonly serviceKind: 'embedded' | 'remote'
  /** Tests connection, TLS and AUTH before anything is created or sent. @throws PresendError with an SMTP_ code */
  verifySubmission(options: VerifyOptions, signal: AbortSignal): Promise<void>
  /**
   * Opens up to the given number of SMTP sessions in advance. Never throws. Call it after `verifySubmission` has
   * resolved.
   */
  prepareSubmission(sessionCount: number): void
  /** Creates a test. Does not retry after `deadlineMs`. @throws PresendError with an API_ code */
  createTest(request: TestRequest, limit: ReadLimit, signal: AbortSignal): Promise<CreatedTest>
  /**
   * Sends each copy at most once. Resolves with one outcome per message, in order; SMTP replies never make the promise
   * reject. When `signal` aborts, unsent copies are `not-attempted`.
   */
  submit(
    messages: readonly ComposedMessage[],
    options: SubmitOptions,
    signal: AbortSignal,
  ): Promise<readonly SubmissionOutcome[]>
  /**
   * Yields a snapshot immediately and after each change. Ends when the test is terminal or at the deadline.
   *
   * @throws PresendError with an API_ code when the service becomes unavailable
   */
  watchResults(test: CreatedTest, options: WatchOptions, signal: AbortSignal): AsyncIterable<TestSnapshot>
  /**
   * Reports the outcome of a test to the service, which shows the outcome on the test's report page. @throws
   * PresendError with an API_ code
   */
  reportOutcome(
    report: { readonly test: CreatedTest; readonly outcome: PutOutcomeRequest; readonly deadlineMs: number },
    signal: AbortSignal,
  ): Promise<void>
  /** Lists the service's connected postmaster accounts. @throws PresendError with an API_ code */
  listPostmasterAccounts(limit: ReadLimit, signal: AbortSignal): Promise<PostmasterAnswer<readonly PostmasterAccount[]>>
  /** Reads the mailbox provider's data for one domain. @throws PresendError with an API_ code */
  readPostmasterDomain(question: DomainQuestion, signal: AbortSignal): Promise<PostmasterAnswer<PostmasterSeries>>
  openRenderer(): Renderer
  /**
   * Runs the programs that render templates. Returns the output of each program, in order. If a program fails, that
   * counts as a problem of its template.
   */
  runCommands(jobs: readonly CommandJob[], signal: AbortSignal): Promise<readonly Parsed<string>[]>
  progress(event: ProgressEvent): void
}
