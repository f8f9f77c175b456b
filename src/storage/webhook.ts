/** Webhooks as they are kept: where events go, with which secret, and what became of each delivery. */

import type { Secret } from '../world/secret.ts'

/** A registered receiver of a workspace's events. */
export interface StoredWebhook {
  readonly webhookId: string
  readonly workspaceId: string
  readonly url: string
  readonly createdAtMs: number
  /** The newest first; older ones are still valid until their end. Never empty. */
  readonly secrets: readonly WebhookSecret[]
}

/** A secret that signs. */
export interface WebhookSecret {
  readonly secret: Secret
  readonly createdAtMs: number
  /** `null`: the current one. */
  readonly validUntilMs: number | null
}

/** `pending`: an attempt is due at `nextAttemptAtMs`. `delivered`, `failed`: over. */
export type DeliveryState = 'pending' | 'delivered' | 'failed'

/** One event on its way to one webhook. */
export interface StoredDelivery {
  /** Unique for each delivery, redeliveries too: `X-Service-Delivery`. */
  readonly deliveryId: string
  readonly webhookId: string
  /** The same for every delivery of one event. */
  readonly idempotencyKey: string
  /** The bytes that are signed and sent, fixed when the event happened. */
  readonly body: string
  readonly state: DeliveryState
  readonly attemptCount: number
  /** `null` once it is over. */
  readonly nextAttemptAtMs: number | null
  readonly createdAtMs: number
  /** The delivery that this one repeats; `null`: the first of its event. */
  readonly repeats: string | null
}

/** One attempt, as the delivery log shows it. */
export interface DeliveryAttempt {
  /** From 1. */
  readonly attemptNumber: number
  readonly startedAtMs: number
  readonly durationMs: number
  /** `null`: no answer came. */
  readonly statusCode: number | null
  /** What went wrong, or the start of the answer's body; foreign text, at most 500 characters. */
  readonly detail: string
}

/** What an attempt leads to. */
export interface AttemptOutcome {
  readonly deliveryId: string
  readonly attempt: DeliveryAttempt
  readonly next:
    | { readonly state: 'pending'; readonly nextAttemptAtMs: number }
    | { readonly state: 'delivered' }
    | { readonly state: 'failed' }
}

/** An event that is about to be written down with the result that caused it. */
export interface WebhookEvent {
  readonly idempotencyKey: string
  /** Compact JSON. */
  readonly body: string
}
