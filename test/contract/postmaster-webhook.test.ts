import { describe, expect, it } from 'vitest'

import { exampleRevokedWebhook } from '../../src/contract/openapi/descriptions.ts'
import { postmasterRevokedPayload } from '../../src/contract/postmaster-webhook.ts'
import { parseWire } from '../../src/contract/wire-schema.ts'

describe('postmasterRevokedPayload', () => {
  it('accepts the documented example and unknown fields', () => {
    const later = { ...exampleRevokedWebhook, added: 1 }
    expect(parseWire(postmasterRevokedPayload, later)).toEqual({ status: 'ok', value: later })
  })

  it.each([
    [{ ...exampleRevokedWebhook, event_type: 'test_result.delivered' }, '$.event_type'],
    [{ ...exampleRevokedWebhook, timestamp: 'today' }, '$.timestamp'],
    [{ ...exampleRevokedWebhook, idempotency_key: '' }, '$.idempotency_key'],
    [{ ...exampleRevokedWebhook, postmaster_account: undefined }, '$.postmaster_account'],
    [{ ...exampleRevokedWebhook, reason: null }, '$.reason'],
  ])('rejects %j', (body, input) => {
    expect(parseWire(postmasterRevokedPayload, body)).toMatchObject({ status: 'bad', problems: [{ input }] })
  })
})
