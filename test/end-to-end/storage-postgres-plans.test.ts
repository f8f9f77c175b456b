/** The plans that PostgreSQL really chose for the hot queries: its own auto_explain writes them down. */

import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { openPostgresStore } from '../../src/storage/postgres/open-postgres-store.ts'
import type { Store } from '../../src/storage/store.ts'
import { nodeClock } from '../../src/world/node-clock.ts'
import { nodeRandom } from '../../src/world/node-random.ts'
import { hotLists, hotReads, hotWrites } from '../support/hot-queries.ts'
import { type RunningPostgres, startPostgres } from '../support/postgres.ts'
import { fillingStatements } from '../support/storage-filler.ts'

const testCount = 20_000

/** Tables that grow with use. */
const growing = ['tests', 'test_seeds', 'message_copies', 'webhook_deliveries', 'webhook_attempts', 'request_counts']

let server: RunningPostgres
let store: Store

beforeAll(async () => {
  const explain = ['session_preload_libraries=auto_explain', 'auto_explain.log_min_duration=-1']
  server = await startPostgres({ settings: [...explain, 'auto_explain.log_format=json', 'log_line_prefix='] })
  const url = await server.createDatabase()
  const world = { clock: nodeClock(), random: nodeRandom(), onError: () => undefined }
  await (await openPostgresStore({ url }, world))[Symbol.asyncDispose]()
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('set session_replication_role = replica')
  for (const text of fillingStatements({ tests: testCount, seedsPerTest: 3 }, 'postgres')) await client.query(text)
  await client.query('vacuum analyze')
  const name = new URL(url).pathname.slice(1)
  await client.query(`alter database ${name} set auto_explain.log_min_duration = 0`)
  await client.end()
  // One connection, so that a plan which stays for a prepared statement shows, too.
  store = await openPostgresStore({ url, poolSize: 1 }, world)
})

afterAll(async () => {
  await store[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

/** All plans since the log was this long, each with its query. */
async function plansSince(length: number): Promise<readonly string[]> {
  const log = (await server.readLog()).slice(length)
  return [...log.matchAll(/plan:\n\t\{(?<plan>.*?)\n\t\}/gsu)].map((match) => match.groups?.['plan'] ?? '')
}

it.each([...hotReads, ...hotLists, ...hotWrites])('PostgreSQL reads no whole table for: $name', async (hotQuery) => {
  const { length } = await server.readLog()
  // A prepared statement gets a plan for any values after five runs with a plan for its own.
  for (let run = 0; run < 7; run += 1) await hotQuery.ask(store, testCount - 2 * run)
  const plans = await plansSince(length)
  expect(plans.length).toBeGreaterThan(0)
  for (const table of growing) {
    const wholeReads = plans.filter((plan) =>
      new RegExp(`"Node Type": "Seq Scan",[^}]*?"Relation Name": "${table}"`, 'u').test(plan),
    )
    expect(wholeReads).toEqual([])
  }
  for (const index of hotQuery.indexes.filter((name) => name.startsWith('tests_'))) {
    expect(plans.join('\n')).toContain(`"Index Name": "${index}"`)
  }
})
