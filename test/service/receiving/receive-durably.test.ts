import { beforeEach, describe, expect, it } from 'vitest'
import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'

import { localSeeds } from '../../../src/service/receiving/directory.ts'
import { judgingSlots } from '../../../src/service/receiving/judging-slots.ts'
import { keptCopies } from '../../../src/service/receiving/kept-copies.ts'
import { durableReceiver, type KeepPorts, messageSweep } from '../../../src/service/receiving/receive-durably.ts'
import type { IncomingMessage, Reception } from '../../../src/service/receiving/reception.ts'
import { createTrackingId } from '../../../src/service/receiving/tracking-id.ts'
import type { KeptMessage } from '../../../src/service/storage/inbound-message.ts'
import type { NewJob } from '../../../src/service/storage/jobs.ts'
import type { Store, StoredSeed } from '../../../src/service/storage/store.ts'
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { openMemoryStore } from '../../support/memory-store.ts'
import { aNewTest } from '../storage/builders.ts'
import { type FakeJudge, fakeJudge } from './fake-judge.ts'
import { noOtherDomains } from './no-other-domains.ts'
import { mailLines } from './smtp-client.ts'

const random = fakeRandom(23)
const trackingId = createTrackingId(random)
const rules = {
  measuredAddress: () => null,
  isUnsignedMeasured: true,
  senderClass: 'all',
  isUndecidedFinal: false,
} as const
const stop = new AbortController()

let store: Store
let clock: FakeClock
let judge: FakeJudge
let jobs: NewJob[] = []
let errors: unknown[] = []

beforeEach(async () => {
  clock = fakeClock()
  store = await openMemoryStore()
  judge = fakeJudge()
  jobs = []
  errors = []
  const seeds = localSeeds.map(({ address, providerType, providerName }) => ({ address, providerType, providerName }))
  await store.createTest(aNewTest({ trackingId, seeds, expiresAtMs: clock.nowMs() + 60_000 }))
  return async () => await store[Symbol.asyncDispose]()
})

function receiver(
  slotCount: number,
  changes: Partial<KeepPorts> = {},
  isUndecidedFinal: boolean = false,
): ReturnType<typeof durableReceiver> {
  const ports: KeepPorts = {
    store,
    clock,
    random,
    keptCopies: keptCopies(clock),
    judge: judge.judge,
    isSameOrganization: noOtherDomains,
    jobs: {
      enqueue: async (added) => {
        jobs.push(...added)
        await Promise.resolve()
      },
    },
    onError: (error) => errors.push(error),
    ...changes,
  }
  return durableReceiver({ rules: { ...rules, isUndecidedFinal }, ports, slots: judgingSlots(slotCount) })
}

function aMessage(verdict: string = 'INBOX', changes: Partial<IncomingMessage> = {}): IncomingMessage {
  return {
    bytes: Buffer.from(`${mailLines(trackingId, verdict).join('\r\n')}\r\n`),
    envelopeSender: 'bounce@shop.example',
    seeds: localSeeds.slice(0, 1),
    client: { address: '192.0.2.9', heloName: 'mail.shop.example', isTls: true, isTlsOffered: true },
    ...changes,
  }
}

async function shown(index: number = 0): Promise<StoredSeed['result']> {
  const test = await store.findTest(toWorkspaceId('workspace-a'), trackingId)
  return test?.seeds[index]?.result ?? null
}

async function keptIds(): Promise<readonly string[]> {
  return (await store.listMessages(Number.MAX_SAFE_INTEGER, 100)).map(({ messageId }) => messageId)
}

describe('durableReceiver()', () => {
  it('judges during the SMTP session when a slot is free, without storing the message', async () => {
    const receive = receiver(1)
    expect(await receive(aMessage('refuse'), stop.signal)).toMatchObject({
      reply: { code: 550 },
      isMatched: true,
      copies: [{ numericId: 1, outcome: 'refused' }],
    })
    expect(await receive(aMessage('Spam'), stop.signal)).toMatchObject({ reply: { code: 250 } })
    expect(await shown()).toMatchObject({ folder: 'Spam' })
    expect([await keptIds(), jobs]).toEqual([[], []])
  })

  it('does not store a message that the judge gave up on', async () => {
    const { reply } = await receiver(1)(aMessage('give-up'), stop.signal)
    expect(reply.code).toBe(250)
    expect(await shown()).toMatchObject({ status: 'undecided', isSettled: true, folder: null })
    expect([await keptIds(), jobs]).toEqual([[], []])
  })

  it('stores a message unchanged and enqueues its job when all slots are busy', async () => {
    const receive = receiver(1)
    const leaving = new AbortController()
    const slow = receive(aMessage('hang'), leaving.signal)
    while (judge.inputs.length === 0) await new Promise((resolve) => setImmediate(resolve))
    const message = aMessage('refuse', { seeds: localSeeds.slice(0, 2) })
    const { reply, isMatched, copies } = await receive(message, stop.signal)
    expect([reply.code, isMatched]).toEqual([250, true])
    expect(copies.map(({ numericId, outcome }) => [numericId, outcome])).toEqual([
      [1, 'queued'],
      [1, 'queued'],
    ])
    expect(reply.text).toContain('Ok: queued')
    const [messageId = ''] = await keptIds()
    expect(await store.findMessage(messageId)).toEqual({
      messageId,
      bytes: new Uint8Array(message.bytes),
      receivedAtMs: clock.nowMs(),
      envelopeSender: 'bounce@shop.example',
      recipients: localSeeds.slice(0, 2).map((seed) => seed.address),
      client: { address: '192.0.2.9', heloName: 'mail.shop.example', isTls: true, isTlsOffered: true },
    })
    const keptAtMs = clock.nowMs()
    await clock.advance(50)
    expect(jobs).toEqual([{ kind: 'judge-message', key: messageId, runAtMs: keptAtMs }])
    expect(await shown()).toBeNull()
    leaving.abort(new Error('the client left'))
    await expect(slow).rejects.toThrow('the client left')
    expect((await receive(aMessage('refuse'), stop.signal)).reply.code).toBe(550)
  })

  it('acknowledges and discards mail that matches no test, even when no slot is free', async () => {
    const bytes = Buffer.from('Subject: hello\r\n\r\nx\r\n')
    const reception = await receiver(0)(aMessage('INBOX', { bytes }), stop.signal)
    expect(reception).toMatchObject({ reply: { code: 250 }, isMatched: false })
    expect([await keptIds(), jobs, judge.inputs]).toEqual([[], [], []])
  })

  it('rejects bare line endings immediately, even when no slot is free', async () => {
    const bytes = Buffer.from(`${mailLines(trackingId).join('\r\n')}\n.\r\n`)
    expect((await receiver(0)(aMessage('INBOX', { bytes }), stop.signal)).reply.code).toBe(550)
    expect(await shown()).toMatchObject({ status: 'refused' })
    expect(await keptIds()).toEqual([])
  })

  it('stores a message only for the seeds where a test expects it', async () => {
    const unrelated = { ...localSeeds[0], address: 'unrelated@freemail.example' }
    const [known] = localSeeds
    if (known === undefined) throw new Error('no seed')
    await receiver(0)(aMessage('INBOX', { seeds: [{ ...known, ...unrelated }, known] }), stop.signal)
    const [messageId = ''] = await keptIds()
    expect((await store.findMessage(messageId))?.recipients).toEqual([known.address])
  })

  it('stores an undecided copy for a retry, and shows it as undecided', async () => {
    const { reply } = await receiver(1)(aMessage('undecided'), stop.signal)
    expect(reply.code).toBe(250)
    expect(await shown()).toMatchObject({ status: 'undecided', isSettled: false, folder: null })
    const [messageId] = await keptIds()
    const keptAtMs = clock.nowMs()
    await clock.advance(50)
    expect(jobs).toEqual([{ kind: 'judge-message', key: messageId, runAtMs: keptAtMs + 2000 }])
  })

  it('does not store an undecided copy when undecided is final', async () => {
    const { reply } = await receiver(1, {}, true)(aMessage('undecided'), stop.signal)
    expect(reply.code).toBe(250)
    expect(await shown()).toMatchObject({ status: 'undecided', isSettled: true })
    expect([await keptIds(), jobs]).toEqual([[], []])
  })

  it('stores a message whose judging fails or times out, and reports the error', async () => {
    const receive = receiver(2)
    expect((await receive(aMessage('fail'), stop.signal)).reply.code).toBe(250)
    const slow = receive(aMessage('hang'), stop.signal)
    expect((await clock.runToEnd(slow)).reply.code).toBe(250)
    expect(await keptIds()).toHaveLength(2)
    expect(errors.map(String)).toEqual(['Error: the judge failed', 'TimeLimitReached: timed out after 60 s'])
  })

  it('rejects without acknowledging when the message cannot be stored', async () => {
    const broken = { ...store, keepMessage: async () => await Promise.reject(new Error('disk full')) }
    await expect(receiver(0, { store: broken })(aMessage(), stop.signal)).rejects.toThrow('disk full')
    await expect(receiver(1, { store: broken })(aMessage('undecided'), stop.signal)).rejects.toThrow('disk full')
    expect(jobs).toEqual([])
  })

  it('enqueues jobs within 50 ms as one batch', async () => {
    const added: (readonly NewJob[])[] = []
    const gathering = {
      enqueue: async (list: readonly NewJob[]) => {
        added.push(list)
        await Promise.resolve()
      },
    }
    const receive = receiver(0, { jobs: gathering })
    await Promise.all([receive(aMessage(), stop.signal), receive(aMessage(), stop.signal)])
    await clock.advance(50)
    await receive(aMessage(), stop.signal)
    await clock.advance(50)
    expect(added.map((list) => list.length)).toEqual([2, 1])
  })

  it('acknowledges a stored message when enqueueing its job fails', async () => {
    const away = { enqueue: async () => await Promise.reject(new Error('job queue unavailable')) }
    const { reply } = await receiver(0, { jobs: away })(aMessage(), stop.signal)
    expect(reply.code).toBe(250)
    expect(await keptIds()).toHaveLength(1)
    await clock.advance(50)
    expect(errors.map(String)).toEqual(['Error: job queue unavailable'])
  })

  it('stores and records nothing when the signal aborts while judging', async () => {
    const stopping = new AbortController()
    const reception: Promise<Reception> = receiver(1)(aMessage('hang'), stopping.signal)
    while (judge.inputs.length === 0) await new Promise((resolve) => setImmediate(resolve))
    stopping.abort(new Error('shutting down'))
    await expect(reception).rejects.toThrow('shutting down')
    expect([await keptIds(), await shown()]).toEqual([[], null])
  })
})

it('messageSweep() enqueues jobs for kept messages older than 10 s', async () => {
  const queue = { enqueue: async (list: readonly NewJob[]) => await Promise.resolve(void jobs.push(...list)) }
  const client = { address: '192.0.2.9', heloName: 'h', isTls: false, isTlsOffered: false }
  const nowMs = clock.nowMs()
  for (const [messageId, ageMs] of [
    ['newest', 9999],
    ['old', 20_000],
    ['oldest', 30_000],
  ] as const) {
    const message = { messageId, bytes: Buffer.from('x'), envelopeSender: null, recipients: ['a@b.example'], client }
    await store.keepMessage({ ...message, receivedAtMs: nowMs - ageMs })
  }
  await messageSweep({ store, jobs: queue, clock })()
  expect(jobs).toEqual([
    { kind: 'judge-message', key: 'oldest', runAtMs: nowMs },
    { kind: 'judge-message', key: 'old', runAtMs: nowMs },
  ])
})

it('messageSweep() continues after the previous batch, and restarts at the oldest message after the newest', async () => {
  const kept = Array.from({ length: 2500 }, (_, index) => ({ messageId: `message-${index}`, receivedAtMs: index }))
  const messages = {
    listMessages: async (_beforeMs: number, limit: number, after: KeptMessage | null = null) => {
      const from = after === null ? 0 : after.receivedAtMs + 1
      return await Promise.resolve(kept.slice(from, from + limit))
    },
  }
  const firstKeys: (string | undefined)[] = []
  const queue = { enqueue: async (list: readonly NewJob[]) => await Promise.resolve(void firstKeys.push(list[0]?.key)) }
  const sweep = messageSweep({ store: messages, jobs: queue, clock })
  for (let count = 0; count < 4; count += 1) await sweep()
  expect(firstKeys).toEqual(['message-0', 'message-1000', 'message-2000', 'message-0'])
})
