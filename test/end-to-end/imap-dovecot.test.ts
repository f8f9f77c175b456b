/** Tests of the Dovecot used in other tests, which rely on this behavior. */

import { ImapFlow } from 'imapflow'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type RunningDovecot, startDovecot } from '../support/dovecot.ts'

const user = 'seed1@box.example'
const message = 'From: a@shop.example\nTo: seed1@box.example\nSubject: hello\nMessage-ID: <1@shop.example>\n\n.hello\n'

let dovecot: RunningDovecot

beforeAll(async () => {
  dovecot = await startDovecot({
    users: { [user]: 'right' },
    sieve: 'require "fileinto";\nif header :is "X-Spam" "yes" { fileinto "Junk"; }\n',
  })
})

afterAll(async () => {
  await dovecot[Symbol.asyncDispose]()
})

async function connected(password = 'right', tls: 'implicit' | 'none' = 'implicit'): Promise<ImapFlow> {
  const isImplicit = tls === 'implicit'
  const client = new ImapFlow({
    host: dovecot.host,
    port: isImplicit ? dovecot.imapsPort : dovecot.imapPort,
    secure: isImplicit,
    doSTARTTLS: false,
    auth: { user, pass: password },
    tls: { ca: dovecot.caPem },
    logger: false,
    disableAutoIdle: true,
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function countIn(client: ImapFlow, path: string): Promise<number | undefined> {
  const status = await client.status(path, { messages: true })
  return status === false ? undefined : status.messages
}

test('Dovecot accepts mail by LMTP, sorts it with Sieve, and offers it over IMAP with TLS', async () => {
  expect(await dovecot.deliver({ from: 'a@shop.example', to: user, content: message })).toMatch(/^250 /u)
  const tagged = 'seed1+tag@box.example'
  expect(await dovecot.deliver({ from: 'a@shop.example', to: tagged, content: `X-Spam: yes\n${message}` })).toMatch(
    /^250 /u,
  )
  const client = await connected()
  expect([await countIn(client, 'INBOX'), await countIn(client, 'Junk')]).toEqual([1, 1])
  await client.mailboxOpen('Junk')
  const found = await client.fetchOne('1', { source: true })
  const source = found === undefined || found === false ? '' : String(found.source)
  expect(source).toContain('Delivered-To: seed1+tag@box.example')
  expect(source).toMatch(/\r\n\.hello\r\n$/u)
  await client.logout()
})

test('Dovecot rejects a wrong password and an unknown user', async () => {
  await expect(connected('wrong')).rejects.toMatchObject({ authenticationFailed: true })
  expect(await dovecot.deliver({ from: '', to: 'nobody@box.example', content: message })).toMatch(/^550 5\.1\.1/u)
})

test('Dovecot keeps its mail when it is killed, and restarts on the same ports', async () => {
  await dovecot.kill()
  await expect(connected()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await dovecot.start()
  const client = await connected('right', 'none')
  expect(await countIn(client, 'INBOX')).toBe(1)
  await client.logout()
})

test('Dovecot accepts a folder that was filled on disk, and assigns new UIDs under a new UIDVALIDITY', async () => {
  await dovecot.fill(user, 'Archive', 500)
  const before = await connected()
  expect(await countIn(before, 'Archive')).toBe(500)
  const { uidValidity } = await before.mailboxOpen('INBOX')
  await before.logout()
  await dovecot.renewUidValidity(user)
  const after = await connected()
  expect((await after.mailboxOpen('INBOX')).uidValidity).not.toBe(uidValidity)
  await after.logout()
})
