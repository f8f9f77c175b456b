/**
 * Adds tests to the daily sums. `test_counts` has one row per test, with the time at which the test is due for counting
 * and the values that have been added to the sums for it so far. This row and the sums are updated in one transaction,
 * so each test is counted exactly once.
 */

import { type CompiledQuery, type Kysely, sql } from 'kysely'

import { dayOf } from '../../foundation/contract/day.ts'
import { isTab } from '../../foundation/contract/names.ts'
import { isObject } from '../../foundation/errors/json-object.ts'
import { parseColumn } from './parse-rows.ts'
import { changeInBatches, changesOf, rowsOf, type SqlDatabase, type Steps } from './sql-database.ts'
import { type DailySumTable, sumColumns } from './sum-tables.ts'
import type { Tables, TestSeedTable } from './tables.ts'

const testsPerBatch = 100

/** Counts the tests that are due. Resolves when no more tests are due. */
export async function countDueTests(database: SqlDatabase, nowMs: number, signal: AbortSignal): Promise<void> {
  const { db } = database
  const countBatch = async (): Promise<number> => {
    const due = db.selectFrom('test_counts').select('test_id').where('due_at_ms', '<=', nowMs)
    const rows = await due.orderBy('due_at_ms').limit(testsPerBatch).execute()
    const ids = rows.map((row) => row.test_id)
    if (ids.length > 0) await database.transact(() => countSteps(db, ids, nowMs))
    return ids.length
  }
  await changeInBatches(testsPerBatch, countBatch, signal)
}

/** Marks a test as due for counting, because its results or its outcome changed. */
export function makeDue(db: Kysely<Tables>, testId: number, dueAtMs: number): { compile(): CompiledQuery } {
  return db.updateTable('test_counts').set({ due_at_ms: dueAtMs }).where('test_id', '=', testId)
}

/** Counts the tests that have changed since they were last counted, using their state at `nowMs`. */
export function* countSteps(db: Kysely<Tables>, testIds: readonly number[], nowMs: number): Steps<void> {
  // The update locks the rows. If another instance has counted a test in the meantime, the test is no longer due.
  const claimed = yield* rowsOf(
    db
      .updateTable('test_counts')
      .set({ due_at_ms: null })
      .where('test_id', 'in', testIds)
      .where('due_at_ms', 'is not', null)
      .returning(['test_id', 'counted']),
  )
  if (claimed.length === 0) return
  const counted = new Map(claimed.map((row) => [row.test_id, row.counted]))
  const changes: Contribution[] = []
  for (const test of yield* readTests(db, [...counted.keys()], nowMs)) {
    const before = counted.get(test.id) ?? null
    if (before !== null) changes.push(negated(parseColumn<Contribution>(before, isObject)))
    changes.push(test.contribution)
    // An open test is counted again when it expires.
    const values = { counted: JSON.stringify(test.contribution), due_at_ms: test.isOver ? null : test.expiresAtMs }
    yield* changesOf(db.updateTable('test_counts').set(values).where('test_id', '=', test.id))
  }
  yield* addToDays(db, changes)
}

/** The values that a test contributes to a day's sums. */
type Contribution = DailySumTable

interface CountedTest {
  readonly id: number
  readonly isOver: boolean
  readonly expiresAtMs: number
  readonly contribution: Contribution
}

function* readTests(db: Kysely<Tables>, ids: readonly number[], nowMs: number): Steps<readonly CountedTest[]> {
  const tests = yield* rowsOf(
    db
      .selectFrom('tests')
      .leftJoin('test_outcomes', 'test_outcomes.test_id', 'tests.id')
      .select(['tests.id', 'tests.workspace_id', 'tests.source', 'tests.created_at_ms', 'tests.expires_at_ms'])
      .select(['tests.completed_at_ms', 'tests.seed_count', 'tests.settled_count'])
      .select(['test_outcomes.outcome', 'test_outcomes.template'])
      .where('tests.id', 'in', ids),
  )
  const seeds = yield* rowsOf(
    db
      .selectFrom('test_seeds')
      .select(['test_id', 'status', 'folder'])
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('test_id', 'in', ids)
      .groupBy(['test_id', 'status', 'folder']),
  )
  const seedsOfTests = Map.groupBy(seeds, (row) => row.test_id)
  return tests.map((test) => {
    const isOver = test.completed_at_ms !== null || test.expires_at_ms <= nowMs
    const contribution = {
      workspace_id: test.workspace_id,
      day: dayOf(test.created_at_ms),
      source: test.source ?? '',
      template: test.template ?? '',
      test_count: 1,
      seed_count: isOver ? test.seed_count : test.settled_count,
      ...seedCounts(seedsOfTests.get(test.id) ?? [], isOver),
      pass_count: test.outcome === 'pass' ? 1 : 0,
      fail_count: test.outcome === 'fail' ? 1 : 0,
    }
    return { id: test.id, isOver, expiresAtMs: test.expires_at_ms, contribution }
  })
}

type SeedGroup = Pick<TestSeedTable, 'status' | 'folder'> & { readonly count: number }

function seedCounts(
  groups: readonly SeedGroup[],
  isOver: boolean,
): Pick<Contribution, 'copy_count' | 'inbox_count' | 'tab_count' | 'spam_count' | 'missing_count'> {
  const countOf = (isCounted: (group: SeedGroup) => boolean): number =>
    groups.filter(isCounted).reduce((sum, { count }) => sum + count, 0)
  return {
    copy_count: countOf(({ status }) => status === 'placed' || status === 'undecided'),
    inbox_count: countOf(({ folder }) => folder === 'INBOX'),
    tab_count: countOf(({ folder }) => folder !== null && isTab(folder)),
    spam_count: countOf(({ folder }) => folder === 'Spam'),
    missing_count: isOver ? countOf(({ status }) => status === null) : 0,
  }
}

const countColumns = Object.values(sumColumns)

function negated(contribution: Contribution): Contribution {
  const counts = countColumns.map((column) => [column, -contribution[column]] as const)
  return { ...contribution, ...Object.fromEntries(counts) }
}

/** Adds the values to the sums. Rows are updated in a fixed order, which prevents deadlocks. */
function* addToDays(db: Kysely<Tables>, changes: readonly Contribution[]): Steps<void> {
  const groups = Map.groupBy(changes, (one) => JSON.stringify([one.workspace_id, one.day, one.source, one.template]))
  for (const [, own] of [...groups].toSorted(([left], [right]) => (left < right ? -1 : 1))) {
    const [first] = own
    if (first === undefined) continue
    const total = (column: (typeof countColumns)[number]): number => own.reduce((sum, one) => sum + one[column], 0)
    const counts = Object.fromEntries(countColumns.map((column) => [column, total(column)]))
    if (Object.values(counts).every((count) => count === 0)) continue
    const added = countColumns.map((column) => [
      column,
      sql`${sql.ref(`daily_sums.${column}`)} + ${sql.ref(`excluded.${column}`)}`,
    ])
    yield* changesOf(
      db
        .insertInto('daily_sums')
        .values({ ...first, ...counts })
        .onConflict((conflict) =>
          conflict.columns(['workspace_id', 'day', 'source', 'template']).doUpdateSet(Object.fromEntries(added)),
        ),
    )
  }
}
