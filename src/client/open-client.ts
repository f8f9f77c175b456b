/** The client of a service that speaks api-v1.md: all of its calls on one transport. */

import type { ProviderType } from '../contract/names.ts'
import type {
  DomainQuestion,
  PostmasterAccount,
  PostmasterAnswer,
  PostmasterSeries,
  ReadLimit,
} from '../contract/postmaster-data.ts'
import type { ReadExternalTestReply, ReadListReply, ReadSpamTestReply } from '../contract/read-replies.ts'
import type { ListedMailboxes } from '../contract/seed-groups.ts'
import type { CreatedTest, Seed, TestRequest, TestSnapshot } from '../contract/test.ts'
import type { WireSchema } from '../contract/wire-schema.ts'
import { PresendError } from '../errors/presend-error.ts'
import type { Secret } from '../world/secret.ts'
import type { Clock, Random } from '../world/world.ts'
import { askOrThrow } from './ask.ts'
import { createTest } from './create-test.ts'
import { askForExternalTest } from './external-test-poll.ts'
import type { ExternalTestFilter } from './lists.ts'
import { listEmailServices, listExternalTests, listProviders } from './lists.ts'
import { listPostmasterAccounts, readPostmasterDomain, readPostmasterTotals } from './postmaster.ts'
import { askForSpamTest } from './spam-test-poll.ts'
import { starToken, withTokenStarred } from './star-token.ts'
import type { Trace } from './trace.ts'
import type { Transport } from './transport.ts'
import { openTransport } from './transport.ts'
import type { WatchOptions } from './watch-options.ts'
import { watchTest } from './watch-results.ts'

/** Which service, as whom, within which limits. */
export interface ClientOptions {
  /** Base URL, ending in the version prefix (`/api/v1`). */
  readonly apiUrl: string
  readonly apiToken: Secret
  readonly userAgent: string
  /** Time limit of one request; default 30 s. */
  readonly requestTimeoutMs?: number
  /** Size limit of one reply; default 10 MiB. */
  readonly maxBodyBytes?: number
  /** Takes each request, reply and poll as a line; secrets are for its owner to hide. */
  readonly trace?: Trace
}

/** A GET that has no method of its own here. */
export interface JsonQuestion<T> {
  /** Below the base URL, with a leading slash. */
  readonly path: string
  readonly query?: readonly (readonly [name: string, value: string])[]
  readonly schema: WireSchema<T>
}

/** All methods throw PresendError with an API_ code, or the signal's reason. Dispose it: that closes its connections. */
export interface ApiClient extends AsyncDisposable {
  /** Nothing is tried again after `deadlineMs`, nor is a wait begun that would end after it. */
  createTest(request: TestRequest, limit: ReadLimit, signal: AbortSignal): Promise<CreatedTest>
  /** Yields each answer, the first always; ends when the test is terminal or the deadline is reached. */
  watchResults(test: CreatedTest, options: WatchOptions, signal: AbortSignal): AsyncIterable<TestSnapshot>
  listEmailServices(signal: AbortSignal): Promise<readonly Seed[]>
  listProviders(providerTypes: readonly ProviderType[], signal: AbortSignal): Promise<ListedMailboxes>
  listExternalTests(filter: ExternalTestFilter, signal: AbortSignal): Promise<ReadListReply>
  getExternalTest(id: number, signal: AbortSignal): Promise<ReadExternalTestReply>
  /** By numeric id, tracking id or tracking key. */
  getSpamTest(id: string, signal: AbortSignal): Promise<ReadSpamTestReply>
  getJson<T>(question: JsonQuestion<T>, signal: AbortSignal): Promise<T>
  /** `none`: the workspace has connected no account. */
  listPostmasterAccounts(limit: ReadLimit, signal: AbortSignal): Promise<PostmasterAnswer<readonly PostmasterAccount[]>>
  /** `none`: there is no data of the domain in the range. */
  readPostmasterDomain(question: DomainQuestion, signal: AbortSignal): Promise<PostmasterAnswer<PostmasterSeries>>
  /** Over all domains of the account; `none`: there is no data. */
  readPostmasterTotals(
    question: Pick<DomainQuestion, 'account' | 'deadlineMs'>,
    signal: AbortSignal,
  ): Promise<PostmasterAnswer<PostmasterSeries>>
}

const defaultRequestTimeoutMs = 30_000
const defaultMaxBodyBytes = 10 * 1024 ** 2
const noDeadline = Number.POSITIVE_INFINITY

/**
 * A client; it connects when the first call is made.
 *
 * @throws PresendError API_TOKEN_REFUSED for a token that no HTTP header can carry
 */
export function openClient(options: ClientOptions, world: { clock: Clock; random: Random }): ApiClient {
  const { apiToken } = options
  refuseUnsendableToken(apiToken)
  const transport = openTransport(
    {
      apiUrl: options.apiUrl.replace(/\/+$/, ''),
      apiToken,
      userAgent: options.userAgent,
      requestTimeoutMs: options.requestTimeoutMs ?? defaultRequestTimeoutMs,
      maxBodyBytes: options.maxBodyBytes ?? defaultMaxBodyBytes,
      trace: options.trace,
    },
    world,
  )
  const starred = async <T>(work: () => Promise<T>): Promise<T> => await withTokenStarred(apiToken, work)
  const look = { hold: null, deadlineMs: noDeadline }
  return {
    createTest: (request, { deadlineMs }, signal) =>
      starred(() => createTest(request, { transport, deadlineMs }, signal)),
    watchResults: (test, watching, signal) =>
      starEach(watchTest({ test, options: watching, transport, trace: options.trace, ...world }, signal), apiToken),
    listEmailServices: (signal) => starred(() => listEmailServices(transport, signal)),
    listProviders: (types, signal) => starred(() => listProviders(transport, types, signal)),
    listExternalTests: (filter, signal) => starred(() => listExternalTests(transport, filter, signal)),
    getExternalTest: (id, signal) => starred(() => askOrThrow(transport, askForExternalTest(id, look), signal)),
    getSpamTest: (id, signal) => starred(() => askOrThrow(transport, askForSpamTest(id, look), signal)),
    getJson: (question, signal) => starred(() => getJson(transport, question, signal)),
    listPostmasterAccounts: (limit, signal) => starred(() => listPostmasterAccounts(transport, limit, signal)),
    readPostmasterDomain: (question, signal) => starred(() => readPostmasterDomain(transport, question, signal)),
    readPostmasterTotals: (question, signal) => starred(() => readPostmasterTotals(transport, question, signal)),
    [Symbol.asyncDispose]: async () => await transport[Symbol.asyncDispose](),
  }
}

async function getJson<T>(transport: Transport, question: JsonQuestion<T>, signal: AbortSignal): Promise<T> {
  const { path, query, schema } = question
  return await askOrThrow(transport, { call: { method: 'GET', path, query: query ?? [] }, schema }, signal)
}

async function* starEach<T>(told: AsyncGenerator<T, void>, apiToken: Secret): AsyncGenerator<T, void> {
  try {
    yield* told
  } catch (error) {
    throw starToken(error, apiToken)
  }
}

/** A line break at the end of a stored secret is the usual cause; Node's own error would name no setting. */
function refuseUnsendableToken(apiToken: Secret): void {
  if (/^[\x21-\x7E]+$/.test(apiToken.reveal())) return
  throw new PresendError({
    code: 'API_TOKEN_REFUSED',
    outcome: 'misconfigured',
    done: 'Reading api-token',
    came: 'white space, a control character or a letter beyond ASCII in it, or nothing at all',
    expected: 'visible ASCII characters only',
    todo: 'store the token again, without spaces or a line break at its end',
  })
}
