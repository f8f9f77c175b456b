/** Queries for webhook deliveries and their attempts. */

import { type CompiledQuery, type Kysely, sql } from 'kysely'
import type { WorkspaceId } from '../../foundation/contract/identifiers.ts'

import { parseRow, toRow } from './columns.ts'
import { changesOf, firstRowOf, rowsOf, type SqlDatabase, type Steps } from './sql-database.ts'
import { attemptColumns, deliveryColumns, type Tables } from './tables.ts'
import type { AttemptOutcome, Redelivery, WebhookEvent, WebhookStore } from './webhook.ts'

type DeliveryStore = Pick<
  WebhookStore,
  'findDelivery' | 'listDeliveries' | 'listAttempts' | 'recordAttempt' | 'redeliver' | 'listDueDeliveries'
>

/** Returns the WebhookStore queries for deliveries. */
export function deliveryQueries(database: SqlDatabase): DeliveryStore {
  const { db } = database
  const all = db.selectFrom('webhook_deliveries').selectAll()
  return {
    findDelivery: async (deliveryId) => {
      const row = await all.where('delivery_id', '=', deliveryId).executeTakeFirst()
      return row === undefined ? null : parseRow(row, deliveryColumns)
    },
    listDeliveries: async (webhookId, limit) => {
      const newest = all.where('webhook_id', '=', webhookId).orderBy('id', 'desc').limit(limit)
      return (await newest.execute()).map((row) => parseRow(row, deliveryColumns))
    },
    listDueDeliveries: async (dueBeforeMs, limit, dueFromMs = 0) => {
      const due = all.where('next_attempt_at_ms', '>=', dueFromMs).where('next_attempt_at_ms', '<', dueBeforeMs)
      return (await due.orderBy('next_attempt_at_ms').limit(limit).execute()).map((row) =>
        parseRow(row, deliveryColumns),
      )
    },
    listAttempts: async (deliveryId) => {
      const attempts = db.selectFrom('webhook_attempts').selectAll().where('delivery_id', '=', deliveryId)
      const rows = await attempts.orderBy('attempt_number').execute()
      return rows.map((row) => parseRow(row, attemptColumns))
    },
    recordAttempt: async (outcome) => await database.transact(() => attemptSteps(db, outcome)),
    redeliver: async (deliveryId, again) => await database.transact(() => redeliverySteps(db, deliveryId, again)),
  }
}

/**
 * Reads and locks the webhooks of a workspace, or of a test's workspace, so that no webhook can be deleted before the
 * transaction ends.
 */
export function* webhookIdsOf(
  { db, dialect }: Pick<SqlDatabase, 'db' | 'dialect'>,
  owner: { readonly workspaceId: WorkspaceId } | { readonly testId: number },
): Steps<readonly string[]> {
  const workspaceId =
    'workspaceId' in owner
      ? owner.workspaceId
      : db.selectFrom('tests').select('workspace_id').where('id', '=', owner.testId)
  const webhooks = db.selectFrom('webhooks').select('id').where('workspace_id', '=', workspaceId)
  const rows = yield* rowsOf(webhooks.orderBy('id').modifyEnd(dialect.lockRows))
  return rows.map((row) => row.id)
}

/** Inserts the deliveries of one event to several webhooks. All deliveries are due immediately. */
export function* insertDeliveries(
  db: Kysely<Tables>,
  {
    event,
    createdAtMs,
    deliveries,
  }: {
    readonly event: WebhookEvent
    readonly createdAtMs: number
    readonly deliveries: readonly { readonly webhookId: string; readonly deliveryId: string }[]
  },
): Steps<void> {
  yield* changesOf(
    db.insertInto('webhook_deliveries').values(
      deliveries.map(({ webhookId, deliveryId }) => ({
        delivery_id: deliveryId,
        webhook_id: webhookId,
        idempotency_key: event.idempotencyKey,
        body: event.body,
        state: 'pending' as const,
        attempt_count: 0,
        next_attempt_at_ms: createdAtMs,
        created_at_ms: createdAtMs,
      })),
    ),
  )
}

/**
 * Returns the id of the delivery that reports a seed's result. The id is derived from the webhook and the seed result,
 * so that each webhook gets at most one delivery per seed.
 */
export function deliveryIdOf(webhookId: string, seedId: number): string {
  return `${webhookId}.${seedId}`
}

/** The maximum number of ids in one statement; SQLite allows 32,766 parameters. */
const idsPerStatement = 10_000

/** Deletes all deliveries that report results of these seeds, including redeliveries. */
export function* deleteDeliveriesOfSeeds(
  db: Kysely<Tables>,
  workspaceId: WorkspaceId,
  seedIds: readonly number[],
): Steps<void> {
  const webhooks = yield* rowsOf(db.selectFrom('webhooks').select('id').where('workspace_id', '=', workspaceId))
  let ids: readonly string[] = webhooks.flatMap(({ id }) => seedIds.map((seedId) => deliveryIdOf(id, seedId)))
  while (ids.length > 0) {
    const repeats: string[] = []
    for (let start = 0; start < ids.length; start += idsPerStatement) {
      const some = ids.slice(start, start + idsPerStatement)
      const repeated = db.selectFrom('webhook_deliveries').select('delivery_id').where('repeats', 'in', some)
      repeats.push(...(yield* rowsOf(repeated)).map((row) => row.delivery_id))
      yield* changesOf(db.deleteFrom('webhook_deliveries').where('delivery_id', 'in', some))
    }
    ids = repeats
  }
}

/**
 * Records an attempt. Updates the delivery first, which locks its row and reveals whether the attempt has already been
 * recorded.
 */
function* attemptSteps(db: Kysely<Tables>, { deliveryId, attempt, next }: AttemptOutcome): Steps<void> {
  const updatedCount = yield* changesOf(
    db
      .updateTable('webhook_deliveries')
      .set({
        state: next.state,
        attempt_count: attempt.attemptNumber,
        next_attempt_at_ms: next.state === 'pending' ? next.nextAttemptAtMs : null,
        ended_at_ms: next.state === 'pending' ? null : Math.round(attempt.startedAtMs + attempt.durationMs),
      })
      .where('delivery_id', '=', deliveryId)
      .where('attempt_count', '<', attempt.attemptNumber),
  )
  if (updatedCount === 0) return
  yield* changesOf(
    db.insertInto('webhook_attempts').values({
      ...toRow(attempt, attemptColumns),
      delivery_id: deliveryId,
      duration_ms: Math.round(attempt.durationMs),
    }),
  )
}

interface Repeat {
  readonly deliveryId: string
  readonly nowMs: number
}

function* redeliverySteps(db: Kysely<Tables>, deliveryId: string, again: Repeat): Steps<Redelivery> {
  const found = db.selectFrom('webhook_deliveries').select(['webhook_id', 'idempotency_key'])
  const event = yield* firstRowOf(found.where('delivery_id', '=', deliveryId))
  if (event === null) return 'unknown'
  // Locks the webhook, so that two requests at the same time do not both repeat the event.
  const { webhook_id: id } = event
  yield* changesOf(db.updateTable('webhooks').set({ id }).where('id', '=', id))
  const open = yield* rowsOf(
    db
      .selectFrom('webhook_deliveries')
      .select(['delivery_id', 'next_attempt_at_ms'])
      .where('webhook_id', '=', id)
      .where('idempotency_key', '=', event.idempotency_key)
      .where('next_attempt_at_ms', 'is not', null),
  )
  if (open.some((one) => (one.next_attempt_at_ms ?? 0) <= again.nowMs)) return 'due'
  for (const { delivery_id: retried } of open) {
    const ended = { state: 'failed' as const, next_attempt_at_ms: null, ended_at_ms: again.nowMs }
    yield* changesOf(db.updateTable('webhook_deliveries').set(ended).where('delivery_id', '=', retried))
  }
  return (yield* changesOf(repeatDelivery(db, deliveryId, again))) > 0 ? 'created' : 'unknown'
}

function repeatDelivery(db: Kysely<Tables>, deliveryId: string, again: Repeat): { compile(): CompiledQuery } {
  return db
    .insertInto('webhook_deliveries')
    .columns(Object.values(deliveryColumns))
    .expression((eb) =>
      eb
        .selectFrom('webhook_deliveries')
        .select((row) => [
          sql<string>`cast(${again.deliveryId} as text)`.as('delivery_id'),
          row.ref('webhook_id').as('webhook_id'),
          row.ref('idempotency_key').as('idempotency_key'),
          row.ref('body').as('body'),
          sql<'pending'>`'pending'`.as('state'),
          sql<number>`0`.as('attempt_count'),
          sql<number>`cast(${again.nowMs} as bigint)`.as('next_attempt_at_ms'),
          sql<number>`cast(${again.nowMs} as bigint)`.as('created_at_ms'),
          row.ref('delivery_id').as('repeats'),
        ])
        .where('delivery_id', '=', deliveryId),
    )
}
