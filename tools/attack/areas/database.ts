/** Attacks a running service through its database: a full or read-only disk, damaged pages, locks, and a killed server. */

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, open as openFile, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

import { Client } from 'pg'

import { startPostgres } from '../../../test/support/postgres.ts'
import type { AttackArea, HostileInput, Target } from '../attack-area.ts'
import { healthNowMs, watchHealth } from '../support/health.ts'
import { createToken, runCommand, type Service, serve } from '../support/presend-process.ts'

export const databaseArea: AttackArea = {
  name: 'database',
  title:
    'a database that fails: a full or read-only disk, damaged pages, a locked file; PostgreSQL that is killed, restarted, read-only, or ends connections',
  open: async ({ target }) => ({
    inputs: [...fileInputs(target), ...(await diskInputs(target)), ...serverInputs(target)],
    concurrency: 2,
    [Symbol.asyncDispose]: async () => undefined,
  }),
}

const run = promisify(execFile)
/** The maximum response time of `/healthz`, which does not use the database. */
const usualDelayMs = 1000
/** The time within which the service must recover. */
const recoveryMs = 30_000

interface Under {
  readonly service: Service
  /** Creates a test. @returns the status and, if it was created, the test's id */
  create(): Promise<{ readonly status: number; readonly id: string | null }>
  /** Reads a test. @returns the status */
  read(id: string): Promise<number>
  ready(): Promise<number>
}

/** Starts a service, and checks that `/healthz` responds while `attack` runs and that the process survives. */
async function withService(
  target: Target,
  { storage, maxDelayMs = usualDelayMs }: { readonly storage: string; readonly maxDelayMs?: number },
  attack: (under: Under) => Promise<string | null>,
): Promise<string | null> {
  await using service = await serve(target, { storage })
  const token = await createToken(target, service)
  await using health = watchHealth(service.httpPort)
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> =>
    await fetch(service.baseUrl + path, { ...init, headers, signal: AbortSignal.timeout(60_000) })
  const under: Under = {
    service,
    create: async () => {
      const response = await ask('/api/v1/spam_tests', { method: 'POST', body: '{}' })
      const text = await response.text()
      return {
        status: response.status,
        id: response.status === 201 ? String(Object(JSON.parse(text)).test.tracking_id) : null,
      }
    },
    read: async (id) => {
      const response = await ask(`/api/v1/spam_tests/${id}`)
      await response.text()
      return response.status
    },
    ready: async () => (await ask('/readyz')).status,
  }
  const sinceMs = healthNowMs()
  const effect = await attack(under)
  await health.nextAnswer()
  if (!service.isRunning()) return `the service exited: ${service.log().slice(-500)}`
  if (/"level":"fatal"|unexpected error/u.test(service.log()))
    return `the log contains a fatal error: ${service.log().slice(-500)}`
  const worstMs = health.worstSinceMs(sinceMs)
  return worstMs > maxDelayMs ? `/healthz took ${Math.round(worstMs)} ms to respond` : effect
}

/** Repeats the check until it returns `null`. @returns the last result after `recoveryMs` */
async function eventually(check: () => Promise<string | null>): Promise<string | null> {
  const untilMs = performance.now() + recoveryMs
  let last = await check()
  while (last !== null && performance.now() < untilMs) {
    await wait(250)
    last = await check()
  }
  return last
}

const isReady =
  ({ ready }: Under, expected: number) =>
  async (): Promise<string | null> => {
    const status = await ready()
    return status === expected ? null : `expected /readyz to respond with ${expected}, got ${status}`
  }

const creates =
  ({ create }: Under) =>
  async (): Promise<string | null> => {
    const { status } = await create()
    return status === 201 ? null : `creating a test still fails with ${status}`
  }

/** While the database fails, a request must fail with 503, and an acknowledged test must not be lost. */
async function createMany(
  under: Under,
  count: number,
): Promise<{ readonly ids: readonly string[]; readonly odd: number | null }> {
  const results = await Promise.all(Array.from({ length: count }, async () => await under.create()))
  const odd = results.find(({ status }) => status !== 201 && status !== 503 && status !== 429)
  return { ids: results.flatMap(({ id }) => (id === null ? [] : [id])), odd: odd?.status ?? null }
}

async function withFolder(attack: (folder: string) => Promise<string | null>): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'presend-database-'))
  try {
    return await attack(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function fileInputs(target: Target): readonly HostileInput[] {
  const locks = ['IMMEDIATE', 'EXCLUSIVE'].map((kind, index) => ({
    name: `SQLite: another process holds a lock for two seconds (${kind})`,
    isQuick: index === 0,
    attempt: async () =>
      await withFolder(async (folder) => {
        const path = join(folder, 'presend.db')
        const attack = async (under: Under): Promise<string | null> => {
          const other = new DatabaseSync(path)
          other.exec(`BEGIN ${kind}`)
          const creating = createMany(under, 3)
          await wait(2000)
          other.exec('ROLLBACK')
          other.close()
          const { odd } = await creating
          return odd === null ? await eventually(creates(under)) : `expected 201 or 503 while locked, got ${odd}`
        }
        return await withService(target, { storage: `sqlite:${path}` }, attack)
      }),
  }))
  const torn = ['while the service runs', 'while the service is stopped'].map((when, index) => ({
    name: `SQLite: damaged pages, ${when}`,
    isQuick: index === 1,
    attempt: async () =>
      await withFolder(async (folder) => await (index === 0 ? tearRunning : tearStopped)(target, folder)),
  }))
  return [...locks, ...torn]
}

/** If creating a test fails because the file is damaged, `/readyz` must not report that the service is ready. */
async function tearRunning(target: Target, folder: string): Promise<string | null> {
  const path = join(folder, 'presend.db')
  return await withService(target, { storage: `sqlite:${path}` }, async (under) => {
    await createMany(under, 20)
    const other = new DatabaseSync(path)
    other.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    other.close()
    await tear(path)
    const { status } = await under.create()
    if (status === 201) return null
    return await eventually(isReady(under, 503))
  })
}

/** A start with a damaged file must either work or fail with an error that names the file. */
async function tearStopped(target: Target, folder: string): Promise<string | null> {
  const path = join(folder, 'presend.db')
  const storage = `sqlite:${path}`
  const made = await runCommand(
    target,
    ['token', 'create', '--workspace', 'a', '--plan', 'pro', '--storage', storage],
    { folder },
  )
  if (made.exitCode !== 0) return `presend token create: ${made.stderr}`
  await tear(path)
  const end = await runCommand(target, ['token', 'list', '--workspace', 'a', '--storage', storage], { folder })
  if (/\n\s+at \S+ \(|node:internal/u.test(end.stderr)) return 'the output reveals internal details'
  return end.exitCode === 0 || end.stderr.includes('presend.db')
    ? null
    : `the error does not name the file: ${end.stderr.slice(0, 300)}`
}

/** Overwrites every page except the first, as a disk that loses writes would. */
async function tear(path: string): Promise<void> {
  const { size } = await stat(path)
  const file = await openFile(path, 'r+')
  for (let at = 4096; at < size; at += 4096) await file.write(Buffer.alloc(2048, 0xa5), 0, 2048, at)
  await file.close()
}

/** Inputs that need a disk of their own, and therefore root. */
async function diskInputs(target: Target): Promise<readonly HostileInput[]> {
  if (process.getuid?.() !== 0) {
    process.stderr.write('  not running as root; skipping the attacks with a full or read-only disk\n')
    return []
  }
  return [
    {
      name: 'SQLite: the disk is full',
      isQuick: false,
      attempt: async () =>
        await onDisk(target, async (under, disk) => {
          const { bavail, bsize } = await statfs(disk)
          await writeFile(join(disk, 'filler'), Buffer.alloc(bavail * bsize - bsize))
          await writeFile(join(disk, 'last'), Buffer.alloc(bsize)).catch(() => undefined)
          const unready = await eventually(isReady(under, 503))
          const { odd } = await createMany(under, 20)
          await rm(join(disk, 'filler'))
          if (unready !== null) return unready
          return odd === null ? await eventually(creates(under)) : `expected 503 on a full disk, got ${odd}`
        }),
    },
    {
      name: 'SQLite: the disk becomes read-only',
      isQuick: false,
      attempt: async () =>
        await onDisk(target, async (under, disk) => {
          const { id } = await under.create()
          const isMounted = await run('mount', ['-o', 'remount,ro,force', disk]).then(
            () => true,
            () => false,
          )
          // The kernel refuses while a file is open for writing.
          if (!isMounted) return null
          const { odd } = await createMany(under, 5)
          await run('mount', ['-o', 'remount,rw', disk])
          if (odd !== null) return `expected 503 on a read-only disk, got ${odd}`
          return id === null ? 'the first test was not created' : await eventually(creates(under))
        }),
    },
  ]
}

async function onDisk(
  target: Target,
  attack: (under: Under, disk: string) => Promise<string | null>,
): Promise<string | null> {
  return await withFolder(async (disk) => {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk])
    try {
      return await withService(
        target,
        { storage: `sqlite:${join(disk, 'presend.db')}` },
        async (under) => await attack(under, disk),
      )
    } finally {
      await run('umount', ['-l', disk])
    }
  })
}

/** A failure of the server, which the function ends before it returns. */
type Failure = (server: Awaited<ReturnType<typeof startPostgres>>, url: string, under: Under) => Promise<string | null>

const failures: Readonly<Record<string, Failure>> = {
  'is killed and restarted while tests are created': async (server, _url, under) => {
    const creating = createMany(under, 60)
    await server.kill()
    const down = await createMany(under, 5)
    const unready = await eventually(isReady(under, 503))
    await server.start()
    const during = await creating
    const odd = during.odd ?? down.odd
    if (odd !== null) return `expected 503 without a database, got ${odd}`
    if (down.ids.length > 0) return 'tests were acknowledged without a database'
    return unready ?? (await eventually(creates(under))) ?? (await findLost(under, during.ids))
  },
  'ends all connections': async (_server, url, under) => {
    await query(url, 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()')
    const { odd } = await createMany(under, 10)
    return odd === null ? await eventually(creates(under)) : `expected 201 or 503, got ${odd}`
  },
  'is read-only': async (_server, url, under) => {
    const name = new URL(url).pathname.slice(1)
    await query(url, `ALTER DATABASE "${name}" SET default_transaction_read_only = on`)
    await query(url, 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()')
    const { odd, ids } = await createMany(under, 10)
    await query(
      url,
      'SET default_transaction_read_only = off',
      `ALTER DATABASE "${name}" RESET default_transaction_read_only`,
    )
    await query(url, 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()')
    if (ids.length > 0) return 'tests were acknowledged by a read-only database'
    return odd === null ? await eventually(creates(under)) : `expected 503, got ${odd}`
  },
  'is locked by another transaction': async (_server, url, under) => {
    const other = new Client({ connectionString: url })
    await other.connect()
    await other.query('BEGIN; LOCK TABLE tests IN ACCESS EXCLUSIVE MODE')
    const creating = createMany(under, 5)
    await wait(3000)
    await other.query('ROLLBACK')
    await other.end()
    const { odd } = await creating
    return odd === null ? await eventually(creates(under)) : `expected 201 or 503, got ${odd}`
  },
}

async function findLost(under: Under, ids: readonly string[]): Promise<string | null> {
  for (const id of ids) {
    const status = await under.read(id)
    if (status !== 200) return `a test that was acknowledged with 201 is gone: ${status}`
  }
  return null
}

function serverInputs(target: Target): readonly HostileInput[] {
  if (!existsSync('/usr/lib/postgresql')) {
    process.stderr.write('  PostgreSQL is not installed; skipping the attacks with it\n')
    return []
  }
  return Object.entries(failures).map(([name, fail], index) => ({
    name: `PostgreSQL ${name}`,
    isQuick: index === 0,
    attempt: async () => {
      await using server = await startPostgres({ isDurable: true })
      const url = await server.createDatabase()
      return await withService(target, { storage: url }, async (under) => await fail(server, url, under))
    },
  }))
}

/** Runs statements one after another, each in its own transaction. */
async function query(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  client.on('error', () => undefined)
  for (const sql of statements) await client.query(sql)
  await client.end()
}
