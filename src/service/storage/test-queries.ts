/** Queries for tests. */

import {
  type CompiledQuery,
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely'

import { toTrackingId, toTrackingKey } from '../../foundation/contract/identifiers.ts'
import { parseNumericId } from './admission-queries.ts'
import { copyQueries } from './copy-queries.ts'
import { listExternalTests } from './list-queries.ts'
import { parseSeedRow, parseTestRow, type SeedRow, seedColumns, type TestRow, testSelection } from './parse-rows.ts'
import { changesOf, rowsOf, type SqlDatabase, type Steps } from './sql-database.ts'
import type { NewTest, StoredTestWithSeeds, TestStore } from './store.ts'
import type { Tables } from './tables.ts'
import type { TestChanges } from './test-changes.ts'
import { listTests } from './test-list-queries.ts'
import { deleteTest } from './test-removal.ts'
import { addToTotals } from './total-queries.ts'

/**
 * The maximum number of seeds per statement. SQLite allows 32,766 parameters and PostgreSQL 65,535; each seed uses
 * eight.
 */
const seedsPerInsert = 1000

/** Returns the TestStore queries. `changes` is notified of each recorded copy. */
export function testQueries(database: SqlDatabase, changes: TestChanges): TestStore {
  const { db } = database
  return {
    ...copyQueries(database, changes),
    createTest: async (test) => await database.transact(() => creationSteps(db, test)),
    findTest: async (workspaceId, name) => {
      const numericId = parseNumericId(name)
      const found = testWithSeeds(db)
        .where('tests.workspace_id', '=', workspaceId)
        .where((eb) => (numericId === null ? isNamed(eb, name) : eb('tests.id', '=', numericId)))
      return await readTest(found)
    },
    findReportedTest: async (trackingId) =>
      await readTest(testWithSeeds(db).where('tests.tracking_id', '=', trackingId)),
    findReportedHead: async (trackingId) => {
      const row = await db
        .selectFrom('tests')
        .leftJoin('test_outcomes', 'test_outcomes.test_id', 'tests.id')
        .leftJoin('test_messages', 'test_messages.test_id', 'tests.id')
        .leftJoin('workspaces', 'workspaces.id', 'tests.workspace_id')
        .select(testSelection)
        .select([
          'tests.metadata',
          'test_outcomes.reported_at_ms',
          'test_messages.kept_at_ms',
          'workspaces.report_access',
        ])
        .where('tests.tracking_id', '=', trackingId)
        .executeTakeFirst()
      if (row === undefined) return null
      const { reported_at_ms: outcomeAtMs, kept_at_ms: messageAtMs, report_access: reportAccess } = row
      return { ...parseTestRow(row), outcomeAtMs, messageAtMs, reportAccess: reportAccess ?? 'link' }
    },
    findExternalTest: async (workspaceId, numericId) => {
      const row = await db
        .selectFrom('tests')
        .select(testSelection)
        .select('metadata')
        .where('id', '=', numericId)
        .where('workspace_id', '=', workspaceId)
        .where('style', '=', 'external-test')
        .executeTakeFirst()
      return row === undefined ? null : parseTestRow(row)
    },
    listExternalTests: async (query) => await listExternalTests(db, query),
    listTests: async (workspaceId, query) => await listTests(database, workspaceId, query),
    deleteTest: async (workspaceId, numericId, nowMs) => {
      const isDeleted = await deleteTest(database, { workspaceId, numericId }, nowMs)
      if (isDeleted) changes.announce(numericId)
      return isDeleted
    },
    onTestChanged: (listener) => changes.listen(listener),
  }
}

function isNamed(eb: ExpressionBuilder<Tables, 'tests' | 'test_seeds'>, name: string): Expression<SqlBool> {
  return eb.or([eb('tests.tracking_id', '=', toTrackingId(name)), eb('tests.tracking_key', '=', toTrackingKey(name))])
}

function* creationSteps(db: Kysely<Tables>, test: NewTest): Steps<number> {
  const [row] = yield* rowsOf(
    db
      .insertInto('tests')
      .values({
        workspace_id: test.workspaceId,
        tracking_id: test.trackingId,
        tracking_key: test.trackingKey,
        style: test.style,
        name: test.name,
        source: test.source,
        metadata: JSON.stringify(test.metadata),
        created_at_ms: test.createdAtMs,
        expires_at_ms: test.expiresAtMs,
        completed_at_ms: null,
        is_complete: 0,
        revision: 0,
        seed_count: test.seeds.length,
        settled_count: 0,
        inbox_count: 0,
        sender_domain: test.senderDomain,
        mail_type: test.mailType,
      })
      .returning('id'),
  )
  if (row === undefined) throw new TypeError('inserting a test returned no id')
  for (let start = 0; start < test.seeds.length; start += seedsPerInsert) {
    const seeds = test.seeds.slice(start, start + seedsPerInsert)
    yield* changesOf(insertSeeds(db, { testId: row.id, start, seeds }))
  }
  yield* changesOf(db.insertInto('test_counts').values({ test_id: row.id, due_at_ms: test.expiresAtMs }))
  yield* addToTotals(db, test, { total: 1, complete: 0 })
  return row.id
}

interface SeedRange {
  readonly testId: number
  /** The position, within the test, of the first seed in this statement. */
  readonly start: number
  readonly seeds: NewTest['seeds']
}

function insertSeeds(db: Kysely<Tables>, { testId, start, seeds }: SeedRange): { compile(): CompiledQuery } {
  return db.insertInto('test_seeds').values(
    seeds.map((seed, index) => ({
      test_id: testId,
      position: start + index,
      address: seed.address,
      provider_type: seed.providerType,
      provider_name: seed.providerName,
      status: null,
      status_rank: 0,
      settling_count: 0,
    })),
  )
}

function testWithSeeds(db: Kysely<Tables>): SelectQueryBuilder<Tables, 'tests' | 'test_seeds', TestRow & SeedRow> {
  return (
    db
      .selectFrom('tests')
      .innerJoin('test_seeds', 'test_seeds.test_id', 'tests.id')
      .select(testSelection)
      // Metadata can be up to 16 KiB, so select it once, not once per seed.
      .select(sql<string>`case when test_seeds.position = 0 then tests.metadata else '{}' end`.as('metadata'))
      .select(seedColumns)
      .orderBy('test_seeds.position')
  )
}

async function readTest(
  query: SelectQueryBuilder<Tables, 'tests' | 'test_seeds', TestRow & SeedRow>,
): Promise<StoredTestWithSeeds | null> {
  const rows = await query.execute()
  const first = rows[0]
  return first === undefined ? null : { ...parseTestRow(first), seeds: rows.map(parseSeedRow) }
}
