/** Queries for the outcomes of tests. */

import { isObject } from '../../foundation/errors/json-object.ts'
import type { ToAlert } from './alert.ts'
import { outcomeAlertSteps } from './alert-queries.ts'
import { makeDue } from './count-tests.ts'
import { parseColumn } from './parse-rows.ts'
import { changesOf, lockTest, type SqlDatabase, type Steps } from './sql-database.ts'
import type { OutcomeStore, OutcomeTest, StoredOutcome } from './test-outcome.ts'

/** Returns the OutcomeStore queries. */
export function outcomeQueries(database: SqlDatabase): OutcomeStore {
  const { db } = database
  return {
    putOutcome: async (test, outcome, toAlert) =>
      await database.transact(() => putSteps(database, { test, outcome, toAlert })),
    findOutcome: async (numericId) => {
      const row = await db
        .selectFrom('test_outcomes')
        .select(['report', 'reported_at_ms'])
        .where('test_id', '=', numericId)
        .executeTakeFirst()
      return row === undefined ? null : { report: parseColumn(row.report, isObject), reportedAtMs: row.reported_at_ms }
    },
    findPreviousTest: async ({ numericId, workspaceId, source }, template) => {
      const row = await db
        .selectFrom('test_outcomes')
        .innerJoin('tests', 'tests.id', 'test_outcomes.test_id')
        .select(['tests.created_at_ms', 'tests.seed_count', 'tests.inbox_count', 'test_outcomes.outcome'])
        .where('test_outcomes.workspace_id', '=', workspaceId)
        .where('test_outcomes.source', '=', source ?? '')
        .where('test_outcomes.template', '=', template)
        .where('test_outcomes.test_id', '<', numericId)
        .orderBy('test_outcomes.test_id', 'desc')
        .limit(1)
        .executeTakeFirst()
      if (row === undefined) return null
      const { created_at_ms: createdAtMs, outcome, inbox_count: inboxCount, seed_count: seedCount } = row
      return { createdAtMs, outcome, inboxCount, seedCount }
    },
  }
}

interface PutOutcome {
  readonly test: OutcomeTest
  readonly outcome: StoredOutcome
  readonly toAlert: ToAlert | undefined
}

function* putSteps(database: SqlDatabase, { test, outcome, toAlert }: PutOutcome): Steps<readonly string[]> {
  const { db } = database
  const { report, reportedAtMs } = outcome
  // The test may be deleted concurrently, so its row is locked to keep the foreign key valid.
  if (!(yield* lockTest(database, test.numericId))) return []
  const values = {
    source: test.source ?? '',
    template: report.template ?? '',
    subject: report.subject ?? null,
    outcome: report.outcome,
    report: JSON.stringify(report),
    reported_at_ms: reportedAtMs,
  }
  yield* changesOf(
    db
      .insertInto('test_outcomes')
      .values({ test_id: test.numericId, workspace_id: test.workspaceId, ...values })
      .onConflict((conflict) => conflict.column('test_id').doUpdateSet(values)),
  )
  yield* changesOf(makeDue(db, test.numericId, reportedAtMs))
  return toAlert === undefined ? [] : yield* outcomeAlertSteps(database, { test, outcome, toAlert })
}
