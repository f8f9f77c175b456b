/** Hostile and broken IMAP servers. Such a server must not affect other seeds or delay HTTP requests. */

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

import { type RunningDovecot, startDovecot } from '../support/dovecot.ts'
import { startHostileImap } from '../support/hostile-imap.ts'
import { runPresend, type ServedProcess, startServe } from '../support/serve.ts'

const healthy = ['seed1@box.example', 'seed2@box.example', 'seed3@box.example'] as const
const attacked = 'seed@hostile.example'
const password = 'correct horse battery'
/** Other tests may run on the same cores. Without limits, the delay was more than 20 s. */
const longestDelayMs = 2000
const mostMemoryBytes = 900 * 1024 * 1024

let dovecot: RunningDovecot
let folder = ''

beforeAll(async () => {
  dovecot = await startDovecot({ users: Object.fromEntries(healthy.map((user) => [user, password])) })
})

afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

afterAll(async () => {
  await dovecot[Symbol.asyncDispose]()
})

interface Place {
  readonly config: string
  readonly env: Readonly<Record<string, string>>
}

async function writeConfig({ host, port }: { readonly host: string; readonly port: number }): Promise<Place> {
  folder = await mkdtemp(join(tmpdir(), 'presend-imap-hostile-'))
  const good = healthy.map((address) =>
    row(address, `host: ${dovecot.host}, port: ${dovecot.imapsPort}, ca-file: ${dovecot.caPath}`),
  )
  const rows = [...good, row(attacked, `host: ${host}, port: ${port}, tls: none`)]
  const config = join(folder, 'presend-service.yml')
  await writeFile(config, `storage: sqlite:${join(folder, 'presend.db')}\nsmtp: none\nseeds:\n${rows.join('')}`)
  return { config, env: { SEED_PASSWORD: password } }
}

function row(address: string, server: string): string {
  return `  - {address: ${address}, type: consumer, kind: imap, username: ${address}, password-env: SEED_PASSWORD, ${server}}\n`
}

function has(served: ServedProcess, msg: string, seed: string): boolean {
  return served.lines.some((line) => line.msg === msg && line['seed'] === seed)
}

interface Watched {
  readonly delaysMs: readonly number[]
  readonly mostBytes: number
}

/** Requests `/healthz` without a pause until `isOver` returns true, and for at least 3 s. */
async function watchHealth({ baseUrl }: ServedProcess, isOver: () => boolean): Promise<Watched> {
  const delaysMs: number[] = []
  let mostBytes = 0
  const startMs = performance.now()
  while (performance.now() - startMs < 3000 || !isOver()) {
    const askedMs = performance.now()
    await (await fetch(`${baseUrl}/healthz`)).text()
    delaysMs.push(performance.now() - askedMs)
    if (delaysMs.length % 20 === 0) mostBytes = Math.max(mostBytes, await residentBytes(baseUrl))
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return { delaysMs, mostBytes: Math.max(mostBytes, await residentBytes(baseUrl)) }
}

async function residentBytes(baseUrl: string): Promise<number> {
  const metrics = await (await fetch(`${baseUrl}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)$/mu.exec(metrics)?.[1] ?? Number.NaN)
}

// `npm run attack -- imap` tries many more replies.
it.each([
  ['eight million numbers in one SEARCH reply', 'mailbox unreachable'],
  ['endless EXISTS while idle', 'mailbox unreachable'],
  ['a line that never ends', 'mailbox unreachable'],
  ['heads of 60 MB', 'mailbox unreachable'],
  ['honest heads of 9.5 MB', 'mailbox connected'],
  ['messages that were not asked for', 'mailbox connected'],
])('a server that sends %s delays neither /healthz nor another seed', async (attack, outcome) => {
  using hostile = await startHostileImap(attack)
  const { config, env } = await writeConfig(hostile)
  await using served = await startServe({ flags: ['--config', config, '--smtp', 'none'], env })
  const { delaysMs, mostBytes } = await watchHealth(served, () => {
    return has(served, outcome, attacked) && healthy.every((seed) => has(served, 'mailbox connected', seed))
  })
  expect(Math.max(...delaysMs)).toBeLessThan(longestDelayMs)
  expect(mostBytes).toBeLessThan(mostMemoryBytes)
  expect(healthy.filter((seed) => has(served, 'mailbox unreachable', seed))).toEqual([])
})

it.each(['a hundred thousand folders', 'two million capabilities'])(
  'seeds check reports the other seeds as working next to a server with %s',
  async (attack) => {
    using hostile = await startHostileImap(attack)
    const { config, env } = await writeConfig(hostile)
    const { stdout } = await runPresend(['seeds', 'check', '--config', config, '--json'], { env })
    const seeds: readonly unknown[] = Object(JSON.parse(stdout)).seeds
    const verdicts = Object.fromEntries(seeds.map((seed) => [Object(seed).address, Object(seed).verdict]))
    expect(verdicts).toMatchObject({
      ...Object.fromEntries(healthy.map((seed) => [seed, 'works'])),
      [attacked]: 'fails',
    })
  },
)

it.each(['the login repeated', 'the login repeated in base64'])(
  'the password never appears in the log, seeds list or seeds check when the server responds with %s',
  async (attack) => {
    using hostile = await startHostileImap(attack)
    const { config, env } = await writeConfig(hostile)
    await using served = await startServe({ flags: ['--config', config, '--smtp', 'none'], env })
    await expect.poll(() => has(served, 'mailbox unreachable', attacked), { timeout: 20_000 }).toBe(true)
    const listed = await runPresend(['seeds', 'list', '--config', config], { env })
    const checked = await runPresend(['seeds', 'check', attacked, '--config', config], { env })
    const shown = [JSON.stringify(served.lines), listed.stdout, checked.stdout + checked.stderr]
    expect(shown.map((text) => text.includes('***'))).toEqual([true, true, true])
    const forms = [password, Buffer.from(password).toString('base64'), plainLogin()]
    expect(forms.filter((form) => shown.some((text) => text.includes(form)))).toEqual([])
    expect((await readFile(join(folder, 'presend.db'))).includes(password)).toBe(false)
  },
)

/** The credentials as AUTH PLAIN sends them. */
function plainLogin(): string {
  return Buffer.from(`\0${attacked}\0${password}`).toString('base64')
}
