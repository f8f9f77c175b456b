/** Types for webhooks, their secrets and their deliveries. */

import type { WorkspaceId } from '../../foundation/contract/identifiers.ts'
import type { Secret } from '../../foundation/world/secret.ts'

/** A webhook: a URL that receives a workspace's events. */
export interface StoredWebhook {
  readonly webhookId: string
  readonly workspaceId: WorkspaceId
  readonly url: string
  readonly createdAtMs: number
  /** The secrets, newest first. There is at least one secret. */
  readonly secrets: readonly WebhookSecret[]
}

/** A secret with which requests are signed. */
export interface WebhookSecret {
  readonly secret: Secret
  readonly createdAtMs: number
  /** When the secret expires; `null` for the current secret. */
  readonly validUntilMs: number | null
}

/** `pending` means that the next attempt is due at `nextAttemptAtMs`. */
export type DeliveryState = 'pending' | 'delivered' | 'failed'

/**
 * The result of repeating a delivery: `created`; `due` if an attempt for the same event is due or in progress, so that
 * there is nothing to repeat; or `unknown` if the delivery does not exist.
 */
export type Redelivery = 'created' | 'due' | 'unknown'

/** The delivery of an event to a webhook. */
export interface StoredDelivery {
  /** The value of the `X-Service-Delivery` header. Every delivery has a different value, even a redelivery. */
  readonly deliveryId: string
  readonly webhookId: string
  /** The idempotency key, which is the same for all deliveries of an event. */
  readonly idempotencyKey: string
  /** The exact text that is signed and sent; it was fixed when the event occurred. */
  readonly body: string
  readonly state: DeliveryState
  readonly attemptCount: number
  /** When the next attempt is due; `null` unless the delivery is pending. */
  readonly nextAttemptAtMs: number | null
  readonly createdAtMs: number
  /** The id of the delivery that this redelivery repeats; `null` for an original delivery. */
  readonly repeats: string | null
}

/** A delivery attempt, as shown in the delivery log. */
export interface DeliveryAttempt {
  /** The number of the attempt, starting at 1. */
  readonly attemptNumber: number
  readonly startedAtMs: number
  readonly durationMs: number
  /** The HTTP status; `null` if no response arrived. */
  readonly statusCode: number | null
  /** The error, or the start of the response body; untrusted text of at most 500 characters. */
  readonly detail: string
}

/** The outcome of an attempt. */
export interface AttemptOutcome {
  readonly deliveryId: string
  readonly attempt: DeliveryAttempt
  readonly next:
    | { readonly state: 'pending'; readonly nextAttemptAtMs: number }
    | { readonly state: 'delivered' }
    | { readonly state: 'failed' }
}

/** An event, recorded in the same transaction as the result that caused it. */
export interface WebhookEvent {
  readonly idempotencyKey: string
  /** Compact JSON. */
  readonly body: string
}

/** Queries for webhooks and their deliveries. */
export interface WebhookStore {
  createWebhook(webhook: StoredWebhook): Promise<void>
  /** Lists the webhooks of a workspace, oldest first. `null` selects all workspaces. */
  listWebhooks(workspaceId: WorkspaceId | null): Promise<readonly StoredWebhook[]>
  findWebhook(webhookId: string): Promise<StoredWebhook | null>
  /** Deletes a webhook and its deliveries. @returns false if the webhook does not exist */
  removeWebhook(webhookId: string): Promise<boolean>
  /**
   * Makes `secret` the current secret. Keeps the previous secret valid until `overlapUntilMs`, and deletes older
   * secrets.
   */
  rotateWebhookSecret(webhookId: string, secret: WebhookSecret, overlapUntilMs: number): Promise<boolean>
  /**
   * Replaces the stored form of a secret, for example to encrypt it with another key. @returns false if the secret does
   * not exist
   */
  replaceWebhookSecret(webhookId: string, before: Secret, after: Secret): Promise<boolean>
  findDelivery(deliveryId: string): Promise<StoredDelivery | null>
  /** Lists at most `limit` deliveries, newest first. */
  listDeliveries(webhookId: string, limit: number): Promise<readonly StoredDelivery[]>
  listAttempts(deliveryId: string): Promise<readonly DeliveryAttempt[]>
  /** Records an attempt. Has no effect if an attempt with this number is already recorded. */
  recordAttempt(outcome: AttemptOutcome): Promise<void>
  /**
   * Delivers the event again under a new id. If the event is being retried, the new delivery replaces the remaining
   * attempts, so that the webhook gets the event only once.
   */
  redeliver(deliveryId: string, again: { readonly deliveryId: string; readonly nowMs: number }): Promise<Redelivery>
  /** Lists pending deliveries that are due at or after `dueFromMs` and before `dueBeforeMs`, oldest first. */
  listDueDeliveries(dueBeforeMs: number, limit: number, dueFromMs?: number): Promise<readonly StoredDelivery[]>
}
