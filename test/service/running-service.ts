/** A service with a fake judge, and the calls that its tests share. */

import { type DirectorySeed, localSeeds } from '../../src/seeds/directory.ts'
import {
  type InMemoryOptions,
  type InMemoryService,
  startInMemoryService,
} from '../../src/service/server/in-memory-service.ts'
import { nodeClock } from '../../src/world/node-clock.ts'
import { nodeRandom } from '../../src/world/node-random.ts'
import { type FakeJudge, fakeJudge } from '../seeds/fake-judge.ts'
import { noOtherDomains } from '../seeds/no-other-domains.ts'
import { undocumented } from './documented-replies.ts'

/** A JSON reply with its status and header fields. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  // oxlint-disable-next-line typescript/no-explicit-any -- a test says what it expects of it in the next line
  readonly body: any
}

export interface RunningService extends AsyncDisposable {
  readonly service: InMemoryService
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

/** Starts the service with the real clock. */
export async function runService(
  changes: Partial<InMemoryOptions> & { readonly seeds?: readonly DirectorySeed[] } = {},
): Promise<RunningService> {
  const judge = fakeJudge()
  const service = await startInMemoryService(
    {
      seeds: localSeeds,
      rules: {
        measuredAddress: () => null,
        isUnsignedMeasured: false,
        senderClass: 'bulk',
        isUndecidedFinal: true,
      },
      judge: judge.judge,
      isSameOrganization: noOtherDomains,
      testTimeoutMs: 3_600_000,
      ...changes,
    },
    { clock: nodeClock(), random: nodeRandom() },
  )

  async function call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const token = options.token === undefined ? service.apiToken.reveal() : options.token
    const response = await fetch(service.apiUrl + path, {
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
    // Every reply of any test must match the API document.
    const problems = undocumented({ method, path, ...answer })
    if (problems.length > 0) throw new Error(problems.join('\n'))
    return answer
  }

  return {
    service,
    judge,
    smtpPort: service.receiver.port,
    call,
    create: async (body = {}) => {
      const { body: reply } = await call('POST', '/spam_tests', { body })
      return { trackingId: String(reply.test.tracking_id), id: Number(reply.test.id) }
    },
    [Symbol.asyncDispose]: async () => await service[Symbol.asyncDispose](),
  }
}
