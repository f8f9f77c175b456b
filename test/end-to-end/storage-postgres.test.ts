/** The store on a real PostgreSQL: the suite that every store must pass, and faults that only a server can cause. */

import { afterAll, beforeAll, describe } from 'vitest'

import { openPostgresStore } from '../../src/storage/postgres/open-postgres-store.ts'
import type { Store } from '../../src/storage/store.ts'
import { nodeClock } from '../../src/world/node-clock.ts'
import { nodeRandom } from '../../src/world/node-random.ts'
import { storeSuite } from '../storage/store-suite.ts'
import { type RunningPostgres, startPostgres } from '../support/postgres.ts'

let server: RunningPostgres
let migratedUrl = ''

// Copying a migrated database is faster than migrating a new one for each test.
beforeAll(async () => {
  server = await startPostgres()
  migratedUrl = await server.createDatabase()
  await (await open(migratedUrl))[Symbol.asyncDispose]()
})

afterAll(async () => {
  await server[Symbol.asyncDispose]()
})

async function open(url: string): Promise<Store> {
  return await openPostgresStore({ url }, { clock: nodeClock(), random: nodeRandom(), onError: () => undefined })
}

describe('the store on PostgreSQL', () => {
  storeSuite({ open: async () => await open(await server.createDatabase(migratedUrl)) })
})
