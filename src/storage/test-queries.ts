/** Questions about tests. */

import { type ExpressionBuilder, type Kysely, type SelectQueryBuilder, sql } from 'kysely'

import type { TestStatus } from '../contract/names.ts'
import { parseSeedRow, parseTestRow } from './parse-rows.ts'
import type { ExternalTestPage, ExternalTestQuery, NewTest, StoredTest, StoredTestWithSeeds } from './store.ts'
import type { Tables } from './tables.ts'

/** SQLite takes 32,766 bound values a statement, PostgreSQL 65,535; a seed has eight. */
const seedsPerInsert = 1000

/** Writes a test with its seeds, all or nothing. */
export async function createTest(db: Kysely<Tables>, test: NewTest): Promise<number> {
  return await db.transaction().execute(async (transaction) => {
    const { id } = await transaction
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
        revision: 0,
        seed_count: test.seeds.length,
        settled_count: 0,
        inbox_count: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertSeeds(transaction, id, test.seeds)
    return id
  })
}

async function insertSeeds(db: Kysely<Tables>, testId: number, seeds: NewTest['seeds']): Promise<void> {
  const rows = seeds.map((seed, position) => ({
    test_id: testId,
    position,
    address: seed.address,
    provider_type: seed.providerType,
    provider_name: seed.providerName,
    status: null,
    status_rank: 0,
    is_settled: 0,
  }))
  for (let start = 0; start < rows.length; start += seedsPerInsert) {
    await db
      .insertInto('test_seeds')
      .values(rows.slice(start, start + seedsPerInsert))
      .execute()
  }
}

/** The test of this name with all its seeds, in one query. */
export async function findTest(
  db: Kysely<Tables>,
  workspaceId: string,
  name: string,
): Promise<StoredTestWithSeeds | null> {
  const numericId = parseNumericId(name)
  const rows = await db
    .selectFrom('tests')
    .innerJoin('test_seeds', 'test_seeds.test_id', 'tests.id')
    .select(testColumns)
    // Metadata may be 16 KiB: once is enough, not once a seed.
    .select(sql<string>`case when test_seeds.position = 0 then tests.metadata else '{}' end`.as('metadata'))
    .select(seedColumns)
    .where('tests.workspace_id', '=', workspaceId)
    .where((eb) =>
      numericId === null
        ? eb.or([eb('tests.tracking_id', '=', name), eb('tests.tracking_key', '=', name)])
        : eb('tests.id', '=', numericId),
    )
    .orderBy('test_seeds.position')
    .execute()
  const first = rows[0]
  return first === undefined ? null : { ...parseTestRow(first), seeds: rows.map(parseSeedRow) }
}

/** Tracking ids and keys are longer than any number we count to, so digits alone can only be a numeric id. */
function parseNumericId(name: string): number | null {
  return /^\d{1,15}$/.test(name) ? Number(name) : null
}

/** A test in external style, without its seeds. */
export async function findExternalTest(
  db: Kysely<Tables>,
  workspaceId: string,
  numericId: number,
): Promise<StoredTest | null> {
  const row = await db
    .selectFrom('tests')
    .select(testColumns)
    .select('metadata')
    .where('id', '=', numericId)
    .where('workspace_id', '=', workspaceId)
    .where('style', '=', 'external-test')
    .executeTakeFirst()
  return row === undefined ? null : parseTestRow(row)
}

/** One page of external tests, and how many there are. */
export async function listExternalTests(db: Kysely<Tables>, query: ExternalTestQuery): Promise<ExternalTestPage> {
  const { total } = await matching(db.selectFrom('tests'), query)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching(db.selectFrom('tests'), query)
    .select(testColumns)
    .select('metadata')
    .orderBy('id', 'desc')
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
    .execute()
  return { tests: rows.map(parseTestRow), totalCount: total }
}

type Tests = SelectQueryBuilder<Tables, 'tests', object>

function matching(tests: Tests, query: ExternalTestQuery): Tests {
  const { source, status } = query
  const ofWorkspace = tests.where('workspace_id', '=', query.workspaceId).where('style', '=', 'external-test')
  const ofSource = source === null ? ofWorkspace : ofWorkspace.where('source', '=', source)
  return status === null ? ofSource : ofSource.where((eb) => hasStatus(eb, status, query.nowMs))
}

/** `statusOf` of test-status.ts in SQL; the store suite holds the two together. */
function hasStatus(
  eb: ExpressionBuilder<Tables, 'tests'>,
  status: TestStatus,
  nowMs: number,
): ReturnType<typeof eb.and> {
  const isOpen = eb.and([eb('completed_at_ms', 'is', null), eb('expires_at_ms', '>', nowMs)])
  const conditions: Readonly<Record<TestStatus, () => ReturnType<typeof eb.and>>> = {
    complete: () => eb.and([eb('completed_at_ms', 'is not', null)]),
    expired: () => eb.and([eb('completed_at_ms', 'is', null), eb('expires_at_ms', '<=', nowMs)]),
    pending: () => eb.and([isOpen, eb('revision', '=', 0)]),
    in_progress: () => eb.and([isOpen, eb('revision', '>', 0)]),
  }
  return conditions[status]()
}

const testColumns = [
  'tests.id',
  'tests.workspace_id',
  'tests.tracking_id',
  'tests.tracking_key',
  'tests.style',
  'tests.name',
  'tests.source',
  'tests.created_at_ms',
  'tests.expires_at_ms',
  'tests.completed_at_ms',
  'tests.revision',
  'tests.seed_count',
  'tests.settled_count',
  'tests.inbox_count',
] as const

const seedColumns = [
  'test_seeds.address',
  'test_seeds.provider_type',
  'test_seeds.provider_name',
  'test_seeds.status',
  'test_seeds.is_settled',
  'test_seeds.folder',
  'test_seeds.sender',
  'test_seeds.recorded_at_ms',
  'test_seeds.placement_kind',
  'test_seeds.reason',
  'test_seeds.reply',
  'test_seeds.evidence',
] as const
