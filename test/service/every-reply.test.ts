import { describe, expect, it } from 'vitest'
import { toWorkspaceId } from '../../src/foundation/contract/identifiers.ts'
import { allOperations } from '../../src/foundation/contract/operations/all-operations.ts'
import { errorsOf, type Operation } from '../../src/foundation/contract/operations/operation.ts'
import { hashToken } from '../../src/service/accounts/api-token.ts'
import { localSeeds } from '../../src/service/receiving/directory.ts'
import { postmasterAccount, storePostmasterData } from '../support/postmaster-data.ts'
import { type AppAnswer, type InProcessApp, inProcessApp, type RequestOptions } from './in-process-app.ts'

/** How to get a reply of each status from an operation; the app checks the reply against the document. */
type Provocation = (app: InProcessApp, operation: Operation) => Promise<AppAnswer>

/** Valid queries of operations that require one. */
const queries: Readonly<Record<string, string>> = {
  getCumulativeData: `?email=${postmasterAccount.email}`,
  getDomainData: `?email=${postmasterAccount.email}&item=shop.example`,
}

/** Invalid queries of operations that have parameters. */
const wrongQueries: Readonly<Record<string, string>> = {
  listTests: '?before=0',
  listProviders: '?provider_types[]=gmail',
  listExternalTests: '?page=0',
  getCumulativeData: '',
  getDomainData: '?start_date=2026-13-01',
}

async function send(
  app: InProcessApp,
  operation: Operation,
  options: RequestOptions & { query?: string } = {},
): Promise<AppAnswer> {
  const path = operation.path.replace(':id', '1') + (options.query ?? queries[operation.id] ?? '')
  const body = operation.body === null ? {} : { body: operation.body.example }
  return await app.request(operation.method, path, { ...body, ...options })
}

const good: Provocation = async (app, operation) => {
  await app.request('POST', '/external_tests', { body: { external_test: { name: 'n', source: 's' } } })
  return await send(app, operation)
}

const provocations: Readonly<Record<number, Provocation>> = {
  200: good,
  201: good,
  204: good,
  304: async (app, operation) => {
    const first = await good(app, operation)
    return await send(app, operation, { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } })
  },
  400: async (app, operation) => await send(app, operation, { body: '{' }),
  401: async (app, operation) => await send(app, operation, { token: null }),
  403: async (app, operation) => await send(app, operation, { token: 'free' }),
  404: async (app, operation) => await send(app, operation, { token: 'stranger' }),
  413: async (app, operation) => await send(app, operation, { body: 'x'.repeat(1_048_577) }),
  415: async (app, operation) => await send(app, operation, { headers: { 'Content-Encoding': 'gzip' } }),
  422: async (app, operation) =>
    operation.body === null
      ? await send(app, operation, { query: wrongQueries[operation.id] ?? '' })
      : await send(app, operation, { body: { provider_types: 7 } }),
  429: async (app, operation) => {
    const nowMs = app.clock.nowMs()
    const tokenHash = operation.access === 'token' ? hashToken('pro') : null
    const question = {
      tokenHash,
      anonymousSubject: 'address:192.0.2.1',
      windowStartMs: nowMs - (nowMs % 3_600_000),
      nowMs,
    }
    for (let count = 0; count < 1000; count += 1) await app.store.admit({ ...question, wantedTest: null })
    return await send(app, operation)
  },
  503: async (_app, operation) => {
    const seeds = localSeeds.map((seed) => Object.assign({}, seed, { isEnabled: false }))
    await using closed = await inProcessApp({ seeds })
    return await send(closed, operation)
  },
}

const cases = allOperations.flatMap((operation) => {
  const statuses = [
    operation.reply.status,
    ...(operation.isLongPolled ? [304] : []),
    ...errorsOf(operation).map(({ status }) => status),
  ]
  return statuses.map((status) => [operation.id, status, operation] as const)
})

describe('every reply in the API document', () => {
  it.each(cases)('%s returns %i', async (_id, status, operation) => {
    await using app = await inProcessApp({ publicUrl: 'https://presend.example' })
    expect(await storePostmasterData(app.store, toWorkspaceId('a'))).toBe(1)
    const provoke = provocations[status]
    if (provoke === undefined) throw new Error(`this test has no request that gets ${status}`)
    expect((await provoke(app, operation)).status).toBe(status)
  })
})
