import { describe, expect, it } from 'vitest'

import { exampleOf } from '../../../src/foundation/contract/openapi/json-schemas.ts'
import { postmasterRevokedPayload } from '../../../src/foundation/contract/postmaster-webhook.ts'
import { parseWire } from '../../../src/foundation/contract/wire-schema.ts'

const example = postmasterRevokedPayload.parse(exampleOf(postmasterRevokedPayload))

describe('postmasterRevokedPayload', () => {
  it('accepts the documented example and unknown fields', () => {
    const later = { ...example, added: 1 }
    expect(parseWire(postmasterRevokedPayload, later)).toEqual({ status: 'ok', value: later })
  })

  it.each([
    [{ ...example, event_type: 'test_result.delivered' }, '$.event_type'],
    [{ ...example, timestamp: 'today' }, '$.timestamp'],
    [{ ...example, idempotency_key: '' }, '$.idempotency_key'],
    [{ ...example, postmaster_account: undefined }, '$.postmaster_account'],
    [{ ...example, reason: null }, '$.reason'],
  ])('rejects %j', (body, input) => {
    expect(parseWire(postmasterRevokedPayload, body)).toMatchObject({ status: 'bad', problems: [{ input }] })
  })
})
