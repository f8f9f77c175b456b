import { expect, it } from 'vitest'
import { limitCrossedPayload } from '../../../src/foundation/contract/alert-webhook.ts'
import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'
import { parseWire } from '../../../src/foundation/contract/wire-schema.ts'
import { isBeyond, type LimitedFigure, toLimitAlert } from '../../../src/service/alerts/limit-alert.ts'
import { valueOf } from '../../support/parsed.ts'

const figure: LimitedFigure = {
  ruleId: 'rule_1',
  workspaceId: toWorkspaceId('team'),
  account: 'postmaster@shop.example',
  domain: 'shop.example',
  date: '2026-01-30',
  percent: 0.3,
  limit: { metric: 'spam-rate', percent: 0.3 },
  atMs: 0,
}
const random = { uuid: () => '00000000-0000-4000-8000-000000000001' }

it.each([
  ['spam-rate', 0.3, 0.3, true],
  ['spam-rate', 0.29, 0.3, false],
  ['dmarc-success', 98, 98, false],
  ['dmarc-success', 97.9, 98, true],
] as const)('isBeyond() for %s %d with the limit %d returns %s', (metric, percent, limit, expected) => {
  expect(isBeyond(percent, { metric, percent: limit })).toBe(expected)
})

it('toLimitAlert() names the figure and the exceeded limit in the documented event and the mail', () => {
  const alert = toLimitAlert(figure, random)
  expect(alert.title).toBe('User-reported spam rate for shop.example is outside its limit')
  expect(alert.text).toContain('Latest day: 2026-01-30\nValue: 0.3%\nLimit: below 0.3%\n')
  expect(valueOf(parseWire(limitCrossedPayload, JSON.parse(alert.event.body)))).toMatchObject({
    event_type: 'postmaster.limit_crossed',
    idempotency_key: alert.event.idempotencyKey,
    domain: 'shop.example',
    metric: 'spam-rate',
    percent: 0.3,
    limit_percent: 0.3,
    is_within: false,
  })
})

it('toLimitAlert() reports that a figure is within its limit again', () => {
  const alert = toLimitAlert({ ...figure, percent: 0.1 }, random)
  expect(alert.title).toBe('User-reported spam rate for shop.example is within its limit again')
  expect(JSON.parse(alert.event.body).is_within).toBe(true)
})
