import { describe, expect, it } from 'vitest'
import { toTrackingId } from '../../../src/foundation/contract/identifiers.ts'

import { webhookPayload } from '../../../src/foundation/contract/webhook-payload.ts'
import { parseWire } from '../../../src/foundation/contract/wire-schema.ts'
import { toWebhookEvent, toWebhookPayload } from '../../../src/service/webhooks/to-webhook-event.ts'
import { aRecord, aSettledSeed, aVerdict, startMs, unmeasured } from './webhook-builders.ts'

describe('toWebhookPayload()', () => {
  it('converts a result to the wire format', () => {
    expect(toWebhookPayload(aSettledSeed())).toEqual({
      event_type: 'test_result.delivered',
      timestamp: '2026-01-01T00:00:12.345Z',
      idempotency_key: expect.stringMatching(/^evt_[0-9a-f]{32}$/u),
      spam_test: {
        id: 7,
        tracking_id: 'tracking-0000000000000000000001',
        name: 'Spring sale',
        source: 'ci',
        metadata: { commit: 'abc', nested: { list: [1, null] } },
      },
      test_result: {
        id: 71,
        provider_name: 'box.example',
        provider_type: 'consumer',
        recipient_email: 'seed1@box.example',
        delivery: {
          status: 'delivered',
          folder: 'INBOX',
          delivery_time_seconds: 12.345,
          is_inbox: true,
          is_spam: false,
          placement: 'simulated',
        },
        authentication: {
          spf: { pass: true, result: 'pass', details: 'pass for shop.example' },
          dkim: { pass: true, result: 'pass', details: 'pass for shop.example' },
          dmarc: { pass: true, result: 'pass', action: 'none' },
        },
      },
    })
  })

  it.each([
    ['INBOX', true, false],
    ['Spam', false, true],
    ['Promotions', false, false],
    ['Social', false, false],
    ['Updates', false, false],
    ['Forums', false, false],
  ] as const)('for %s reports inbox: %s, spam: %s', (folder, is_inbox, is_spam) => {
    const { delivery } = toWebhookPayload(aSettledSeed({ folder })).test_result
    expect(delivery).toMatchObject({ status: 'delivered', folder, is_inbox, is_spam })
  })

  it('reports a rejected copy as rejected, without folder and delivery time', () => {
    const reply = { code: 550, enhancedCode: '5.7.1', text: 'No' }
    const { delivery } = toWebhookPayload(aSettledSeed({ status: 'refused', folder: null, reply })).test_result
    expect(delivery).toMatchObject({ status: 'rejected', folder: null, delivery_time_seconds: null })
    expect(delivery).toMatchObject({ is_inbox: false, is_spam: false })
  })

  it('reports an accepted copy as delivered even if its folder is unknown', () => {
    const { delivery } = toWebhookPayload(aSettledSeed({ status: 'undecided', folder: null })).test_result
    expect(delivery).toMatchObject({
      status: 'delivered',
      folder: null,
      is_inbox: false,
      delivery_time_seconds: 12.345,
    })
  })

  it('never reports a negative delivery time, even if two clocks differ', () => {
    const { delivery } = toWebhookPayload(aSettledSeed({ recordedAtMs: startMs - 5 })).test_result
    expect(delivery.delivery_time_seconds).toBe(0)
  })

  it('reports unmeasured methods with a null result that does not pass', () => {
    const evidence = { ...aRecord().evidence, spf: unmeasured, dkim: unmeasured, dmarc: unmeasured }
    const { authentication } = toWebhookPayload(aSettledSeed({ evidence })).test_result
    expect(authentication.spf).toEqual({ pass: false, result: null, details: 'was not measured' })
    expect(authentication.dmarc).toEqual({ pass: false, result: null, action: null })
  })

  it.each([
    ['fail', 'reject', 'reject'],
    ['fail', 'quarantine', 'quarantine'],
    ['fail', 'none', 'none'],
    ['fail', undefined, null],
    ['fail', null, null],
    ['pass', 'reject', 'none'],
    ['none', null, 'none'],
    ['temperror', 'reject', null],
    ['permerror', null, null],
  ] as const)('for DMARC %s under the policy %s reports the requested policy %s', (result, policy, action) => {
    const dmarc = policy === undefined ? aVerdict(result) : { ...aVerdict(result), policy }
    const { authentication } = toWebhookPayload(
      aSettledSeed({ evidence: { ...aRecord().evidence, dmarc } }),
    ).test_result
    expect(authentication.dmarc.action).toBe(action)
  })
})

describe('toWebhookEvent()', () => {
  it('returns compact JSON that matches the schema in the contract', () => {
    const { body, idempotencyKey } = toWebhookEvent(aSettledSeed())
    expect(body).toBe(JSON.stringify(JSON.parse(body)))
    expect(parseWire(webhookPayload, JSON.parse(body))).toMatchObject({
      status: 'ok',
      value: { idempotency_key: idempotencyKey },
    })
  })

  it('returns the same bytes each time', () => {
    expect(toWebhookEvent(aSettledSeed())).toEqual(toWebhookEvent(aSettledSeed()))
  })

  it('has one idempotency key per test and seed, regardless of the result', () => {
    const { idempotencyKey } = toWebhookEvent(aSettledSeed())
    const settled = aSettledSeed()
    const seed = { ...settled.seed, address: 'seed2@box.example' }
    expect(toWebhookEvent(aSettledSeed({ folder: 'Spam' })).idempotencyKey).toBe(idempotencyKey)
    expect(toWebhookEvent({ ...settled, seed }).idempotencyKey).not.toBe(idempotencyKey)
    expect(toWebhookEvent(aSettledSeed({}, { trackingId: toTrackingId('another') })).idempotencyKey).not.toBe(
      idempotencyKey,
    )
  })
})
