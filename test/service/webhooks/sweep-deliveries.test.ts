import { afterEach, describe, expect, it } from 'vitest'
import type { NewJob } from '../../../src/service/storage/jobs.ts'
import type { StoredDelivery } from '../../../src/service/storage/webhook.ts'
import { deliverySweep } from '../../../src/service/webhooks/sweep-deliveries.ts'
import { respond } from '../../support/webhook-receiver.ts'
import { aReceiver, closeAll, closeLater } from './attempt-bench.ts'
import { type DeliveryBench, openBench } from './delivery-bench.ts'
import { aDelivery, startMs } from './webhook-builders.ts'

afterEach(closeAll)

async function aBench(urls: readonly string[]): Promise<DeliveryBench> {
  const bench = await openBench(urls)
  closeLater(bench)
  return bench
}

async function sweep({ store, clock }: DeliveryBench): Promise<readonly NewJob[]> {
  const added: NewJob[] = []
  const jobs = {
    enqueue: async (some: readonly NewJob[]) => {
      await Promise.resolve(added.push(...some))
    },
  }
  const count = await deliverySweep({ store, jobs, clock })()
  expect(count).toBe(added.length)
  return added
}

describe('deliverySweep()', () => {
  it('enqueues the first attempt of an event that has no job, under the same key', async () => {
    const bench = await aBench(['http://127.0.0.1:9/'])
    const [deliveryId = ''] = await bench.settle()
    await bench.clock.advance(5001)
    await expect(sweep(bench)).resolves.toEqual([{ kind: 'deliver-webhook', key: `${deliveryId}:1`, runAtMs: startMs }])
  })

  it('ignores attempts that became due only a moment ago, or are not yet due', async () => {
    const receiver = await aReceiver({ answer: respond(500) })
    const bench = await aBench([receiver.url])
    await bench.settle()
    await bench.clock.advance(5000)
    await expect(sweep(bench)).resolves.toEqual([])
    await bench.runNext()
    await bench.clock.advance(60_000)
    await expect(sweep(bench)).resolves.toEqual([])
    await bench.clock.advance(5001)
    await expect(sweep(bench)).resolves.toMatchObject([{ key: expect.stringMatching(/:2$/u) }])
  })

  it('ignores deliveries that have ended', async () => {
    const receiver = await aReceiver()
    const bench = await aBench([receiver.url])
    await bench.settle(3)
    await bench.runAll()
    await bench.clock.advance(3_600_000)
    await expect(sweep(bench)).resolves.toEqual([])
  })

  it('finds a redelivery, which is a separate delivery with the same body and key', async () => {
    const receiver = await aReceiver({ answer: respond(400) })
    const bench = await aBench([receiver.url])
    const [deliveryId = ''] = await bench.settle()
    await bench.runAll()
    await bench.store.redeliver(deliveryId, { deliveryId: 'wd_again', nowMs: bench.clock.nowMs() })
    await bench.clock.advance(6000)
    bench.jobs.push(...(await sweep(bench)))
    await bench.runAll()
    const [first, second] = receiver.events
    expect(receiver.events).toHaveLength(2)
    expect(second?.body).toEqual(first?.body)
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
    expect([first, second].map((event) => event?.headers['x-service-delivery'])).toEqual([deliveryId, 'wd_again'])
  })

  it('reaches deliveries after a long backlog, then restarts at the beginning', async () => {
    // A host is down: its attempts are overdue and have jobs, but the jobs do not run.
    const backlog = Array.from({ length: 3000 }, (_, index) => overdue(`wh.${index}`, 1000 + Math.floor(index / 10)))
    const { sweepOnce, seen } = sweepOf([...backlog, overdue('wd_again', 9000)])
    for (let sweepCount = 0; sweepCount < 4; sweepCount += 1) await sweepOnce()
    expect(seen).toContain('wd_again:1')
    expect(new Set(seen).size).toBe(3001)
    seen.length = 0
    await sweepOnce()
    expect(seen[0]).toBe('wh.0:1')
  })

  it('continues past more deliveries in one millisecond than it reads per page', async () => {
    const backlog = Array.from({ length: 1500 }, (_, index) => overdue(`wh.${index}`, 1000))
    const { sweepOnce, seen } = sweepOf([...backlog, overdue('wd_again', 1001)])
    for (let sweepCount = 0; sweepCount < 3; sweepCount += 1) await sweepOnce()
    expect(seen).toContain('wd_again:1')
  })
})

function overdue(deliveryId: string, nextAttemptAtMs: number): StoredDelivery {
  return aDelivery({ deliveryId, nextAttemptAtMs, attemptCount: 0 })
}

/** Runs a sweep over deliveries that stay overdue, and returns the keys of the jobs that it enqueues. */
function sweepOf(deliveries: readonly StoredDelivery[]): {
  readonly sweepOnce: () => Promise<number>
  readonly seen: string[]
} {
  const seen: string[] = []
  const store = {
    listDueDeliveries: async (beforeMs: number, limit: number, fromMs = 0) => {
      const due = deliveries.filter(({ nextAttemptAtMs: at }) => at !== null && at >= fromMs && at < beforeMs)
      return await Promise.resolve(due.slice(0, limit))
    },
  }
  const jobs = {
    enqueue: async (some: readonly NewJob[]) => {
      await Promise.resolve(seen.push(...some.map((job) => job.key)))
    },
  }
  return { seen, sweepOnce: deliverySweep({ store, jobs, clock: { nowMs: () => 100_000 } }) }
}
