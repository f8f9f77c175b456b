/** Database queries that list external tests, newest first. */

import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

import type { TestStatus } from '../../foundation/contract/names.ts'
import { parseTestRow, testSelection } from './parse-rows.ts'
import type { ExternalTestPage, ExternalTestQuery } from './store.ts'
import type { Tables } from './tables.ts'
import { readTotals } from './total-queries.ts'

/**
 * Reads one page of external tests, and counts all matching tests. The time to read a page grows with its offset, and
 * the time to count the tests grows with the number of open tests. Neither time depends on the total number of tests.
 */
export async function listExternalTests(db: Kysely<Tables>, query: ExternalTestQuery): Promise<ExternalTestPage> {
  const totalCount = await countTests(db, query)
  // Selects ids first, using only the index, so that rows skipped by the offset are never read.
  const ids = matching(db, query)
    .select('id')
    .orderBy('id', 'desc')
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
  const rows = await db
    .selectFrom('tests')
    .select(testSelection)
    .select('metadata')
    .where('id', 'in', ids)
    .orderBy('id', 'desc')
    .execute()
  return { tests: rows.map(parseTestRow), totalCount }
}

async function countTests(db: Kysely<Tables>, query: ExternalTestQuery): Promise<number> {
  const { workspaceId, source, status } = query
  if (status === 'pending') return await countOpen(db, query, 'pending')
  // Both counts read only an index. Counting the tests in progress directly would read all open tests.
  if (status === 'in_progress') {
    const [open, pending] = await Promise.all([countOpen(db, query, 'open'), countOpen(db, query, 'pending')])
    return Math.max(0, open - pending)
  }
  const { total, complete } = await readTotals(db, workspaceId, source)
  // A test created between the two queries may be included in only one of the counts, so the difference could be
  // negative.
  if (status === 'expired') return Math.max(0, total - complete - (await countOpen(db, query, 'open')))
  return status === 'complete' ? complete : total
}

async function countOpen(db: Kysely<Tables>, query: ExternalTestQuery, status: 'pending' | 'open'): Promise<number> {
  const { open } = await matching(db, { ...query, status })
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow()
  return open
}

type Tests = SelectQueryBuilder<Tables, 'tests', object>
type ListedStatus = TestStatus | 'open' | null

function matching(
  db: Kysely<Tables>,
  query: Omit<ExternalTestQuery, 'status'> & { readonly status: ListedStatus },
): Tests {
  const { source, status, nowMs } = query
  const ofWorkspace = db
    .selectFrom('tests')
    // The value must be a literal: with a parameter, the databases would not use the partial indexes on external tests.
    .where('style', '=', sql.lit('external-test'))
    .where('workspace_id', '=', query.workspaceId)
  const ofSource = source === null ? ofWorkspace : ofWorkspace.where('source', '=', source)
  if (status === null) return ofSource
  const { isComplete, rest } = inStatus(status, nowMs)
  return ofSource.where('is_complete', '=', isComplete).where(rest)
}

/**
 * Returns the SQL equivalent of `statusOf` in test-status.ts: the required value of `is_complete`, and the other
 * conditions. The store suite checks that the SQL and `statusOf` agree. "Open" means pending or in progress.
 */
export function inStatus(
  status: TestStatus | 'open',
  nowMs: number,
): { readonly isComplete: 0 | 1; readonly rest: RawBuilder<boolean> } {
  switch (status) {
    case 'complete':
      return { isComplete: 1, rest: sql`1 = 1` }
    case 'expired':
      // Adding 0 keeps the query planner from using the expiry index, which would make it read all expired tests.
      return { isComplete: 0, rest: sql`expires_at_ms + 0 <= ${nowMs}` }
    case 'open':
      return { isComplete: 0, rest: sql`expires_at_ms > ${nowMs}` }
    case 'pending':
      // The revision must be a literal, so that the databases use the partial index of pending tests.
      return { isComplete: 0, rest: sql`expires_at_ms > ${nowMs} and revision = 0` }
    case 'in_progress':
      return { isComplete: 0, rest: sql`expires_at_ms > ${nowMs} and revision > 0` }
    default:
      return status satisfies never
  }
}
