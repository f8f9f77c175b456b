/** A service with a fake judge, and the calls that its tests share. */

import { toWorkspaceId } from '../../src/foundation/contract/identifiers.ts'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../src/foundation/world/node-random.ts'
import type { Secret } from '../../src/foundation/world/secret.ts'
import { createToken } from '../../src/service/accounts/api-token.ts'
import { type DirectorySeed, localSeeds, seedDirectory } from '../../src/service/receiving/directory.ts'
import type { Receiver } from '../../src/service/receiving/local-smtp/start-receiver.ts'
import { receiveMessage } from '../../src/service/receiving/receive-message.ts'
import { startService } from '../../src/service/server/start-service.ts'
import { openSqliteStore } from '../../src/service/storage/sqlite/open-sqlite-store.ts'
import { addedRoutes, storageExtensions } from '../support/extensions.ts'
import { undocumented } from './documented-replies.ts'
import { type FakeJudge, fakeJudge } from './receiving/fake-judge.ts'
import { noOtherDomains } from './receiving/no-other-domains.ts'

/** A JSON reply with its status and header fields. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  // oxlint-disable-next-line typescript/no-explicit-any -- a test says what it expects of it in the next line
  readonly body: any
}

export interface RunningService extends AsyncDisposable {
  readonly apiUrl: string
  readonly apiToken: Secret
  readonly receiver: Receiver
  /** The number of open long polls. */
  readonly waiterCount: () => number
  readonly judge: FakeJudge
  readonly smtpPort: number
  call(method: string, path: string, options?: CallOptions): Promise<Answer>
  /** Creates a spam test of all nine seeds. */
  create(body?: unknown): Promise<{ readonly trackingId: string; readonly id: number }>
}

export interface CallOptions {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly token?: string | null
  readonly signal?: AbortSignal
}

const host = '127.0.0.1'
const rules = {
  measuredAddress: () => null,
  isUnsignedMeasured: false,
  senderClass: 'bulk',
  isUndecidedFinal: true,
} as const

/** Starts the service with an in-memory store and the real clock. */
export async function runService({
  seeds = localSeeds,
  testTimeoutMs = 3_600_000,
}: {
  readonly seeds?: readonly DirectorySeed[]
  readonly testTimeoutMs?: number
} = {}): Promise<RunningService> {
  await using stack = new AsyncDisposableStack()
  const [clock, random, judge] = [nodeClock(), nodeRandom(), fakeJudge()]
  const store = stack.use(await openSqliteStore({ kind: 'memory' }, storageExtensions))
  const owner = { workspaceId: toWorkspaceId('team'), accountPlan: 'enterprise', name: 'team' } as const
  const { secret: apiToken } = await createToken(owner, { store, clock, random })
  const ports = { store, clock, judge: judge.judge, isSameOrganization: noOtherDomains }
  const service = stack.use(
    await startService({
      deps: { addedRoutes, store, directory: seedDirectory(seeds), clock, random, testTimeoutMs },
      publicUrl: () => null,
      http: { host, port: 0 },
      smtp: { host },
      mail: { receive: async (message, signal) => await receiveMessage(message, { rules, ports }, signal) },
    }),
  )
  const { receiver, waiterCount } = service
  if (receiver === null) throw new TypeError('the SMTP receiver was not started')
  const apiUrl = `http://${host}:${service.http.port}/api/v1`
  const owned = stack.move()

  async function call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const token = options.token === undefined ? apiToken.reveal() : options.token
    const response = await fetch(apiUrl + path, {
      method,
      headers: {
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(options.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...options.headers,
      },
      ...(options.body === undefined
        ? {}
        : { body: typeof options.body === 'string' ? options.body : JSON.stringify(options.body) }),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    })
    const text = await response.text()
    const answer = { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) }
    // Every response in any test must match the API document.
    const problems = undocumented({ method, path, ...answer })
    if (problems.length > 0) throw new Error(problems.join('\n'))
    return answer
  }

  return {
    apiUrl,
    apiToken,
    receiver,
    waiterCount,
    judge,
    smtpPort: receiver.port,
    call,
    create: async (body = {}) => {
      const { body: reply } = await call('POST', '/spam_tests', { body })
      return { trackingId: String(reply.test.tracking_id), id: Number(reply.test.id) }
    },
    [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
  }
}
