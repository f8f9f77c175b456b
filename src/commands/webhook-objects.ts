/** Webhooks and deliveries as `--json` prints them; times in ISO 8601, UTC. */

import type { DeliveryAttempt, StoredDelivery, StoredWebhook } from '../storage/webhook.ts'
import { isoTime } from './token-objects.ts'

/** A webhook, without its secrets. */
export interface WebhookObject {
  readonly id: string
  readonly url: string
  readonly workspace: string
  readonly created_at: string
  /** Until when the secret before the current one is valid too; null: there is none. */
  readonly previous_secret_valid_until: string | null
}

/** A delivery and all its attempts. */
export interface DeliveryObject {
  readonly id: string
  readonly webhook: string
  readonly idempotency_key: string
  readonly state: string
  readonly created_at: string
  readonly next_attempt_at: string | null
  /** The delivery that this one repeats. */
  readonly repeats: string | null
  readonly attempts: readonly {
    readonly number: number
    readonly started_at: string
    readonly duration_ms: number
    readonly status_code: number | null
    readonly detail: string
  }[]
}

/** The object of a webhook at `nowMs`. */
export function webhookObject(webhook: StoredWebhook, nowMs: number): WebhookObject {
  return {
    id: webhook.webhookId,
    url: webhook.url,
    workspace: webhook.workspaceId,
    created_at: isoTime(webhook.createdAtMs),
    previous_secret_valid_until: maybeTime(overlapEndMs(webhook, nowMs)),
  }
}

/** When the secret before the current one ends; `null`: there is none that is still valid. */
export function overlapEndMs({ secrets }: StoredWebhook, nowMs: number): number | null {
  return secrets.find(({ validUntilMs }) => validUntilMs !== null && validUntilMs > nowMs)?.validUntilMs ?? null
}

/** The object of a delivery. */
export function deliveryObject(delivery: StoredDelivery, attempts: readonly DeliveryAttempt[]): DeliveryObject {
  return {
    id: delivery.deliveryId,
    webhook: delivery.webhookId,
    idempotency_key: delivery.idempotencyKey,
    state: delivery.state,
    created_at: isoTime(delivery.createdAtMs),
    next_attempt_at: maybeTime(delivery.nextAttemptAtMs),
    repeats: delivery.repeats,
    attempts: attempts.map(({ attemptNumber, startedAtMs, durationMs, statusCode, detail }) => ({
      number: attemptNumber,
      started_at: isoTime(startedAtMs),
      duration_ms: durationMs,
      status_code: statusCode,
      detail,
    })),
  }
}

function maybeTime(timeMs: number | null): string | null {
  return timeMs === null ? null : isoTime(timeMs)
}
