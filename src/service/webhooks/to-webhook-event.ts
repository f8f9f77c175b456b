/** Builds the event for the recorded result of a seed. All webhooks of the workspace receive the same bytes. */

import { createHash } from 'node:crypto'
import type { TrackingId } from '../../foundation/contract/identifiers.ts'

import {
  testResultDelivered,
  type WebhookMethod,
  type WebhookPayload,
} from '../../foundation/contract/webhook-payload.ts'
import type { RecordedDmarc, RecordedVerdict, SeedRecord, SettledSeed } from '../storage/store.ts'
import { isReceived } from '../storage/test-status.ts'
import type { WebhookEvent } from '../storage/webhook.ts'

/** Builds the event from the stored record alone, so that every instance builds the same event. */
export function toWebhookEvent(settled: SettledSeed): WebhookEvent {
  const payload = toWebhookPayload(settled)
  return { idempotencyKey: payload.idempotency_key, body: JSON.stringify(payload) }
}

/** The body of the event. */
export function toWebhookPayload({ resultId, test, seed, record }: SettledSeed): WebhookPayload {
  return {
    event_type: testResultDelivered,
    timestamp: new Date(record.recordedAtMs).toISOString(),
    idempotency_key: idempotencyKeyOf(test.trackingId, seed.address),
    spam_test: {
      id: test.numericId,
      tracking_id: test.trackingId,
      name: test.name,
      source: test.source,
      metadata: test.metadata,
    },
    test_result: {
      id: resultId,
      provider_name: seed.providerName,
      provider_type: seed.providerType,
      recipient_email: seed.address,
      delivery: toDelivery(record, test.createdAtMs),
      authentication: {
        spf: { ...toMethod(record.evidence.spf), details: record.evidence.spf.detail },
        dkim: { ...toMethod(record.evidence.dkim), details: record.evidence.dkim.detail },
        dmarc: { ...toMethod(record.evidence.dmarc), action: actionOf(record.evidence.dmarc) },
      },
    },
  }
}

/**
 * Returns the idempotency key, which is derived from the event type, the test and the seed. The key contains the
 * tracking id because, unlike the numeric id, it is unique across services.
 */
function idempotencyKeyOf(trackingId: TrackingId, address: string): string {
  const subject = JSON.stringify([testResultDelivered, trackingId, address])
  return `evt_${createHash('sha256').update(subject).digest('hex').slice(0, 32)}`
}

type WireDelivery = WebhookPayload['test_result']['delivery']

function toDelivery(record: SeedRecord, createdAtMs: number): WireDelivery {
  const { folder, placementKind: placement } = record
  // A copy whose deferral became permanent was never delivered.
  const isDelivered = isReceived(record)
  // The clocks of two instances may differ, so don't return a negative time.
  const delivery_time_seconds = isDelivered ? Math.max(0, record.recordedAtMs - createdAtMs) / 1000 : null
  return {
    status: isDelivered ? 'delivered' : 'rejected',
    folder,
    delivery_time_seconds,
    is_inbox: folder === 'INBOX',
    is_spam: folder === 'Spam',
    placement,
  }
}

function toMethod({ isPass, result }: RecordedVerdict): WebhookMethod {
  return { pass: isPass === true, result }
}

/** Returns the action of the DMARC policy, which applies only if DMARC fails. */
function actionOf({ result, policy }: RecordedDmarc): 'none' | 'quarantine' | 'reject' | null {
  if (result === 'fail') return policy ?? null
  return result === 'pass' || result === 'none' ? 'none' : null
}
