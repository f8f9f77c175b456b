/** Questions about webhooks and their secrets. */

import { type Kysely, sql } from 'kysely'

import { Secret } from '../world/secret.ts'
import { changesOf, firstRowOf, type SqlDatabase, type Steps } from './sql-database.ts'
import type { Tables } from './tables.ts'
import type { StoredWebhook, WebhookSecret } from './webhook.ts'

/** Writes a webhook with its secrets. */
export async function createWebhook(database: SqlDatabase, webhook: StoredWebhook): Promise<void> {
  await database.transact(() => creationSteps(database.db, webhook))
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
  // One by one, the oldest first: the newest must get the highest number.
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

/** The webhooks of one workspace, or of all, oldest first. */
export async function listWebhooks(db: Kysely<Tables>, workspaceId: string | null): Promise<readonly StoredWebhook[]> {
  return await readWebhooks(db, workspaceId === null ? null : { column: 'webhooks.workspace_id', value: workspaceId })
}

/** One webhook. */
export async function findWebhook(db: Kysely<Tables>, webhookId: string): Promise<StoredWebhook | null> {
  const [webhook] = await readWebhooks(db, { column: 'webhooks.id', value: webhookId })
  return webhook ?? null
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

/** Deletes a webhook; its secrets, deliveries and attempts go with it. */
export async function removeWebhook(database: SqlDatabase, webhookId: string): Promise<boolean> {
  const { db } = database
  return (await database.transact(() => changesOf(db.deleteFrom('webhooks').where('id', '=', webhookId)))) > 0
}

/** A new current secret; see WebhookStore. */
export async function rotateWebhookSecret(
  database: SqlDatabase,
  webhookId: string,
  { secret, overlapUntilMs }: { readonly secret: WebhookSecret; readonly overlapUntilMs: number },
): Promise<boolean> {
  return await database.transact(() => rotationSteps(database.db, webhookId, { secret, overlapUntilMs }))
}

function* rotationSteps(
  db: Kysely<Tables>,
  webhookId: string,
  { secret, overlapUntilMs }: { readonly secret: WebhookSecret; readonly overlapUntilMs: number },
): Steps<boolean> {
  // Writes the webhook as it is: two rotations at once go one after the other.
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

/** One secret in another form; see WebhookStore. */
export async function replaceWebhookSecret(
  database: SqlDatabase,
  webhookId: string,
  { before, after }: { readonly before: Secret; readonly after: Secret },
): Promise<boolean> {
  const replaced = database.db
    .updateTable('webhook_secrets')
    .set({ secret: after.reveal() })
    .where('webhook_id', '=', webhookId)
    .where('secret', '=', before.reveal())
  return (await database.transact(() => changesOf(replaced))) > 0
}
