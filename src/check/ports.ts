/** What a run needs from outside. assembly/ plugs the real parts in; tests plug in fakes that pass the same suites. */

import type {
  DomainQuestion,
  PostmasterAccount,
  PostmasterAnswer,
  PostmasterSeries,
  ReadLimit,
} from '../contract/postmaster-data.ts'
import type { CreatedTest, TestRequest, TestSnapshot } from '../contract/test.ts'
import type { PresendError } from '../errors/presend-error.ts'
import type { Parsed } from '../errors/problem.ts'
import type { ComposedMessage, RenderedMessage } from '../mail/message.ts'
import type { SubmissionOutcome } from '../mail/submission-outcome.ts'
import type { TemplateRequest } from '../template/render-template.ts'
import type { Clock, Files, Random } from '../world/world.ts'
import type { ProgressEvent } from './progress.ts'

/** How long the trial login at the SMTP server may take. */
export interface VerifyOptions {
  /** Monotonic time after which nothing is tried again. */
  readonly deadlineMs: number
  /** Called before each wait for another attempt. */
  readonly onRetry: (error: PresendError, delayMs: number) => void
}

/** How a batch of copies is to be submitted. */
export interface SubmitOptions {
  /** Monotonic time after which nothing is tried again; what was not accepted by then keeps its last reply. */
  readonly deadlineMs: number
  /** Called once a copy, as soon as its fate is known. */
  readonly onOutcome: (outcome: SubmissionOutcome) => void
}

/** How results are to be watched. */
export interface WatchOptions {
  /** Monotonic time at which watching ends. */
  readonly deadlineMs: number
  /** Seeds that a result may still come for. */
  readonly expectedCount: number
  /** As soon as so many results are in, the run may be decided; a hint to the poll schedule. */
  readonly decisiveCount?: number
  /** Fixed gap between polls; `null` or absent: adaptive. */
  readonly pollIntervalMs?: number | null
}

/** Renders templates; dispose it when there are no more. */
export interface Renderer extends AsyncDisposable {
  /** Never takes longer, or more memory, than a template may: then it is a problem of the template. */
  render(request: TemplateRequest, signal: AbortSignal): Promise<Parsed<RenderedMessage>>
}

/** Everything a run asks of the outside. */
export interface CheckPorts {
  /** Absolute; template patterns and paths in the settings are relative to it, and nothing outside it is read. */
  readonly repositoryRoot: string
  readonly clock: Clock
  readonly random: Random
  readonly files: Files
  /** Which service it is, for the reports: foreign folders are observed or simulated. */
  readonly serviceKind: 'embedded' | 'remote'
  /** Connection, TLS and AUTH, before anything is created or sent. @throws PresendError with a SMTP_ code */
  verifySubmission(options: VerifyOptions, signal: AbortSignal): Promise<void>
  /** Nothing is tried again after `deadlineMs`. @throws PresendError with an API_ code */
  createTest(request: TestRequest, limit: ReadLimit, signal: AbortSignal): Promise<CreatedTest>
  /**
   * Sends each copy at most once. Never rejects for what a server says: one outcome a message, in their order.
   * When `signal` aborts, what was not sent is `not-attempted`.
   */
  submit(
    messages: readonly ComposedMessage[],
    options: SubmitOptions,
    signal: AbortSignal,
  ): Promise<readonly SubmissionOutcome[]>
  /**
   * Yields what the service says, each time it says something, the first time always; ends when the test is
   * terminal or the deadline is reached.
   * @throws PresendError with an API_ code when the service cannot be asked any more
   */
  watchResults(test: CreatedTest, options: WatchOptions, signal: AbortSignal): AsyncIterable<TestSnapshot>
  /** The postmaster accounts that are connected to the service. @throws PresendError with an API_ code */
  listPostmasterAccounts(limit: ReadLimit, signal: AbortSignal): Promise<PostmasterAnswer<readonly PostmasterAccount[]>>
  /** What the mailbox provider says of one domain. @throws PresendError with an API_ code */
  readPostmasterDomain(question: DomainQuestion, signal: AbortSignal): Promise<PostmasterAnswer<PostmasterSeries>>
  /** Once a run. */
  openRenderer(): Renderer
  progress(event: ProgressEvent): void
}
