import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../src/foundation/world/node-random.ts'
import { openStorage } from '../../src/service/storage/open-storage.ts'
import { converse } from '../service/receiving/smtp-client.ts'
import { storageExtensions } from '../support/extensions.ts'
import { type RunningPostgres, startPostgres } from '../support/postgres.ts'
import { runPresend, startServe } from '../support/serve.ts'

const stack = new AsyncDisposableStack()
const workingDirectory = mkdtempSync(join(tmpdir(), 'presend-cli-postgres-'))
let url = ''
let postgres: RunningPostgres

beforeAll(async () => {
  stack.defer(() => rmSync(workingDirectory, { recursive: true, force: true }))
  postgres = stack.use(await startPostgres())
  url = await postgres.createDatabase()
})

afterAll(async () => {
  await stack.disposeAsync()
})

async function check(storage: string): Promise<string> {
  return (await runPresend(['serve', '--check', '--storage', storage], { workingDirectory })).stdout
}

describe('presend commands on PostgreSQL', () => {
  it('create the schema in an empty database when started together, and lose no token', async () => {
    const argv = ['token', 'create', '--workspace', 'team-a', '--plan', 'enterprise', '--json', '--storage', url]
    const made = await Promise.all(Array.from({ length: 4 }, async () => await runPresend(argv, { workingDirectory })))
    expect(made.map(({ exitCode, stderr }) => ({ exitCode, isTold: stderr.startsWith('Created token') }))).toEqual(
      Array.from({ length: 4 }, () => ({ exitCode: 0, isTold: true })),
    )
    const { stdout } = await runPresend(['token', 'list', '--json'], {
      workingDirectory,
      env: { PRESEND_STORAGE: url },
    })
    const ids = made.map((one) => String(JSON.parse(one.stdout).token.id))
    const listed: readonly { id: string }[] = JSON.parse(stdout).tokens
    expect(listed.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  })

  it('revoke a token for every process that has the database open', async () => {
    const place = { workingDirectory, env: { PRESEND_STORAGE: url } }
    const made = await runPresend(['token', 'create', '--workspace', 'team-b', '--plan', 'pro', '--json'], place)
    const { id } = JSON.parse(made.stdout).token
    await using storage = await openStorage(
      { kind: 'postgres', url },
      { extensions: storageExtensions, clock: nodeClock(), random: nodeRandom() },
    )
    const find = async (): Promise<number | null | undefined> =>
      (await storage.store.listTokens()).find(({ tokenId }) => tokenId === id)?.revokedAtMs
    expect(await find()).toBeNull()
    expect(await runPresend(['token', 'revoke', id], place)).toMatchObject({ exitCode: 0 })
    expect(await find()).toEqual(expect.any(Number))
    expect((await runPresend(['token', 'revoke', id], place)).stdout).toContain('was already revoked at 20')
  })

  it('inspect an empty and a used database with serve --check, and change neither', async () => {
    const empty = await postgres.createDatabase()
    expect(await check(empty)).toMatch(/storage: ok, with pending migrations .*0001-schema/u)
    expect(await check(empty)).toMatch(/storage: ok, with pending migrations .*0001-schema/u)
    expect(await check(url)).toContain('storage: ok, no pending migrations')
  })

  it('enable and disable the seeds that a service has stored', async () => {
    const seed = { address: 'a@b.example', providerType: 'business', providerName: 'b.example', kind: 'local' } as const
    await using storage = await openStorage(
      { kind: 'postgres', url },
      { extensions: storageExtensions, clock: nodeClock(), random: nodeRandom() },
    )
    await storage.store.syncSeeds([{ ...seed, isEnabled: true, health: 'healthy' }])
    writeFileSync(join(workingDirectory, 'presend-service.yml'), `storage: ${JSON.stringify(url)}\n`)
    expect(await runPresend(['seeds', 'disable', 'a@b.example'], { workingDirectory })).toMatchObject({
      exitCode: 0,
      stdout: 'Disabled seed a@b.example\n',
      stderr: '',
    })
    expect(await storage.store.listSeeds()).toMatchObject([{ address: 'a@b.example', isEnabled: false }])
  })

  it('add a seed whose mail every running instance accepts immediately, and remove it from all instances', async () => {
    const storage = await postgres.createDatabase()
    const place = { workingDirectory, env: { PRESEND_STORAGE: storage } }
    writeFileSync(join(workingDirectory, 'presend-service.yml'), 'seeds: none\n')
    await using one = await startServe(place)
    await using two = await startServe(place)
    const seed = ['seeds', 'add', 'added@seeds.example', '--type', 'protected']
    expect(await runPresend(seed, place)).toMatchObject({ exitCode: 0, stdout: 'Added seed added@seeds.example\n' })
    for (const { smtpPort } of [one, two]) expect(await answerTo('added@seeds.example', smtpPort)).toMatch(/^250 /u)
    expect(await answerTo('nobody@seeds.example', one.smtpPort)).toMatch(/^550 5\.1\.1 /u)
    expect(await runPresend(['seeds', 'remove', 'added@seeds.example'], place)).toMatchObject({ exitCode: 0 })
    expect((await runPresend(['seeds', 'list', '--json'], place)).stdout).toBe('{"seeds":[]}\n')
  })

  it('report an unreachable server in one line, without its password', async () => {
    const elsewhere = new URL(url)
    elsewhere.password = 'hunter2'
    elsewhere.port = '1'
    const { exitCode, stdout, stderr } = await runPresend(['token', 'list', '--storage', elsewhere.href], {
      workingDirectory,
    })
    expect({ exitCode, stdout }).toEqual({ exitCode: 3, stdout: '' })
    expect(stderr).toMatch(/^presend: [^\n]*\n$/u)
    expect(stderr).not.toContain('hunter2')
  })

  it('never print the password of the storage', async () => {
    const secret = new URL(url)
    // The server accepts every user on this machine, whatever the password.
    secret.password = 'hunter2'
    const argv = ['token', 'create', '--workspace', 'team-c', '--plan', 'pro', '--storage', secret.href]
    const { exitCode, stdout, stderr } = await runPresend(argv, { workingDirectory })
    expect(exitCode).toBe(0)
    expect(stdout + stderr).not.toContain('hunter2')
    expect(stderr).toContain(`in postgres://***@${secret.host}${secret.pathname}.`)
  })
})

/** Returns the receiver's reply for the given recipient. */
async function answerTo(address: string, port: number): Promise<string | null> {
  await using smtp = converse(port)
  await smtp.reply()
  for (const line of ['EHLO c.example', 'MAIL FROM:<a@shop.example>']) await smtp.command(line)
  return await smtp.command(`RCPT TO:<${address}>`)
}
