/** The store on a real PostgreSQL: the suite that every store must pass, and faults that only a server can cause. */

import { Client } from 'pg'
import { afterAll, beforeAll, describe } from 'vitest'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../src/foundation/world/node-random.ts'
import { openPostgresStore } from '../../src/service/storage/postgres/open-postgres-store.ts'
import type { Store } from '../../src/service/storage/store.ts'
import { storeSuite } from '../service/storage/store-suite.ts'
import { storageExtensions } from '../support/extensions.ts'
import { type RunningPostgres, startPostgres } from '../support/postgres.ts'

let server: RunningPostgres
/** The URLs of the empty, migrated databases that no test uses. */
const unused: string[] = []

beforeAll(async () => {
  server = await startPostgres()
})

afterAll(async () => {
  await server[Symbol.asyncDispose]()
})

async function open(url: string): Promise<Store> {
  return await openPostgresStore(
    { url },
    { extensions: storageExtensions, clock: nodeClock(), random: nodeRandom(), onError: () => undefined },
  )
}

/** Opens an empty store. Emptying a database for the next test takes far less time than creating a database. */
async function openEmpty(): Promise<Store> {
  const url = unused.pop() ?? (await server.createDatabase())
  const store = await open(url)
  return {
    ...store,
    [Symbol.asyncDispose]: async () => {
      await store[Symbol.asyncDispose]()
      await empty(url)
      unused.push(url)
    },
  }
}

async function empty(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const tables = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'presend_migrations'",
  )
  // Without this setting, the order of the tables would have to follow their foreign keys.
  const statements = [
    "set session_replication_role = 'replica'",
    ...tables.rows.map(({ name }) => `delete from ${name}`),
  ]
  await client.query(statements.join(';'))
  await client.end()
}

describe('the store on PostgreSQL', () => {
  storeSuite({ open: openEmpty })
})
