/** The plans that PostgreSQL actually used for the hot queries, as written by auto_explain. */

import { afterAll, beforeAll, expect, it } from 'vitest'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../src/foundation/world/node-random.ts'
import { openPostgresStore } from '../../src/service/storage/postgres/open-postgres-store.ts'
import type { Store } from '../../src/service/storage/store.ts'
import { storageExtensions } from '../support/extensions.ts'
import { hotLists, hotReads, hotTestLists, hotWrites } from '../support/hot-queries.ts'
import type { RunningPostgres } from '../support/postgres.ts'
import { fillAndExplain, plansOf, startExplainingPostgres } from '../support/postgres-plans.ts'

const testCount = 20_000

/** Tables that grow with use. */
const growing = ['tests', 'test_seeds', 'message_copies', 'webhook_deliveries', 'webhook_attempts', 'request_counts']

let server: RunningPostgres
let store: Store

beforeAll(async () => {
  server = await startExplainingPostgres()
  const url = await server.createDatabase()
  const world = { clock: nodeClock(), random: nodeRandom(), onError: () => undefined }
  await (await openPostgresStore({ url }, { ...world, extensions: storageExtensions }))[Symbol.asyncDispose]()
  await fillAndExplain(url, testCount)
  // The test uses one connection, so that a generic plan of a prepared statement also appears.
  store = await openPostgresStore({ url, poolSize: 1 }, { ...world, extensions: storageExtensions })
})

afterAll(async () => {
  await store[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

it.each([...hotReads, ...hotLists, ...hotTestLists, ...hotWrites])(
  'PostgreSQL scans no whole table for: $name',
  async (hotQuery) => {
    // After five runs with custom plans, a prepared statement gets a generic plan.
    const plans = await plansOf(server, async () => {
      for (let run = 0; run < 7; run += 1) await hotQuery.ask(store, testCount - 2 * run)
    })
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
  },
)
