import { afterEach, describe, expect, it } from 'vitest'

import { sweepDeliveries } from '../../../src/service/webhooks/sweep-deliveries.ts'
import type { NewJob } from '../../../src/storage/jobs.ts'
import { respond } from '../../support/webhook-receiver.ts'
import { aReceiver, closeAll, closeLater } from './attempt-bench.ts'
import { type DeliveryBench, openBench } from './delivery-bench.ts'
import { startMs } from './webhook-builders.ts'

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
  const count = await sweepDeliveries({ store, jobs, clock })
  expect(count).toBe(added.length)
  return added
}

describe('sweepDeliveries()', () => {
  it('asks for the first attempt of an event that nobody was told of, under its own name', async () => {
    const bench = await aBench(['http://127.0.0.1:9/'])
    const [deliveryId = ''] = await bench.settle()
    await bench.clock.advance(5001)
    await expect(sweep(bench)).resolves.toEqual([{ kind: 'deliver-webhook', key: `${deliveryId}:1`, runAtMs: startMs }])
  })

  it('leaves those alone that are only just due, or not yet', async () => {
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

  it('leaves those alone that are over', async () => {
    const receiver = await aReceiver()
    const bench = await aBench([receiver.url])
    await bench.settle(3)
    await bench.runAll()
    await bench.clock.advance(3_600_000)
    await expect(sweep(bench)).resolves.toEqual([])
  })

  it('finds a redelivery, which is a delivery of its own with the same body and key', async () => {
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
})
