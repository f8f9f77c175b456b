import { beforeEach, describe, expect, it } from 'vitest'

import { localSeeds } from '../../src/seeds/directory.ts'
import { durableReceiver, type KeepPorts } from '../../src/seeds/receive-durably.ts'
import type { IncomingMessage, Reception } from '../../src/seeds/reception.ts'
import { createTrackingId } from '../../src/seeds/tracking-id.ts'
import type { NewJob } from '../../src/storage/jobs.ts'
import { openSqliteStore } from '../../src/storage/sqlite/open-sqlite-store.ts'
import type { Store, StoredSeed } from '../../src/storage/store.ts'
import { aNewTest } from '../storage/builders.ts'
import { type FakeClock, fakeClock } from '../support/fake-clock.ts'
import { fakeRandom } from '../support/fake-random.ts'
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
  store = await openSqliteStore({ kind: 'memory' })
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
  return durableReceiver({ rules: { ...rules, isUndecidedFinal }, ports, slotCount })
}

function aMessage(wish: string = 'INBOX', changes: Partial<IncomingMessage> = {}): IncomingMessage {
  return {
    bytes: Buffer.from(`${mailLines(trackingId, wish).join('\r\n')}\r\n`),
    envelopeSender: 'bounce@shop.example',
    seeds: localSeeds.slice(0, 1),
    client: { address: '192.0.2.9', heloName: 'mail.shop.example', isTls: true, isTlsOffered: true },
    ...changes,
  }
}

async function shown(index: number = 0): Promise<StoredSeed['result']> {
  const test = await store.findTest('workspace-a', trackingId)
  return test?.seeds[index]?.result ?? null
}

async function keptIds(): Promise<readonly string[]> {
  return (await store.listMessages(Number.MAX_SAFE_INTEGER, 100)).map(({ messageId }) => messageId)
}

describe('durableReceiver()', () => {
  it('judges while the sender waits when there is room, and keeps nothing', async () => {
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

  it('keeps nothing of a message that took too long to judge', async () => {
    const { reply } = await receiver(1)(aMessage('give-up'), stop.signal)
    expect(reply.code).toBe(250)
    expect(await shown()).toMatchObject({ status: 'undecided', isSettled: true, folder: null })
    expect([await keptIds(), jobs]).toEqual([[], []])
  })

  it('keeps what comes while all slots are taken, as it was, and asks for its judgement', async () => {
    const receive = receiver(1)
    const leaving = new AbortController()
    const slow = receive(aMessage('hang'), leaving.signal)
    while (judge.inputs.length === 0) await new Promise((resolve) => setImmediate(resolve))
    const message = aMessage('refuse', { seeds: localSeeds.slice(0, 2) })
    const { reply, isMatched, copies } = await receive(message, stop.signal)
    expect([reply.code, isMatched]).toEqual([250, true])
    expect(copies.map(({ numericId, outcome }) => [numericId, outcome])).toEqual([
      [1, 'kept'],
      [1, 'kept'],
    ])
    expect(reply.text).toContain('kept')
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

  it('acknowledges mail of no test without judging or keeping it, also when no slot is free', async () => {
    const bytes = Buffer.from('Subject: hello\r\n\r\nx\r\n')
    const reception = await receiver(0)(aMessage('INBOX', { bytes }), stop.signal)
    expect(reception).toMatchObject({ reply: { code: 250 }, isMatched: false })
    expect([await keptIds(), jobs, judge.inputs]).toEqual([[], [], []])
  })

  it('refuses lines that end wrongly at once, also when no slot is free', async () => {
    const bytes = Buffer.from(`${mailLines(trackingId).join('\r\n')}\n.\r\n`)
    expect((await receiver(0)(aMessage('INBOX', { bytes }), stop.signal)).reply.code).toBe(550)
    expect(await shown()).toMatchObject({ status: 'refused' })
    expect(await keptIds()).toEqual([])
  })

  it('keeps only the seeds that a test waits at', async () => {
    const stranger = { ...localSeeds[0], address: 'stranger@freemail.example' }
    const [known] = localSeeds
    if (known === undefined) throw new Error('no seed')
    await receiver(0)(aMessage('INBOX', { seeds: [{ ...known, ...stranger }, known] }), stop.signal)
    const [messageId = ''] = await keptIds()
    expect((await store.findMessage(messageId))?.recipients).toEqual([known.address])
  })

  it('keeps a copy that the engine could not decide, and shows it meanwhile', async () => {
    const { reply } = await receiver(1)(aMessage('undecided'), stop.signal)
    expect(reply.code).toBe(250)
    expect(await shown()).toMatchObject({ status: 'undecided', isSettled: false, folder: null })
    const [messageId] = await keptIds()
    const keptAtMs = clock.nowMs()
    await clock.advance(50)
    expect(jobs).toEqual([{ kind: 'judge-message', key: messageId, runAtMs: keptAtMs + 2000 }])
  })

  it('keeps nothing of it where nobody will ask the engine again', async () => {
    const { reply } = await receiver(1, {}, true)(aMessage('undecided'), stop.signal)
    expect(reply.code).toBe(250)
    expect(await shown()).toMatchObject({ status: 'undecided', isSettled: true })
    expect([await keptIds(), jobs]).toEqual([[], []])
  })

  it('keeps a message whose judgement fails or takes too long, and says so', async () => {
    const receive = receiver(2)
    expect((await receive(aMessage('fail'), stop.signal)).reply.code).toBe(250)
    const slow = receive(aMessage('hang'), stop.signal)
    expect((await clock.runToEnd(slow)).reply.code).toBe(250)
    expect(await keptIds()).toHaveLength(2)
    expect(errors.map(String)).toEqual(['Error: the judge is ill', 'TimeLimitReached: timed out after 60 s'])
  })

  it('acknowledges nothing that cannot be kept', async () => {
    const broken = { ...store, keepMessage: async () => await Promise.reject(new Error('disk full')) }
    await expect(receiver(0, { store: broken })(aMessage(), stop.signal)).rejects.toThrow('disk full')
    await expect(receiver(1, { store: broken })(aMessage('undecided'), stop.signal)).rejects.toThrow('disk full')
    expect(jobs).toEqual([])
  })

  it('asks for the jobs of one moment together', async () => {
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

  it('acknowledges what is kept although its job cannot be asked for: the sweep will', async () => {
    const away = { enqueue: async () => await Promise.reject(new Error('no jobs today')) }
    const { reply } = await receiver(0, { jobs: away })(aMessage(), stop.signal)
    expect(reply.code).toBe(250)
    expect(await keptIds()).toHaveLength(1)
    await clock.advance(50)
    expect(errors.map(String)).toEqual(['Error: no jobs today'])
  })

  it('acknowledges nothing that is still being judged when it stops', async () => {
    const stopping = new AbortController()
    const reception: Promise<Reception> = receiver(1)(aMessage('hang'), stopping.signal)
    while (judge.inputs.length === 0) await new Promise((resolve) => setImmediate(resolve))
    stopping.abort(new Error('shutting down'))
    await expect(reception).rejects.toThrow('shutting down')
    expect([await keptIds(), await shown()]).toEqual([[], null])
  })
})
