/** Questions about copies that arrive. */

import { type Kysely, sql, type Transaction, type Updateable } from 'kysely'

import type { ArrivedCopy, CopyTarget, SeedRecord, SeedRecordStatus } from './store.ts'
import type { Tables, TestSeedTable } from './tables.ts'

/** How much each status says: a record replaces only one that says less. */
const statusRanks: Readonly<Record<SeedRecordStatus, number>> = { deferred: 1, undecided: 2, refused: 2, placed: 3 }

/** Which test a copy belongs to, and what its seed remembers of the message, in one query. */
export async function findCopyTarget(
  db: Kysely<Tables>,
  query: { readonly trackingIds: readonly string[]; readonly address: string; readonly messageKey: string },
): Promise<CopyTarget | null> {
  if (query.trackingIds.length === 0) return null
  const rows = await db
    .selectFrom('tests')
    .innerJoin('test_seeds', 'test_seeds.test_id', 'tests.id')
    .leftJoin('message_copies', (join) =>
      join
        .onRef('message_copies.test_id', '=', 'test_seeds.test_id')
        .onRef('message_copies.address', '=', 'test_seeds.address')
        .on('message_copies.message_key', '=', query.messageKey),
    )
    .select(['tests.id', 'tests.tracking_id', 'test_seeds.address'])
    .select(['test_seeds.provider_type', 'test_seeds.provider_name'])
    .select(['message_copies.accepted_count', 'message_copies.deferred_count'])
    .where('tests.tracking_id', 'in', query.trackingIds)
    .where('test_seeds.address', '=', query.address)
    .execute()
  const first = query.trackingIds.map((id) => rows.find((row) => row.tracking_id === id)).find((row) => row)
  if (first === undefined) return null
  return {
    numericId: first.id,
    trackingId: first.tracking_id,
    address: first.address,
    providerType: first.provider_type,
    providerName: first.provider_name,
    acceptedCopyCount: first.accepted_count ?? 0,
    temporaryRefusalCount: first.deferred_count ?? 0,
  }
}

/** Counts a copy, and records what came of it where the seed shows nothing or less. */
export async function recordCopy(db: Kysely<Tables>, copy: ArrivedCopy): Promise<'recorded' | 'kept'> {
  return await db.transaction().execute(async (transaction) => {
    await countCopy(transaction, copy)
    const isRecorded = await showRecord(transaction, copy)
    if (!isRecorded) return 'kept'
    const isNewlySettled = copy.record.isSettled && (await settleSeed(transaction, copy))
    await updateTest(transaction, copy, isNewlySettled ? 1 : 0)
    return 'recorded'
  })
}

async function countCopy(
  db: Transaction<Tables>,
  { numericId, address, messageKey, record }: ArrivedCopy,
): Promise<void> {
  const accepted_count = record.status === 'placed' || record.status === 'undecided' ? 1 : 0
  const deferred_count = record.status === 'deferred' ? 1 : 0
  await db
    .insertInto('message_copies')
    .values({ test_id: numericId, address, message_key: messageKey, accepted_count, deferred_count })
    .onConflict((conflict) =>
      conflict.columns(['test_id', 'address', 'message_key']).doUpdateSet({
        accepted_count: sql<number>`message_copies.accepted_count + excluded.accepted_count`,
        deferred_count: sql<number>`message_copies.deferred_count + excluded.deferred_count`,
      }),
    )
    .execute()
}

/** Compares and writes in one statement, so that of two copies at once exactly one is first. */
async function showRecord(db: Transaction<Tables>, { numericId, address, record }: ArrivedCopy): Promise<boolean> {
  const rank = statusRanks[record.status]
  const { numUpdatedRows } = await db
    .updateTable('test_seeds')
    .set({ ...toColumns(record), status_rank: rank })
    .where('test_id', '=', numericId)
    .where('address', '=', address)
    .where('status_rank', '<', rank)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

function toColumns(record: SeedRecord): Updateable<TestSeedTable> {
  return {
    status: record.status,
    folder: record.folder,
    sender: record.sender,
    recorded_at_ms: record.recordedAtMs,
    placement_kind: record.placementKind,
    reason: record.reason,
    reply: record.reply === null ? null : JSON.stringify(record.reply),
    evidence: JSON.stringify(record.evidence),
  }
}

/** @returns false when the seed was settled already, by a record that says less */
async function settleSeed(db: Transaction<Tables>, { numericId, address }: ArrivedCopy): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('test_seeds')
    .set({ is_settled: 1 })
    .where('test_id', '=', numericId)
    .where('address', '=', address)
    .where('is_settled', '=', 0)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Counts on the test itself, so that a summary never counts seeds. */
async function updateTest(db: Transaction<Tables>, { numericId, record }: ArrivedCopy, settled: 0 | 1): Promise<void> {
  const isInbox = record.folder === 'INBOX' ? 1 : 0
  await db
    .updateTable('tests')
    .set({
      revision: sql<number>`revision + 1`,
      settled_count: sql<number>`settled_count + ${settled}`,
      inbox_count: sql<number>`inbox_count + ${isInbox}`,
      completed_at_ms: sql<number | null>`case
        when completed_at_ms is null and expires_at_ms > ${record.recordedAtMs} and settled_count + ${settled} >= seed_count
        then ${record.recordedAtMs} else completed_at_ms end`,
    })
    .where('id', '=', numericId)
    .execute()
}
