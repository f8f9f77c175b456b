/**
 * Mailboxes at different kinds of providers: Gmail's tabs, servers without special-use folders or IDLE, other
 * namespaces, and the deletion of old test mail.
 */

import { describe, expect, it } from 'vitest'

import { seedKeyword } from '../../src/extensions/mailboxes/imap/imap-commands.ts'
import { startDovecot } from '../support/dovecot.ts'
import { startGmailFront } from '../support/gmail-front.ts'
import { aMessage, deliver, findUids, headerOf, inMailbox } from '../support/observed-mail.ts'
import { aMailbox, startWatching, type WatchingInstance } from '../support/watching-instance.ts'

const user = 'seed1@box.example'
const users = { [user]: 'right' }
const dayMs = 86_400_000

async function watching(instance: WatchingInstance): Promise<unknown> {
  return await instance.event((event) => event.kind === 'watching')
}

function intoFolder(name: string): string {
  return `require "fileinto";\nif header :is "X-Spam" "yes" { fileinto "${name}"; }\n`
}

describe('a Gmail mailbox', () => {
  it.each([
    ['primary', 'INBOX'],
    ['promotions', 'Promotions'],
    ['social', 'Social'],
    ['updates', 'Updates'],
    ['forums', 'Forums'],
  ])('reports its tab %s as %s, and its spam as Spam', async (category, folder) => {
    const folders = [
      { name: '[Gmail]/Spam', specialUse: '\\Junk' },
      { name: '[Gmail]/Trash', specialUse: '\\Trash' },
    ]
    await using dovecot = await startDovecot({ users, folders, sieve: intoFolder('[Gmail]/Spam') })
    await using front = await startGmailFront(dovecot.imapPort)
    const mailbox = aMailbox(dovecot, user, { account: { port: front.port, tls: 'none' } })
    await using instance = await startWatching({ mailboxes: [mailbox] })
    await watching(instance)
    const [first, second] = [await instance.createTest([user]), await instance.createTest([user])]
    await deliver(dovecot, user, aMessage([headerOf(first), `X-Category: ${category}`]))
    await deliver(dovecot, user, aMessage([headerOf(second), `X-Category: ${category}`, 'X-Spam: yes']))
    const [inInbox, inSpam] = [await instance.results(first), await instance.results(second)]
    expect(inInbox[0]?.result).toMatchObject({
      folder,
      reason: `seen in INBOX, where Gmail's search finds it under category:${category}`,
    })
    expect(inSpam[0]?.result).toMatchObject({ folder: 'Spam' })
  })
})

describe("Gmail's labels", () => {
  const folders = [
    { name: '[Gmail]/All Mail', specialUse: '\\All' },
    { name: '[Gmail]/Spam', specialUse: '\\Junk' },
    { name: '[Gmail]/Sent Mail', specialUse: '\\Sent' },
    { name: '[Gmail]/Trash', specialUse: '\\Trash' },
    { name: 'News' },
  ]
  const soon = { elsewhere: { afterMs: 0, everyMs: 300, settleMs: 500 } }

  it('determine the tab that they name, and reveal mail that a filter keeps out of the inbox', async () => {
    await using dovecot = await startDovecot({ users, folders, sieve: intoFolder('[Gmail]/All Mail') })
    await using front = await startGmailFront(dovecot.imapPort)
    const mailbox = aMailbox(dovecot, user, { account: { port: front.port, tls: 'none' } })
    await using instance = await startWatching({ mailboxes: [mailbox], rules: soon })
    await watching(instance)
    const tests = [
      await instance.createTest([user]),
      await instance.createTest([user]),
      await instance.createTest([user]),
    ]
    const [tab, filtered, both] = tests.map(headerOf)
    await deliver(dovecot, user, aMessage([tab ?? '', 'X-Labels: \\Important CATEGORY_FORUMS', 'X-Category: social']))
    await deliver(dovecot, user, aMessage([filtered ?? '', 'X-Labels: "News" \\Important', 'X-Spam: yes']))
    // A message in the inbox is also in All Mail, where its label reveals the inbox; so does the label of the sender's
    // own copy.
    const inBoth = aMessage([both ?? '', 'X-Labels: \\Inbox', 'X-Category: primary'])
    await deliver(dovecot, user, inBoth.replace('X-Labels', 'X-Spam: yes\nX-Labels'))
    await expect.poll(() => instance.watchers.numbers().counts.seen, { timeout: 10_000 }).toBe(3)
    await deliver(dovecot, user, inBoth)
    const results = await Promise.all(tests.map(async (test) => (await instance.results(test))[0]?.result))
    expect(results).toMatchObject([
      { folder: 'Forums', reason: 'seen in INBOX, where Gmail labels it CATEGORY_FORUMS' },
      { status: 'undecided', folder: null, isSettled: true, placementKind: 'observed' },
      { folder: 'INBOX' },
    ])
    expect(results[1]?.reason).toMatch(
      /^found in the "\[Gmail\]\/All Mail" folder \(labeled "News"\), which is neither/u,
    )
    expect(instance.watchers.numbers().counts).toMatchObject({ elsewhere: 1, matched: 3 })
  })
})

describe('a filter rule of the mailbox', () => {
  const soon = { elsewhere: { afterMs: 0, everyMs: 300, settleMs: 500 } }

  it.each([
    ['that can report the state of all folders at once', undefined],
    [
      'that must be queried for each folder',
      'IMAP4rev1 SASL-IR LITERAL+ ID ENABLE IDLE UIDPLUS SPECIAL-USE NAMESPACE MOVE',
    ],
  ])("that files mail into a user's folder is reported as such, at a server %s", async (_how, capability) => {
    const conf = capability === undefined ? [] : [`protocol imap {\n  imap_capability = ${capability}\n}`]
    const folders = [{ name: 'Junk', specialUse: '\\Junk' }, { name: 'Lists' }, { name: 'Sent', specialUse: '\\Sent' }]
    await using dovecot = await startDovecot({ users, folders, conf, sieve: intoFolder('Lists') })
    await dovecot.fill(user, 'Lists', 1000)
    await using instance = await startWatching({ mailboxes: [aMailbox(dovecot, user)], rules: soon })
    await watching(instance)
    const [filed, inInbox] = [await instance.createTest([user]), await instance.createTest([user])]
    await deliver(dovecot, user, aMessage([headerOf(filed), 'X-Spam: yes']))
    const [seed] = await instance.results(filed)
    expect(seed?.result).toMatchObject({
      status: 'undecided',
      folder: null,
      sender: 'news@shop.example',
      reason: expect.stringMatching(/^found in the "Lists" folder, which is neither the inbox nor a spam folder/u),
    })
    expect(instance.events).toContainEqual({
      kind: 'filed-elsewhere',
      address: 'seed1@box.example',
      folder: 'Lists',
      numericId: expect.any(Number),
    })
    await deliver(dovecot, user, aMessage([headerOf(inInbox)]))
    expect((await instance.results(inInbox))[0]?.result?.folder).toBe('INBOX')
    expect(instance.watchers.numbers().counts).toMatchObject({ seen: 2, elsewhere: 1 })
  })

  it('that later moves or copies mail to the inbox yields the result inbox', async () => {
    const rules = { elsewhere: { afterMs: 0, everyMs: 300, settleMs: 8000 } }
    const folders = [{ name: 'Junk', specialUse: '\\Junk' }, { name: 'Queue' }]
    await using dovecot = await startDovecot({ users, folders, sieve: intoFolder('Queue') })
    await using instance = await startWatching({ mailboxes: [aMailbox(dovecot, user)], rules })
    await watching(instance)
    const test = await instance.createTest([user])
    await deliver(dovecot, user, aMessage([headerOf(test), 'X-Spam: yes']))
    await expect.poll(() => instance.watchers.numbers().counts.matched, { timeout: 10_000 }).toBe(1)
    await inMailbox(dovecot, user, async (client) => {
      await client.mailboxOpen('Queue')
      await client.messageMove('1:*', 'INBOX')
    })
    expect((await instance.results(test))[0]?.result).toMatchObject({
      status: 'placed',
      folder: 'INBOX',
      reason: 'seen in INBOX',
    })
  })
})

describe('mailboxes of other kinds of servers', () => {
  it('can have a spam folder without special use and with a localized name', async () => {
    const folders = [{ name: 'Correo no deseado' }, { name: 'Enviados', specialUse: '\\Sent' }]
    await using dovecot = await startDovecot({ users, folders, sieve: intoFolder('Correo no deseado') })
    await using instance = await startWatching({ mailboxes: [aMailbox(dovecot, user)] })
    await watching(instance)
    const test = await instance.createTest([user])
    await deliver(dovecot, user, aMessage([headerOf(test), 'X-Spam: yes']))
    const [seed] = await instance.results(test)
    expect(seed?.result).toMatchObject({ folder: 'Spam', reason: expect.stringContaining('(Spanish)') })
  })

  it('can have a namespace prefix and another separator', async () => {
    const namespace = { prefix: 'INBOX.', separator: '.' } as const
    await using dovecot = await startDovecot({ users, namespace, sieve: intoFolder('INBOX.Junk') })
    await using instance = await startWatching({ mailboxes: [aMailbox(dovecot, user)] })
    expect(await watching(instance)).toMatchObject({ folders: ['INBOX', 'INBOX.Junk'] })
    const test = await instance.createTest([user])
    await deliver(dovecot, user, aMessage([headerOf(test), 'X-Spam: yes']))
    expect((await instance.results(test))[0]?.result?.folder).toBe('Spam')
  })

  it('can have shared folders, whose spam folders are ignored', async () => {
    const folders = [{ name: 'Sent', specialUse: '\\Sent' }]
    await using dovecot = await startDovecot({ users, folders, sharedPrefix: 'Public' })
    await dovecot.fill('../shared', 'Junk', 3)
    const listed = await inMailbox(dovecot, user, async (client) => (await client.list()).map(({ path }) => path))
    expect(listed).toContain('Public/Junk')
    await using instance = await startWatching({ mailboxes: [aMailbox(dovecot, user)] })
    expect(await watching(instance)).toMatchObject({ folders: ['INBOX'] })
  })

  it('can be polled if the server does not notify clients of new mail', async () => {
    await using dovecot = await startDovecot({ users, hasIdle: false })
    await using instance = await startWatching({ mailboxes: [aMailbox(dovecot, user)] })
    expect(await watching(instance)).toMatchObject({ isIdle: false })
    const test = await instance.createTest([user])
    await deliver(dovecot, user, aMessage([headerOf(test)]))
    expect((await instance.results(test))[0]?.result?.folder).toBe('INBOX')
  })

  it('are degraded if they have no spam folder', async () => {
    await using dovecot = await startDovecot({ users, folders: [] })
    await using instance = await startWatching({ mailboxes: [aMailbox(dovecot, user)] })
    await watching(instance)
    await expect
      .poll(async () => (await instance.store.listSeeds())[0])
      .toMatchObject({ health: 'degraded', healthReason: expect.stringMatching(/^no spam folder found: /u) })
  })
})

describe('the deletion of old mail', () => {
  it('deletes only mail that belonged to tests and is older than the retention period', async () => {
    await using dovecot = await startDovecot({ users })
    const old = new Date(Date.now() - 40 * dayMs)
    await inMailbox(dovecot, user, async (client) => {
      for (const [folder, flags, date] of [
        ['INBOX', [seedKeyword], old],
        ['INBOX', [], old],
        ['INBOX', ['\\Deleted'], old],
        ['INBOX', [seedKeyword], new Date()],
        ['INBOX', [seedKeyword], new Date(Date.now() - 30 * dayMs + 3_600_000)],
        ['Junk', [seedKeyword, '\\Flagged'], old],
        ['Junk', ['Other'], old],
      ] as const) {
        await client.append(folder, aMessage([`X-Was: ${flags.join(' ')}`]).replaceAll('\n', '\r\n'), [...flags], date)
      }
    })
    await using instance = await startWatching({ mailboxes: [aMailbox(dovecot, user)] })
    expect(await instance.event((event) => event.kind === 'cleaned')).toMatchObject({ count: 2 })
    const left = await inMailbox(dovecot, user, async (client) => [
      (await findUids(client, 'INBOX', { all: true })).length,
      (await findUids(client, 'INBOX', { keyword: seedKeyword })).length,
      (await findUids(client, 'Junk', { all: true })).length,
    ])
    expect(left).toEqual([4, 2, 1])
  })

  it('deletes observed mail, but no similar mail, even if the server does not store custom flags', async () => {
    await using dovecot = await startDovecot({ users, hasKeywords: false, sieve: intoFolder('Junk') })
    const mailboxes = [aMailbox(dovecot, user)]
    const retentionMs = 3000
    await using instance = await startWatching({ mailboxes, rules: { retentionMs, cleanEveryMs: 500 } })
    await watching(instance)
    const [first, second, third] = [
      await instance.createTest([user]),
      await instance.createTest([user]),
      await instance.createTest([user]),
    ]
    const names = [headerOf(first), headerOf(second), headerOf(third)]
    await deliver(dovecot, user, aMessage(['X-Was: before']))
    await deliver(dovecot, user, aMessage([names[0] ?? '']))
    await deliver(dovecot, user, aMessage([names[1] ?? '', 'X-Spam: yes']))
    await deliver(dovecot, user, aMessage([names[2] ?? '']))
    for (const test of [first, second, third]) await instance.results(test)
    const { flags, moved } = await inMailbox(dovecot, user, async (client) => {
      const { permanentFlags } = await client.mailboxOpen('INBOX')
      // The user moves one of the messages, which makes it the user's own message.
      const uids = await findUids(client, 'INBOX', { header: { 'X-Presend-Test': third.trackingId } })
      await client.messageMove(uids.join(','), 'Sent', { uid: true })
      return { flags: [...(permanentFlags ?? [])], moved: uids }
    })
    expect(flags).not.toContain('\\*')
    expect(moved).toHaveLength(1)
    // A message just like a test message, except that no test was waiting for it.
    await deliver(dovecot, user, aMessage(['X-Presend-Test: pst_ZZZZZZZZZZZZZZZZZZZZZZZZ', 'X-Was: alike']))
    await expect.poll(() => instance.watchers.numbers().counts.cleaned, { timeout: 15_000 }).toBe(2)
    const left = await inMailbox(dovecot, user, async (client) => [
      (await findUids(client, 'INBOX', { header: { 'X-Was': '' } })).length,
      (await findUids(client, 'INBOX', { all: true })).length,
      (await findUids(client, 'Junk', { all: true })).length,
      (await findUids(client, 'Sent', { all: true })).length,
    ])
    expect(left).toEqual([2, 2, 0, 1])
  })

  it('flags a message when its test has the result', async () => {
    await using dovecot = await startDovecot({ users })
    await using instance = await startWatching({ mailboxes: [aMailbox(dovecot, user)] })
    await watching(instance)
    const test = await instance.createTest([user])
    await deliver(dovecot, user, aMessage([headerOf(test)]))
    await deliver(dovecot, user, aMessage())
    await instance.results(test)
    await expect
      .poll(
        async () =>
          await inMailbox(dovecot, user, async (client) => await findUids(client, 'INBOX', { keyword: seedKeyword })),
      )
      .toEqual([1])
  })
})
