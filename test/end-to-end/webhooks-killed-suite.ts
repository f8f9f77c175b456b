/**
 * Requirements for a killed delivering process, which are the same for every storage; the test of each database calls
 * this function once.
 */

import { describe, expect, it } from 'vitest'
import { toWorkspaceId } from '../../src/foundation/contract/identifiers.ts'
import { nodeWorld } from '../../src/foundation/world/node-world.ts'
import type { Jobs } from '../../src/service/storage/jobs.ts'
import { openStorage, parseStorageLocation } from '../../src/service/storage/open-storage.ts'
import type { Store } from '../../src/service/storage/store.ts'
import { firstAttemptJobs } from '../../src/service/webhooks/attempt-job.ts'
import { toWebhookEvent } from '../../src/service/webhooks/to-webhook-event.ts'
import { aNewTest, someSeeds } from '../service/storage/builders.ts'
import { aRecord, aWebhook } from '../service/webhooks/webhook-builders.ts'
import { startProgram } from '../support/child-program.ts'
import { storageExtensions } from '../support/extensions.ts'
import { valueOf } from '../support/parsed.ts'
import { hang, type ReceivedEvent, respond, startReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts'

/** Creates an empty database. */
export interface KilledPlace extends AsyncDisposable {
  readonly location: string
}

const world = nodeWorld()

/** Runs the suite. */
export function webhooksKilledSuite({ open }: { readonly open: () => Promise<KilledPlace> }): void {
  describe('a killed webhook delivery process', () => {
    it('loses no event: another process delivers it with the same body and idempotency key', async () => {
      await using place = await open()
      await using bench = await openKilledBench(place)
      // Five deliveries are enqueued; the other five exist only in the database, as if the mail receiver had died.
      const told = await bench.settle(5)
      const untold = await bench.settle(5)
      await bench.jobs.enqueue(firstAttemptJobs(told, world.clock.nowMs()))
      await using first = startProgram('delivering-instance.ts', [place.location])
      await first.line()
      await bench.receiver.received(5)
      await first.kill()
      expect(await bench.statesOf([...told, ...untold])).toEqual(Array.from({ length: 10 }, () => 'pending'))
      bench.answerAll()
      await using second = startProgram('delivering-instance.ts', [place.location])
      await second.line()
      await expect.poll(() => bench.allDelivered(), { timeout: 60_000, interval: 100 }).toBe(true)
      expectSameRequestForEachKey(bench.receiver.events, 10)
    })

    it('loses no event when it is killed repeatedly at random moments', async () => {
      await using place = await open()
      await using bench = await openKilledBench(place)
      bench.answerAll()
      for (let death = 0; death < 10; death += 1) {
        await using instance = startProgram('delivering-instance.ts', [place.location])
        await instance.line()
        const before = bench.receiver.events.length
        const ids = await bench.settle(8)
        // Some deliveries are enqueued before the kill, the others never.
        await bench.jobs.enqueue(firstAttemptJobs(ids.slice(0, 6), world.clock.nowMs()))
        await bench.receiver.received(before + (death % 6))
        await instance.kill()
      }
      await using last = startProgram('delivering-instance.ts', [place.location])
      await last.line()
      await expect.poll(() => bench.allDelivered(), { timeout: 60_000, interval: 100 }).toBe(true)
      expectSameRequestForEachKey(bench.receiver.events, 80)
    })
  })
}

/** Every event must arrive, and every repeated delivery must be identical to the first. */
function expectSameRequestForEachKey(events: readonly ReceivedEvent[], keyCount: number): void {
  const byKey = Map.groupBy(events, ({ headers }) => String(headers['idempotency-key']))
  expect(byKey.size).toBe(keyCount)
  for (const [key, same] of byKey) {
    const requests = same.map(({ headers, body }) => {
      return [headers['x-service-delivery'], headers['x-service-signature'], body.toString('utf8')].join('\n')
    })
    expect(new Set(requests).size, key).toBe(1)
  }
}

interface KilledBench extends AsyncDisposable {
  readonly store: Store
  readonly jobs: Jobs
  readonly receiver: WebhookReceiver
  /** From now on, the webhook receiver responds with 200; before, it does not respond. */
  answerAll(): void
  /**
   * Settles the given number of seeds.
   *
   * @returns the deliveries, which are not enqueued
   */
  settle(count: number): Promise<readonly string[]>
  statesOf(deliveryIds: readonly string[]): Promise<readonly string[]>
  allDelivered(): Promise<boolean>
}

async function openKilledBench({ location }: KilledPlace): Promise<KilledBench> {
  await using stack = new AsyncDisposableStack()
  const storage = stack.use(
    await openStorage(valueOf(parseStorageLocation(location)), { ...world, extensions: storageExtensions }),
  )
  const { store } = storage
  const jobs = stack.use(await storage.startJobs())
  const state = { answer: hang }
  const receiver = stack.use(await startReceiver({ answer: (event, response) => state.answer(event, response) }))
  await store.createWebhook(aWebhook({ url: receiver.url }))
  const all: string[] = []

  async function settle(count: number): Promise<readonly string[]> {
    const seeds = someSeeds(count)
    const nowMs = world.clock.nowMs()
    const times = { createdAtMs: nowMs, expiresAtMs: nowMs + 3_600_000 }
    const numericId = await store.createTest(aNewTest({ workspaceId: toWorkspaceId('acme'), seeds, ...times }))
    const ids: string[] = []
    for (const { address } of seeds) {
      const record = aRecord({ recordedAtMs: nowMs })
      const copy = { numericId, address, messageKey: 'message-1', record, toEvent: toWebhookEvent }
      ids.push(...(await store.recordCopy(copy)).deliveryIds)
    }
    all.push(...ids)
    return ids
  }

  async function statesOf(deliveryIds: readonly string[]): Promise<readonly string[]> {
    const deliveries = await Promise.all(deliveryIds.map(async (id) => await store.findDelivery(id)))
    return deliveries.map((delivery) => delivery?.state ?? 'missing')
  }

  const owned = stack.move()
  return {
    store,
    jobs,
    receiver,
    settle,
    statesOf,
    answerAll: () => {
      state.answer = respond(200)
    },
    allDelivered: async () => (await statesOf(all)).every((one) => one === 'delivered'),
    [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
  }
}
