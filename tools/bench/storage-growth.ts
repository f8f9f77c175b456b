/** Measures how the cost of each frequent query changes as the tables grow 100×, on SQLite and on PostgreSQL. */

import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { Client } from 'pg'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../src/foundation/world/node-random.ts'
import { openPostgresStore } from '../../src/service/storage/postgres/open-postgres-store.ts'
import { openSqliteStore } from '../../src/service/storage/sqlite/open-sqlite-store.ts'
import type { Store } from '../../src/service/storage/store.ts'
import { storageExtensions } from '../../test/support/extensions.ts'
import { type HotQuery, hotLists, hotReads, hotWrites } from '../../test/support/hot-queries.ts'
import { startPostgres } from '../../test/support/postgres.ts'
import { fillingStatements } from '../../test/support/storage-filler.ts'
import type { BenchRow } from './bench-row.ts'
import { median } from './statistics.ts'

const fewTests = 10_000
const manyTests = 1_000_000
const seedsPerTest = 2

/**
 * The maximum factor by which a query's cost may grow. The factor is above 1 because a tree that is 100× larger is one
 * or two pages deeper, and because pages that no longer fit into memory must be read from disk.
 */
const mostGrowth = 3

/**
 * The maximum factor for the query that counts the open tests in a workspace. The cost is proportional to the number of
 * open tests, which also grows 100×, because one in a hundred tests is open.
 */
const mostOpenGrowth = 150

/** Medians below this value are raised to it, because such short times depend more on the machine than on the query. */
const leastMs = 0.05

const questionCount = 300
const questionsLimitMs = 3000

/** Measures both databases, which takes a few minutes and 7 GB of disk space. */
export async function runStorageGrowthBench(): Promise<readonly BenchRow[]> {
  return [...(await measureSqlite()), ...(await measurePostgres())]
}

/** A store with a given number of tests. */
interface FilledStore {
  readonly store: Store
  readonly tests: number
}

async function measureSqlite(): Promise<readonly BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'presend-storage-growth-'))
  try {
    await using stack = new AsyncDisposableStack()
    const open = async (tests: number): Promise<FilledStore> => {
      const path = join(folder, `${tests}.db`)
      await (await openSqliteStore({ kind: 'sqlite', path }, storageExtensions))[Symbol.asyncDispose]()
      fillSqlite(path, tests)
      process.stderr.write(`SQLite, ${tests} tests: ${megabytes((await stat(path)).size)}\n`)
      return { tests, store: stack.use(await openSqliteStore({ kind: 'sqlite', path }, storageExtensions)) }
    }
    return await compareAll('SQLite', await open(fewTests), await open(manyTests))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function fillSqlite(path: string, tests: number): void {
  using database = new DatabaseSync(path)
  database.exec('pragma foreign_keys = off; pragma synchronous = off; pragma cache_size = -200000; begin')
  for (const text of fillingStatements({ tests, seedsPerTest }, 'sqlite')) database.exec(text)
  // Write everything to disk before the measurement, because pending writes would otherwise affect the figures.
  database.exec('commit; pragma synchronous = full; pragma wal_checkpoint(truncate)')
}

async function measurePostgres(): Promise<readonly BenchRow[]> {
  await using server = await startPostgres({
    isDurable: true,
    settings: ['shared_buffers=512MB', 'max_wal_size=8GB', 'work_mem=64MB', 'maintenance_work_mem=512MB'],
  })
  await using stack = new AsyncDisposableStack()
  const open = async (tests: number): Promise<FilledStore> => {
    const url = await server.createDatabase()
    const world = { clock: nodeClock(), random: nodeRandom(), onError: () => undefined }
    const store = stack.use(await openPostgresStore({ url }, { ...world, extensions: storageExtensions }))
    process.stderr.write(`PostgreSQL, ${tests} tests: ${megabytes(await fillPostgres(url, tests))}\n`)
    return { store, tests }
  }
  return await compareAll('PostgreSQL', await open(fewTests), await open(manyTests))
}

/** Fills the PostgreSQL database. @returns the size of the database */
async function fillPostgres(url: string, tests: number): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('set session_replication_role = replica; set synchronous_commit = off')
  for (const text of fillingStatements({ tests, seedsPerTest }, 'postgres')) await client.query(text)
  await client.query('vacuum analyze')
  await client.query('checkpoint')
  const { rows } = await client.query<{ size: string }>('select pg_database_size(current_database()) as size')
  await client.end()
  return Number(rows[0]?.size)
}

async function compareAll(database: string, few: FilledStore, many: FilledStore): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = []
  for (const query of [...hotReads, ...hotLists, ...hotWrites]) rows.push(await compare(database, query, [few, many]))
  return rows
}

/** Queries the small and the large database alternately, so that other work on the machine affects both. */
async function compare(database: string, query: HotQuery, stores: readonly FilledStore[]): Promise<BenchRow> {
  const times = stores.map((): number[] => [])
  const untilMs = performance.now() + questionsLimitMs
  for (let index = 0; index < questionCount && performance.now() < untilMs; index += 1) {
    for (const [which, filled] of stores.entries()) times[which]?.push(await askOnce(query, filled, index))
  }
  const [fewMs = Number.NaN, manyMs = Number.NaN] = times.map(median)
  const most = /expired|pending|in progress/u.test(query.name) ? mostOpenGrowth : mostGrowth
  return {
    what: `${database}: ${query.name}, 10⁴ → 10⁶ tests`,
    measured: `${manyMs.toFixed(3)} ms`,
    baseline: `${fewMs.toFixed(3)} ms`,
    ratio: `${(manyMs / fewMs).toFixed(1)}×`,
    goal: `≤ ${most}×`,
    isMet: Math.max(manyMs, leastMs) / Math.max(fewMs, leastMs) <= most,
  }
}

/**
 * Runs a query once. Reads use tests from anywhere in the tables; writes of copies and attempts use the newest tests.
 *
 * @returns milliseconds
 */
async function askOnce(query: HotQuery, { store, tests }: FilledStore, index: number): Promise<number> {
  const newest = tests - (index % Math.floor(tests / 100))
  const anywhere = 2 * (1 + ((index * 7919) % Math.floor(tests / 2)))
  const startedMs = performance.now()
  await query.ask(store, hotWrites.includes(query) ? newest : anywhere)
  return performance.now() - startedMs
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`
}
