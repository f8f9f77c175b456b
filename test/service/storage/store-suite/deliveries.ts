/** Store suite: deliveries of events. */

import { describe, expect, it } from 'vitest'
import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'

import type { ArrivedCopy, SettledSeed, Store } from '../../../../src/service/storage/store.ts'
import type { AttemptOutcome, DeliveryAttempt, Redelivery } from '../../../../src/service/storage/webhook.ts'
import { aNewTest, aRecord, aRefusal, aWebhook, someSeeds } from '../builders.ts'
import { findByTrackingId, type StoreSuiteOptions } from './store-suite-options.ts'

function toEvent(settled: SettledSeed): { idempotencyKey: string; body: string } {
  return { idempotencyKey: `result-${settled.resultId}`, body: JSON.stringify(settled) }
}

function refuseEvent(): never {
  throw new Error('creating the event failed')
}

interface Setting {
  readonly store: Store
  readonly test: ReturnType<typeof aNewTest>
  /** A copy for the first seed, placed in the inbox. */
  readonly copy: ArrivedCopy
}

async function aTestWithWebhook(store: Store, seedCount = 2): Promise<Setting> {
  await store.createWebhook(aWebhook())
  const test = aNewTest({ seeds: someSeeds(seedCount), metadata: { pr: 7 } })
  const numericId = await store.createTest(test)
  const copy = { numericId, address: 'seed1@box0.example', messageKey: 'm', record: aRecord(), toEvent }
  return { store, test, copy }
}

async function aDelivery(store: Store): Promise<string> {
  const { copy } = await aTestWithWebhook(store)
  const [deliveryId] = (await store.recordCopy(copy)).deliveryIds
  if (deliveryId === undefined) throw new Error('no delivery was inserted')
  return deliveryId
}

function anAttempt(changes: Partial<DeliveryAttempt> = {}): DeliveryAttempt {
  return { attemptNumber: 1, startedAtMs: 3_000_000, durationMs: 40, statusCode: 503, detail: 'busy', ...changes }
}

export function deliveriesSuite({ open }: StoreSuiteOptions): void {
  describe('the event for a settled seed', () => {
    it('is inserted for each webhook of the workspace, due immediately', async () => {
      await using store = await open()
      const { copy } = await aTestWithWebhook(store)
      await store.createWebhook(aWebhook({ webhookId: 'webhook-2' }))
      await store.createWebhook(aWebhook({ webhookId: 'webhook-3', workspaceId: toWorkspaceId('workspace-b') }))
      const { deliveryIds } = await store.recordCopy(copy)
      const deliveries = await Promise.all(deliveryIds.map(async (id) => await store.findDelivery(id)))
      expect(deliveries.map((one) => one?.webhookId)).toEqual(['webhook-1', 'webhook-2'])
      expect(deliveries[0]).toMatchObject({
        deliveryId: deliveryIds[0],
        idempotencyKey: deliveries[1]?.idempotencyKey,
        body: deliveries[1]?.body,
        state: 'pending',
        attemptCount: 0,
        nextAttemptAtMs: 2_000_000,
        createdAtMs: 2_000_000,
        repeats: null,
      })
      expect(await store.listDueDeliveries(2_000_001, 10)).toEqual(deliveries)
      expect(await store.listDueDeliveries(2_000_000, 10)).toEqual([])
    })

    it('contains the current test, the seed and the result', async () => {
      await using store = await open()
      const { test, copy } = await aTestWithWebhook(store, 1)
      const told: SettledSeed[] = []
      await store.recordCopy({ ...copy, toEvent: (settled) => (told.push(settled), toEvent(settled)) })
      const { seeds, ...head } = await findByTrackingId(store, test)
      expect(told).toHaveLength(1)
      expect(told[0]).toMatchObject({ test: head, seed: test.seeds[0], record: copy.record })
      expect(head).toMatchObject({ settledCount: 1, completedAtMs: 2_000_000, metadata: { pr: 7 } })
      expect(seeds).toHaveLength(1)
    })

    it('has a result id that is unique across tests', async () => {
      await using store = await open()
      const { test, copy } = await aTestWithWebhook(store)
      const other = await store.createTest(aNewTest())
      const numbers: number[] = []
      const note = (settled: SettledSeed): { idempotencyKey: string; body: string } => {
        numbers.push(settled.resultId)
        return toEvent(settled)
      }
      for (const { address } of test.seeds) await store.recordCopy({ ...copy, address, toEvent: note })
      await store.recordCopy({ ...copy, numericId: other, toEvent: note })
      expect(new Set(numbers).size).toBe(3)
      expect(numbers.every((number) => Number.isSafeInteger(number) && number > 0)).toBe(true)
    })

    it('is created once per seed, even if its result improves', async () => {
      await using store = await open()
      const { copy } = await aTestWithWebhook(store)
      const record = async (changes: Partial<ArrivedCopy>): Promise<number> =>
        (await store.recordCopy({ ...copy, ...changes })).deliveryIds.length
      expect(await record({ record: aRefusal(451) })).toBe(0)
      expect(await record({ record: aRefusal(550) })).toBe(1)
      expect(await record({})).toBe(0)
      expect(await record({ record: aRecord({ folder: 'Spam' }) })).toBe(0)
      expect(await store.listDeliveries('webhook-1', 10)).toHaveLength(1)
    })

    it('is created once when many copies arrive concurrently', async () => {
      await using store = await open()
      const { copy } = await aTestWithWebhook(store)
      const all = await Promise.all(Array.from({ length: 20 }, async () => await store.recordCopy(copy)))
      expect(all.flatMap((one) => one.deliveryIds)).toHaveLength(1)
      expect(await store.listDeliveries('webhook-1', 10)).toHaveLength(1)
    })

    it('is not created in a workspace without webhooks', async () => {
      await using store = await open()
      const numericId = await store.createTest(aNewTest())
      const copy = { numericId, address: 'seed1@box0.example', messageKey: 'm', record: aRecord() }
      const recording = await store.recordCopy({ ...copy, toEvent: refuseEvent })
      expect(recording).toMatchObject({ status: 'recorded', deliveryIds: [] })
    })

    it('rolls back the result when the event cannot be created', async () => {
      await using store = await open()
      const { test, copy } = await aTestWithWebhook(store)
      await expect(store.recordCopy({ ...copy, toEvent: refuseEvent })).rejects.toThrow('creating the event failed')
      expect(await findByTrackingId(store, test)).toMatchObject({ revision: 0, settledCount: 0 })
      expect((await store.recordCopy(copy)).deliveryIds).toHaveLength(1)
    })
  })

  describe('an attempt', () => {
    it('is logged, and the delivery stays pending', async () => {
      await using store = await open()
      const deliveryId = await aDelivery(store)
      const attempt = anAttempt()
      await store.recordAttempt({ deliveryId, attempt, next: { state: 'pending', nextAttemptAtMs: 4_000_000 } })
      expect(await store.findDelivery(deliveryId)).toMatchObject({
        state: 'pending',
        attemptCount: 1,
        nextAttemptAtMs: 4_000_000,
      })
      expect(await store.listAttempts(deliveryId)).toEqual([attempt])
      expect(await store.listDueDeliveries(4_000_000, 10)).toEqual([])
      expect(await store.listDueDeliveries(4_000_001, 10)).toHaveLength(1)
    })

    it.each(['delivered', 'failed'] as const)('may end the delivery: %s', async (state) => {
      await using store = await open()
      const deliveryId = await aDelivery(store)
      const attempt = anAttempt({ statusCode: null, durationMs: 12.6 })
      await store.recordAttempt({ deliveryId, attempt, next: { state } })
      expect(await store.findDelivery(deliveryId)).toMatchObject({ state, attemptCount: 1, nextAttemptAtMs: null })
      expect(await store.listAttempts(deliveryId)).toEqual([{ ...attempt, durationMs: 13 }])
      expect(await store.listDueDeliveries(9_000_000_000_000, 10)).toEqual([])
    })

    it('has no effect when its number is already logged', async () => {
      await using store = await open()
      const deliveryId = await aDelivery(store)
      const first: AttemptOutcome = {
        deliveryId,
        attempt: anAttempt({ statusCode: 200 }),
        next: { state: 'delivered' },
      }
      await store.recordAttempt(first)
      await store.recordAttempt({ deliveryId, attempt: anAttempt(), next: { state: 'pending', nextAttemptAtMs: 5 } })
      expect(await store.findDelivery(deliveryId)).toMatchObject({ state: 'delivered', nextAttemptAtMs: null })
      expect(await store.listAttempts(deliveryId)).toEqual([first.attempt])
    })

    it('has no effect when the webhook was deleted', async () => {
      await using store = await open()
      const deliveryId = await aDelivery(store)
      await store.removeWebhook('webhook-1')
      await store.recordAttempt({ deliveryId, attempt: anAttempt(), next: { state: 'failed' } })
      expect(await store.findDelivery(deliveryId)).toBeNull()
      expect(await store.listAttempts(deliveryId)).toEqual([])
    })

    it("is logged in order, with any characters from the receiver's response", async () => {
      await using store = await open()
      const deliveryId = await aDelivery(store)
      const attempts = [1, 2, 3].map((attemptNumber) =>
        anAttempt({ attemptNumber, detail: `"\u{1f4ec}' ${attemptNumber}` }),
      )
      for (const attempt of attempts) {
        await store.recordAttempt({ deliveryId, attempt, next: { state: 'pending', nextAttemptAtMs: 5 } })
      }
      expect(await store.listAttempts(deliveryId)).toEqual(attempts)
      const attempt = anAttempt({ attemptNumber: 4, detail: 'a\0b' })
      await store.recordAttempt({ deliveryId, attempt, next: { state: 'failed' } })
      expect((await store.listAttempts(deliveryId))[3]?.detail).toBe('a\u{fffd}b')
    })
  })

  describe('deliveries', () => {
    it('are listed newest first, up to the limit', async () => {
      await using store = await open()
      const { test, copy } = await aTestWithWebhook(store, 3)
      const ids: string[] = []
      for (const { address } of test.seeds) ids.push(...(await store.recordCopy({ ...copy, address })).deliveryIds)
      const listed = await store.listDeliveries('webhook-1', 2)
      expect(listed.map((one) => one.deliveryId)).toEqual([ids[2], ids[1]])
      expect((await store.listDueDeliveries(2_000_001, 2)).map((one) => one.deliveryId)).toHaveLength(2)
      expect(await store.listDueDeliveries(2_000_001, 10, 2_000_000)).toHaveLength(3)
      expect(await store.listDueDeliveries(2_000_002, 10, 2_000_001)).toEqual([])
      expect(await store.listDeliveries('webhook-9', 2)).toEqual([])
    })

    it('can be repeated under a new id, due immediately', async () => {
      await using store = await open()
      const deliveryId = await aDelivery(store)
      const first = await store.findDelivery(deliveryId)
      await store.recordAttempt({ deliveryId, attempt: anAttempt(), next: { state: 'failed' } })
      expect(await store.redeliver(deliveryId, { deliveryId: 'again-1', nowMs: 5_000_000 })).toBe('created')
      expect(await store.findDelivery('again-1')).toEqual({
        ...first,
        deliveryId: 'again-1',
        nextAttemptAtMs: 5_000_000,
        createdAtMs: 5_000_000,
        repeats: deliveryId,
      })
      expect(await store.listAttempts('again-1')).toEqual([])
      expect(await store.redeliver('nobody', { deliveryId: 'again-2', nowMs: 5_000_000 })).toBe('unknown')
    })

    it('are repeated instead of retried, so that the webhook gets the event only once', async () => {
      await using store = await open()
      const deliveryId = await aDelivery(store)
      const repeat = async (id: string, nowMs: number): Promise<Redelivery> =>
        await store.redeliver(deliveryId, { deliveryId: id, nowMs })
      expect(await repeat('again-0', 5_000_000)).toBe('due')
      const next = { state: 'pending', nextAttemptAtMs: 6_000_000 } as const
      await store.recordAttempt({ deliveryId, attempt: anAttempt(), next })
      const both = await Promise.all([repeat('again-1', 5_000_001), repeat('again-2', 5_000_001)])
      expect(both.toSorted()).toEqual(['created', 'due'])
      const due = await store.listDueDeliveries(9_000_000, 10)
      expect(due.map(({ deliveryId: id }) => id)).toEqual([both[0] === 'created' ? 'again-1' : 'again-2'])
      expect(await store.findDelivery(deliveryId)).toMatchObject({ state: 'failed', nextAttemptAtMs: null })
      expect(await store.listAttempts(deliveryId)).toHaveLength(1)
    })

    it('are deleted with their webhook', async () => {
      await using store = await open()
      const deliveryId = await aDelivery(store)
      await store.removeWebhook('webhook-1')
      expect(await store.findDelivery(deliveryId)).toBeNull()
      expect(await store.listDueDeliveries(9_000_000, 10)).toEqual([])
    })
  })
}
