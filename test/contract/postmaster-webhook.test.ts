import { describe, expect, it } from 'vitest'

import { exampleRevokedWebhook } from '../../src/contract/openapi/descriptions.ts'
import { postmasterRevokedPayload } from '../../src/contract/postmaster-webhook.ts'
import { parseWire } from '../../src/contract/wire-schema.ts'

describe('the schema of postmaster_account.revoked', () => {
  it('accepts the example of the document, and fields that are added later', () => {
    const later = { ...exampleRevokedWebhook, added: 1 }
    expect(parseWire(postmasterRevokedPayload, later)).toEqual({ status: 'ok', value: later })
  })

  it.each([
    [{ ...exampleRevokedWebhook, event_type: 'test_result.delivered' }, '$.event_type'],
    [{ ...exampleRevokedWebhook, timestamp: 'today' }, '$.timestamp'],
    [{ ...exampleRevokedWebhook, idempotency_key: '' }, '$.idempotency_key'],
    [{ ...exampleRevokedWebhook, postmaster_account: undefined }, '$.postmaster_account'],
    [{ ...exampleRevokedWebhook, reason: null }, '$.reason'],
  ])('refuses %j', (body, input) => {
    expect(parseWire(postmasterRevokedPayload, body)).toMatchObject({ status: 'bad', problems: [{ input }] })
  })
})
