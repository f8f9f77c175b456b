import { describe, expect, it } from 'vitest'

import { deliveryObject, overlapEndMs, webhookObject } from '../../src/commands/webhook-objects.ts'
import { Secret } from '../../src/world/secret.ts'
import { aDelivery, aWebhook, startMs } from '../service/webhooks/webhook-builders.ts'

const rotated = aWebhook({
  secrets: [
    { secret: new Secret('secret-two'), createdAtMs: startMs, validUntilMs: null },
    { secret: new Secret('secret-one'), createdAtMs: startMs, validUntilMs: startMs + 1000 },
  ],
})

it('overlapEndMs() is the end of the old secret while it is still valid', () => {
  expect(overlapEndMs(rotated, startMs + 999)).toBe(startMs + 1000)
  expect(overlapEndMs(rotated, startMs + 1000)).toBeNull()
  expect(overlapEndMs(aWebhook(), startMs)).toBeNull()
})

it('webhookObject() shows no secret', () => {
  expect(webhookObject(rotated, startMs)).toEqual({
    id: 'wh_1',
    url: 'https://receiver.example/hook',
    workspace: 'acme',
    created_at: '2026-01-01T00:00:00.000Z',
    previous_secret_valid_until: '2026-01-01T00:00:01.000Z',
  })
})

describe('deliveryObject()', () => {
  it('shows every attempt, and null where nothing came', () => {
    const attempt = { attemptNumber: 1, startedAtMs: startMs, durationMs: 30_000, statusCode: null, detail: 'time-out' }
    expect(deliveryObject(aDelivery({ attemptCount: 1, nextAttemptAtMs: startMs + 60_000 }), [attempt])).toEqual({
      id: 'wd_1',
      webhook: 'wh_1',
      idempotency_key: 'evt_1',
      state: 'pending',
      created_at: '2026-01-01T00:00:00.000Z',
      next_attempt_at: '2026-01-01T00:01:00.000Z',
      repeats: null,
      attempts: [
        {
          number: 1,
          started_at: '2026-01-01T00:00:00.000Z',
          duration_ms: 30_000,
          status_code: null,
          detail: 'time-out',
        },
      ],
    })
  })
})
