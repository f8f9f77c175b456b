/** Mailboxes of different makes: Gmail's tabs, servers that mark nothing, no IDLE, other namespaces, and what is cleaned up. */

import { describe, expect, it } from 'vitest'

import { seedKeyword } from '../../src/seeds/imap/imap-client.ts'
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

describe('Gmail', () => {
  it.each([
    ['primary', 'INBOX'],
    ['promotions', 'Promotions'],
    ['social', 'Social'],
    ['updates', 'Updates'],
    ['forums', 'Forums'],
  ])('shows its tab %s as %s, and its spam as Spam', async (category, folder) => {
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

describe('other makes', () => {
  it('mark no spam folder, and call it in their own language', async () => {
    const folders = [{ name: 'Correo no deseado' }, { name: 'Enviados', specialUse: '\\Sent' }]
    await using dovecot = await startDovecot({ users, folders, sieve: intoFolder('Correo no deseado') })
    await using instance = await startWatching({ mailboxes: [aMailbox(dovecot, user)] })
    await watching(instance)
    const test = await instance.createTest([user])
    await deliver(dovecot, user, aMessage([headerOf(test), 'X-Spam: yes']))
    const [seed] = await instance.results(test)
    expect(seed?.result).toMatchObject({ folder: 'Spam', reason: expect.stringContaining('(Spanish)') })
  })

  it('have a prefix and another separator', async () => {
    const namespace = { prefix: 'INBOX.', separator: '.' } as const
    await using dovecot = await startDovecot({ users, namespace, sieve: intoFolder('INBOX.Junk') })
    await using instance = await startWatching({ mailboxes: [aMailbox(dovecot, user)] })
    expect(await watching(instance)).toMatchObject({ folders: ['INBOX', 'INBOX.Junk'] })
    const test = await instance.createTest([user])
    await deliver(dovecot, user, aMessage([headerOf(test), 'X-Spam: yes']))
    expect((await instance.results(test))[0]?.result?.folder).toBe('Spam')
  })

  it('have folders for everybody, whose spam is nobody’s', async () => {
    const folders = [{ name: 'Sent', specialUse: '\\Sent' }]
    await using dovecot = await startDovecot({ users, folders, sharedPrefix: 'Public' })
    await dovecot.fill('../shared', 'Junk', 3)
    const listed = await inMailbox(dovecot, user, async (client) => (await client.list()).map(({ path }) => path))
    expect(listed).toContain('Public/Junk')
    await using instance = await startWatching({ mailboxes: [aMailbox(dovecot, user)] })
    expect(await watching(instance)).toMatchObject({ folders: ['INBOX'] })
  })

  it('do not tell of new mail by themselves', async () => {
    await using dovecot = await startDovecot({ users, hasIdle: false })
    await using instance = await startWatching({ mailboxes: [aMailbox(dovecot, user)] })
    expect(await watching(instance)).toMatchObject({ isIdle: false })
    const test = await instance.createTest([user])
    await deliver(dovecot, user, aMessage([headerOf(test)]))
    expect((await instance.results(test))[0]?.result?.folder).toBe('INBOX')
  })

  it('have no spam folder at all, which makes the mailbox degraded', async () => {
    await using dovecot = await startDovecot({ users, folders: [] })
    await using instance = await startWatching({ mailboxes: [aMailbox(dovecot, user)] })
    await watching(instance)
    await expect
      .poll(async () => (await instance.store.listSeeds())[0])
      .toMatchObject({ health: 'degraded', healthReason: expect.stringMatching(/^no spam folder was found/u) })
  })
})

describe('what is cleaned up', () => {
  it('is what belonged to tests and is older than the retention, and nothing else', async () => {
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

  it('is marked when its test has its result', async () => {
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
