/** Bad networks, servers and mail: results may be late or missing, but never wrong. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usualRetryRules } from '../../src/extensions/mailboxes/imap/imap-failure.ts'
import type { TrackingId } from '../../src/foundation/contract/identifiers.ts'
import { Secret } from '../../src/foundation/world/secret.ts'
import { type RunningDovecot, startDovecot } from '../support/dovecot.ts'
import { aMessage, deliver, headerOf, inMailbox } from '../support/observed-mail.ts'
import { startToxicProxy } from '../support/toxic-proxy.ts'
import { aMailbox, startWatching, type WatchingInstance } from '../support/watching-instance.ts'

const user = 'seed1@box.example'
const users = { [user]: 'right', 'seed2@box.example': 'right', 'seed3@box.example': 'right' }
const sieve = 'require "fileinto";\nif header :is "X-Spam" "yes" { fileinto "Junk"; }\n'
const impatient = { limits: { connectMs: 2000, commandMs: 400, fetchMs: 1000 } }
const soon = {
  unreachable: 50,
  unavailable: 50,
  unusable: 50,
  throttled: 50,
  untrusted: 50,
  'no-tls': 50,
  'refused-login': 50,
  'no-login': 50,
  'no-token': 50,
}
const eager = { retry: { ...usualRetryRules, firstMs: soon, secondMs: {} } }

let dovecot: RunningDovecot

beforeAll(async () => {
  dovecot = await startDovecot({ users, sieve })
})

afterAll(async () => {
  await dovecot[Symbol.asyncDispose]()
})

async function watchingTimes(instance: WatchingInstance, count: number): Promise<void> {
  await instance.event(() => instance.events.filter(({ kind }) => kind === 'watching').length >= count)
}

async function folderOf(
  instance: WatchingInstance,
  test: Parameters<WatchingInstance['results']>[0],
): Promise<unknown> {
  const [seed] = await instance.results(test)
  return seed?.result?.folder
}

describe('a bad network', () => {
  it('that closes connections only delays a result', async () => {
    await using proxy = await startToxicProxy(dovecot.imapsPort)
    const mailbox = aMailbox({ ...dovecot, imapsPort: proxy.port }, user)
    await using instance = await startWatching({ mailboxes: [mailbox], rules: eager })
    await watchingTimes(instance, 1)
    const test = await instance.createTest([user])
    proxy.refuse()
    proxy.cut()
    await instance.event((event) => event.kind === 'failed')
    await deliver(dovecot, user, aMessage([headerOf(test), 'X-Spam: yes']))
    proxy.heal()
    expect(await folderOf(instance, test)).toBe('Spam')
    expect((await instance.store.listSeeds())[0]).toMatchObject({ health: 'healthy' })
  })

  it.each(['stall', 'halfOpen'] as const)('that lets connections %s is detected', async (illness) => {
    await using proxy = await startToxicProxy(dovecot.imapsPort)
    const mailbox = aMailbox({ ...dovecot, imapsPort: proxy.port }, user)
    await using instance = await startWatching({ mailboxes: [mailbox], rules: { ...eager, ...impatient } })
    await watchingTimes(instance, 1)
    const test = await instance.createTest([user])
    proxy[illness]()
    await deliver(dovecot, user, aMessage([headerOf(test)]))
    expect(await instance.event((event) => event.kind === 'failed')).toMatchObject({ reason: 'timed out after 0.4 s' })
    proxy.heal()
    expect(await folderOf(instance, test)).toBe('INBOX')
  })

  it('that closes connections repeatedly loses no result and duplicates none', async () => {
    await using proxy = await startToxicProxy(dovecot.imapsPort)
    const mailbox = aMailbox({ ...dovecot, imapsPort: proxy.port }, user)
    await using instance = await startWatching({ mailboxes: [mailbox], rules: eager })
    await watchingTimes(instance, 1)
    for (let round = 0; round < 5; round += 1) {
      const test = await instance.createTest([user])
      const delivered = deliver(
        dovecot,
        user,
        aMessage([headerOf(test), round % 2 === 0 ? 'X-Spam: yes' : 'X-Spam: no']),
      )
      proxy.cut()
      await delivered
      proxy.cut()
      expect(await folderOf(instance, test)).toBe(round % 2 === 0 ? 'Spam' : 'INBOX')
    }
    expect(instance.events.filter((event) => event.kind === 'recorded')).toHaveLength(5)
  })
})

describe('a bad server', () => {
  it('that assigns new UIDs to all messages is read again, and nothing is recorded twice', async () => {
    const address = 'seed2@box.example'
    await using instance = await startWatching({ mailboxes: [aMailbox(dovecot, address)], rules: eager })
    await watchingTimes(instance, 1)
    const [first, second] = [await instance.createTest([address]), await instance.createTest([address])]
    await deliver(dovecot, address, aMessage([headerOf(first)]))
    await instance.results(first)
    await dovecot.renewUidValidity(address)
    await deliver(dovecot, address, aMessage([headerOf(second), 'X-Spam: yes']))
    expect(await folderOf(instance, second)).toBe('Spam')
    expect(instance.events.filter((event) => event.kind === 'recorded')).toHaveLength(2)
  })

  it('that rejects the password is retried rarely, and its mailbox is unhealthy until the password is accepted', async () => {
    const address = 'seed3@box.example'
    const account = { password: new Secret('new-password') }
    const mailboxes = [aMailbox(dovecot, address, { account })]
    await using instance = await startWatching({ mailboxes, rules: eager })
    await instance.event((event) => event.kind === 'failed')
    await expect
      .poll(async () => (await instance.store.listSeeds())[0])
      .toMatchObject({ health: 'unhealthy', healthReason: expect.stringMatching(/^the server rejected the login/u) })
    await dovecot.setPassword(address, 'new-password')
    await watchingTimes(instance, 1)
    await expect.poll(async () => (await instance.store.listSeeds())[0]?.health).toBe('healthy')
    expect(JSON.stringify(instance.events)).not.toContain('new-password')
  })

  it('that accepts no more connections makes a mailbox degraded', async () => {
    await using narrow = await startDovecot({ users, userConnectionCount: 1 })
    await inMailbox(narrow, user, async () => {
      await using instance = await startWatching({ mailboxes: [aMailbox(narrow, user)] })
      const failed = await instance.event((event) => event.kind === 'failed')
      expect(failed).toMatchObject({ reason: expect.stringContaining('Maximum number of connections') })
      await expect
        .poll(async () => (await instance.store.listSeeds())[0])
        .toMatchObject({ health: 'degraded', healthReason: expect.stringMatching(/^the server limits connections/u) })
    })
  })

  it('with a self-signed certificate is not trusted', async () => {
    const mailboxes = [aMailbox(dovecot, user, { account: { caPem: null } })]
    await using instance = await startWatching({ mailboxes })
    await instance.event((event) => event.kind === 'failed')
    await expect
      .poll(async () => (await instance.store.listSeeds())[0])
      .toMatchObject({ health: 'unhealthy', healthReason: expect.stringMatching(/certificate is not trusted/u) })
  })
})

function headerLine(trackingId: TrackingId): string {
  return `${headerOf({ trackingId })}\r\n`
}

describe('malformed mail', () => {
  const shapes: readonly (readonly [string, (id: TrackingId) => Uint8Array])[] = [
    [
      '8-bit bytes everywhere',
      (id) => Buffer.from(`Subject: \xff\xfe\x80\r\n${headerLine(id)}\r\n\xe4\xf6\xfc\r\n`, 'latin1'),
    ],
    [
      'a boundary that never ends',
      (id) => Buffer.from(`${headerLine(id)}Content-Type: multipart/mixed; boundary=a\r\n\r\n--a\r\n`),
    ],
    ['no body at all', (id) => Buffer.from(headerLine(id))],
    ['a header field of 300 KB', (id) => Buffer.from(`${headerLine(id)}X-Long: ${'x'.repeat(300_000)}\r\n\r\nx\r\n`)],
    ['2,000 header fields', (id) => Buffer.from(`${headerLine(id)}${'X: y\r\n'.repeat(2000)}\r\nx\r\n`)],
    ['wrong base64', (id) => Buffer.from(`${headerLine(id)}Content-Transfer-Encoding: base64\r\n\r\n!!!!====\r\n`)],
    ['three From fields', (id) => Buffer.from(`From: a@a\r\nFrom: \r\nFrom: <<>>,,;\r\n${headerLine(id)}\r\nx\r\n`)],
    ['12 MB', (id) => Buffer.from(`${headerLine(id)}\r\n${`${'x'.repeat(70)}\r\n`.repeat(170_000)}`)],
  ]

  it.each(shapes)('with %s is reported in the folder where it is', async (_name, compose) => {
    await using instance = await startWatching({ mailboxes: [aMailbox(dovecot, user)] })
    await watchingTimes(instance, 1)
    const test = await instance.createTest([user])
    await deliver(dovecot, user, compose(test.trackingId))
    expect(await folderOf(instance, test)).toBe('INBOX')
    expect(instance.events.filter((event) => event.kind === 'error' || event.kind === 'failed')).toEqual([])
  })
})
