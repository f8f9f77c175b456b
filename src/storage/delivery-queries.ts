/** Questions about deliveries of events and their attempts. */

import { type CompiledQuery, type Kysely, sql } from 'kysely'

import { changesOf, rowsOf, type SqlDatabase, type Steps } from './sql-database.ts'
import type { Tables, WebhookDeliveryTable } from './tables.ts'
import type { AttemptOutcome, DeliveryAttempt, StoredDelivery, WebhookEvent } from './webhook.ts'

/** The webhooks that hear of a test; none of them is deleted before the transaction ends. */
export function* webhookIdsOfTest(
  { db, dialect }: Pick<SqlDatabase, 'db' | 'dialect'>,
  testId: number,
): Steps<readonly string[]> {
  const rows = yield* rowsOf(
    db
      .selectFrom('webhooks')
      .select('id')
      .where('workspace_id', '=', (eb) => eb.selectFrom('tests').select('workspace_id').where('id', '=', testId))
      .orderBy('id')
      .modifyEnd(dialect.lockRows),
  )
  return rows.map((row) => row.id)
}

/** The webhooks of a workspace; none of them is deleted before the transaction ends. */
export function* webhookIdsOfWorkspace(
  { db, dialect }: Pick<SqlDatabase, 'db' | 'dialect'>,
  workspaceId: string,
): Steps<readonly string[]> {
  const rows = yield* rowsOf(
    db
      .selectFrom('webhooks')
      .select('id')
      .where('workspace_id', '=', workspaceId)
      .orderBy('id')
      .modifyEnd(dialect.lockRows),
  )
  return rows.map((row) => row.id)
}

/** Writes one event for several webhooks, due at once. */
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

/** One delivery. */
export async function findDelivery(db: Kysely<Tables>, deliveryId: string): Promise<StoredDelivery | null> {
  const row = await db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('delivery_id', '=', deliveryId)
    .executeTakeFirst()
  return row === undefined ? null : parseDelivery(row)
}

/** The newest deliveries of a webhook. */
export async function listDeliveries(
  db: Kysely<Tables>,
  webhookId: string,
  limit: number,
): Promise<readonly StoredDelivery[]> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(parseDelivery)
}

/** Deliveries whose attempt was due in a span of time; the partial index holds only those that are not over. */
export async function listDueDeliveries(
  db: Kysely<Tables>,
  due: { readonly fromMs: number; readonly beforeMs: number },
  limit: number,
): Promise<readonly StoredDelivery[]> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('next_attempt_at_ms', '>=', due.fromMs)
    .where('next_attempt_at_ms', '<', due.beforeMs)
    .orderBy('next_attempt_at_ms')
    .limit(limit)
    .execute()
  return rows.map(parseDelivery)
}

/** The attempts of a delivery in order. */
export async function listAttempts(db: Kysely<Tables>, deliveryId: string): Promise<readonly DeliveryAttempt[]> {
  const rows = await db
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('delivery_id', '=', deliveryId)
    .orderBy('attempt_number')
    .execute()
  return rows.map((row) => ({
    attemptNumber: row.attempt_number,
    startedAtMs: row.started_at_ms,
    durationMs: row.duration_ms,
    statusCode: row.status_code,
    detail: row.detail,
  }))
}

/** Writes an attempt down and what it leads to. */
export async function recordAttempt(database: SqlDatabase, outcome: AttemptOutcome): Promise<void> {
  await database.transact(() => attemptSteps(database.db, outcome))
}

/** The delivery is moved on first: that takes its lock, and says whether the attempt is news. */
function* attemptSteps(db: Kysely<Tables>, { deliveryId, attempt, next }: AttemptOutcome): Steps<void> {
  const movedCount = yield* changesOf(
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
  if (movedCount === 0) return
  yield* changesOf(
    db.insertInto('webhook_attempts').values({
      delivery_id: deliveryId,
      attempt_number: attempt.attemptNumber,
      started_at_ms: attempt.startedAtMs,
      duration_ms: Math.round(attempt.durationMs),
      status_code: attempt.statusCode,
      detail: attempt.detail,
    }),
  )
}

/** The same event once more. */
export async function redeliver(
  database: SqlDatabase,
  deliveryId: string,
  again: { readonly deliveryId: string; readonly nowMs: number },
): Promise<boolean> {
  return (await database.transact(() => changesOf(repeatDelivery(database.db, deliveryId, again)))) > 0
}

/** What a repetition takes over, and what it begins anew; a second call of `columns` would forget the first. */
const eventColumns = ['delivery_id', 'webhook_id', 'idempotency_key', 'body'] as const
const stateColumns = ['state', 'attempt_count', 'next_attempt_at_ms', 'created_at_ms', 'repeats'] as const

function repeatDelivery(
  db: Kysely<Tables>,
  deliveryId: string,
  again: { readonly deliveryId: string; readonly nowMs: number },
): { compile(): CompiledQuery } {
  return db
    .insertInto('webhook_deliveries')
    .columns([...eventColumns, ...stateColumns])
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

function parseDelivery(row: Omit<WebhookDeliveryTable, 'id'>): StoredDelivery {
  return {
    deliveryId: row.delivery_id,
    webhookId: row.webhook_id,
    idempotencyKey: row.idempotency_key,
    body: row.body,
    state: row.state,
    attemptCount: row.attempt_count,
    nextAttemptAtMs: row.next_attempt_at_ms,
    createdAtMs: row.created_at_ms,
    repeats: row.repeats,
  }
}
