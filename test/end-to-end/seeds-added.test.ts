/**
 * Adds and removes seeds while `presend serve` runs, with a real Dovecot, real mail, and separate command processes.
 */

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'

import { type RunningDovecot, startDovecot } from '../support/dovecot.ts'
import { type MailboxOAuth, mailboxClient, startMailboxOAuth } from '../support/mailbox-oauth.ts'
import { type CommandEnd, createApiToken, runPresend, type ServedProcess, startServe } from '../support/serve.ts'
import { sendBySmtp } from '../support/smtp-sender.ts'

const [first, second] = ['seed1@box.example', 'seed2@box.example'] as const
const key = '5f'.repeat(32)

let oauth: MailboxOAuth
let dovecot: RunningDovecot
let confFolder = ''
let folder = ''
let storage = ''
let token = ''

beforeAll(async () => {
  confFolder = await mkdtemp(join(tmpdir(), 'presend-seeds-oauth-'))
  oauth = await startMailboxOAuth()
  const confPath = join(confFolder, 'dovecot-oauth2.conf')
  await writeFile(confPath, oauth.dovecotOAuthConf)
  dovecot = await startDovecot({
    users: { [first]: 'hunter2', [second]: 'hunter2' },
    conf: oauth.dovecotConf(confPath),
  })
})

afterAll(async () => {
  await dovecot[Symbol.asyncDispose]()
  await oauth[Symbol.asyncDispose]()
  await rm(confFolder, { recursive: true, force: true })
})

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'presend-seeds-added-'))
  storage = `sqlite:${join(folder, 'presend.db')}`
  token = await createApiToken(storage)
})

afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

async function serve(inFile: string = 'none', env: Readonly<Record<string, string>> = {}): Promise<ServedProcess> {
  await writeFile(join(folder, 'presend-service.yml'), `storage: ${storage}\nseeds: ${inFile}\n`)
  return await startServe({ workingDirectory: folder, env: { PRESEND_ENCRYPTION_KEY: key, ...env } })
}

async function seeds(...args: readonly string[]): Promise<CommandEnd> {
  return await seedsWith({ PRESEND_SEED_PASSWORD: 'hunter2' }, ...args)
}

async function seedsWith(env: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<CommandEnd> {
  return await runPresend(['seeds', ...args], {
    workingDirectory: folder,
    env: { PRESEND_ENCRYPTION_KEY: key, ...env },
  })
}

function imapFlags(user: string): readonly string[] {
  const place = ['--host', dovecot.host, '--port', String(dovecot.imapsPort), '--ca-file', dovecot.caPath]
  return [user, '--type', 'consumer', '--kind', 'imap', '--username', user, ...place]
}

async function ask(served: ServedProcess, path: string, body?: unknown): Promise<Response> {
  const post = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return await fetch(`${served.apiUrl}${path}`, { headers, ...post })
}

async function stateOf(served: ServedProcess, address: string): Promise<unknown> {
  const { providers } = Object(await (await ask(served, '/external_tests/providers')).json())
  const emails = Object.values(Object(providers)).flatMap((group) => Object(group).emails)
  return Object(emails.find((email) => Object(email).address === address)).status
}

async function until<T>(read: () => Promise<T>, isWanted: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await read()
    if (isWanted(value)) return value
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function becomes(served: ServedProcess, address: string, wanted: string): Promise<void> {
  await until(
    async () => await stateOf(served, address),
    (state) => state === wanted,
  )
}

async function createTest(served: ServedProcess): Promise<string> {
  const created = Object(await (await ask(served, '/spam_tests', { name: 'real' })).json())
  return String(Object(created.test).tracking_id)
}

async function complete(served: ServedProcess, id: string): Promise<string> {
  const reply = await until(
    async () => Object(await (await ask(served, `/spam_tests/${id}`)).json()),
    ({ data }) => Object(data).status === 'complete',
  )
  return JSON.stringify(reply)
}

async function deliver(to: string, trackingId: string): Promise<void> {
  const own = ['From: news@shop.example', 'Subject: news', `Message-ID: <${trackingId}@shop.example>`]
  await dovecot.deliver({ from: 'b@shop.example', to, content: [...own, '', `id ${trackingId}`, ''].join('\n') })
}

async function reasonOf(address: string): Promise<string> {
  const { seeds: listed } = Object(JSON.parse((await seeds('list', '--json')).stdout))
  return String(Object([...listed].find((one: unknown) => Object(one).address === address)).health_reason)
}

it('presend serve uses a new mailbox immediately, completes its tests, applies a new password, and watches a removed mailbox until its tests end', async () => {
  await using served = await serve()
  expect((await ask(served, '/spam_tests', { name: 'none' })).status).toBe(503)
  expect(await seeds('add', ...imapFlags(first))).toMatchObject({ exitCode: 0, stdout: `Added seed ${first}\n` })
  // This holds whether or not the mailbox has been opened yet.
  const early = await createTest(served)
  await deliver(first, early)
  expect(await complete(served, early)).toContain('"delivered_to":"INBOX"')
  await dovecot.setPassword(first, 'hunter3')
  await dovecot.kickAll()
  await becomes(served, first, 'unhealthy')
  expect(await reasonOf(first)).toMatch(/^the server rejected the login: /u)
  expect((await seeds('add', ...imapFlags(first))).exitCode).toBe(2)
  await seedsWith({ PRESEND_SEED_PASSWORD: 'hunter3' }, 'add', ...imapFlags(first), '--replace')
  await becomes(served, first, 'healthy')
  const late = await createTest(served)
  expect((await seeds('remove', first)).stdout).toBe(`Removed seed ${first}\n`)
  expect((await ask(served, '/spam_tests', { name: 'none' })).status).toBe(503)
  await deliver(first, late)
  expect(await complete(served, late)).toContain('"delivered_to":"INBOX"')
  expect(JSON.stringify(served.lines) + served.errors()).not.toMatch(/hunter/u)
  await dovecot.setPassword(first, 'hunter2')
})

it('presend serve accepts mail for a local seed as soon as the seed is added', async () => {
  await using served = await serve()
  await seeds('add', 'local1@seeds.example', '--type', 'protected')
  const trackingId = await createTest(served)
  const content = `From: news@shop.example\r\nSubject: news\r\nX-Presend-Test: ${trackingId}\r\n\r\nnews\r\n`
  const mail = { heloName: 'mail.shop.example', from: 'b@shop.example', to: 'local1@seeds.example' }
  const route = { host: '127.0.0.1', port: served.smtpPort }
  expect(await sendBySmtp(route, { ...mail, content: Buffer.from(content) })).not.toContain('5.1.1')
  expect(await complete(served, trackingId)).toContain('"placement":"simulated"')
})

it('presend serve starts with another key, reports the seeds that it cannot decrypt, and rejects a seed defined in both places', async () => {
  const before = await serve()
  await seeds('add', ...imapFlags(first))
  await becomes(before, first, 'healthy')
  before.signal('SIGTERM')
  await before.ended
  await using served = await serve('none', { PRESEND_ENCRYPTION_KEY: '60'.repeat(32) })
  await becomes(served, first, 'unhealthy')
  expect(await reasonOf(first)).toMatch(/its stored password cannot be decrypted: it was encrypted with another key/u)
  expect(served.lines.find((line) => line.msg === 'mailbox unreachable')).toMatchObject({
    seed: first,
    reason: expect.stringContaining('encrypted with another key'),
  })
  served.signal('SIGTERM')
  await served.ended
  await expect(serve(`[{address: ${first}, type: business}]`)).rejects.toThrow(
    `expected each address once, got "${first}", which was also added by presend seeds add`,
  )
})

it('presend serve opens mailboxes with OAuth, keeps renewed refresh tokens across a restart, and stops when a grant has ended', async () => {
  const login = ['--oauth', oauth.tokenUrl, '--client-id', mailboxClient.id]
  const secrets = { PRESEND_SEED_CLIENT_SECRET: mailboxClient.secret, PRESEND_SEED_REFRESH_TOKEN: oauth.grant(first) }
  const inFile =
    `[{address: ${second}, type: business, kind: imap, host: ${dovecot.host}, port: ${dovecot.imapsPort}, ` +
    `username: ${second}, ca-file: ${dovecot.caPath}, oauth: {provider: "${oauth.tokenUrl}", ` +
    `client-id: ${mailboxClient.id}, client-secret-env: CLIENT, refresh-token-env: TOKEN}}]`
  const env = { CLIENT: mailboxClient.secret, TOKEN: oauth.grant(second) }
  oauth.isRotating = true
  const before = await serve(inFile, env)
  await seedsWith(secrets, 'add', ...imapFlags(first), ...login)
  await Promise.all([first, second].map(async (address) => await becomes(before, address, 'healthy')))
  before.signal('SIGTERM')
  await before.ended
  // The initial tokens have ended, so the mailboxes are opened with stored tokens.
  await using served = await serve(inFile, env)
  await until(
    async () => await Promise.resolve(served.lines.filter((line) => line.msg === 'mailbox connected').length),
    (count) => count === 2,
  )
  oauth.isRotating = false
  const trackingId = await createTest(served)
  await Promise.all([deliver(first, trackingId), deliver(second, trackingId)])
  expect(await complete(served, trackingId)).toContain('"placement":"observed"')
  oauth.revoke(first)
  await dovecot.kickAll()
  await becomes(served, first, 'unhealthy')
  expect(await reasonOf(first)).toMatch(/^no valid login: .*invalid_grant.*set a new refresh token$/u)
  const [failed] = served.lines.filter((line) => line.msg === 'mailbox unreachable' && line['seed'] === first).slice(-1)
  expect(Number(failed?.['retry_ms'])).toBeGreaterThanOrEqual(12_500)
  await seedsWith(
    { ...secrets, PRESEND_SEED_REFRESH_TOKEN: oauth.grant(first) },
    'add',
    ...imapFlags(first),
    ...login,
    '--replace',
  )
  await becomes(served, first, 'healthy')
  expect((await seeds('list')).stdout).toMatch(new RegExp(`${first} .* oauth http://127`, 'u'))
  expect(JSON.stringify(served.lines) + served.errors()).not.toMatch(/hunter|token-\d/u)
})
