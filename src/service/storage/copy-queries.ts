/** Database queries for arriving copies. */

import { type CompiledQuery, type Kysely, sql } from 'kysely'
import type { TrackingId } from '../../foundation/contract/identifiers.ts'

import type { ProviderType } from '../../foundation/contract/names.ts'
import { makeDue } from './count-tests.ts'
import { deliveryIdOf, insertDeliveries, webhookIdsOf } from './delivery-queries.ts'
import { parseTestRow, testSelection } from './parse-rows.ts'
import { changesOf, firstRowOf, rowsOf, type SqlDatabase, type Steps } from './sql-database.ts'
import type { ArrivedCopy, CopyRecording, CopyTarget, SeedRecordStatus, StoredTest, TestStore } from './store.ts'
import type { Tables } from './tables.ts'
import type { TestChanges } from './test-changes.ts'
import { addToTotals } from './total-queries.ts'

/** The rank of each status. A new record replaces an older one only if the older one has a lower rank. */
const statusRanks: Readonly<Record<SeedRecordStatus, number>> = { deferred: 1, undecided: 2, refused: 2, placed: 3 }

/** Returns the TestStore queries for arriving copies. Recorded copies are announced to `changes` after the commit. */
export function copyQueries(
  database: SqlDatabase,
  changes: Pick<TestChanges, 'announce'>,
): Pick<TestStore, 'findCopyTarget' | 'listAwaitedCopies' | 'recordCopy'> {
  const { db } = database
  // These queries are compiled once for each number of ids, because on SQLite, compiling a query takes longer than
  // running it.
  const targetQueries = new Map<number, ReturnType<typeof compileCopyTarget>>()
  const recordingQueries = compileRecording(db)
  return {
    findCopyTarget: async ({ trackingIds, address, messageKey }) => {
      if (trackingIds.length === 0) return null
      const query = targetQueries.get(trackingIds.length) ?? compileCopyTarget(db, trackingIds)
      targetQueries.set(trackingIds.length, query)
      const filled: typeof query = { ...query, parameters: [messageKey, ...trackingIds, address] }
      const { rows } = await db.executeQuery(filled)
      const first = trackingIds.map((id) => rows.find((row) => row.tracking_id === id)).find((row) => row)
      return first === undefined ? null : parseCopyTarget(first)
    },
    listAwaitedCopies: async (nowMs) => {
      // A cross join forces SQLite to read the tables in this order, starting with `tests`.
      const awaited = db
        .selectFrom('tests')
        .crossJoin('test_seeds')
        .select(['test_seeds.address', 'tests.tracking_id as trackingId', 'tests.created_at_ms as createdAtMs'])
        .whereRef('test_seeds.test_id', '=', 'tests.id')
        .where('tests.completed_at_ms', 'is', null)
        .where('tests.expires_at_ms', '>', nowMs)
        .where('test_seeds.settling_count', '=', 0)
      return await awaited.execute()
    },
    recordCopy: async (copy) => {
      const recording = await database.transact(() => recordingSteps(database, recordingQueries, copy))
      if (recording.status === 'recorded') changes.announce(copy.numericId)
      return recording
    },
  }
}

/**
 * Compiles the query that finds a copy's test and seed. The query's parameters are a message key, the tracking ids and
 * an address, in this order.
 */
function compileCopyTarget(db: Kysely<Tables>, trackingIds: readonly TrackingId[]) {
  return db
    .selectFrom('tests')
    .innerJoin('test_seeds', 'test_seeds.test_id', 'tests.id')
    .leftJoin('message_copies', (join) =>
      join
        .onRef('message_copies.test_id', '=', 'test_seeds.test_id')
        .onRef('message_copies.address', '=', 'test_seeds.address')
        .on('message_copies.message_key', '=', ''),
    )
    .select(['tests.id', 'tests.tracking_id', 'tests.created_at_ms', 'tests.expires_at_ms'])
    .select(['tests.sender_domain', 'tests.mail_type'])
    .select(['test_seeds.address', 'test_seeds.status'])
    .select(['test_seeds.provider_type', 'test_seeds.provider_name'])
    .select(['message_copies.accepted_count', 'message_copies.deferred_count'])
    .where('tests.tracking_id', 'in', trackingIds)
    .where('test_seeds.address', '=', '')
    .compile()
}

type CopyTargetRow = ReturnType<typeof compileCopyTarget> extends CompiledQuery<infer Row> ? Row : never

function parseCopyTarget(row: CopyTargetRow): CopyTarget {
  return {
    numericId: row.id,
    trackingId: row.tracking_id,
    address: row.address,
    providerType: row.provider_type,
    providerName: row.provider_name,
    createdAtMs: row.created_at_ms,
    expiresAtMs: row.expires_at_ms,
    senderDomain: row.sender_domain,
    mailType: row.mail_type,
    shownStatus: row.status,
    acceptedCopyCount: row.accepted_count ?? 0,
    temporaryRefusalCount: row.deferred_count ?? 0,
  }
}

/**
 * Records a copy. Locks rows in this order: copy, seed, webhooks, test, count, totals. The fixed order prevents
 * deadlocks. Rows that many transactions use come last, so that they are locked for the shortest time.
 */
function* recordingSteps(
  { db, dialect }: SqlDatabase,
  queries: RecordingQueries,
  copy: ArrivedCopy,
): Steps<CopyRecording> {
  yield withParameters(queries.countCopy, countCopyValues(copy))
  const shown = yield* firstRowOf(withParameters(queries.showRecord, showRecordValues(copy)))
  if (shown === null) return { status: 'kept', deliveryIds: [], isTestCompleted: false }
  const isNewlySettled = copy.record.isSettled && shown.settling_count === 1
  const { toEvent, record } = copy
  const webhookIds =
    isNewlySettled && toEvent !== undefined ? yield* webhookIdsOf({ db, dialect }, { testId: copy.numericId }) : []
  const test = yield* updateTest(queries, copy, isNewlySettled ? 1 : 0)
  const { recordedAtMs } = record
  const isOver = test.completedAtMs !== null || recordedAtMs >= test.expiresAtMs
  if (isOver) yield* changesOf(makeDue(db, copy.numericId, recordedAtMs))
  const isTestCompleted = isNewlySettled && test.completedAtMs !== null && test.settledCount === test.seedCount
  if (isTestCompleted) yield* addToTotals(db, test, { total: 0, complete: 1 })
  if (toEvent === undefined || webhookIds.length === 0) return { status: 'recorded', deliveryIds: [], isTestCompleted }
  const seed = { address: copy.address, providerType: shown.provider_type, providerName: shown.provider_name }
  const event = toEvent({ resultId: shown.id, test, seed, record })
  const deliveries = webhookIds.map((webhookId) => ({ webhookId, deliveryId: deliveryIdOf(webhookId, shown.id) }))
  yield* insertDeliveries(db, { event, createdAtMs: recordedAtMs, deliveries })
  return { status: 'recorded', deliveryIds: deliveries.map((one) => one.deliveryId), isTestCompleted }
}

/** The compiled queries. The functions below pass parameters in the order in which they occur in each query. */
interface RecordingQueries {
  readonly countCopy: CompiledQuery
  readonly showRecord: CompiledQuery<ShownSeed>
  readonly updateTest: ReturnType<typeof compileTestUpdate>
}

function compileRecording(db: Kysely<Tables>): RecordingQueries {
  return { countCopy: compileCopyCount(db), showRecord: compileRecord(db), updateTest: compileTestUpdate(db) }
}

function withParameters<Row>(query: CompiledQuery<Row>, parameters: readonly unknown[]): CompiledQuery<Row> {
  const { length } = query.parameters
  if (parameters.length !== length) {
    throw new TypeError(`expected ${length} parameters for a compiled query, got ${parameters.length}`)
  }
  return { ...query, parameters }
}

function compileCopyCount(db: Kysely<Tables>): CompiledQuery {
  return db
    .insertInto('message_copies')
    .values({ test_id: 0, address: '', message_key: '', accepted_count: 0, deferred_count: 0 })
    .onConflict((conflict) =>
      conflict.columns(['test_id', 'address', 'message_key']).doUpdateSet({
        accepted_count: sql<number>`message_copies.accepted_count + excluded.accepted_count`,
        deferred_count: sql<number>`message_copies.deferred_count + excluded.deferred_count`,
      }),
    )
    .compile()
}

function countCopyValues({ numericId, address, messageKey, record }: ArrivedCopy): readonly unknown[] {
  const acceptedCount = record.status === 'placed' || record.status === 'undecided' ? 1 : 0
  return [numericId, address, messageKey, acceptedCount, record.status === 'deferred' ? 1 : 0]
}

interface ShownSeed {
  readonly id: number
  readonly provider_type: ProviderType
  readonly provider_name: string
  readonly settling_count: number
}

/** Compares ranks and writes in a single statement, so that exactly one of two concurrent copies wins. */
function compileRecord(db: Kysely<Tables>): CompiledQuery<ShownSeed> {
  return db
    .updateTable('test_seeds')
    .set({ status: 'placed', folder: null, sender: null, recorded_at_ms: 0, placement_kind: null })
    .set({ reason: '', reply: null, evidence: '', status_rank: 0 })
    .set({ settling_count: sql<number>`settling_count + ${0}` })
    .where('test_id', '=', 0)
    .where('address', '=', '')
    .where('status_rank', '<', 0)
    .returning(['id', 'provider_type', 'provider_name', 'settling_count'])
    .compile()
}

function showRecordValues({ numericId, address, record }: ArrivedCopy): readonly unknown[] {
  const { status, folder, sender, recordedAtMs, placementKind, reason } = record
  const reply = record.reply === null ? null : JSON.stringify(record.reply)
  const rank = statusRanks[status]
  const shown = [status, folder, sender, recordedAtMs, placementKind, reason, reply, JSON.stringify(record.evidence)]
  return [...shown, rank, record.isSettled ? 1 : 0, numericId, address, rank]
}

/** Updates the counts in the test's row, from which a summary can be computed without reading the seeds. */
function* updateTest(queries: RecordingQueries, { numericId, record }: ArrivedCopy, settled: 0 | 1): Steps<StoredTest> {
  const { recordedAtMs } = record
  const completes = [settled, recordedAtMs]
  const isInbox = record.folder === 'INBOX' ? 1 : 0
  const values = [settled, isInbox, ...completes, recordedAtMs, ...completes, numericId]
  const [row] = yield* rowsOf(withParameters(queries.updateTest, values))
  if (row === undefined) throw new TypeError(`test ${numericId} not found although its seed exists`)
  return parseTestRow(row)
}

function compileTestUpdate(db: Kysely<Tables>) {
  const completes = sql`${0} = 1 and settled_count + 1 = seed_count and expires_at_ms > ${0}`
  return db
    .updateTable('tests')
    .set({
      revision: sql<number>`revision + 1`,
      settled_count: sql<number>`settled_count + ${0}`,
      inbox_count: sql<number>`inbox_count + ${0}`,
      completed_at_ms: sql<number>`case when ${completes} then ${0} else completed_at_ms end`,
      is_complete: sql<number>`case when ${completes} then 1 else is_complete end`,
    })
    .where('id', '=', 0)
    .returning(testSelection)
    .returning('metadata')
    .compile()
}
