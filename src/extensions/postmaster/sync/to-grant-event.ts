/** Builds the webhook event for a grant that the provider ended. */

import { createHash } from 'node:crypto'

import {
  type PostmasterRevokedPayload,
  postmasterAccountRevoked,
} from '../../../foundation/contract/postmaster-webhook.ts'
import type { WebhookEvent } from '../../../service/storage/webhook.ts'
import type { StoredPostmasterAccount } from '../storage/accounts-and-days.ts'

/** Builds the event from the account alone, so that building it again produces the same idempotency key. */
export function toGrantEvent(account: StoredPostmasterAccount): WebhookEvent {
  const payload = toRevokedPayload(account)
  return { idempotencyKey: payload.idempotency_key, body: JSON.stringify(payload) }
}

function toRevokedPayload(account: StoredPostmasterAccount): PostmasterRevokedPayload {
  const endedAtMs = account.grantEndedAtMs ?? account.createdAtMs
  return {
    event_type: postmasterAccountRevoked,
    timestamp: isoTime(endedAtMs),
    idempotency_key: idempotencyKeyOf(account, endedAtMs),
    postmaster_account: {
      id: account.id,
      email: account.email,
      source: account.source,
      created_at: isoTime(account.createdAtMs),
      synced_at: account.syncedAtMs === null ? null : isoTime(account.syncedAtMs),
    },
    reason: account.syncProblem ?? 'the provider ended the grant',
  }
}

/**
 * The key includes the time, because an account may lose its grant more than once. The key includes no ids, because two
 * services may use the same ids.
 */
function idempotencyKeyOf({ workspaceId, email, createdAtMs }: StoredPostmasterAccount, endedAtMs: number): string {
  const subject = JSON.stringify([postmasterAccountRevoked, workspaceId, email, createdAtMs, endedAtMs])
  return `evt_${createHash('sha256').update(subject).digest('hex').slice(0, 32)}`
}

function isoTime(timeMs: number): string {
  return new Date(timeMs).toISOString()
}
