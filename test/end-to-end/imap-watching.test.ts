/** Mailboxes on a real Dovecot, watched: what lies where is reported as lying there. */

import { ImapFlow } from 'imapflow'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { seedKeyword } from '../../src/seeds/imap/imap-client.ts'
import { plusAddressOf } from '../../src/seeds/plus-address.ts'
import type { NewTest } from '../../src/storage/store.ts'
import { type RunningDovecot, startDovecot } from '../support/dovecot.ts'
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

let serial = 0

function aMessage(fields: readonly string[], body = 'hello'): string {
  serial += 1
  const own = ['From: Shop <news@shop.example>', 'Subject: news', `Message-ID: <${serial}@shop.example>`]
  return [...own, ...fields, '', body, ''].join('\n')
}

function headerOf({ trackingId }: NewTest): string {
  return `X-Presend-Test: ${trackingId}`
}

async function deliver(to: string, content: string): Promise<void> {
  expect(await dovecot.deliver({ from: 'bounce@shop.example', to, content })).toMatch(/^250 /u)
}

async function inMailbox<T>(user: string, work: (client: ImapFlow) => Promise<T>): Promise<T> {
  const client = new ImapFlow({
    host: dovecot.host,
    port: dovecot.imapsPort,
    secure: true,
    auth: { user, pass: 'right' },
    tls: { ca: dovecot.caPem },
    logger: false,
    disableAutoIdle: true,
  })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.logout()
  }
}

function isWatching(instance: WatchingInstance, address: string): Promise<unknown> {
  return instance.event((event) => event.kind === 'watching' && event.address === address)
}

describe('a watched mailbox', () => {
  it('reports where copies lie, in one test with three mailboxes', async () => {
    await using instance = await startWatching({ mailboxes: [one, two, three].map((user) => aMailbox(dovecot, user)) })
    await Promise.all([one, two, three].map(async (user) => await isWatching(instance, user)))
    const test = await instance.createTest([one, two, three])
    await deliver(one, aMessage([headerOf(test)]))
    await deliver(two, aMessage([headerOf(test), 'X-Spam: yes']))
    await deliver(three, aMessage([], `look at it: ${test.trackingId}`))
    const seeds = await instance.results(test)
    expect(seeds.map(({ result }) => result)).toMatchObject([
      { status: 'placed', folder: 'INBOX', placementKind: 'observed', reason: 'seen in INBOX', isSettled: true },
      { folder: 'Spam', reason: 'seen in the folder "Junk", which the server marks as \\Junk' },
      { folder: 'INBOX', sender: 'news@shop.example' },
    ])
    for (const { result } of seeds) {
      expect(result?.recordedAtMs).toBeGreaterThanOrEqual(test.createdAtMs)
      expect(result?.recordedAtMs).toBeLessThanOrEqual(Date.now())
    }
    expect((await instance.store.listSeeds()).map((seed) => seed.health)).toEqual(['healthy', 'healthy', 'healthy'])
    expect(instance.watchers.numbers().counts).toMatchObject({ seen: 3, matched: 3, ignored: 0 })
  })

  it('counts what belongs to no test, and leaves it alone', async () => {
    await using instance = await startWatching({ mailboxes: [aMailbox(dovecot, one)] })
    await isWatching(instance, one)
    const test = await instance.createTest([one])
    await deliver(one, aMessage(['X-Presend-Test: pst_ZZZZZZZZZZZZZZZZZZZZZZZZ'], 'no test of ours'))
    await deliver(one, aMessage([headerOf(test)]))
    await instance.results(test)
    await deliver(one, aMessage([headerOf(test)]))
    const marked = await inMailbox(one, async (client) => {
      await client.mailboxOpen('INBOX')
      return await client.search({ unKeyword: seedKeyword, body: 'no test of ours' }, { uid: true })
    })
    expect(marked).toHaveLength(1)
    expect(instance.watchers.numbers().counts).toMatchObject({ ignored: 1, matched: 1 })
  })

  it('knows a copy by the address that was made for it', async () => {
    await using instance = await startWatching({ mailboxes: [aMailbox(dovecot, one, { hasPlusAddress: true })] })
    await isWatching(instance, one)
    const trackingId = 'pst_PlusPlusPlusPlusPlusPlus'
    const address = plusAddressOf(one, trackingId)
    const test = await instance.createTest([address], { trackingId })
    await deliver(address, aMessage([]))
    expect((await instance.results(test)).map(({ result }) => result?.folder)).toEqual(['INBOX'])
  })

  it('finds what came before it was watched, in a mailbox with 20,000 messages', async () => {
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

  it('lets a move within the settle time decide', async () => {
    const rules = { settleMs: 3000 }
    await using instance = await startWatching({ mailboxes: [aMailbox(dovecot, three)], rules })
    await isWatching(instance, three)
    const test = await instance.createTest([three])
    await inMailbox(three, async (client) => {
      await deliver(three, aMessage([headerOf(test)]))
      await client.mailboxOpen('INBOX')
      const [uid = 0] = (await client.search({ header: { 'X-Presend-Test': test.trackingId } }, { uid: true })) || []
      await client.messageMove(String(uid), 'Junk', { uid: true })
    })
    const [seed] = await instance.results(test)
    expect(seed?.result).toMatchObject({ folder: 'Spam' })
  })
})
