/**
 * Defines the ports of a run. The code in assembly/ implements them, and tests use fakes that pass the same test
 * suites.
 */

import type { TrackingId } from '../foundation/contract/identifiers.ts'
import type {
  DomainQuestion,
  PostmasterAccount,
  PostmasterAnswer,
  ReadLimit,
} from '../foundation/contract/postmaster-data.ts'
import type { PostmasterSeries } from '../foundation/contract/postmaster-replies.ts'
import type { CreatedTest, FoundTest, TestRequest, TestSnapshot } from '../foundation/contract/test.ts'
import type { PutOutcomeRequest } from '../foundation/contract/test-outcome.ts'
import type { PresendError } from '../foundation/errors/presend-error.ts'
import type { Parsed } from '../foundation/errors/problem.ts'
import type { ComposedMessage } from '../foundation/mail/message.ts'
import type { SubmissionOutcome } from '../foundation/mail/submission-outcome.ts'
import type { Clock, Files, Random } from '../foundation/world/world.ts'
import type { PreflightReport } from '../preflight/finding.ts'
import type { CheckedMessage, PreflightRequest } from '../preflight/preflight-request.ts'
import type { PreflightSettings } from '../preflight/preflight-settings.ts'
import type { CommandJob } from '../render/command/command-job.ts'
import type { TemplateFiles } from '../render/list-files.ts'
import type { TemplateRequest } from '../render/render-template.ts'
import type { Baseline } from './baseline/comparable.ts'
import type { BaselineFile } from './baseline/read-baseline.ts'
import type { ChangedFiles, CommittedFiles } from './changed-files.ts'
import type { ProgressEvent } from './progress.ts'

export interface VerifyOptions {
  /** The monotonic time after which requests are not retried. */
  readonly deadlineMs: number
  /** Called before each retry. */
  readonly onRetry: (error: PresendError, delayMs: number) => void
}

export interface SubmitOptions {
  /**
   * The monotonic time after which copies are not retried. A copy that is not accepted by then keeps its last reply.
   */
  readonly deadlineMs: number
  /** Called once for each copy, when its outcome becomes known. */
  readonly onOutcome: (outcome: SubmissionOutcome) => void
}

export interface WatchOptions {
  /** The monotonic time at which watching ends. */
  readonly deadlineMs: number
  /** The number of seeds whose result may still arrive. */
  readonly expectedCount: number
  /**
   * Estimates how many results are needed to decide the run, so that presend can poll at the right time. The argument
   * is `null` before the first response.
   */
  readonly decisiveCount?: (snapshot: TestSnapshot | null) => number
  /** The polling interval. If it is `null` or absent, the interval adapts to the results. */
  readonly pollIntervalMs?: number | null
}

export interface Renderer extends AsyncDisposable {
  /** Lists the files that determine a rendered template. Returns `null` if they are unknown. */
  readonly listFiles: (template: TemplateRequest, signal: AbortSignal) => Promise<TemplateFiles | null>
  /**
   * Renders a template for sending, and runs preflight unless `preflight` is `null`. If rendering exceeds a time or
   * memory limit, this is reported as a problem with the template. If preflight exceeds a limit, this is reported as a
   * check that could not be run.
   */
  readonly render: (
    template: TemplateRequest,
    preflight: PreflightSettings | null,
    signal: AbortSignal,
  ) => Promise<Parsed<CheckedMessage>>
  /**
   * Runs preflight on a template that may be incomplete. If preflight exceeds a limit, this is reported as a check that
   * could not be run.
   */
  readonly preflight: (request: PreflightRequest, signal: AbortSignal) => Promise<Parsed<PreflightReport>>
}

export interface CheckPorts {
  /**
   * The absolute path of the repository. Paths in settings are relative to the repository, and files outside it are
   * never read.
   */
  readonly repositoryRoot: string
  readonly clock: Clock
  readonly random: Random
  readonly files: Files
  readonly serviceKind: 'embedded' | 'remote'
  /** Tests the connection, TLS and login before anything is created or sent. @throws PresendError with an SMTP_ code */
  verifySubmission(options: VerifyOptions, signal: AbortSignal): Promise<void>
  /**
   * Opens up to `sessionCount` SMTP sessions in advance. Never throws. Call it only after `verifySubmission` has
   * resolved.
   */
  prepareSubmission(sessionCount: number): void
  /** Creates a test. Does not retry after `deadlineMs`. @throws PresendError with an API_ code */
  createTest(request: TestRequest, limit: ReadLimit, signal: AbortSignal): Promise<CreatedTest>
  /** Reads a test that another run created. @throws PresendError with an API_ code */
  findTest(trackingId: TrackingId, limit: ReadLimit, signal: AbortSignal): Promise<FoundTest>
  /**
   * Sends each copy at most once. Resolves with one outcome per message, in order. A negative SMTP reply is an outcome
   * and does not reject the promise. If `signal` aborts, copies that were not sent are `not-attempted`.
   */
  submit(
    messages: readonly ComposedMessage[],
    options: SubmitOptions,
    signal: AbortSignal,
  ): Promise<readonly SubmissionOutcome[]>
  /**
   * Yields the results immediately and after each change, until the test reaches a terminal status or the deadline
   * passes.
   *
   * @throws PresendError with an API_ code if the service becomes unavailable
   */
  watchResults(test: CreatedTest, options: WatchOptions, signal: AbortSignal): AsyncIterable<TestSnapshot>
  /**
   * Reports the outcome of a test to the service, which shows it on the test's report page. @throws PresendError with
   * an API_ code
   */
  reportOutcome(
    report: { readonly test: CreatedTest; readonly outcome: PutOutcomeRequest; readonly deadlineMs: number },
    signal: AbortSignal,
  ): Promise<void>
  /** Lists the postmaster accounts that are connected to the service. @throws PresendError with an API_ code */
  listPostmasterAccounts(limit: ReadLimit, signal: AbortSignal): Promise<PostmasterAnswer<readonly PostmasterAccount[]>>
  /** Reads a mailbox provider's data about one domain. @throws PresendError with an API_ code */
  readPostmasterDomain(question: DomainQuestion, signal: AbortSignal): Promise<PostmasterAnswer<PostmasterSeries>>
  /** Lists the files that the pull request changes. Rejects only with the signal's reason. */
  listChangedFiles(signal: AbortSignal): Promise<ChangedFiles>
  /** Lists the files of the Git repository in an absolute folder. Rejects only with the signal's reason. */
  listCommittedFiles(directory: string, signal: AbortSignal): Promise<CommittedFiles>
  openRenderer(): Renderer
  /**
   * Reads the report of an earlier run. Returns `null` if there is no file. If parsing exceeds a time or memory limit,
   * this is reported as a problem with the file.
   */
  readBaseline(file: BaselineFile, signal: AbortSignal): Promise<Parsed<Baseline | null>>
  /**
   * Runs the programs that render templates. Returns their output, in order. A program that fails is reported as a
   * problem with its template.
   */
  runCommands(jobs: readonly CommandJob[], signal: AbortSignal): Promise<readonly Parsed<string>[]>
  progress(event: ProgressEvent): void
}
