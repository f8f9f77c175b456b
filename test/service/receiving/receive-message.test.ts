import { beforeEach, describe, expect, it } from 'vitest'
import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'

import { localSeeds } from '../../../src/service/receiving/directory.ts'
import { receiveMessage } from '../../../src/service/receiving/receive-message.ts'
import type { IncomingMessage, ReceivePorts, Reception } from '../../../src/service/receiving/reception.ts'
import { createTrackingId } from '../../../src/service/receiving/tracking-id.ts'
import type { Store, StoredSeed } from '../../../src/service/storage/store.ts'
import { fakeClock } from '../../support/fake-clock.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { openMemoryStore } from '../../support/memory-store.ts'
import { aNewTest } from '../storage/builders.ts'
import { aJudgement, type FakeJudge, fakeJudge } from './fake-judge.ts'
import { noOtherDomains } from './no-other-domains.ts'
import { mailLines } from './smtp-client.ts'

const random = fakeRandom(17)
const clock = fakeClock()
const rules = {
  measuredAddress: (address: string) => (address === '192.0.2.9' ? '198.51.100.1' : null),
  isUnsignedMeasured: true,
  senderClass: 'all',
  isUndecidedFinal: true,
} as const

let store: Store
let judge: FakeJudge
let recorded: unknown[] = []
const trackingId = createTrackingId(random)
const stop = new AbortController()

beforeEach(async () => {
  store = await openMemoryStore()
  judge = fakeJudge()
  recorded = []
  store.onTestChanged((numericId) => recorded.push(numericId))
  const seeds = localSeeds.map(({ address, providerType, providerName }) => ({ address, providerType, providerName }))
  await store.createTest(aNewTest({ trackingId, seeds, expiresAtMs: clock.nowMs() + 60_000 }))
  return async () => await store[Symbol.asyncDispose]()
})

function aMessage(lines: readonly string[], changes: Partial<IncomingMessage> = {}): IncomingMessage {
  return {
    bytes: Buffer.from(`${lines.join('\r\n')}\r\n`),
    envelopeSender: 'bounce@shop.example',
    seeds: localSeeds.slice(0, 1),
    client: { address: '192.0.2.9', heloName: 'mail.shop.example', isTls: false },
    ...changes,
  }
}

async function receive(
  message: IncomingMessage,
  signal: AbortSignal = stop.signal,
  ask: ReceivePorts['judge'] = judge.judge,
): Promise<Reception> {
  const ports = { store, clock, judge: ask, isSameOrganization: noOtherDomains }
  return await receiveMessage(message, { rules, ports }, signal)
}

async function shown(index: number = 0): Promise<StoredSeed['result']> {
  const test = await store.findTest(toWorkspaceId('workspace-a'), trackingId)
  return test?.seeds[index]?.result ?? null
}

const other = createTrackingId(random)

/** Mail from another sender with the tracking id of the test. */
const forgeries: readonly (readonly [string, readonly string[]])[] = [
  ['the header', [`X-Presend-Test: ${trackingId}`, '', 'hello']],
  ['the subject', [`Subject: ${trackingId}`, '', 'hello']],
  ['the body', ['Content-Type: text/html', '', `<p>${trackingId}</p>`]],
  [
    'all three, and the Message-ID of the real copy',
    [`X-Presend-Test: ${trackingId}`, `Subject: ${trackingId}`, 'Message-ID: <a@shop.example>', '', trackingId],
  ],
]

describe('receiveMessage() for a test with a sender domain', () => {
  beforeEach(async () => {
    const seeds = localSeeds.map(({ address, providerType, providerName }) => ({ address, providerType, providerName }))
    await store[Symbol.asyncDispose]()
    store = await openMemoryStore()
    await store.createTest(aNewTest({ trackingId, seeds, senderDomain: 'shop.example' }))
    await store.createTest(aNewTest({ trackingId: other, seeds, senderDomain: 'evil.example' }))
  })

  it.each(forgeries)(
    'discards mail from another sender with the tracking id in %s, and replies as for an unknown id',
    async (_where, lines) => {
      const forged = await receive(aMessage(['From: x@evil.example', ...lines]))
      const unknown = await receive(aMessage(['From: x@evil.example', 'Subject: hello', '', 'hello']))
      expect(forged).toEqual({ ...unknown, isForeign: true })
      expect(unknown.isForeign).toBe(false)
      expect(judge.inputs).toEqual([])
      expect(await shown()).toBeNull()
    },
  )

  it.each(['before', 'after'])("shows the sender's own copy when a forged copy arrives %s it", async (when) => {
    const mine = aMessage(mailLines(trackingId, 'INBOX'))
    const [, lines = []] = forgeries.at(-1) ?? []
    const forged = aMessage(['From: x@evil.example', 'X-Judge: Spam', ...lines])
    for (const one of when === 'before' ? [forged, mine] : [mine, forged]) await receive(one)
    expect(await shown()).toMatchObject({ folder: 'INBOX', sender: 'news@shop.example' })
    expect(judge.inputs).toHaveLength(1)
  })

  it("shows the sender's own copy when forged copies arrive at the same time", async () => {
    const mine = aMessage(mailLines(trackingId, 'INBOX'))
    const forged = aMessage(['From: x@evil.example', 'X-Judge: Spam', ...(forgeries[0]?.[1] ?? [])])
    await Promise.all([forged, mine, forged, forged].map(async (one) => await receive(one)))
    expect(await shown()).toMatchObject({ folder: 'INBOX', sender: 'news@shop.example' })
  })

  it("finds the sender's own test when the message first names a test of another sender", async () => {
    await receive(aMessage([`X-Presend-Test: ${other}`, ...mailLines(trackingId, 'INBOX')]))
    expect(await shown()).toMatchObject({ folder: 'INBOX' })
    await receive(
      aMessage(['From: a@shop.example', `X-Presend-Test: ${other}`, '', trackingId], { seeds: localSeeds.slice(1, 2) }),
    )
    expect(await shown(1)).toMatchObject({ sender: 'a@shop.example' })
  })

  it("rejects without acknowledging when the DNS lookup of the sender's organization fails", async () => {
    const message = aMessage(['From: a@news.shop.example', `X-Presend-Test: ${trackingId}`, '', 'hello'])
    const ports = { store, clock, judge: judge.judge, isSameOrganization: async () => await Promise.resolve(null) }
    await expect(receiveMessage(message, { rules, ports }, stop.signal)).rejects.toThrow(
      "DNS lookup of the sender's organization failed",
    )
    expect(await shown()).toBeNull()
  })
})

describe('receiveMessage()', () => {
  it('judges a copy, records the result and replies 250', async () => {
    const reception = await receive(aMessage(mailLines(trackingId, 'Promotions')))
    expect(reception).toMatchObject({ reply: { code: 250, enhancedCode: '2.0.0' }, isMatched: true })
    expect(reception.copies).toEqual([{ numericId: 1, seed: localSeeds[0]?.address, outcome: 'Promotions' }])
    expect(await shown()).toMatchObject({
      folder: 'Promotions',
      sender: 'news@shop.example',
      recordedAtMs: clock.nowMs(),
    })
    expect(recorded).toHaveLength(1)
    expect(judge.inputs[0]).toMatchObject({
      envelope: { sender: 'bounce@shop.example', recipient: 'seed1@freemail.example' },
      client: { address: '192.0.2.9', heloName: 'mail.shop.example', isTls: false },
      seed: { address: 'seed1@freemail.example', providerType: 'consumer', providerName: 'freemail.example' },
      measuredAddress: '198.51.100.1',
      unsignedIsMeasured: true,
      senderClass: 'all',
      history: { acceptedCopyCount: 0, temporaryRefusalCount: 0 },
    })
  })

  it('records the envelope sender when the From field is missing', async () => {
    await receive(aMessage([`X-Presend-Test: ${trackingId}`, '', 'x']))
    expect((await shown())?.sender).toBe('bounce@shop.example')
  })

  it('accepts and discards mail that matches no test, without judging it', async () => {
    const reception = await receive(aMessage(['Subject: hello', '', 'x']))
    expect(reception).toMatchObject({ reply: { code: 250 }, isMatched: false })
    expect(reception.reply.text).toContain('matches no test')
    expect(judge.inputs).toEqual([])
    expect(recorded).toEqual([])
  })

  it("replies with the judge's rejection and records it without a folder", async () => {
    const reception = await receive(aMessage(mailLines(trackingId, 'refuse')))
    expect(reception.reply).toEqual({ code: 550, enhancedCode: '5.7.26', text: 'unauthenticated' })
    expect(await shown()).toMatchObject({ status: 'refused', folder: null, reply: { code: 550 }, isSettled: true })
  })

  it('defers the first copy and accepts the retry into Spam', async () => {
    expect((await receive(aMessage(mailLines(trackingId, 'defer')))).reply.code).toBe(451)
    expect(await shown()).toMatchObject({ status: 'deferred', folder: null, isSettled: false })
    expect((await receive(aMessage(mailLines(trackingId, 'defer')))).reply.code).toBe(250)
    expect(judge.inputs[1]?.history).toEqual({ acceptedCopyCount: 0, temporaryRefusalCount: 1 })
    expect(await shown()).toMatchObject({ status: 'placed', folder: 'Spam', isSettled: true })
  })

  it('keeps the first result when a second copy arrives', async () => {
    await receive(aMessage(mailLines(trackingId, 'INBOX')))
    expect((await receive(aMessage(mailLines(trackingId, 'Spam')))).reply.code).toBe(250)
    expect(await shown()).toMatchObject({ folder: 'INBOX' })
    expect(recorded).toHaveLength(1)
    expect(judge.inputs[1]?.history).toEqual({ acceptedCopyCount: 1, temporaryRefusalCount: 0 })
  })

  it('records no folder when the engine failed', async () => {
    expect((await receive(aMessage(mailLines(trackingId, 'undecided')))).reply.code).toBe(250)
    expect(await shown()).toMatchObject({ status: 'undecided', folder: null })
  })

  it('judges a message for several seeds at each of them, without deferrals', async () => {
    const message = aMessage(mailLines(trackingId, 'defer'), { seeds: localSeeds.slice(0, 3) })
    expect((await receive(message)).reply.code).toBe(250)
    expect(judge.inputs.map((input) => input.envelope.recipient)).toEqual(
      localSeeds.slice(0, 3).map((seed) => seed.address),
    )
    for (const input of judge.inputs) expect(input).not.toHaveProperty('history')
    expect((await shown(2))?.folder).toBe('Spam')
  })

  it('rejects a message for several seeds when all of them reject it', async () => {
    const message = aMessage(mailLines(trackingId, 'refuse'), { seeds: localSeeds.slice(0, 2) })
    expect((await receive(message)).reply.code).toBe(550)
  })

  it('accepts a message for several seeds when one accepts it, and records the rejections of the others', async () => {
    const reply = { code: 550, enhancedCode: '5.7.26', text: 'unauthenticated' }
    const message = aMessage(mailLines(trackingId), { seeds: localSeeds.slice(0, 2) })
    const reception = await receive(message, stop.signal, async ({ seed }) => {
      const isFirst = seed.address === localSeeds[0]?.address
      return await Promise.resolve(isFirst ? { ...aJudgement(), folder: null, reply } : aJudgement())
    })
    expect(reception.reply.code).toBe(250)
    expect(await shown(0)).toMatchObject({ status: 'refused', reply })
    expect(await shown(1)).toMatchObject({ status: 'placed', folder: 'INBOX' })
  })

  it('replies 4yz rather than 5yz when several seeds reject a message differently', async () => {
    const message = aMessage(mailLines(trackingId), { seeds: localSeeds.slice(0, 2) })
    const reception = await receive(message, stop.signal, async ({ seed }) => {
      const code = seed.address === localSeeds[0]?.address ? 550 : 451
      return await Promise.resolve({ ...aJudgement(), folder: null, reply: { code, enhancedCode: null, text: 'no' } })
    })
    expect(reception.reply.code).toBe(451)
  })

  it('rejects bare line endings without judging, and records the reason', async () => {
    const bytes = Buffer.from(`${mailLines(trackingId).join('\r\n')}\n.\r\nMAIL FROM:<evil@e.example>\r\n`)
    const reception = await receive(aMessage([], { bytes }))
    expect(reception.reply).toMatchObject({ code: 550, enhancedCode: '5.5.2' })
    expect(judge.inputs).toEqual([])
    expect(await shown()).toMatchObject({ status: 'refused', folder: null, evidence: { spf: { isMeasured: false } } })
    expect((await shown())?.reason).toContain('bare LF')
  })

  it('rejects bare line endings in mail that matches no test', async () => {
    const reception = await receive(aMessage([], { bytes: Buffer.from('Subject: x\n\nbody') }))
    expect(reception).toMatchObject({ reply: { code: 550 }, isMatched: false })
  })

  it('rejects without recording when the judge or the storage fails', async () => {
    await expect(receive(aMessage(mailLines(trackingId, 'fail')))).rejects.toThrow('the judge failed')
    expect(await shown()).toBeNull()
    await store[Symbol.asyncDispose]()
    await expect(receive(aMessage(mailLines(trackingId)))).rejects.toThrow(/destroyed|closed|not open/u)
    store = await openMemoryStore()
  })

  it('records nothing when the signal aborts before the judge returns', async () => {
    const stopping = new AbortController()
    const reception = receive(aMessage(mailLines(trackingId)), stopping.signal, async () => {
      stopping.abort(new Error('shutting down'))
      return await Promise.resolve(aJudgement())
    })
    await expect(reception).rejects.toThrow('shutting down')
    expect(await shown()).toBeNull()
  })

  it('records nothing when the signal aborts while the judge does not respond', async () => {
    const stopping = new AbortController()
    const reception = receive(aMessage(mailLines(trackingId, 'hang')), stopping.signal)
    while (judge.inputs.length === 0) await new Promise((resolve) => setImmediate(resolve))
    stopping.abort(new Error('shutting down'))
    await expect(reception).rejects.toThrow('shutting down')
    expect(await shown()).toBeNull()
  })
})
