/** Requirements for the client with any service that implements API v1. */

import { expect, it } from 'vitest'
import { type ApiClient, type ClientOptions, openClient } from '../../../src/check/client/open-client.ts'
import { toTrackingId } from '../../../src/foundation/contract/identifiers.ts'
import type { CreatedTest, TestSnapshot } from '../../../src/foundation/contract/test.ts'
import { nodeClock } from '../../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../../src/foundation/world/node-random.ts'
import { Secret } from '../../../src/foundation/world/secret.ts'
import { aTestRequest } from '../../support/api-builders.ts'

/** A running service, and a way to deliver mail to its seeds. */
export interface SuiteService extends AsyncDisposable {
  readonly apiUrl: string
  readonly apiToken: Secret
  /** Delivers a copy to every seed of the test. */
  deliver(test: CreatedTest): Promise<void>
}

const world = { clock: nodeClock(), random: nodeRandom() }
const signal = new AbortController().signal

function openAt({ apiUrl, apiToken }: SuiteService, changes: Partial<ClientOptions> = {}): ApiClient {
  return openClient({ apiUrl, apiToken, userAgent: 'presend/suite', ...changes }, world)
}

async function watchToEnd(client: ApiClient, test: CreatedTest): Promise<readonly TestSnapshot[]> {
  const deadlineMs = world.clock.monotonicMs() + 20_000
  const options = { deadlineMs, expectedCount: test.seeds.length, pollIntervalMs: 25 }
  return await Array.fromAsync(client.watchResults(test, options, signal))
}

/** Runs the suite; `open` starts a new service for each test. */
export function clientSuite(open: () => Promise<SuiteService>): void {
  it('creates a spam test for the requested types, and reads a result for every seed', async () => {
    await using service = await open()
    await using client = openAt(service)
    const test = await client.createTest(
      aTestRequest({ providerTypes: ['business', 'protected'] }),
      { deadlineMs: Infinity },
      signal,
    )
    expect(new Set(test.seeds.map((seed) => seed.providerType))).toEqual(new Set(['business', 'protected']))
    await service.deliver(test)
    const last = (await watchToEnd(client, test)).at(-1)
    expect(last).toMatchObject({ isTerminal: true })
    expect(last?.results?.map((result) => result.address).toSorted()).toEqual(
      test.seeds.map((seed) => seed.address).toSorted(),
    )
    expect(last?.results?.every((result) => result.folder !== null)).toBe(true)
  })

  it('reports every seed without a folder before anything is sent', async () => {
    await using service = await open()
    await using client = openAt(service)
    const test = await client.createTest(
      aTestRequest({ senderDomain: 'shop.example' }),
      { deadlineMs: Infinity },
      signal,
    )
    const options = { deadlineMs: world.clock.monotonicMs(), expectedCount: test.seeds.length }
    const [snapshot] = await Array.fromAsync(client.watchResults(test, options, signal))
    expect(snapshot?.results?.map((result) => result.folder)).toEqual(test.seeds.map(() => null))
  })

  it('creates an external test, finds it in the list, and reads its summary', async () => {
    await using service = await open()
    await using client = openAt(service)
    const test = await client.createTest(
      aTestRequest({ style: 'external-test', metadata: { commit: 'abc' } }),
      { deadlineMs: Infinity },
      signal,
    )
    expect(test.numericId).toEqual(expect.any(Number))
    await service.deliver(test)
    expect((await watchToEnd(client, test)).at(-1)).toMatchObject({
      isTerminal: true,
      status: 'complete',
      summary: { completedCount: test.seeds.length, seedCount: test.seeds.length },
    })
  })

  it('reports an unknown test and a wrong token', async () => {
    await using service = await open()
    await using client = openAt(service)
    const test = await client.createTest(aTestRequest(), { deadlineMs: Infinity }, signal)
    const unknown = watchToEnd(client, { ...test, trackingId: toTrackingId('no-such-test') })
    await expect(unknown).rejects.toMatchObject({ code: 'API_NOT_FOUND' })
    await using stranger = openAt(service, { apiToken: new Secret('no-such-token') })
    await expect(stranger.createTest(aTestRequest(), { deadlineMs: Infinity }, signal)).rejects.toMatchObject({
      code: 'API_TOKEN_REFUSED',
    })
  })
}
