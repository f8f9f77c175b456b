/** Deletes old data in batches. */

import type { Kysely } from 'kysely'
import type { WorkspaceId } from '../../foundation/contract/identifiers.ts'
import { dayMs } from '../../foundation/errors/day-ms.ts'

import { deleteAlerts } from './alert-queries.ts'
import { countSteps } from './count-tests.ts'
import { changeInBatches, changesOf, rowsOf, type SqlDatabase, type Steps } from './sql-database.ts'
import type { Tables } from './tables.ts'
import { subtractFromTotals } from './total-queries.ts'

/** The maximum number of rows per transaction. Deleting a test with 50 seeds also deletes about 100 other rows. */
const batchSizes = { tests: 50, messages: 100, deliveries: 500, addressCounts: 2000 } as const

/** Selects the data to delete. */
export interface Retention {
  readonly createdBeforeMs: number
  readonly nowMs: number
  /** Called after an incomplete test is deleted, because a long poll may be waiting for it. */
  readonly onTestDeleted: (numericId: number) => void
}

/** Deletes old data; see RetentionStore. */
export async function deleteOlderThan(
  database: SqlDatabase,
  { createdBeforeMs, nowMs, onTestDeleted }: Retention,
  signal: AbortSignal,
): Promise<{ tests: number; messages: number }> {
  const { db } = database
  const deleteAll = async (batchSize: number, steps: () => Steps<number>): Promise<number> =>
    await changeInBatches(batchSize, async () => await database.transact(steps), signal)
  let tests = 0
  for (const limit of await readLimits(db, { createdBeforeMs, nowMs })) {
    const deleteBatch = async (): Promise<number> => {
      const deleted = await database.transact(() => deleteTests(db, { ...limit, nowMs }))
      for (const row of deleted) if (row.completed_at_ms === null) onTestDeleted(row.id)
      return deleted.length
    }
    tests += await changeInBatches(batchSizes.tests, deleteBatch, signal)
  }
  const messages = await deleteAll(batchSizes.messages, () => deleteMessages(db, createdBeforeMs))
  await deleteAll(batchSizes.deliveries, () => deleteDeliveries(db, createdBeforeMs))
  await deleteAll(batchSizes.addressCounts, () => deleteAddressCounts(db))
  await database.transact(() => deleteAlerts(db, createdBeforeMs))
  await database.transact(() => deleteOrphans(db, createdBeforeMs))
  await database.transact(() => deleteExpiredAccess(db, nowMs))
  return { tests, messages }
}

/** Selects the tests of one workspace that has its own retention period, or of all workspaces that have none. */
interface TestLimit {
  /** The workspace. `null` selects all workspaces without a retention period of their own. */
  readonly workspaceId: WorkspaceId | null
  readonly createdBeforeMs: number
}

async function readLimits(
  db: Kysely<Tables>,
  { createdBeforeMs, nowMs }: Omit<Retention, 'onTestDeleted'>,
): Promise<readonly TestLimit[]> {
  const own = await db
    .selectFrom('workspaces')
    .select(['id', 'retention_ms'])
    .where('retention_ms', 'is not', null)
    .execute()
  const limits = own.map((row) => ({ workspaceId: row.id, createdBeforeMs: nowMs - (row.retention_ms ?? 0) }))
  return [{ workspaceId: null, createdBeforeMs }, ...limits]
}

interface DeletedTest {
  readonly id: number
  readonly completed_at_ms: number | null
}

function* deleteTests(
  db: Kysely<Tables>,
  { workspaceId, createdBeforeMs, nowMs }: TestLimit & Pick<Retention, 'nowMs'>,
): Steps<readonly DeletedTest[]> {
  const withOwn = db.selectFrom('workspaces').select('id').where('retention_ms', 'is not', null)
  const old = db
    .selectFrom('tests')
    .select('id')
    .where((eb) =>
      workspaceId === null ? eb('workspace_id', 'not in', withOwn) : eb('workspace_id', '=', workspaceId),
    )
    .where('created_at_ms', '<', createdBeforeMs)
    .where((eb) => eb.or([eb('completed_at_ms', 'is not', null), eb('expires_at_ms', '<=', nowMs)]))
    .orderBy('created_at_ms')
    .limit(batchSizes.tests)
  const ids = (yield* rowsOf(old)).map(({ id }) => id)
  if (ids.length === 0) return []
  yield* countSteps(db, ids, nowMs)
  const deleted = yield* rowsOf(
    db
      .deleteFrom('tests')
      .where('id', 'in', ids)
      .returning(['id', 'workspace_id', 'style', 'source', 'completed_at_ms']),
  )
  yield* subtractFromTotals(db, deleted)
  return deleted
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

/**
 * Deletes the counts for client addresses and login attempts from earlier hours. The counts for tokens are kept,
 * because they record when a token was last used.
 */
function* deleteAddressCounts(db: Kysely<Tables>): Steps<number> {
  const old = db
    .selectFrom('request_counts')
    .select('subject')
    .where('subject', 'not like', 'token:%')
    .where('subject', '!=', 'readiness')
    .where('window_start_ms', '<', (eb) =>
      eb.selectFrom('request_counts').select((inner) => inner.fn.max('window_start_ms').as('newest')),
    )
    .limit(batchSizes.addressCounts)
  return yield* changesOf(db.deleteFrom('request_counts').where('subject', 'in', old))
}

/**
 * The age at which records of observed messages are deleted. Watchers delete a record when its message is deleted, so
 * older records belong to mailboxes that are no longer watched.
 */
const orphanedAfterMs = 30 * dayMs

function* deleteOrphans(db: Kysely<Tables>, createdBeforeMs: number): Steps<number> {
  const old = db.deleteFrom('observed_messages').where('observed_at_ms', '<', createdBeforeMs - orphanedAfterMs)
  return yield* changesOf(old)
}

/** Deletes sessions and invitations that have expired. */
function* deleteExpiredAccess(db: Kysely<Tables>, nowMs: number): Steps<void> {
  yield* changesOf(db.deleteFrom('sessions').where('expires_at_ms', '<=', nowMs))
  yield* changesOf(db.deleteFrom('invitations').where('expires_at_ms', '<=', nowMs))
}
