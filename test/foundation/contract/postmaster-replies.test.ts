import { describe, expect, it } from 'vitest'

import { exampleOf } from '../../../src/foundation/contract/openapi/json-schemas.ts'
import {
  connectedAccountsReply,
  cumulativeReply,
  domainReply,
} from '../../../src/foundation/contract/postmaster-replies.ts'
import { parseWire } from '../../../src/foundation/contract/wire-schema.ts'

const [connected, cumulative, domain] = [connectedAccountsReply, cumulativeReply, domainReply].map(exampleOf)

describe('postmaster replies', () => {
  it('accept their own examples and reject examples for other paths', () => {
    expect(parseWire(connectedAccountsReply, connected).status).toBe('ok')
    expect(parseWire(cumulativeReply, cumulative).status).toBe('ok')
    expect(parseWire(domainReply, domain).status).toBe('ok')
    expect(parseWire(domainReply, cumulative).status).toBe('bad')
  })

  it('have no success field', () => {
    expect(parseWire(connectedAccountsReply, Object.assign({ success: true }, connected)).status).toBe('bad')
  })

  it.each([
    { date: '2026-01-01', value: 1.1 },
    { date: '2026-01-01', value: -0.1 },
    { date: '2026-1-1', value: 0 },
    { date: '2026-02-30', value: 0 },
    { date: '2026-01-01' },
  ])('reject an impossible daily entry: %j', (entry) => {
    expect(parseWire(domainReply, Object.assign({}, domain, { spam_rate_data: [entry] })).status).toBe('bad')
  })
})
