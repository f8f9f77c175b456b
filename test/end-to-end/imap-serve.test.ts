/** `presend serve` with real mailboxes: the messages in a Dovecot's folders complete the tests. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'

import { type RunningDovecot, startDovecot } from '../support/dovecot.ts'
import { createApiToken, type ServedProcess, startServe } from '../support/serve.ts'

const [junk, named, tagged] = ['seed1@box.example', 'seed2@box.example', 'seed3@box.example'] as const
const sieve = 'require "fileinto";\nif header :is "X-Spam" "yes" { fileinto "Junk"; }\n'

let dovecot: RunningDovecot
let folder = ''
let storage = ''
let token = ''

beforeAll(async () => {
  const users = Object.fromEntries([junk, named, tagged].map((user) => [user, 'hunter2']))
  dovecot = await startDovecot({ users, sieve })
})

afterAll(async () => {
  await dovecot[Symbol.asyncDispose]()
})

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'presend-imap-serve-'))
  storage = `sqlite:${join(folder, 'presend.db')}`
  token = await createApiToken(storage)
})

afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

interface Seed {
  readonly address: string
  readonly type: string
  readonly more?: string
}

const seeds: readonly Seed[] = [
  { address: junk, type: 'consumer' },
  { address: named, type: 'business' },
  { address: tagged, type: 'protected', more: ', plus-address: true' },
]

async function serve(
  wanted: readonly Seed[] = seeds,
  env: Readonly<Record<string, string>> = {},
): Promise<ServedProcess> {
  const rows = wanted.map(
    ({ address, type, more = '' }) =>
      `  - {address: ${address}, type: ${type}, kind: imap, host: ${dovecot.host}, port: ${dovecot.imapsPort}, ` +
      `username: ${address}, password-env: SEED_PASSWORD, ca-file: ${dovecot.caPath}, authserv-id: mx.box.example${more}}`,
  )
  const path = join(folder, 'presend-service.yml')
  await writeFile(path, `storage: ${storage}\nsmtp: none\nseeds:\n${rows.join('\n')}\n`)
  const flags = ['--config', path, '--listen', '127.0.0.1:0', '--smtp', 'none']
  return await startServe({ flags, env: { SEED_PASSWORD: 'hunter2', ...env } })
}

async function ask(served: ServedProcess, path: string, body?: unknown): Promise<Response> {
  const post = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return await fetch(`${served.apiUrl}${path}`, { headers, ...post })
}

async function health(served: ServedProcess): Promise<Readonly<Record<string, unknown>>> {
  const { providers } = Object(await (await ask(served, '/external_tests/providers')).json())
  const emails = Object.values(Object(providers)).flatMap((group) => Object(group).emails)
  return Object.fromEntries(emails.map((email) => [Object(email).address, Object(email).status]))
}

/** Polls the service, as its clients do. */
async function until<T>(read: () => Promise<T>, isWanted: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await read()
    if (isWanted(value)) return value
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function allHealthy(served: ServedProcess): Promise<void> {
  await until(
    async () => await health(served),
    (states) => Object.values(states).every((state) => state === 'healthy'),
  )
}

async function complete(served: ServedProcess, id: string): Promise<Readonly<Record<string, unknown>>> {
  return await until(
    async () => Object(await (await ask(served, `/spam_tests/${id}?wait=20`)).json()),
    ({ data }) => Object(data).status === 'complete',
  )
}

function aMessage(trackingId: string, fields: readonly string[] = []): string {
  const results = 'Authentication-Results: mx.box.example; spf=pass smtp.mailfrom=shop.example; dkim=none'
  const own = ['From: news@shop.example', 'Subject: news', `Message-ID: <${trackingId.length}@shop.example>`]
  return [results, ...own, ...fields, '', `id ${trackingId}`, ''].join('\n')
}

it('presend serve completes a test from messages in the inbox, in the spam folder, and at a subaddress', async () => {
  await using served = await serve()
  await allHealthy(served)
  const created = Object(await (await ask(served, '/spam_tests', { name: 'real' })).json())
  const trackingId = String(Object(created.test).tracking_id)
  const text = JSON.stringify(created)
  const [ownAddress = ''] = /seed3\+[0-9a-f]{25}@box\.example/u.exec(text) ?? []
  expect(text).toContain(junk)
  await dovecot.deliver({ from: 'b@shop.example', to: junk, content: aMessage(trackingId) })
  await dovecot.deliver({ from: 'b@shop.example', to: named, content: aMessage(trackingId, ['X-Spam: yes']) })
  await dovecot.deliver({ from: 'b@shop.example', to: ownAddress, content: aMessage('nothing') })
  const { data } = await complete(served, trackingId)
  const results: readonly unknown[] = Object(data).test_results
  expect(Object.fromEntries(results.map((one) => [Object(one).to, one]))).toMatchObject({
    [junk]: { delivered_to: 'INBOX', placement: 'observed', spf_pass: true, reason: 'seen in INBOX' },
    [named]: { delivered_to: 'Spam', placement: 'observed' },
    [ownAddress]: { delivered_to: 'INBOX', placement: 'observed' },
  })
  const metrics = await (await fetch(`${served.baseUrl}/metrics`)).text()
  expect(metrics).toContain('presend_mailboxes{state="watching"} 3')
  expect(metrics).toContain('presend_mailbox_messages_total{kind="matched"} 3')
  expect(JSON.stringify(served.lines) + served.errors()).not.toContain('hunter2')
  served.signal('SIGTERM')
  expect((await served.ended).exitCode).toBe(0)
})

it('presend serve assigns no mailbox that rejects its password to tests, and reports why', async () => {
  await using served = await serve([{ address: junk, type: 'consumer' }], { SEED_PASSWORD: 'wrong' })
  await until(
    async () => served.lines.find((line) => line.msg === 'mailbox unreachable'),
    (line) => line !== undefined,
  )
  expect(await health(served)).toEqual({ [junk]: 'unhealthy' })
  const refused = await ask(served, '/spam_tests', { name: 'none' })
  expect(refused.status).toBe(503)
  expect(JSON.stringify(served.lines)).not.toContain('wrong')
})

it('presend serve loses no result when Dovecot and then the service are killed during a test', async () => {
  const served = await serve([{ address: junk, type: 'consumer' }])
  await allHealthy(served)
  const created = Object(await (await ask(served, '/spam_tests', { name: 'killed' })).json())
  const trackingId = String(Object(created.test).tracking_id)
  await dovecot.kill()
  await dovecot.start()
  served.signal('SIGKILL')
  await served.ended
  await dovecot.deliver({ from: 'b@shop.example', to: junk, content: aMessage(trackingId, ['X-Spam: yes']) })
  await using again = await serve([{ address: junk, type: 'consumer' }])
  const reply = await complete(again, trackingId)
  expect(JSON.stringify(reply)).toContain('"delivered_to":"Spam"')
})
