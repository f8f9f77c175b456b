/**
 * Runs the SQL in examples/postgres-partitions.sql that partitions the large tables, and checks that the store works on the partitioned
 * tables.
 */

import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { toWorkspaceId } from '../../src/foundation/contract/identifiers.ts'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../src/foundation/world/node-random.ts'
import { openPostgresStore } from '../../src/service/storage/postgres/open-postgres-store.ts'
import type { Store } from '../../src/service/storage/store.ts'
import { aNewTest, aRecord, aToken } from '../service/storage/builders.ts'
import { storageExtensions } from '../support/extensions.ts'
import { type RunningPostgres, startPostgres } from '../support/postgres.ts'

let server: RunningPostgres
let store: Store
let client: Client
let page = ''

/** Returns columns and condition of every non-unique index of a table; index names may differ. */
const indexesOf = (table: string): string => `
  select regexp_replace(indexdef, '^.* USING ', '') as index from pg_indexes
  where schemaname = 'public' and tablename = '${table}' and indexdef not like '%UNIQUE%' order by 1`

beforeAll(async () => {
  server = await startPostgres()
  page = await readFile(new URL('../../examples/postgres-partitions.sql', import.meta.url), 'utf8')
  const url = await server.createDatabase()
  store = await openPostgresStore(
    { url },
    { extensions: storageExtensions, clock: nodeClock(), random: nodeRandom(), onError: () => undefined },
  )
  client = new Client({ connectionString: url })
  await client.connect()
})

afterAll(async () => {
  await client.end()
  await store[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

/** Returns the part of the file that begins with the given comment. */
function blockOf(name: string): string {
  const parts = page.split(/^(?=-- (?:partition|ahead|drop)$)/mu)
  const found = parts.find((text) => text.startsWith(`-- ${name}\n`))
  if (found === undefined) throw new Error(`the file has no part called "${name}"`)
  return found
}

/** Returns the same statements for the next million numbers. */
function nextRange(text: string): string {
  return text.replaceAll('_0 ', '_1 ').replaceAll('(0) to (1000000)', '(1000000) to (2000000)')
}

async function totalCount(): Promise<number> {
  const query = {
    workspaceId: toWorkspaceId('workspace-a'),
    source: 'ci',
    status: null,
    page: 1,
    perPage: 10,
    nowMs: 0,
  } as const
  return (await store.listExternalTests(query)).totalCount
}

it('partitioned tables have all indexes of the original tables, accept new rows, and their partitions can be dropped', async () => {
  const before = (await client.query<{ index: string }>(indexesOf('tests'))).rows.map((row) => row.index)
  await client.query(blockOf('partition'))
  const after = (await client.query<{ index: string }>(indexesOf('tests'))).rows.map((row) => row.index)
  expect(before.length).toBeGreaterThan(0)
  expect(after).toEqual(expect.arrayContaining(before))

  await client.query(blockOf('ahead') + nextRange(blockOf('ahead')))
  await store.createToken(aToken())
  const external = { style: 'external-test', source: 'ci' } as const
  const [old, young] = [aNewTest(external), aNewTest(external)]
  await store.createTest(old)
  await client.query("select setval('tests_id_seq', 1000000)")
  const numericId = await store.createTest(young)
  expect(numericId).toBe(1_000_001)

  const address = young.seeds[0]?.address ?? ''
  const copy = { numericId, address, messageKey: 'm', record: aRecord() }
  expect((await store.recordCopy(copy)).status).toBe('recorded')
  expect((await store.recordCopy(copy)).status).toBe('kept')
  const target = await store.findCopyTarget({ trackingIds: [young.trackingId], address, messageKey: 'm' })
  expect(target).toMatchObject({ numericId, acceptedCopyCount: 2 })
  for (const name of [String(numericId), young.trackingId, young.trackingKey]) {
    expect((await store.findTest(toWorkspaceId('workspace-a'), name))?.settledCount).toBe(1)
  }
  expect(await totalCount()).toBe(2)

  for (const { trackingId } of [old, young]) {
    await client.query(
      `insert into report_links (id, token_hash, test_id, workspace_id, created_at_ms)
       select 'link-' || id, 'hash-' || id, id, workspace_id, 1 from tests where tracking_id = $1`,
      [trackingId],
    )
    await client.query(
      `insert into test_sendings (test_id, started_at_ms, deadline_at_ms)
       select id, 1, 2 from tests where tracking_id = $1`,
      [trackingId],
    )
  }

  const message = { headerFields: [], body: null, html: null }
  for (const id of [1, numericId]) await store.keepTestMessage(id, message, 1)

  await client.query(blockOf('drop'))
  expect((await client.query('select test_id from test_messages')).rows).toEqual([{ test_id: String(numericId) }])
  expect((await client.query('select test_id from report_links')).rows).toEqual([{ test_id: String(numericId) }])
  expect((await client.query('select test_id from test_sendings')).rows).toEqual([{ test_id: String(numericId) }])
  expect(await store.findReportedTest(old.trackingId)).toBeNull()
  expect((await store.findReportedTest(young.trackingId))?.seeds).toHaveLength(3)
  expect(await totalCount()).toBe(1)
})
