import { beforeEach, describe, expect, it } from 'vitest'

import { localSeeds, seedDirectory } from '../../src/seeds/directory.ts'
import { judgeKeptMessage, type KeptMessagePorts } from '../../src/seeds/judge-kept-message.ts'
import { createTrackingId } from '../../src/seeds/tracking-id.ts'
import type { InboundMessage } from '../../src/storage/inbound-message.ts'
import { openSqliteStore } from '../../src/storage/sqlite/open-sqlite-store.ts'
import type { Store, StoredSeed } from '../../src/storage/store.ts'
import { aNewTest } from '../storage/builders.ts'
import { type FakeClock, fakeClock } from '../support/fake-clock.ts'
import { fakeRandom } from '../support/fake-random.ts'
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
  store = await openSqliteStore({ kind: 'memory' })
  judge = fakeJudge()
  const seeds = localSeeds.map(({ address, providerType, providerName }) => ({ address, providerType, providerName }))
  await store.createTest(aNewTest({ trackingId, seeds, expiresAtMs: clock.nowMs() + 3_600_000 }))
  return async () => await store[Symbol.asyncDispose]()
})

async function keep(wish: string, changes: Partial<InboundMessage> = {}): Promise<void> {
  await store.keepMessage({
    messageId: 'm',
    bytes: Buffer.from(`${mailLines(trackingId, wish).join('\r\n')}\r\n`),
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
  const own = { store, clock, judge: judge.judge, isSameOrganization: noOtherDomains }
  const ports = { ...own, directory: seedDirectory(localSeeds), ...changes }
  await judgeKeptMessage({ kind: 'judge-message', key: 'm', earlierRuns }, { rules, ports }, signal)
}

async function shown(index: number = 0): Promise<StoredSeed['result']> {
  const test = await store.findTest('workspace-a', trackingId)
  return test?.seeds[index]?.result ?? null
}

async function isKept(): Promise<boolean> {
  return (await store.findMessage('m')) !== null
}

describe('judgeKeptMessage()', () => {
  it('judges as the receiver would have, by the real client, and drops the message', async () => {
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

  it('records a refusal that comes too late, and says that it does', async () => {
    await keep('refuse')
    await work()
    expect(await shown()).toMatchObject({ status: 'refused', isSettled: true, reply: { code: 550 } })
    expect((await shown())?.reason).toContain('after the message had been taken')
    expect(await isKept()).toBe(false)
  })

  it('does not judge again what took too long', async () => {
    await keep('give-up')
    await work()
    expect(await shown()).toMatchObject({ status: 'undecided', isSettled: true, folder: null })
    expect((await shown())?.reason).toBe('No folder, because judging took more than 10 s')
    expect(await isKept()).toBe(false)
  })

  it('asks again while the engine fails, until it answers', async () => {
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

  it('judges again what it would have put off, since nobody comes again with it', async () => {
    await keep('INBOX')
    const reply = { code: 451, enhancedCode: '4.7.26', text: 'the zone fails' }
    const later = { ...aJudgement(), reply, folder: null, spam: null }
    await expect(work(0, { judge: async () => await Promise.resolve(later) })).rejects.toThrow('could not be judged')
    expect(await shown()).toMatchObject({ status: 'deferred', isSettled: false })
    await work(1)
    expect(await shown()).toMatchObject({ status: 'placed', folder: 'INBOX' })
    expect(await isKept()).toBe(false)
  })

  it.each(['undecided', 'fail', 'hang'])('gives up at the end of the test: %s', async (wish) => {
    await keep(wish)
    await expect(clock.runToEnd(work())).rejects.toThrow('could not be judged')
    await clock.advance(3_600_000)
    await clock.runToEnd(work(1))
    expect(await isKept()).toBe(false)
    expect((await shown())?.folder ?? null).toBeNull()
  })

  it('judges what has waited beyond the end of its test once, all the same', async () => {
    await keep('Spam')
    await clock.advance(7_200_000)
    await work(1)
    expect(await shown()).toMatchObject({ folder: 'Spam' })
    expect(await isKept()).toBe(false)
  })

  it('drops a message that has ended every process that judged it, once its test is over', async () => {
    await keep('INBOX')
    await clock.advance(7_200_000)
    await work(5)
    expect(judge.inputs).toEqual([])
    expect(await isKept()).toBe(false)
  })

  it('judges again only the seeds that are not placed', async () => {
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

  it('hands on the deliveries of the result, and makes the event', async () => {
    await store.createWebhook({
      webhookId: 'w',
      workspaceId: 'workspace-a',
      url: 'https://receiver.example/',
      createdAtMs: 0,
      secrets: [],
    })
    const handed: string[] = []
    await keep('INBOX')
    await work(0, {
      toEvent: ({ seed }) => ({ idempotencyKey: `key-${seed.address}`, body: '{}' }),
      onDeliveries: (deliveryIds) => handed.push(...deliveryIds),
    })
    expect(handed).toHaveLength(1)
    expect(await store.findDelivery(handed[0] ?? '')).toMatchObject({ idempotencyKey: 'key-seed1@freemail.example' })
  })

  it('leaves the message when it is told to stop', async () => {
    await keep('hang')
    const stopping = new AbortController()
    const working = work(0, {}, stopping.signal)
    while (judge.inputs.length === 0) await new Promise((resolve) => setImmediate(resolve))
    stopping.abort(new Error('shutting down'))
    await expect(working).rejects.toThrow('shutting down')
    expect(await isKept()).toBe(true)
  })

  it('drops what belongs to nobody any more', async () => {
    await keep('INBOX', { recipients: ['gone@freemail.example'] })
    await work()
    expect(judge.inputs).toEqual([])
    expect(await isKept()).toBe(false)
    await work()
  })
})
