/**
 * Runs Debian's PostgreSQL as a separate server: data and log in one temporary folder, a free port of 127.0.0.1, and
 * access without a password. If the tests run as root, it runs as Debian's user `postgres`, because PostgreSQL refuses
 * to run as root.
 */

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

import { Client } from 'pg'

import { findFreePort } from './free-port.ts'

const run = promisify(execFile)

export interface PostgresOptions {
  /**
   * If true, commits are written to disk, as in production. By default, they survive only a crash of the server's own
   * processes.
   */
  readonly isDurable?: boolean
  /** Lines of postgresql.conf, `name=value`. */
  readonly settings?: readonly string[]
}

export interface RunningPostgres extends AsyncDisposable {
  readonly host: string
  readonly port: number
  /**
   * Creates an empty database.
   *
   * @returns its URL
   */
  createDatabase(): Promise<string>
  /** Kills all its processes with SIGKILL, as a crash of the machine would. */
  kill(): Promise<void>
  /** Starts the server again on the same port after `kill()`, and waits until it accepts queries. */
  start(): Promise<void>
  /** Returns the log so far. */
  readLog(): Promise<string>
}

interface Account {
  readonly uid: number
  readonly gid: number
}

interface Place {
  readonly programs: string
  readonly folder: string
  /** The user of the server; `null` for the user who runs the tests. */
  readonly account: Account | null
}

const host = '127.0.0.1'
const startLimitMs = 60_000
const packages = '/usr/lib/postgresql'

/**
 * Starts a PostgreSQL and waits until it accepts queries.
 *
 * @throws Error that names the missing package
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<RunningPostgres> {
  const programs = findPrograms()
  const folder = await mkdtemp(join(tmpdir(), 'presend-postgres-'))
  const account = process.getuid?.() === 0 ? await findAccount() : null
  if (account !== null) await chown(folder, account.uid, account.gid)
  const place = { programs, folder, account }
  await run(join(programs, 'initdb'), initArguments(folder), account ?? {})
  // Another program may take the free port before the server does.
  const first = (await startServer(place, await findFreePort(), options)) ?? null
  const server = first ?? (await startServer(place, await findFreePort(), options))
  if (server === null) throw new Error(`PostgreSQL did not start; its log: ${await readLogOf(folder)}`)
  return runningPostgres(place, server, options)
}

function runningPostgres(place: Place, first: Server, options: PostgresOptions): RunningPostgres {
  const { port } = first
  let server: Server | null = first
  let databaseCount = 0
  const kill = async (): Promise<void> => {
    const killed = server
    server = null
    if (killed !== null) await killAll(killed.child)
  }
  return {
    host,
    port,
    createDatabase: async () => {
      databaseCount += 1
      const name = `presend_${databaseCount}`
      await query(urlOf(port, 'postgres'), `create database ${name} template template0`)
      return urlOf(port, name)
    },
    kill,
    start: async () => {
      if (server !== null) return
      server = await startServer(place, port, options)
      if (server === null) throw new Error(`PostgreSQL did not start again; its log: ${await readLogOf(place.folder)}`)
    },
    readLog: async () => await readLogOf(place.folder),
    [Symbol.asyncDispose]: async () => {
      await kill()
      await rm(place.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    },
  }
}

function findPrograms(): string {
  const versions = existsSync(packages) ? readdirSync(packages).map(Number) : []
  const newest = versions.toSorted((left, right) => right - left)[0]
  if (newest !== undefined) return join(packages, String(newest), 'bin')
  const command = 'DEBIAN_FRONTEND=noninteractive apt-get install -y postgresql'
  throw new Error(`this test runs real servers from Debian's packages, and PostgreSQL is missing: run ${command}`)
}

async function findAccount(): Promise<Account> {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
  )
  return { uid: uid ?? 0, gid: gid ?? 0 }
}

function initArguments(folder: string): readonly string[] {
  const words = '--username=postgres --auth=trust --encoding=UTF8 --locale=C.UTF-8 --no-sync --no-instructions'
  return [...words.split(' '), '-D', join(folder, 'data')]
}

interface Server {
  readonly child: ChildProcess
  readonly port: number
}

/**
 * Starts the server.
 *
 * @returns `null` if it ended before it accepted queries
 */
async function startServer(place: Place, port: number, options: PostgresOptions): Promise<Server | null> {
  const { programs, folder, account } = place
  const log = openSync(join(folder, 'server.log'), 'a')
  const settings = [...settingsOf(port, options), ...(options.settings ?? [])].flatMap((line) => ['-c', line])
  const child = spawn(join(programs, 'postgres'), ['-D', join(folder, 'data'), ...settings], {
    stdio: ['ignore', log, log],
    cwd: folder,
    ...account,
  })
  closeSync(log)
  const untilMs = performance.now() + startLimitMs
  while (child.exitCode === null && performance.now() < untilMs) {
    const isUp = await query(urlOf(port, 'postgres'), 'select 1').then(
      () => true,
      () => false,
    )
    if (isUp && child.exitCode === null) return { child, port }
    await wait(30)
  }
  await killAll(child)
  return null
}

function settingsOf(port: number, { isDurable }: PostgresOptions): readonly string[] {
  const common = [`listen_addresses=${host}`, `port=${port}`, 'unix_socket_directories=', 'max_connections=300']
  return isDurable === true ? common : [...common, 'fsync=off', 'full_page_writes=off']
}

/**
 * The server's processes leave its group, so each is killed individually. The server can start again when all have
 * ended.
 */
async function killAll(child: ChildProcess): Promise<void> {
  const { pid } = child
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  // The main process is stopped first, so that it starts no new processes during the count.
  child.kill('SIGSTOP')
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean).map(Number)
  child.kill('SIGKILL')
  for (const one of children) process.kill(one, 'SIGKILL')
  await ended
  while ((await Promise.all(children.map(isAlive))).includes(true)) await wait(5)
}

/** Returns false for zombies: a killed process may stay listed for a while. */
async function isAlive(pid: number): Promise<boolean> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') Z')
  return !line.slice(line.lastIndexOf(')')).startsWith(') Z')
}

async function query(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url })
  // A killed server breaks idle connections. Without a listener, the error would end the test process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(text)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function urlOf(port: number, database: string): string {
  return `postgres://postgres@${host}:${port}/${database}`
}

async function readLogOf(folder: string): Promise<string> {
  return await readFile(join(folder, 'server.log'), 'utf8').catch(() => '')
}
