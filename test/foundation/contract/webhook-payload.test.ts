import { describe, expect, it } from 'vitest'

import { webhookPayload } from '../../../src/foundation/contract/webhook-payload.ts'
import { parseWire } from '../../../src/foundation/contract/wire-schema.ts'
import { toWebhookPayload } from '../../../src/service/webhooks/to-webhook-event.ts'
import { aSettledSeed } from '../../service/webhooks/webhook-builders.ts'

const payload = toWebhookPayload(aSettledSeed())

describe('webhookPayload', () => {
  it('accepts unknown fields', () => {
    const later = { ...payload, added: 1, test_result: { ...payload.test_result, added: true } }
    expect(parseWire(webhookPayload, later)).toEqual({ status: 'ok', value: later })
  })

  it.each([
    ['another event', { ...payload, event_type: 'test_result.opened' }, '$.event_type'],
    ['a time in another format', { ...payload, timestamp: 'yesterday' }, '$.timestamp'],
    ['an empty key', { ...payload, idempotency_key: '' }, '$.idempotency_key'],
    [
      'an unknown folder',
      {
        ...payload,
        test_result: { ...payload.test_result, delivery: { ...payload.test_result.delivery, folder: 'Junk' } },
      },
      '$.test_result.delivery.folder',
    ],
    ['no result', { ...payload, test_result: undefined }, '$.test_result'],
  ])('rejects %s and names the field', (_what, json, input) => {
    expect(parseWire(webhookPayload, json)).toMatchObject({ status: 'bad', problems: [{ input }] })
  })
})
