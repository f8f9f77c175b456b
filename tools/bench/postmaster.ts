/**
 * Measures reads of one domain's postmaster data over HTTP, for an account with 1,000 domains and 400 days of data
 * each.
 */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

import { Client } from 'pg'

import { plusDays } from '../../src/foundation/contract/day.ts'
import { nodeWorld } from '../../src/foundation/world/node-world.ts'
import { openStorage, parseStorageLocation } from '../../src/service/storage/open-storage.ts'
import { storageExtensions } from '../../test/support/extensions.ts'
import { valueOf } from '../../test/support/parsed.ts'
import { startPostgres } from '../../test/support/postgres.ts'
import type { BenchRow } from './bench-row.ts'
import type { HttpFigures, HttpOrder } from './http-client.ts'
import { dayCount, domainCount, fillStore, nameOf, type PostmasterBenchData } from './postmaster-data.ts'
import { median } from './statistics.ts'

const mostSlowMs = 20
const connectionCount = 2
const durationMs = 3000
const roundCount = 3

/** Measures SQLite and PostgreSQL, which takes two minutes in total. */
export async function runPostmasterBench(): Promise<readonly BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'presend-bench-postmaster-'))
  try {
    const path = join(folder, 'presend.db')
    const sqlite = await measure('SQLite', `sqlite:${path}`, async () => (await stat(path)).size)
    await using server = await startPostgres({ isDurable: true })
    const url = await server.createDatabase()
    return [...sqlite, ...(await measure('PostgreSQL', url, async () => await postgresSize(url)))]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(
  database: string,
  location: string,
  sizeOf: () => Promise<number>,
): Promise<readonly BenchRow[]> {
  const data = await fill(location)
  const sizeBytes = await sizeOf()
  const what = `${database}: ${domainCount} domains × ${dayCount} days`
  const all = await readAgainAndAgain(location, requests(data, ''))
  const { lastDay } = data
  const month = await readAgainAndAgain(
    location,
    requests(data, `&start_date=${plusDays(lastDay, -29)}&end_date=${lastDay}`),
  )
  const first = await timeCumulative(location, data)
  return [
    readRow(`${what}, GET /postmaster_accounts/:id, all days`, all),
    readRow(`${what}, GET /postmaster_accounts/:id, 30 days`, month),
    plainRow(
      `${what}, GET /postmaster_accounts for all domains, first / second request`,
      first.map((ms) => `${ms.toFixed(0)} ms`).join(' / '),
    ),
    plainRow(
      `${what}, time to store the next day's sync (10 days per domain)`,
      `${(data.daySyncMs / 1000).toFixed(1)} s`,
    ),
    plainRow(
      `${what}, size on disk`,
      `${(sizeBytes / 1e6).toFixed(0)} MB, ${Math.round(sizeBytes / domainCount / dayCount)} bytes per domain and day`,
    ),
  ]
}

async function fill(location: string): Promise<Awaited<ReturnType<typeof fillStore>>> {
  await using storage = await openStorage(valueOf(parseStorageLocation(location)), {
    ...nodeWorld(),
    extensions: storageExtensions,
  })
  return await fillStore(storage.store)
}

async function postgresSize(url: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('vacuum analyze')
  const names = ['postmaster_days', 'postmaster_domains', 'postmaster_accounts']
  const sum = names.map((name) => `pg_total_relation_size('${name}')`).join(' + ')
  const { rows } = await client.query<{ size: string }>(`select ${sum} as size`)
  await client.end()
  return Number(rows[0]?.size)
}

function requests({ accountId, email, tokens }: PostmasterBenchData, range: string): readonly string[] {
  return Array.from({ length: domainCount }, (_, index) => {
    // Pick domains so that consecutive requests never read adjacent domains.
    const item = nameOf((index * 379) % domainCount)
    const token = tokens[index % tokens.length] ?? ''
    return `GET /api/v1/postmaster_accounts/${accountId}?email=${email}&item=${item}${range} HTTP/1.1\r\nhost: bench\r\nauthorization: Bearer ${token}\r\n\r\n`
  })
}

async function readAgainAndAgain(location: string, asked: readonly string[]): Promise<HttpFigures> {
  await using server = await startServer(location)
  const order: HttpOrder = { requests: asked, connectionCount, durationMs, status: '200' }
  const rounds: HttpFigures[] = []
  // The first round warms up the service, as the first minute of real use would.
  for (let round = 0; round <= roundCount; round += 1) rounds.push(await runClient(server.port, order))
  const warm = rounds.slice(1)
  return {
    perSecond: median(warm.map((one) => one.perSecond)),
    medianMs: median(warm.map((one) => one.medianMs)),
    slowMs: median(warm.map((one) => one.slowMs)),
  }
}

/** Measures reads of cumulative data. @returns the duration of the first read and of the next read, in milliseconds */
async function timeCumulative(location: string, { email, tokens }: PostmasterBenchData): Promise<readonly number[]> {
  await using server = await startServer(location)
  const times: number[] = []
  for (let index = 0; index < 2; index += 1) {
    const startedMs = performance.now()
    const url = `http://127.0.0.1:${server.port}/api/v1/postmaster_accounts?email=${email}`
    const reply = await fetch(url, { headers: { authorization: `Bearer ${tokens[0] ?? ''}` } })
    await reply.text()
    if (reply.status !== 200) throw new Error(`GET /postmaster_accounts: expected status 200, got ${reply.status}`)
    times.push(performance.now() - startedMs)
  }
  return times
}

async function startServer(location: string): Promise<AsyncDisposable & { readonly port: number }> {
  const child = spawn(process.execPath, [pathOf('postmaster-server.ts'), location], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  return {
    port: Number(String(line)),
    [Symbol.asyncDispose]: async () => {
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

async function runClient(port: number, order: HttpOrder): Promise<HttpFigures> {
  const child = spawn(process.execPath, [pathOf('http-client.ts'), String(port)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(order))
  const figures: HttpFigures = JSON.parse(await text(child.stdout))
  return figures
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url))
}

function readRow(what: string, { perSecond, medianMs, slowMs }: HttpFigures): BenchRow {
  return {
    what,
    measured: `p99 ${slowMs.toFixed(1)} ms, median ${medianMs.toFixed(1)} ms, ${perSecond.toFixed(0)} requests/s`,
    baseline: '–',
    ratio: '–',
    goal: `p99 ≤ ${mostSlowMs} ms`,
    isMet: slowMs <= mostSlowMs,
  }
}

function plainRow(what: string, measured: string): BenchRow {
  return { what, measured, baseline: '–', ratio: '–', goal: '–', isMet: true }
}
