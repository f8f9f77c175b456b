/**
 * Prints the query plan for every frequent query on both databases.
 * Usage: `node tools/bench/storage-plans.ts [tests]`, with 10⁶ tests by default. This script does not measure anything; to
 * measure the queries, run tools/bench/storage-growth.ts.
 */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../src/foundation/world/node-random.ts'
import { migrate } from '../../src/service/storage/migrate.ts'
import { openPostgresStore } from '../../src/service/storage/postgres/open-postgres-store.ts'
import { sqlStore } from '../../src/service/storage/sql-store.ts'
import { sqliteDatabase } from '../../src/service/storage/sqlite/sqlite-database.ts'
import type { Store } from '../../src/service/storage/store.ts'
import { localChanges } from '../../src/service/storage/test-changes.ts'
import { storageExtensions } from '../../test/support/extensions.ts'
import { hotLists, hotReads, hotWrites } from '../../test/support/hot-queries.ts'
import { fillAndExplain, plansOf, startExplainingPostgres } from '../../test/support/postgres-plans.ts'
import { watchedConnection } from '../../test/support/sqlite-plans.ts'
import { fillingStatements } from '../../test/support/storage-filler.ts'

const tests = Number(process.argv[2] ?? 1_000_000)
const hotQueries = [...hotReads, ...hotLists, ...hotWrites]

await explainSqlite()
await explainPostgres()

async function explainSqlite(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'presend-storage-plans-'))
  try {
    const file = new DatabaseSync(join(folder, 'plans.db'))
    const watched = watchedConnection(file)
    const database = sqliteDatabase(watched.connection)
    await migrate(database, storageExtensions)
    file.exec('pragma foreign_keys = off; pragma synchronous = off; begin')
    for (const text of fillingStatements({ tests, seedsPerTest: 2 }, 'sqlite')) file.exec(text)
    file.exec('commit; pragma foreign_keys = on')
    await using store = sqlStore(database, localChanges(), storageExtensions)
    await print('SQLite', store, async (ask) => [...new Set(await watched.plansOf(ask))].map(shortenStep))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Shortens `SEARCH tests USING INDEX x (a=?)` to `tests x`. Omits parts of a plan that read no table. */
function shortenStep(step: string): string {
  const search = /^SEARCH (?<table>\S+)(?: AS \S+)? USING (?:COVERING )?(?:INDEX )?(?<index>\S+)/u.exec(step)
  const index = (search?.groups?.['index'] ?? '').replace('INTEGER', 'primary key').replace(/^sqlite_auto/u, '')
  if (search !== null) return `${search.groups?.['table'] ?? ''}: ${index}`
  return /^SCAN (?!\d+-ROW|CONSTANT)/u.test(step) ? `**${step}**` : ''
}

async function explainPostgres(): Promise<void> {
  await using server = await startExplainingPostgres(['shared_buffers=512MB', 'max_wal_size=8GB', 'work_mem=64MB'])
  const url = await server.createDatabase()
  const world = { clock: nodeClock(), random: nodeRandom(), onError: () => undefined }
  await (await openPostgresStore({ url }, { ...world, extensions: storageExtensions }))[Symbol.asyncDispose]()
  await fillAndExplain(url, tests)
  await using store = await openPostgresStore({ url, poolSize: 1 }, { ...world, extensions: storageExtensions })
  await print('PostgreSQL', store, async (ask) => (await plansOf(server, ask)).flatMap(nodesOf))
}

/** Returns the nodes of a plan that read a table. */
function nodesOf(plan: string): readonly string[] {
  const nodes = [...plan.matchAll(/"Node Type": "(?<node>[^"]*Scan)",(?<rest>[^{[]*)/gu)]
  return nodes.map((match) => {
    const { node = '', rest = '' } = match.groups ?? {}
    const [table, index] = ['Relation Name', 'Index Name'].map(
      (key) => new RegExp(`"${key}": "([^"]*)"`, 'u').exec(rest)?.[1],
    )
    if (node === 'Seq Scan') return `**whole ${table ?? ''}**`
    return index === undefined ? '' : index
  })
}

type Ask = () => Promise<unknown>

async function print(database: string, store: Store, explain: (ask: Ask) => Promise<readonly string[]>): Promise<void> {
  process.stdout.write(`\n${database}, ${tests} tests\n\n| query | read through |\n| --- | --- |\n`)
  for (const query of hotQueries) {
    const steps = await explain(async () => await query.ask(store, tests))
    const read = [...new Set(steps)].filter((step) => step !== '').join('; ')
    process.stdout.write(`| ${query.name} | ${read} |\n`)
  }
}
