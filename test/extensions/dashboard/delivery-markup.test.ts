import { expect, it } from 'vitest'

import { attemptTimes, deliveryResult, lastResponse } from '../../../src/extensions/dashboard/delivery-markup.ts'
import type { StoredDelivery } from '../../../src/service/storage/webhook.ts'
import { type LoggedDelivery } from '../../../src/service/webhooks/delivery-log.ts'
import { aDelivery, startMs } from '../../service/webhooks/webhook-builders.ts'

/** A delivery whose attempts received these status codes. */
function logged(state: StoredDelivery['state'], ...codes: readonly (number | null)[]): LoggedDelivery {
  const delivery = aDelivery({ state, nextAttemptAtMs: state === 'pending' ? startMs + 60_000 : null })
  const attempts = codes.map((statusCode, index) => ({
    attemptNumber: index + 1,
    startedAtMs: startMs,
    durationMs: 5,
    statusCode,
    detail: 'detail',
  }))
  return { delivery, attempts }
}

it.each([
  [logged('pending'), 'Pending'],
  [logged('pending', 503), 'Retrying (503)'],
  [logged('pending', 503, null), 'Retrying (no response)'],
  [logged('delivered', 503, 204), 'Delivered (204)'],
  [logged('failed', 410), 'Failed (410)'],
])('deliveryResult() names the state and the last response (%#)', (one, expected) => {
  expect(String(deliveryResult(one)).replaceAll(/<[^>]+>/gu, '')).toBe(expected)
})

it('lastResponse() shows the last attempt only', () => {
  expect(String(lastResponse(logged('pending', 503, 429)))).toBe('429<br><span class="soft">detail</span>')
  expect(String(lastResponse(logged('pending')))).toBe('–')
})

it('attemptTimes() shows the last attempt and when the next one is due', () => {
  expect(String(attemptTimes(logged('pending', 503)))).toMatch(/2026-01-01 00:00 UTC.*Next: .*2026-01-01 00:01 UTC/u)
  expect(String(attemptTimes(logged('delivered', 200)))).not.toContain('Next')
})
