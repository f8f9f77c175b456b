import { expect, it } from 'vitest'

import { eventTypeOf } from '../../../src/service/webhooks/event-type.ts'

it.each([
  ['{"event_type":"postmaster_account.revoked"}', 'postmaster_account.revoked'],
  ['{"event_type":"test_result.delivered","name":"Grüße"}', 'test_result.delivered'],
  ['{}', 'test_result.delivered'],
])('eventTypeOf() of %s is %s', (body, type) => {
  expect(eventTypeOf(body)).toBe(type)
})
