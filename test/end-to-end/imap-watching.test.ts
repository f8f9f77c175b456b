/** Watches mailboxes on a real Dovecot; every message must be reported in the folder where it is. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedKeyword } from '../../src/extensions/mailboxes/imap/imap-commands.ts'
import { toTrackingId } from '../../src/foundation/contract/identifiers.ts'
import { plusAddressOf } from '../../src/service/receiving/plus-address.ts'
import { type RunningDovecot, startDovecot } from '../support/dovecot.ts'
import { aMessage, deliver as deliverTo, findUids, headerOf, inMailbox } from '../support/observed-mail.ts'
import { aMailbox, startWatching, type WatchingInstance } from '../support/watching-instance.ts'

const [one, two, three] = ['seed1@box.example', 'seed2@box.example', 'seed3@box.example'] as const
const users = Object.fromEntries([one, two, three].map((user) => [user, 'right']))
const sieve = 'require "fileinto";\nif header :is "X-Spam" "yes" { fileinto "Junk"; }\n'

let dovecot: RunningDovecot

beforeAll(async () => {
  dovecot = await startDovecot({ users, sieve })
})

afterAll(async () => {
  await dovecot[Symbol.asyncDispose]()
})

async function deliver(to: string, content: string): Promise<void> {
  await deliverTo(dovecot, to, content)
}

function isWatching(instance: WatchingInstance, address: string): Promise<unknown> {
  return instance.event((event) => event.kind === 'watching' && event.address === address)
}

describe('a watched mailbox', () => {
  it('reports the folders of all copies in a test with three mailboxes', async () => {
    await using instance = await startWatching({ mailboxes: [one, two, three].map((user) => aMailbox(dovecot, user)) })
    await Promise.all([one, two, three].map(async (user) => await isWatching(instance, user)))
    const test = await instance.createTest([one, two, three])
    await deliver(one, aMessage([headerOf(test)]))
    await deliver(two, aMessage([headerOf(test), 'X-Spam: yes']))
    await deliver(three, aMessage([], `look at it: ${test.trackingId}`))
    const seeds = await instance.results(test)
    expect(seeds.map(({ result }) => result)).toMatchObject([
      { status: 'placed', folder: 'INBOX', placementKind: 'observed', reason: 'seen in INBOX', isSettled: true },
      { folder: 'Spam', reason: 'seen in the "Junk" folder, which the server marks as \\Junk' },
      { folder: 'INBOX', sender: 'news@shop.example' },
    ])
    for (const { result } of seeds) {
      expect(result?.recordedAtMs).toBeGreaterThanOrEqual(test.createdAtMs)
      expect(result?.recordedAtMs).toBeLessThanOrEqual(Date.now())
    }
    expect((await instance.store.listSeeds()).map((seed) => seed.health)).toEqual(['healthy', 'healthy', 'healthy'])
    expect(instance.watchers.numbers().counts).toMatchObject({ seen: 3, matched: 3, ignored: 0 })
  })

  it('counts messages that belong to no test, and leaves them unchanged', async () => {
    await using instance = await startWatching({ mailboxes: [aMailbox(dovecot, one)] })
    await isWatching(instance, one)
    const test = await instance.createTest([one])
    await deliver(one, aMessage(['X-Presend-Test: pst_ZZZZZZZZZZZZZZZZZZZZZZZZ'], 'no test of ours'))
    await deliver(one, aMessage([headerOf(test)]))
    await instance.results(test)
    await deliver(one, aMessage([headerOf(test)]))
    const unmarked = await inMailbox(
      dovecot,
      one,
      async (client) => await findUids(client, 'INBOX', { unKeyword: seedKeyword, body: 'no test of ours' }),
    )
    expect(unmarked).toHaveLength(1)
    await expect.poll(() => instance.watchers.numbers().counts.repeated, { timeout: 10_000 }).toBe(1)
    expect(instance.watchers.numbers().counts).toMatchObject({ ignored: 1, matched: 1 })
    expect(instance.events.filter((event) => event.kind === 'recorded')).toHaveLength(1)
  })

  it("recognizes a copy by the test's own address", async () => {
    await using instance = await startWatching({ mailboxes: [aMailbox(dovecot, one, { hasPlusAddress: true })] })
    await isWatching(instance, one)
    const trackingId = toTrackingId('pst_PlusPlusPlusPlusPlusPlus')
    const address = plusAddressOf(one, trackingId)
    const test = await instance.createTest([address], { trackingId })
    await deliver(address, aMessage([]))
    expect((await instance.results(test)).map(({ result }) => result?.folder)).toEqual(['INBOX'])
  })

  it('finds messages that arrived before watching started, in a mailbox with 20,000 messages', async () => {
    await dovecot.fill(two, 'INBOX', 20_000)
    await dovecot.fill(two, 'Junk', 20_000)
    await using instance = await startWatching({ mailboxes: [aMailbox(dovecot, two)], holder: 'late' })
    await isWatching(instance, two)
    await instance.watchers[Symbol.asyncDispose]()
    const test = await instance.createTest([two])
    await deliver(two, aMessage([headerOf(test), 'X-Spam: yes']))
    await using second = await startWatching({ mailboxes: [aMailbox(dovecot, two)], store: instance.store })
    expect((await second.results(test)).map(({ result }) => result?.folder)).toEqual(['Spam'])
    expect(second.watchers.numbers().counts.seen).toBeLessThan(10)
  })

  it('reports the final folder of a message that is moved within the settle time', async () => {
    const rules = { settleMs: 3000 }
    await using instance = await startWatching({ mailboxes: [aMailbox(dovecot, three)], rules })
    await isWatching(instance, three)
    const test = await instance.createTest([three])
    await inMailbox(dovecot, three, async (client) => {
      await deliver(three, aMessage([headerOf(test)]))
      const [uid = 0] = await findUids(client, 'INBOX', { header: { 'X-Presend-Test': test.trackingId } })
      await client.messageMove(String(uid), 'Junk', { uid: true })
    })
    const [seed] = await instance.results(test)
    expect(seed?.result).toMatchObject({ folder: 'Spam' })
  })
  it('reports the folder in which a message was first seen if two folders contain it', async () => {
    await using instance = await startWatching({ mailboxes: [aMailbox(dovecot, three)], rules: { settleMs: 3000 } })
    await isWatching(instance, three)
    const test = await instance.createTest([three])
    await deliver(three, aMessage([headerOf(test)]))
    await expect.poll(() => instance.watchers.numbers().counts.matched, { timeout: 10_000 }).toBe(1)
    await inMailbox(dovecot, three, async (client) => {
      const [uid = 0] = await findUids(client, 'INBOX', { header: { 'X-Presend-Test': test.trackingId } })
      await client.messageCopy(String(uid), 'Junk', { uid: true })
    })
    expect((await instance.results(test))[0]?.result).toMatchObject({
      folder: 'INBOX',
      reason: 'seen in INBOX; there is another copy in "Junk"',
    })
  })

  it.each([
    ['moved', 'Spam', /^seen in the "Junk" folder, .*; it was moved there from "INBOX"$/u],
    ['deleted', 'INBOX', /^seen in INBOX; the message disappeared from all watched folders shortly afterwards$/u],
  ])('detects that a message was %s after it was seen', async (what, folder, reason) => {
    const rules = { settleMs: 1500 }
    await using instance = await startWatching({ mailboxes: [aMailbox(dovecot, three)], rules })
    await isWatching(instance, three)
    // The message is so old that its folders are searched rarely, so only its absence reveals the move.
    const test = await instance.createTest([three], { createdAtMs: Date.now() - 1_200_000 })
    await deliver(three, aMessage([headerOf(test)]))
    await expect.poll(() => instance.watchers.numbers().counts.matched).toBe(1)
    await inMailbox(dovecot, three, async (client) => {
      const [uid = 0] = await findUids(client, 'INBOX', { header: { 'X-Presend-Test': test.trackingId } })
      if (what === 'moved') await client.messageMove(String(uid), 'Junk', { uid: true })
      else await client.messageDelete(String(uid), { uid: true })
    })
    const [seed] = await instance.results(test)
    expect(seed?.result).toMatchObject({ folder, reason: expect.stringMatching(reason) })
  })
})
