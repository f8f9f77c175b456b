/** Queries for webhooks and their secrets. */

import { type Kysely, sql } from 'kysely'

import { Secret } from '../../foundation/world/secret.ts'
import { deliveryQueries } from './delivery-queries.ts'
import { changeRows, changesOf, firstRowOf, type SqlDatabase, type Steps } from './sql-database.ts'
import type { Tables } from './tables.ts'
import type { StoredWebhook, WebhookSecret, WebhookStore } from './webhook.ts'

/** Returns the WebhookStore queries. */
export function webhookQueries(database: SqlDatabase): WebhookStore {
  const { db } = database
  return {
    ...deliveryQueries(database),
    createWebhook: async (webhook) => await database.transact(() => creationSteps(db, webhook)),
    listWebhooks: async (workspaceId) =>
      await readWebhooks(db, workspaceId === null ? null : { column: 'webhooks.workspace_id', value: workspaceId }),
    findWebhook: async (webhookId) => {
      const [webhook] = await readWebhooks(db, { column: 'webhooks.id', value: webhookId })
      return webhook ?? null
    },
    // The webhook's secrets, deliveries and attempts are deleted through foreign keys.
    removeWebhook: async (webhookId) =>
      (await changeRows(database, db.deleteFrom('webhooks').where('id', '=', webhookId))) > 0,
    rotateWebhookSecret: async (webhookId, secret, overlapUntilMs) =>
      await database.transact(() => rotationSteps(db, webhookId, { secret, overlapUntilMs })),
    replaceWebhookSecret: async (webhookId, before, after) => {
      const update = db
        .updateTable('webhook_secrets')
        .set({ secret: after.reveal() })
        .where('webhook_id', '=', webhookId)
        .where('secret', '=', before.reveal())
      return (await changeRows(database, update)) > 0
    },
  }
}

function* creationSteps(db: Kysely<Tables>, webhook: StoredWebhook): Steps<void> {
  const { webhookId } = webhook
  yield* changesOf(
    db.insertInto('webhooks').values({
      id: webhookId,
      workspace_id: webhook.workspaceId,
      url: webhook.url,
      created_at_ms: webhook.createdAtMs,
    }),
  )
  // Insert the oldest secret first, so that the newest secret gets the highest id.
  for (const secret of webhook.secrets.toReversed()) yield* insertSecret(db, webhookId, secret)
}

function* insertSecret(db: Kysely<Tables>, webhookId: string, secret: WebhookSecret): Steps<void> {
  yield* changesOf(
    db.insertInto('webhook_secrets').values({
      webhook_id: webhookId,
      secret: secret.secret.reveal(),
      created_at_ms: secret.createdAtMs,
      valid_until_ms: secret.validUntilMs,
    }),
  )
}

async function readWebhooks(
  db: Kysely<Tables>,
  only: { readonly column: 'webhooks.id' | 'webhooks.workspace_id'; readonly value: string } | null,
): Promise<readonly StoredWebhook[]> {
  const all = db
    .selectFrom('webhooks')
    .innerJoin('webhook_secrets', 'webhook_secrets.webhook_id', 'webhooks.id')
    .select(['webhooks.id', 'webhooks.workspace_id', 'webhooks.url', 'webhooks.created_at_ms'])
    .select(['webhook_secrets.secret', 'webhook_secrets.created_at_ms as secret_created_at_ms'])
    .select('webhook_secrets.valid_until_ms')
    .orderBy('webhooks.created_at_ms')
    .orderBy('webhooks.id')
    .orderBy('webhook_secrets.id', 'desc')
  const rows = await (only === null ? all : all.where(only.column, '=', only.value)).execute()
  return [...Map.groupBy(rows, (row) => row.id).entries()].flatMap(([webhookId, own]) => {
    const [first] = own
    if (first === undefined) return []
    const secrets = own.map((row) => ({
      secret: new Secret(row.secret),
      createdAtMs: row.secret_created_at_ms,
      validUntilMs: row.valid_until_ms,
    }))
    return [{ webhookId, workspaceId: first.workspace_id, url: first.url, createdAtMs: first.created_at_ms, secrets }]
  })
}

function* rotationSteps(
  db: Kysely<Tables>,
  webhookId: string,
  { secret, overlapUntilMs }: { readonly secret: WebhookSecret; readonly overlapUntilMs: number },
): Steps<boolean> {
  // Locks the webhook, so that concurrent rotations run one after another.
  const locked = db.updateTable('webhooks').set({ id: webhookId }).where('id', '=', webhookId).returning('id')
  if ((yield* firstRowOf(locked)) === null) return false
  yield* changesOf(
    db.deleteFrom('webhook_secrets').where('webhook_id', '=', webhookId).where('valid_until_ms', 'is not', null),
  )
  yield* changesOf(
    db
      .updateTable('webhook_secrets')
      .set({ valid_until_ms: sql<number>`${overlapUntilMs}` })
      .where('webhook_id', '=', webhookId),
  )
  yield* insertSecret(db, webhookId, secret)
  return true
}
