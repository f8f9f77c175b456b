import { beforeEach, describe, expect, it } from 'vitest'
import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'

import { localSeeds, seedDirectory } from '../../../src/service/receiving/directory.ts'
import { judgeKeptMessage, type KeptMessagePorts } from '../../../src/service/receiving/judge-kept-message.ts'
import { keptCopies } from '../../../src/service/receiving/kept-copies.ts'
import { createTrackingId } from '../../../src/service/receiving/tracking-id.ts'
import type { InboundMessage } from '../../../src/service/storage/inbound-message.ts'
import type { Store, StoredSeed } from '../../../src/service/storage/store.ts'
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { openMemoryStore } from '../../support/memory-store.ts'
import { aNewTest } from '../storage/builders.ts'
import { aJudgement, type FakeJudge, fakeJudge } from './fake-judge.ts'
import { noOtherDomains } from './no-other-domains.ts'
import { mailLines } from './smtp-client.ts'

const trackingId = createTrackingId(fakeRandom(29))
const rules = {
  measuredAddress: (address: string) => address,
  isUnsignedMeasured: true,
  senderClass: 'all',
  isUndecidedFinal: false,
} as const
const stop = new AbortController()

let store: Store
let clock: FakeClock
let judge: FakeJudge

beforeEach(async () => {
  clock = fakeClock()
  store = await openMemoryStore()
  judge = fakeJudge()
  const seeds = localSeeds.map(({ address, providerType, providerName }) => ({ address, providerType, providerName }))
  await store.createTest(aNewTest({ trackingId, seeds, expiresAtMs: clock.nowMs() + 3_600_000 }))
  return async () => await store[Symbol.asyncDispose]()
})

async function keep(verdict: string, changes: Partial<InboundMessage> = {}): Promise<void> {
  await store.keepMessage({
    messageId: 'm',
    bytes: Buffer.from(`${mailLines(trackingId, verdict).join('\r\n')}\r\n`),
    receivedAtMs: clock.nowMs(),
    envelopeSender: 'bounce@shop.example',
    recipients: localSeeds.slice(0, 1).map((seed) => seed.address),
    client: { address: '192.0.2.9', heloName: 'mail.shop.example', isTls: true, isTlsOffered: true },
    ...changes,
  })
}

async function work(
  earlierRuns: number = 0,
  changes: Partial<KeptMessagePorts> = {},
  signal: AbortSignal = stop.signal,
): Promise<void> {
  const own = { store, clock, judge: judge.judge, isSameOrganization: noOtherDomains, keptCopies: keptCopies(clock) }
  const ports = { ...own, directory: seedDirectory(localSeeds), ...changes }
  await judgeKeptMessage({ kind: 'judge-message', key: 'm', earlierRuns }, { rules, ports }, signal)
}

async function shown(index: number = 0): Promise<StoredSeed['result']> {
  const test = await store.findTest(toWorkspaceId('workspace-a'), trackingId)
  return test?.seeds[index]?.result ?? null
}

async function isKept(): Promise<boolean> {
  return (await store.findMessage('m')) !== null
}

describe('judgeKeptMessage()', () => {
  it('judges a message with its original client, then drops it', async () => {
    await keep('Promotions')
    await work()
    expect(await shown()).toMatchObject({ status: 'placed', folder: 'Promotions', sender: 'news@shop.example' })
    expect(await isKept()).toBe(false)
    expect(judge.inputs).toMatchObject([
      {
        envelope: { sender: 'bounce@shop.example', recipient: 'seed1@freemail.example' },
        client: { address: '192.0.2.9', heloName: 'mail.shop.example', isTls: true, isTlsOffered: true },
        measuredAddress: '192.0.2.9',
      },
    ])
    expect(judge.inputs[0]).not.toHaveProperty('history')
  })

  it('records a rejection, with the note that the message was already accepted', async () => {
    await keep('refuse')
    await work()
    expect(await shown()).toMatchObject({ status: 'refused', isSettled: true, reply: { code: 550 } })
    expect((await shown())?.reason).toContain('only after the server had accepted the message')
    expect(await isKept()).toBe(false)
  })

  it('records a final result and drops the message when the judge gave up', async () => {
    await keep('give-up')
    await work()
    expect(await shown()).toMatchObject({ status: 'undecided', isSettled: true, folder: null })
    expect((await shown())?.reason).toBe('No folder, because judging took more than 10 s')
    expect(await isKept()).toBe(false)
  })

  it('keeps the message while the engine fails, and records its result afterwards', async () => {
    await keep('undecided')
    await expect(work()).rejects.toMatchObject({
      message: expect.stringContaining('could not be judged'),
      numericIds: [1],
    })
    expect(await shown()).toMatchObject({ status: 'undecided', isSettled: false })
    expect(await isKept()).toBe(true)
    await work(1, { judge: async () => await Promise.resolve(aJudgement()) })
    expect(await shown()).toMatchObject({ status: 'placed', folder: 'INBOX', isSettled: true })
    expect(await isKept()).toBe(false)
  })

  it('retries a message that the judge deferred', async () => {
    await keep('INBOX')
    const reply = { code: 451, enhancedCode: '4.7.26', text: 'DNS failure' }
    const later = { ...aJudgement(), reply, folder: null, spam: null }
    await expect(work(0, { judge: async () => await Promise.resolve(later) })).rejects.toThrow('could not be judged')
    expect(await shown()).toMatchObject({ status: 'deferred', isSettled: false })
    await work(1)
    expect(await shown()).toMatchObject({ status: 'placed', folder: 'INBOX' })
    expect(await isKept()).toBe(false)
  })

  it.each(['undecided', 'fail', 'hang'])(
    'drops the message when the test has expired and the judge still returns: %s',
    async (verdict) => {
      await keep(verdict)
      await expect(clock.runToEnd(work())).rejects.toThrow('could not be judged')
      await clock.advance(3_600_000)
      await clock.runToEnd(work(1))
      expect(await isKept()).toBe(false)
      expect((await shown())?.folder ?? null).toBeNull()
    },
  )

  it('judges a message once even if its test has expired', async () => {
    await keep('Spam')
    await clock.advance(7_200_000)
    await work(1)
    expect(await shown()).toMatchObject({ folder: 'Spam' })
    expect(await isKept()).toBe(false)
  })

  it('drops a message after five runs without a result, once its test has expired', async () => {
    await keep('INBOX')
    await clock.advance(7_200_000)
    await work(5)
    expect(judge.inputs).toEqual([])
    expect(await isKept()).toBe(false)
  })

  it('judges only the seeds without a folder in the next run', async () => {
    const recipients = localSeeds.slice(0, 2).map((seed) => seed.address)
    await keep('INBOX', { recipients })
    const failing: KeptMessagePorts['judge'] = async (input, signal) => {
      const judgement = await judge.judge(input, signal)
      return input.seed.address === recipients[0] ? judgement : { ...judgement, folder: null }
    }
    await expect(work(0, { judge: failing })).rejects.toThrow('could not be judged')
    await work(1)
    expect(judge.inputs.map((input) => input.seed.address)).toEqual([recipients[0], recipients[1], recipients[1]])
    expect([(await shown(0))?.folder, (await shown(1))?.folder]).toEqual(['INBOX', 'INBOX'])
  })

  it('creates the webhook event and reports its delivery', async () => {
    await store.createWebhook({
      webhookId: 'w',
      workspaceId: toWorkspaceId('workspace-a'),
      url: 'https://receiver.example/',
      createdAtMs: 0,
      secrets: [],
    })
    const reported: string[] = []
    await keep('INBOX')
    await work(0, {
      toEvent: ({ seed }) => ({ idempotencyKey: `key-${seed.address}`, body: '{}' }),
      onDeliveries: (deliveryIds) => reported.push(...deliveryIds),
    })
    expect(reported).toHaveLength(1)
    expect(await store.findDelivery(reported[0] ?? '')).toMatchObject({ idempotencyKey: 'key-seed1@freemail.example' })
  })

  it('keeps the message when the signal aborts', async () => {
    await keep('hang')
    const stopping = new AbortController()
    const working = work(0, {}, stopping.signal)
    while (judge.inputs.length === 0) await new Promise((resolve) => setImmediate(resolve))
    stopping.abort(new Error('shutting down'))
    await expect(working).rejects.toThrow('shutting down')
    expect(await isKept()).toBe(true)
  })

  it('drops a message whose seed no longer exists', async () => {
    await keep('INBOX', { recipients: ['gone@freemail.example'] })
    await work()
    expect(judge.inputs).toEqual([])
    expect(await isKept()).toBe(false)
    await work()
  })
})
