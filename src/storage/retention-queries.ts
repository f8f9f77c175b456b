/** Deletes what is old, a little at a time. */

import { setImmediate as nextTurn } from 'node:timers/promises'

import type { Kysely } from 'kysely'

import { changesOf, rowsOf, type SqlDatabase, type Steps } from './sql-database.ts'
import type { Tables, TestTable } from './tables.ts'
import { addToTotals } from './total-queries.ts'

/** Rows a transaction: a test takes its seeds and copies with it, some 100 rows for 50 seeds. */
const batchSizes = { tests: 50, messages: 100, deliveries: 500, strangers: 2000 } as const

/** What is old, and who hears of tests that nobody had finished: for those somebody may be waiting. */
export interface Retention {
  readonly createdBeforeMs: number
  readonly nowMs: number
  /** Called once everybody sees that it is gone. */
  readonly onTestGone: (numericId: number) => void
}

/** See RetentionStore. */
export async function deleteOlderThan(
  database: SqlDatabase,
  { createdBeforeMs, nowMs, onTestGone }: Retention,
  signal: AbortSignal,
): Promise<{ tests: number; messages: number }> {
  const { db } = database
  async function deleteAll(limit: number, oneBatch: () => Promise<number>): Promise<number> {
    for (let total = 0; ; ) {
      signal.throwIfAborted()
      const count = await oneBatch()
      total += count
      if (count < limit) return total
      // SQLite works in this thread: whoever else waits for it comes in between two batches.
      await nextTurn()
    }
  }
  const inOne = (steps: () => Steps<number>) => async () => await database.transact(steps)
  const tests = await deleteAll(batchSizes.tests, async () => {
    const gone = await database.transact(() => deleteTests(db, { createdBeforeMs, nowMs }))
    for (const row of gone) if (row.completed_at_ms === null) onTestGone(row.id)
    return gone.length
  })
  const messages = await deleteAll(
    batchSizes.messages,
    inOne(() => deleteMessages(db, createdBeforeMs)),
  )
  await deleteAll(
    batchSizes.deliveries,
    inOne(() => deleteDeliveries(db, createdBeforeMs)),
  )
  await deleteAll(
    batchSizes.strangers,
    inOne(() => deleteStrangers(db)),
  )
  await database.transact(() => deleteOrphans(db, createdBeforeMs))
  return { tests, messages }
}

interface GoneTest {
  readonly id: number
  readonly completed_at_ms: number | null
}

function* deleteTests(
  db: Kysely<Tables>,
  { createdBeforeMs, nowMs }: Omit<Retention, 'onTestGone'>,
): Steps<readonly GoneTest[]> {
  const old = db
    .selectFrom('tests')
    .select('id')
    .where('created_at_ms', '<', createdBeforeMs)
    .where((eb) => eb.or([eb('completed_at_ms', 'is not', null), eb('expires_at_ms', '<=', nowMs)]))
    .orderBy('created_at_ms')
    .limit(batchSizes.tests)
  const gone = yield* rowsOf(
    db
      .deleteFrom('tests')
      .where('id', 'in', old)
      .returning(['id', 'workspace_id', 'style', 'source', 'completed_at_ms']),
  )
  yield* takeFromTotals(db, gone)
  return gone
}

/** In one order everywhere, so that two who take from the same counts wait in line. */
function* takeFromTotals(
  db: Kysely<Tables>,
  gone: readonly Pick<TestTable, 'workspace_id' | 'style' | 'source' | 'completed_at_ms'>[],
): Steps<void> {
  const groups = Map.groupBy(gone, (row) => JSON.stringify([row.workspace_id, row.style, row.source]))
  for (const [, rows] of [...groups].toSorted(([left], [right]) => (left < right ? -1 : 1))) {
    const [first] = rows
    if (first === undefined) continue
    const test = { workspaceId: first.workspace_id, style: first.style, source: first.source }
    const complete = rows.filter((row) => row.completed_at_ms !== null).length
    yield* addToTotals(db, test, { total: -rows.length, complete: -complete })
  }
}

function* deleteMessages(db: Kysely<Tables>, receivedBeforeMs: number): Steps<number> {
  const old = db
    .selectFrom('inbound_messages')
    .select('id')
    .where('received_at_ms', '<', receivedBeforeMs)
    .orderBy('received_at_ms')
    .limit(batchSizes.messages)
  return yield* changesOf(db.deleteFrom('inbound_messages').where('id', 'in', old))
}

function* deleteDeliveries(db: Kysely<Tables>, endedBeforeMs: number): Steps<number> {
  const old = db
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('ended_at_ms', '<', endedBeforeMs)
    .orderBy('ended_at_ms')
    .limit(batchSizes.deliveries)
  return yield* changesOf(db.deleteFrom('webhook_deliveries').where('id', 'in', old))
}

/** Counts of client addresses before the newest hour; those of tokens say when a token was used last, and stay. */
function* deleteStrangers(db: Kysely<Tables>): Steps<number> {
  const old = db
    .selectFrom('request_counts')
    .select('subject')
    .where('subject', 'like', 'address:%')
    .where('window_start_ms', '<', (eb) =>
      eb.selectFrom('request_counts').select((inner) => inner.fn.max('window_start_ms').as('newest')),
    )
    .limit(batchSizes.strangers)
  return yield* changesOf(db.deleteFrom('request_counts').where('subject', 'in', old))
}

/** Whoever watches a mailbox deletes these with the messages; what is left is of mailboxes that nobody watches any more. */
const orphanedAfterMs = 30 * 86_400_000

function* deleteOrphans(db: Kysely<Tables>, createdBeforeMs: number): Steps<number> {
  const old = db.deleteFrom('observed_messages').where('observed_at_ms', '<', createdBeforeMs - orphanedAfterMs)
  return yield* changesOf(old)
}
