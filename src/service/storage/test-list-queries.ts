/**
 * Lists a workspace's tests, both spam tests and external tests. Tests are found by source and status using indexes.
 * All other conditions are checked row by row, for a limited number of the newest tests found in this way.
 */

import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { WorkspaceId } from '../../foundation/contract/identifiers.ts'

import type { TestStatus } from '../../foundation/contract/names.ts'
import { inStatus } from './list-queries.ts'
import {
  type ListedTest,
  maxSearchedTests,
  type TestFilter,
  type TestListPage,
  type TestListQuery,
} from './listed-test.ts'
import type { SqlDatabase } from './sql-database.ts'
import type { Tables, TestOutcomeTable, TestTable } from './tables.ts'

/** Reads a part of the list. The duration does not depend on the number of newer tests. */
export async function listTests(
  database: Pick<SqlDatabase, 'db' | 'dialect'>,
  workspaceId: WorkspaceId,
  query: TestListQuery,
): Promise<TestListPage> {
  const { filter, limit, searchLimit = maxSearchedTests } = query
  const isSearch =
    filter.search !== null || filter.outcome !== null || (filter.source !== null && filter.status !== null)
  const candidates = indexedTests(database, workspaceId, query)
  const found = database.db
    .selectFrom(
      candidates
        .select(listedColumns)
        .limit(isSearch ? searchLimit : limit)
        .as('listed'),
    )
    .leftJoin('test_outcomes', 'test_outcomes.test_id', 'listed.id')
    .selectAll('listed')
    .select(['test_outcomes.outcome', 'test_outcomes.template', 'test_outcomes.subject as reported_subject'])
    .where((eb) => eb.and(searchConditions(filter, query.nowMs)))
    .orderBy('listed.id', 'desc')
    .limit(limit)
  const tests = (await found.execute()).map(parseListedTest)
  if (!isSearch || tests.length === limit) return { tests, searchedToId: null }
  const last = await candidates
    .select('tests.id')
    .limit(1)
    .offset(searchLimit - 1)
    .executeTakeFirst()
  return { tests, searchedToId: last?.id ?? null }
}

const listedColumns = [
  'tests.id',
  'tests.tracking_id',
  'tests.style',
  'tests.name',
  'tests.source',
  'tests.created_at_ms',
  'tests.expires_at_ms',
  'tests.completed_at_ms',
  'tests.is_complete',
  'tests.revision',
  'tests.subject',
] as const

type Tests = SelectQueryBuilder<Tables, 'tests', object>

/** Returns the tests found using an index, newest first. */
function indexedTests(
  { db, dialect }: Pick<SqlDatabase, 'db' | 'dialect'>,
  workspaceId: WorkspaceId,
  query: TestListQuery,
): Tests {
  const tests = db.selectFrom('tests')
  const newestFirst = dialect.searchesRows ? byRow : byColumns
  const { filter, nowMs } = query
  const { source, status } = filter
  if (source !== null) {
    // Only external tests have a source. The style must be a literal, because the databases would otherwise not use the
    // partial index.
    const external = tests.where('tests.style', '=', sql.lit('external-test'))
    return newestFirst(external, { workspace_id: workspaceId, source }, query)
  }
  if (status === null) return newestFirst(tests, { workspace_id: workspaceId }, query)
  if (status === 'pending' || status === 'in_progress') return openTests(tests, workspaceId, query)
  const { isComplete, rest } = inStatus(status, nowMs)
  return newestFirst(tests.where(rest), { workspace_id: workspaceId, is_complete: isComplete }, query)
}

/** A number greater than any id. */
const noId = Number.MAX_SAFE_INTEGER

type Key = Readonly<Record<string, string | number>>

/**
 * Selects tests with these column values and a lower id than `beforeId`, newest first. The index covers these columns
 * and the id.
 */
function byColumns(tests: Tests, key: Key, { beforeId }: Pick<TestListQuery, 'beforeId'>): Tests {
  let found = tests.where('tests.id', '<', beforeId ?? noId)
  for (const [name, value] of Object.entries(key)) found = found.where(sql.ref(`tests.${name}`), '=', value)
  return found.orderBy('tests.id', 'desc')
}

/**
 * The PostgreSQL version of `byColumns`. With `byColumns`, PostgreSQL would read all tests in id order if many of them
 * have the same column values.
 */
function byRow(tests: Tests, key: Key, { beforeId }: Pick<TestListQuery, 'beforeId'>): Tests {
  const columns = Object.keys(key).map((name) => sql.ref(`tests.${name}`))
  const values = Object.values(key)
  const id = sql.ref('tests.id')
  const before = sql<boolean>`(${sql.join([...columns, id])}) < (${sql.join([...values, beforeId ?? noId])})`
  const from = sql<boolean>`(${sql.join(columns)}) >= (${sql.join(values)})`
  let ordered = tests.where(before).where(from)
  for (const column of [...columns, id]) ordered = ordered.orderBy(column, 'desc')
  return ordered
}

/**
 * Finds open tests by their expiry time. Sorting by an expression instead of the bare id keeps the query planner from
 * reading all incomplete tests in id order.
 */
function openTests(tests: Tests, workspaceId: WorkspaceId, { filter, beforeId, nowMs }: TestListQuery): Tests {
  const id = sql<number>`tests.id + 0`
  const { isComplete, rest } = inStatus(filter.status ?? 'pending', nowMs)
  return tests
    .where('tests.workspace_id', '=', workspaceId)
    .where('tests.is_complete', '=', sql.lit(isComplete))
    .where(rest)
    .where(id, '<', beforeId ?? noId)
    .orderBy(id, 'desc')
}

/** Returns the conditions that are not covered by an index. */
function searchConditions(
  { search, source, status, outcome }: TestFilter,
  nowMs: number,
): readonly RawBuilder<boolean>[] {
  return [
    ...(search === null ? [] : [containsText(search)]),
    ...(source === null || status === null ? [] : [hasStatus(status, nowMs)]),
    ...(outcome === null ? [] : [hasOutcome(outcome)]),
  ]
}

function hasStatus(status: TestStatus, nowMs: number): RawBuilder<boolean> {
  const { isComplete, rest } = inStatus(status, nowMs)
  return sql`listed.is_complete = ${isComplete} and ${rest}`
}

function hasOutcome(outcome: NonNullable<TestFilter['outcome']>): RawBuilder<boolean> {
  return outcome === 'none' ? sql`test_outcomes.outcome is null` : sql`test_outcomes.outcome = ${outcome}`
}

/**
 * Returns the search condition. SQLite converts only ASCII letters to lowercase, so the text is also compared as
 * entered. The columns are joined with line feeds, which none of them contains.
 */
function containsText(search: string): RawBuilder<boolean> {
  const text = sql`listed.name || ${'\n'} || coalesce(listed.source, '') || ${'\n'} ||
    coalesce(test_outcomes.template, '') || ${'\n'} || coalesce(test_outcomes.subject, listed.subject, '')`
  return sql`(lower(${text}) like ${patternOf(search.toLowerCase())} escape '~'
    or ${text} like ${patternOf(search)} escape '~')`
}

function patternOf(search: string): string {
  return `%${search.replaceAll(/[~%_]/gu, '~$&')}%`
}

type ListedRow = Pick<
  TestTable,
  'tracking_id' | 'style' | 'name' | 'source' | 'created_at_ms' | 'expires_at_ms' | 'completed_at_ms' | 'revision'
> & { readonly id: number; readonly subject: string | null; readonly reported_subject: string | null } & {
  readonly [Column in 'outcome' | 'template']: TestOutcomeTable[Column] | null
}

function parseListedTest(row: ListedRow): ListedTest {
  return {
    numericId: row.id,
    trackingId: row.tracking_id,
    style: row.style,
    name: row.name,
    source: row.source,
    createdAtMs: row.created_at_ms,
    expiresAtMs: row.expires_at_ms,
    completedAtMs: row.completed_at_ms,
    revision: row.revision,
    outcome: row.outcome,
    template: row.template === '' ? null : row.template,
    subject: row.reported_subject ?? row.subject,
  }
}
