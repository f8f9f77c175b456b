/** A grant that a provider has ended → the event that the webhooks of its workspace are told. */

import { createHash } from 'node:crypto'

import { type PostmasterRevokedPayload, postmasterAccountRevoked } from '../../contract/postmaster-webhook.ts'
import type { WebhookEvent } from '../../storage/webhook.ts'
import type { StoredPostmasterAccount } from '../storage/accounts-and-days.ts'

/** The event: a function of the account as it stands since then. */
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
    reason: account.syncProblem ?? 'the provider has ended the grant',
  }
}

/** An account may lose its grant more than once; two services may know the same account under the same number. */
function idempotencyKeyOf({ workspaceId, email, createdAtMs }: StoredPostmasterAccount, endedAtMs: number): string {
  const subject = JSON.stringify([postmasterAccountRevoked, workspaceId, email, createdAtMs, endedAtMs])
  return `evt_${createHash('sha256').update(subject).digest('hex').slice(0, 32)}`
}

function isoTime(timeMs: number): string {
  return new Date(timeMs).toISOString()
}
