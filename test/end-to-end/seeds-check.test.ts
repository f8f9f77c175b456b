/**
 * Runs `presend seeds check` against real mailboxes behind a real MX; it must report the true state of each mailbox.
 */

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { ImapFlow } from 'imapflow'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { type DovecotOptions, type RunningDovecot, startDovecot } from '../support/dovecot.ts'
import { findFreePort } from '../support/free-port.ts'
import { startNameServer } from '../support/name-server.ts'
import { type ReceivingMx, startReceivingMx } from '../support/receiving-mx.ts'
import { type CommandEnd, runPresend } from '../support/serve.ts'

const password = 'hunter2'
const sieve = 'require "fileinto";\nif header :contains "From" "junk@" { fileinto "Junk"; }\n'

let folder = ''
let box: RunningDovecot
let slow: RunningDovecot
let full: RunningDovecot
let filtering: ReceivingMx
let careless: ReceivingMx
let deadPort = 0
const started: AsyncDisposable[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'presend-seeds-check-'))
  const names = await startNameServer({ 'shop.example': { TXT: ['v=spf1 -all'] } })
  started.push(names)
  box = await dovecot({ users: { 'seed1@box.example': password, 'seed2@box.example': password }, sieve })
  slow = await dovecot({ users: { 'seed3@slow.example': password }, hasIdle: false, folders: [{ name: 'Sent' }] })
  full = await dovecot({ users: { 'seed4@full.example': password }, quotaMessageCount: 1 })
  await full.deliver({ from: 'a@shop.example', to: 'seed4@full.example', content: 'Subject: fills it\r\n\r\n' })
  deadPort = await findFreePort()
  const routes = { 'slow.example': slow, 'full.example': full }
  const table = Object.entries(routes).map(
    ([domain, { host, lmtpPort }]) => `{${domain} = lmtp:inet:${host}:${lmtpPort}}`,
  )
  const common = {
    hostName: 'mx.box.example',
    domains: ['box.example', 'slow.example', 'full.example'],
    lmtp: { host: box.host, port: box.lmtpPort },
    mainCf: [`transport_maps = inline:{${table.join(', ')}}`],
  }
  filtering = await startReceivingMx({ ...common, filters: names })
  started.push(filtering)
  careless = await startReceivingMx(common)
  started.push(careless)
})

afterAll(async () => {
  for (const server of started.toReversed()) await server[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

async function dovecot(options: DovecotOptions): Promise<RunningDovecot> {
  const server = await startDovecot(options)
  started.push(server)
  return server
}

interface Seed {
  readonly address: string
  readonly server: Pick<RunningDovecot, 'host' | 'imapsPort' | 'caPath'>
  readonly more?: string
}

interface Asked {
  readonly seeds: readonly Seed[]
  /** If absent, no message is sent. */
  readonly mx?: ReceivingMx
  readonly from?: string
  readonly args?: readonly string[]
  readonly seedPassword?: string
}

async function check({ seeds, mx, from = 'check@shop.example', args = [], seedPassword }: Asked): Promise<CommandEnd> {
  const rows = seeds.map(
    ({ address, server, more = '' }) =>
      `  - {address: ${address}, type: consumer, kind: imap, host: ${server.host}, port: ${server.imapsPort}, ` +
      `username: ${address}, password-env: SEED_PASSWORD, ca-file: ${server.caPath}${more}}`,
  )
  const path = join(folder, 'presend-service.yml')
  await writeFile(path, `storage: sqlite:${join(folder, 'presend.db')}\nseeds:\n${rows.join('\n')}\n`)
  const letter =
    mx === undefined ? [] : ['--smtp-host', mx.host, '--smtp-port', String(mx.port), '--from', from, '--wait', '5s']
  const env = { SEED_PASSWORD: seedPassword ?? password }
  return await runPresend(['seeds', 'check', ...args, '--config', path, ...letter], { env, workingDirectory: folder })
}

/** Returns what `--json` reports about each seed: its verdict, and the status of each part. */
async function partsOf(asked: Asked): Promise<Readonly<Record<string, Readonly<Record<string, unknown>>>>> {
  const { stdout, stderr } = await check({ ...asked, args: ['--json', ...(asked.args ?? [])] })
  expect(stderr).toBe('')
  const { seeds } = JSON.parse(stdout)
  return Object.fromEntries(
    seeds.map(
      (seed: { address: string; verdict: string; folder: string; parts: { name: string; status: string }[] }) => [
        seed.address,
        {
          verdict: seed.verdict,
          folder: seed.folder,
          ...Object.fromEntries(seed.parts.map((part) => [part.name, part.status])),
        },
      ],
    ),
  )
}

async function countMessages(user: string, path: string): Promise<number | undefined> {
  const place = { host: box.host, port: box.imapPort, secure: false, doSTARTTLS: false }
  const client = new ImapFlow({ ...place, auth: { user, pass: password }, logger: false })
  await client.connect()
  const status = await client.status(path, { messages: true })
  await client.logout()
  return status === false ? undefined : status.messages
}

const allWorks = {
  verdict: 'works',
  folder: 'INBOX',
  connection: 'works',
  login: 'works',
  folders: 'works',
  idle: 'works',
  quota: 'works',
  delivery: 'works',
  'plus-address': 'works',
  results: 'works',
}

it('reports a healthy mailbox, one without IDLE, a full one and an unreachable one in one run', async () => {
  const dead = { ...box, imapsPort: deadPort }
  const seeds = [
    { address: 'seed1@box.example', server: box, more: ', authserv-id: mx.box.example, plus-address: true' },
    { address: 'seed2@box.example', server: dead },
    { address: 'seed3@slow.example', server: slow, more: ', authserv-id: mx.box.example' },
    { address: 'seed4@full.example', server: full },
  ]
  const asked = { seeds, mx: filtering }
  expect(await partsOf(asked)).toEqual({
    'seed1@box.example': allWorks,
    'seed2@box.example': {
      ...Object.fromEntries(Object.keys(allWorks).map((name) => [name, 'unchecked'])),
      verdict: 'fails',
      folder: null,
      connection: 'fails',
    },
    'seed3@slow.example': { ...allWorks, verdict: 'limited', idle: 'lacks', folders: 'lacks' },
    'seed4@full.example': {
      ...allWorks,
      verdict: 'fails',
      folder: null,
      quota: 'fails',
      delivery: 'fails',
      'plus-address': 'unchecked',
      results: 'unchecked',
    },
  })
  const shown = await check(asked)
  expect(shown.exitCode).toBe(1)
  expect(shown.stdout).toContain('100% of the mailbox quota is used (1 of 1 messages); delete mail or raise the quota')
  expect(shown.stdout).toContain('does not offer IDLE')
  expect(shown.stdout).toContain('4 seeds: 1 works, 1 works with limits, 2 fail\n')
})

it('detects a wrong password when it logs in, and sends no message to that mailbox', async () => {
  const seeds = [{ address: 'seed1@box.example', server: box }]
  const parts = await partsOf({ seeds, mx: filtering, seedPassword: 'wrong-one' })
  expect(parts['seed1@box.example']).toMatchObject({ verdict: 'fails', login: 'fails', delivery: 'unchecked' })
  const shown = await check({ seeds, mx: filtering, seedPassword: 'wrong-one' })
  expect(shown.stdout).toContain('correct the username and password')
  expect(`${shown.stdout}${shown.stderr}`).not.toContain('wrong-one')
})

it('reports the folder of the test message, and deletes the message there', async () => {
  const seeds = [{ address: 'seed2@box.example', server: box, more: ', authserv-id: mx.box.example' }]
  for (let round = 0; round < 2; round += 1) {
    const parts = await partsOf({ seeds, mx: filtering, from: 'junk@shop.example' })
    expect(parts['seed2@box.example']).toMatchObject({ verdict: 'works', folder: 'Spam' })
  }
  expect(await countMessages('seed2@box.example', 'Junk')).toBe(0)
})

it('reports an authserv-id that others can forge, and one that the provider does not use', async () => {
  const trusting = { address: 'seed1@box.example', server: box, more: ', authserv-id: mx.box.example' }
  const mistaken = { address: 'seed2@box.example', server: box, more: ', authserv-id: mx.other.example' }
  const atCareless = await check({ seeds: [trusting], mx: careless })
  expect(atCareless.exitCode).toBe(1)
  expect(atCareless.stdout).toContain('did not remove a forged Authentication-Results field with mx.box.example')
  const atFiltering = await check({ seeds: [mistaken], mx: filtering })
  expect(atFiltering.stdout).toContain('set authserv-id to the value that the provider uses: mx.box.example')
})

it('checks only the connections if no SMTP account is given, and reports this', async () => {
  const seeds = [{ address: 'seed1@box.example', server: box }]
  const { stdout, exitCode } = await check({ seeds })
  expect(exitCode).toBe(0)
  expect(stdout).toContain('no message was sent: add --smtp-host and --from')
})

it('reports all invalid input at once, and contacts no server', async () => {
  const seeds = [{ address: 'seed1@box.example', server: box }]
  const { stderr, exitCode } = await check({
    seeds,
    args: ['--smtp-port', '70000', '--wait', 'soon', '--from', 'nobody'],
  })
  expect(exitCode).toBe(2)
  for (const name of ['smtp-host', 'smtp-port', '--wait', 'from']) expect(stderr).toContain(name)
  const unknown = await check({ seeds, args: ['seed9@box.example'] })
  expect(unknown.stderr).toContain('did you mean seed1@box.example?')
})
