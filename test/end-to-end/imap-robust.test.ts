/**
 * Large folders, full mailboxes, slow links, wrong clocks and large messages: results may be late or missing, but never
 * wrong.
 */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type RunningDovecot, startDovecot } from '../support/dovecot.ts'
import { aMessage, deliver, headerOf, inMailbox } from '../support/observed-mail.ts'
import { startToxicProxy } from '../support/toxic-proxy.ts'
import { aMailbox, startWatching, type WatchingInstance } from '../support/watching-instance.ts'

const large = 'seed1@box.example'
const slow = 'seed2@box.example'
const skewed = 'seed3@box.example'
const full = 'seed4@box.example'
const users = Object.fromEntries([large, slow, skewed, full].map((user) => [user, 'right']))
const sieve = 'require "fileinto";\nif header :is "X-Spam" "yes" { fileinto "Junk"; }\n'
const hourMs = 3_600_000

let dovecot: RunningDovecot

beforeAll(async () => {
  dovecot = await startDovecot({ users, sieve })
})

afterAll(async () => {
  await dovecot[Symbol.asyncDispose]()
})

async function watching(instance: WatchingInstance): Promise<unknown> {
  return await instance.event((event) => event.kind === 'watching')
}

describe('a mailbox with 100,000 messages', () => {
  const messageCount = 100_000
  /** One line per message, such as `* 1 FETCH (UID 1)`, would need twenty times as much traffic. */
  const mostBytes = 100_000

  it('is watched, and later read again, with a few kilobytes of traffic', async () => {
    await dovecot.fill(large, 'INBOX', messageCount)
    await dovecot.fill(large, 'Junk', 1000)
    // Dovecot indexes the messages when the folder is first opened, which takes longer than all other steps.
    await inMailbox(dovecot, large, async (client) => await client.mailboxOpen('INBOX'))
    await using proxy = await startToxicProxy(dovecot.imapPort)
    const mailbox = aMailbox(dovecot, large, { account: { port: proxy.port, tls: 'none' } })
    await using instance = await startWatching({ mailboxes: [mailbox], rules: { cleanEveryMs: 100 } })
    await watching(instance)
    const first = await instance.createTest([large])
    await deliver(dovecot, large, aMessage([headerOf(first)]))
    expect((await instance.results(first))[0]?.result?.folder).toBe('INBOX')
    await instance.watchers[Symbol.asyncDispose]()
    const second = await instance.createTest([large])
    await deliver(dovecot, large, aMessage([headerOf(second), 'X-Spam: yes']))
    await using again = await startWatching({ mailboxes: [mailbox], store: instance.store })
    expect((await again.results(second))[0]?.result?.folder).toBe('Spam')
    expect(proxy.bytesToClient).toBeLessThan(mostBytes)
    expect(again.watchers.numbers().counts.seen).toBeLessThan(5)
  }, 120_000)
})

describe('a slow link', () => {
  it.each([
    ['of 150 ms each way', { delayMs: 150, pieceBytes: 0 }],
    ['that trickles 40 bytes at a time', { delayMs: 0, pieceBytes: 40 }],
  ])(
    '%s only delays the result',
    async (_how, { delayMs, pieceBytes }) => {
      await using proxy = await startToxicProxy(dovecot.imapsPort)
      const mailbox = aMailbox({ ...dovecot, imapsPort: proxy.port }, slow)
      proxy.slow(delayMs)
      proxy.trickle(pieceBytes)
      await using instance = await startWatching({ mailboxes: [mailbox] })
      await watching(instance)
      const test = await instance.createTest([slow])
      await deliver(dovecot, slow, aMessage([headerOf(test), 'X-Spam: yes']))
      expect((await instance.results(test))[0]?.result?.folder).toBe('Spam')
      expect(instance.events.filter((event) => event.kind === 'failed')).toEqual([])
    },
    60_000,
  )
})

describe('a server whose clock is wrong', () => {
  it.each([
    ['two days ahead', 48 * hourMs],
    ['an hour behind', -hourMs],
    ['two days behind', -48 * hourMs],
  ])('by %s yields times between the creation of the test and now', async (_how, skewMs) => {
    await using instance = await startWatching({ mailboxes: [aMailbox(dovecot, skewed)] })
    await watching(instance)
    for (let round = 0; round < 2; round += 1) {
      const test = await instance.createTest([skewed])
      await inMailbox(dovecot, skewed, async (client) => {
        const content = aMessage([headerOf(test)]).replaceAll('\n', '\r\n')
        await client.append('INBOX', content, [], new Date(Date.now() + skewMs))
      })
      const [seed] = await instance.results(test)
      expect(seed?.result?.folder).toBe('INBOX')
      expect(seed?.result?.recordedAtMs).toBeGreaterThanOrEqual(test.createdAtMs)
      expect(seed?.result?.recordedAtMs).toBeLessThanOrEqual(Date.now())
    }
  })
})

describe('a full mailbox', () => {
  it('accepts no mail: the test stays open, other seeds get their results, and no result is invented', async () => {
    await using narrow = await startDovecot({ users, quotaMessageCount: 1 })
    await using instance = await startWatching({ mailboxes: [aMailbox(narrow, full), aMailbox(narrow, slow)] })
    await watching(instance)
    await deliver(narrow, full, aMessage())
    const test = await instance.createTest([full, slow])
    await expect(deliver(narrow, full, aMessage([headerOf(test)]))).rejects.toThrow(/: (?:452 4|552 5)\.2\.2/u)
    await deliver(narrow, slow, aMessage([headerOf(test)]))
    await instance.event((event) => event.kind === 'recorded' && event.address === slow)
    const found = await instance.store.findReportedTest(test.trackingId)
    expect(found).toMatchObject({ completedAtMs: null, settledCount: 1 })
    expect(found?.seeds.map(({ result }) => result?.folder ?? null)).toEqual([null, 'INBOX'])
  })
})

describe("a message that exceeds presend's size limit", () => {
  it("is reported with its folder and the provider's verdicts, and without any result that would need its body", async () => {
    const dns = { '_dmarc.shop.example': { TXT: ['v=DMARC1; p=reject'] } }
    const mailbox = aMailbox(dovecot, skewed, { authservIds: ['mx.box.example'] })
    const rules = { maxMessageBytes: 100_000 }
    await using instance = await startWatching({ mailboxes: [mailbox], rules, dns })
    await watching(instance)
    const test = await instance.createTest([skewed])
    const results = 'Authentication-Results: mx.box.example; spf=pass smtp.mailfrom=bounce@shop.example'
    const body = `${'x'.repeat(60)}\n`.repeat(4000)
    await deliver(dovecot, skewed, `${results}\n${aMessage([headerOf(test)], body)}`)
    const [seed] = await instance.results(test)
    expect(seed?.result).toMatchObject({ folder: 'INBOX' })
    expect(seed?.result?.evidence).toMatchObject({
      spf: { result: 'pass', origin: 'provider' },
      dkim: { isMeasured: false, detail: expect.stringContaining('the message is larger than') },
      dmarc: { result: 'pass', origin: 'computed' },
    })
  })
})
