import { afterEach, describe, expect, it } from 'vitest'
import { Secret } from '../../../src/foundation/world/secret.ts'
import { deliveryConcurrency, deliveryWorker, HostBusyError } from '../../../src/service/webhooks/delivery-worker.ts'
import { fakeDns } from '../../support/fake-dns.ts'
import { hang, inTurn, respond, type WebhookReceiver } from '../../support/webhook-receiver.ts'
import { aReceiver, closeAll, closeLater, settleSockets, someParts } from './attempt-bench.ts'
import { type DeliveryBench, openBench } from './delivery-bench.ts'
import { startMs } from './webhook-builders.ts'

afterEach(closeAll)

async function aBench(...[urls, changes]: Parameters<typeof openBench>): Promise<DeliveryBench> {
  const bench = await openBench(urls, changes)
  closeLater(bench)
  return bench
}

function bodiesOf(receiver: WebhookReceiver): readonly string[] {
  return receiver.events.map(({ body }) => body.toString('utf8'))
}

describe('a delivery', () => {
  it('ends after a 2xx, and its attempt is recorded', async () => {
    const receiver = await aReceiver({ answer: respond(202, {}, 'thank you') })
    const bench = await aBench([receiver.url])
    const [deliveryId = ''] = await bench.settle()
    await bench.runAll()
    await expect(bench.store.findDelivery(deliveryId)).resolves.toMatchObject({
      state: 'delivered',
      attemptCount: 1,
      nextAttemptAtMs: null,
    })
    await expect(bench.store.listAttempts(deliveryId)).resolves.toEqual([
      { attemptNumber: 1, startedAtMs: startMs, durationMs: 0, statusCode: 202, detail: 'thank you' },
    ])
    expect(bench.attempts).toEqual([
      {
        webhookId: 'wh_1',
        workspaceId: 'acme',
        deliveryId,
        numericId: expect.any(Number),
        host: `127.0.0.1:${receiver.port}`,
        attemptNumber: 1,
        statusCode: 202,
        durationMs: 0,
        state: 'delivered',
      },
    ])
  })

  it('goes to every webhook of the workspace with the same body and idempotency key', async () => {
    const receivers = [await aReceiver(), await aReceiver()]
    const bench = await aBench(receivers.map(({ url }) => url))
    await bench.settle()
    await bench.runAll()
    const events = receivers.flatMap((receiver) => receiver.events)
    expect(events).toHaveLength(2)
    expect(new Set(events.map(({ body }) => body.toString())).size).toBe(1)
    expect(new Set(events.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(new Set(events.map(({ headers }) => headers['x-service-delivery'])).size).toBe(2)
  })

  it('is attempted at 0, 1, 5, 30 and 120 minutes with the same request, then fails', async () => {
    const receiver = await aReceiver({ answer: respond(503, {}, 'maintenance') })
    const bench = await aBench([receiver.url])
    const [deliveryId = ''] = await bench.settle()
    await bench.runAll()
    expect(bench.minutes).toEqual([0, 1, 5, 30, 120])
    await expect(bench.store.findDelivery(deliveryId)).resolves.toMatchObject({ state: 'failed', attemptCount: 5 })
    const attempts = await bench.store.listAttempts(deliveryId)
    expect(attempts.map(({ attemptNumber, statusCode }) => [attemptNumber, statusCode])).toEqual(
      [1, 2, 3, 4, 5].map((number) => [number, 503]),
    )
    const same = receiver.events.map(({ headers, body }) => [
      headers['idempotency-key'],
      headers['x-service-delivery'],
      headers['x-service-signature'],
      body.toString(),
    ])
    expect(new Set(same.map((one) => JSON.stringify(one))).size).toBe(1)
  })

  it('succeeds once the receiver is available again', async () => {
    const receiver = await aReceiver({
      answer: inTurn(respond(500), (_event, response) => response.socket?.resetAndDestroy(), respond(200)),
    })
    const bench = await aBench([receiver.url])
    const [deliveryId = ''] = await bench.settle()
    await bench.runAll()
    expect(bench.minutes).toEqual([0, 1, 5])
    await expect(bench.store.findDelivery(deliveryId)).resolves.toMatchObject({ state: 'delivered', attemptCount: 3 })
  })

  it('waits for the Retry-After interval of a 429, up to the next regular attempt', async () => {
    const receiver = await aReceiver({ answer: inTurn(respond(429, { 'Retry-After': '150' }), respond(200)) })
    const bench = await aBench([receiver.url])
    await bench.settle()
    await bench.runAll()
    expect(bench.minutes).toEqual([0, 2.5])
  })

  it.each([301, 400, 401, 404, 410])('fails immediately after a %i', async (statusCode) => {
    const receiver = await aReceiver({ answer: respond(statusCode, { Location: '/elsewhere' }) })
    const bench = await aBench([receiver.url])
    const [deliveryId = ''] = await bench.settle()
    await bench.runAll()
    expect(receiver.events).toHaveLength(1)
    await expect(bench.store.findDelivery(deliveryId)).resolves.toMatchObject({ state: 'failed', attemptCount: 1 })
  })

  it('fails immediately, with the reason, if the name resolves to a private address', async () => {
    const dns = fakeDns({ 'hooks.example': { A: ['10.0.0.1'] } })
    const bench = await aBench(['https://hooks.example/'], { dns, rules: { allowPrivate: false, ownListeners: [] } })
    const [deliveryId = ''] = await bench.settle()
    await bench.runAll()
    await expect(bench.store.listAttempts(deliveryId)).resolves.toMatchObject([
      { statusCode: null, detail: expect.stringContaining('non-public address (private)') },
    ])
    await expect(bench.store.findDelivery(deliveryId)).resolves.toMatchObject({ state: 'failed' })
  })

  it('is dropped without an error if its webhook was removed', async () => {
    const receiver = await aReceiver({ answer: respond(500) })
    const bench = await aBench([receiver.url])
    await bench.settle(2)
    await bench.runNext()
    await bench.store.removeWebhook('wh_1')
    await bench.runAll()
    expect(receiver.events).toHaveLength(1)
  })

  it('ends without an error if its webhook is removed during an attempt', async () => {
    const isRemoved = Promise.withResolvers<void>()
    const receiver = await aReceiver({
      answer: (_event, response) => {
        void isRemoved.promise.then(() => response.writeHead(500).end())
      },
    })
    const bench = await aBench([receiver.url])
    await bench.settle()
    const isOver = bench.runAll()
    await receiver.received(1)
    await bench.store.removeWebhook('wh_1')
    isRemoved.resolve()
    await isOver
    expect(receiver.events).toHaveLength(1)
  })

  it('ends without an error if its webhook is removed while the delivery is being read', async () => {
    const bench = await aBench(['http://127.0.0.1:9/'])
    const [deliveryId = ''] = await bench.settle()
    const store = { ...bench.store, findWebhook: async () => await Promise.resolve(null) }
    const worker = deliveryWorker({ ...someParts(), store, jobs: { enqueue: async () => await Promise.resolve() } })
    const job = { kind: 'deliver-webhook', key: `${deliveryId}:1`, earlierRuns: 0 } as const
    await expect(worker.run(job, new AbortController().signal)).resolves.toBeUndefined()
    await expect(bench.store.listAttempts(deliveryId)).resolves.toEqual([])
  })

  it('is signed with the secret that is current when it is sent', async () => {
    const receiver = await aReceiver({ answer: inTurn(respond(500), respond(200)) })
    const bench = await aBench([receiver.url])
    await bench.settle()
    await bench.runNext()
    const secret = { secret: new Secret('secret-two'), createdAtMs: startMs, validUntilMs: null }
    await bench.store.rotateWebhookSecret('wh_1', secret, startMs + 1000)
    await bench.runAll()
    const [first, second] = receiver.events.map(({ headers }) => headers['x-service-signature'])
    expect(second).not.toBe(first)
  })
})

describe('deliveryWorker()', () => {
  it('does not repeat an attempt that was already recorded, and enqueues the next one', async () => {
    const receiver = await aReceiver({ answer: respond(500) })
    const bench = await aBench([receiver.url])
    const [deliveryId = ''] = await bench.settle()
    await bench.runNext()
    // This happens if the process dies between recording the attempt and enqueueing the next one.
    bench.jobs.length = 0
    bench.jobs.push({ kind: 'deliver-webhook', key: `${deliveryId}:1`, runAtMs: startMs })
    await bench.runNext()
    expect(receiver.events).toHaveLength(1)
    expect(bench.jobs).toEqual([{ kind: 'deliver-webhook', key: `${deliveryId}:2`, runAtMs: startMs + 60_000 }])
  })

  it.each(['', 'nonsense', 'wd_unknown:1', 'wd_unknown:0'])('ignores a job with the key %j', async (key) => {
    const bench = await aBench([])
    const { signal } = new AbortController()
    await expect(bench.worker.run({ kind: 'deliver-webhook', key, earlierRuns: 0 }, signal)).resolves.toBeUndefined()
  })

  it('ignores a delivery that has ended', async () => {
    const receiver = await aReceiver()
    const bench = await aBench([receiver.url])
    const [deliveryId = ''] = await bench.settle()
    await bench.runAll()
    bench.jobs.push({ kind: 'deliver-webhook', key: `${deliveryId}:1`, runAtMs: startMs })
    bench.jobs.push({ kind: 'deliver-webhook', key: `${deliveryId}:2`, runAtMs: startMs })
    await bench.runAll()
    expect(receiver.events).toHaveLength(1)
  })

  it('records nothing when it is aborted, so that the attempt is made again', async () => {
    const receiver = await aReceiver({ answer: inTurn(hang, respond(200)) })
    const bench = await aBench([receiver.url])
    const [deliveryId = ''] = await bench.settle()
    const stopping = new AbortController()
    const job = { kind: 'deliver-webhook', key: `${deliveryId}:1`, earlierRuns: 0 } as const
    const stopped = bench.worker.run(job, stopping.signal)
    await receiver.received(1)
    stopping.abort(new Error('the service stops'))
    await expect(stopped).rejects.toThrow('the service stops')
    await expect(bench.store.listAttempts(deliveryId)).resolves.toEqual([])
    await bench.runAll()
    expect(bodiesOf(receiver)[1]).toBe(bodiesOf(receiver)[0])
    await expect(bench.store.findDelivery(deliveryId)).resolves.toMatchObject({ state: 'delivered', attemptCount: 1 })
  })

  it('delivers to other receivers while one hangs, and limits concurrent attempts per host', async () => {
    const hanging = await aReceiver({ answer: hang })
    const quick = await aReceiver()
    const bench = await aBench([hanging.url, quick.url])
    const ids = await bench.settle(100)
    const { signal } = new AbortController()
    const stopping = new AbortController()
    const all = AbortSignal.any([signal, stopping.signal])
    const busy: unknown[] = []
    // Like the job engine, the test has a fixed number of slots; a slot becomes free when its run ends.
    const waiting = ids.map((id) => ({ kind: 'deliver-webhook', key: `${id}:1`, earlierRuns: 0 }) as const)
    const slot = async (): Promise<void> => {
      for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
        await bench.worker.run(job, all).catch((error: unknown) => busy.push(error))
      }
    }
    const slots = Array.from({ length: deliveryConcurrency }, slot)
    // A waiting attempt gives up after a second and frees its slot.
    while (quick.events.length < 100) {
      await settleSockets()
      await bench.clock.advance(1000)
    }
    expect(hanging.mostOpenCount).toBe(8)
    expect(busy.length).toBeGreaterThan(0)
    expect(busy.every((error) => error instanceof HostBusyError)).toBe(true)
    stopping.abort(new Error('enough'))
    await Promise.all(slots)
  })
})
