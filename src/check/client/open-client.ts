/** The API client. */

import type { TrackingId } from '../../foundation/contract/identifiers.ts'
import type {
  DomainQuestion,
  PostmasterAccount,
  PostmasterAnswer,
  ReadLimit,
} from '../../foundation/contract/postmaster-data.ts'
import type { PostmasterSeries } from '../../foundation/contract/postmaster-replies.ts'
import type { CreatedTest, FoundTest, TestRequest, TestSnapshot } from '../../foundation/contract/test.ts'
import { PresendError } from '../../foundation/errors/presend-error.ts'
import type { Secret } from '../../foundation/world/secret.ts'
import type { Clock, Random } from '../../foundation/world/world.ts'
import { createTest } from './create-test.ts'
import { findTest, mailboxLister } from './find-test.ts'
import { listPostmasterAccounts, readPostmasterDomain, readPostmasterTotals } from './postmaster.ts'
import { redactToken, withTokenRedacted } from './redact-token.ts'
import { type OutcomeReport, reportOutcome } from './report-outcome.ts'
import type { Trace } from './trace.ts'
import { openTransport } from './transport.ts'
import { watchTest } from './watch-results.ts'
import type { WatchOptions } from './watch-state.ts'

export interface ClientOptions {
  /** The base URL, which ends with the version prefix (`/api/v1`). */
  readonly apiUrl: string
  readonly apiToken: Secret
  readonly userAgent: string
  /** The time limit for each request; default: 30 s. */
  readonly requestTimeoutMs?: number
  /** Receives a line of debug output for each request and poll. The caller must mask secrets. */
  readonly trace?: Trace
}

/** A client for API v1. All methods reject with a PresendError that has an API_ code, or with the signal's reason. */
export interface ApiClient extends AsyncDisposable {
  /** Creates a test. The request is not retried after `deadlineMs`. */
  createTest(request: TestRequest, limit: ReadLimit, signal: AbortSignal): Promise<CreatedTest>
  /** Reads a test that another run created. */
  findTest(trackingId: TrackingId, limit: ReadLimit, signal: AbortSignal): Promise<FoundTest>
  /**
   * Yields a snapshot after each response, including the first. Ends when the test is in a terminal state or the
   * deadline is reached.
   */
  watchResults(test: CreatedTest, options: WatchOptions, signal: AbortSignal): AsyncIterable<TestSnapshot>
  /** Reports the outcome of a test to the service, which shows the outcome on the test's report page. */
  reportOutcome(report: OutcomeReport, signal: AbortSignal): Promise<void>
  /** Lists the connected accounts. Returns `none` if the workspace has no connected accounts. */
  listPostmasterAccounts(limit: ReadLimit, signal: AbortSignal): Promise<PostmasterAnswer<readonly PostmasterAccount[]>>
  /** Reads the postmaster data for a domain. Returns `none` if there is no data for the requested days. */
  readPostmasterDomain(question: DomainQuestion, signal: AbortSignal): Promise<PostmasterAnswer<PostmasterSeries>>
  /** Reads the totals for all domains of an account. Returns `none` if there is no data. */
  readPostmasterTotals(
    question: Pick<DomainQuestion, 'account' | 'deadlineMs'>,
    signal: AbortSignal,
  ): Promise<PostmasterAnswer<PostmasterSeries>>
}

const defaultRequestTimeoutMs = 30_000
/** The size limit of one response. */
const maxBodyBytes = 10 * 1024 ** 2

/**
 * Creates a client, which connects on the first call.
 *
 * @throws PresendError API_TOKEN_REFUSED for a token that cannot be sent in an HTTP header
 */
export function openClient(options: ClientOptions, world: { clock: Clock; random: Random }): ApiClient {
  const { apiToken, trace } = options
  checkToken(apiToken)
  const transport = openTransport(
    {
      apiUrl: options.apiUrl.replace(/\/+$/, ''),
      apiToken,
      userAgent: options.userAgent,
      requestTimeoutMs: options.requestTimeoutMs ?? defaultRequestTimeoutMs,
      maxBodyBytes,
      trace,
    },
    world,
  )
  const listMailboxes = mailboxLister(transport)
  const createdIds = new Set<TrackingId>()
  const redacted = async <T>(work: () => Promise<T>): Promise<T> => await withTokenRedacted(apiToken, work)
  return {
    createTest: (request, { deadlineMs }, signal) =>
      redacted(() => createTest(request, { transport, deadlineMs, createdIds }, signal)),
    findTest: (trackingId, { deadlineMs }, signal) =>
      redacted(() => findTest(trackingId, { transport, deadlineMs, listMailboxes }, signal)),
    watchResults: (test, watchOptions, signal) =>
      redactEach(watchTest({ test, options: watchOptions, transport, trace, ...world }, signal), apiToken),
    reportOutcome: (report, signal) => redacted(() => reportOutcome(transport, report, signal)),
    listPostmasterAccounts: (limit, signal) => redacted(() => listPostmasterAccounts(transport, limit, signal)),
    readPostmasterDomain: (question, signal) => redacted(() => readPostmasterDomain(transport, question, signal)),
    readPostmasterTotals: (question, signal) => redacted(() => readPostmasterTotals(transport, question, signal)),
    [Symbol.asyncDispose]: async () => await transport[Symbol.asyncDispose](),
  }
}

async function* redactEach<T>(values: AsyncGenerator<T, void>, apiToken: Secret): AsyncGenerator<T, void> {
  try {
    yield* values
  } catch (error) {
    throw redactToken(error, apiToken)
  }
}

/**
 * Rejects a token that cannot be sent in an HTTP header. The usual cause is a line break at the end of a stored secret;
 * Node's own error would not mention the setting.
 */
function checkToken(apiToken: Secret): void {
  if (/^[\x21-\x7E]+$/.test(apiToken.reveal())) return
  throw new PresendError({
    code: 'API_TOKEN_REFUSED',
    outcome: 'misconfigured',
    done: 'Reading api-token',
    came: 'an empty value, or one with white space, a control character or a non-ASCII character',
    expected: 'visible ASCII characters only',
    todo: 'store the token again, without spaces or a trailing line break',
  })
}
