import { expect, it } from 'vitest'
import { outcomeChangedPayload } from '../../../src/foundation/contract/alert-webhook.ts'
import { toTrackingId, toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'
import { parseWire } from '../../../src/foundation/contract/wire-schema.ts'
import { type AlertSource, toOutcomeAlert } from '../../../src/service/alerts/outcome-alert.ts'
import { valueOf } from '../../support/parsed.ts'

const rule = {
  ruleId: 'rule_1',
  workspaceId: toWorkspaceId('team'),
  limit: null,
  source: null,
  usesWebhooks: true,
  recipients: [],
  createdAtMs: 0,
} as const

function source(changes: Partial<AlertSource> = {}): AlertSource {
  return {
    test: { numericId: 7, trackingId: toTrackingId('pst_x'), name: 'Nightly', source: 'cron' },
    outcome: {
      report: {
        outcome: 'fail',
        reason: 'inbox rate 50%',
        thresholds: [],
        template: 'mail/order.html',
        run_url: 'https://ci.example/1',
      },
      reportedAtMs: 0,
    },
    publicUrl: 'https://presend.example',
    ...changes,
  }
}

const random = { uuid: () => '00000000-0000-4000-8000-000000000001' }

it('toOutcomeAlert() reports what changed, why, and where the report is', () => {
  const alert = toOutcomeAlert(source(), random)({ rule, before: 'pass', after: 'fail' })
  expect(alert.alertId).toBe('alr_00000000000040008000000000000001')
  expect(alert.title).toBe('cron: mail/order.html now fails')
  expect(alert.text).toContain('The outcome of cron: mail/order.html changed from pass to fail.')
  expect(alert.text).toContain(
    'Reason: inbox rate 50%\nReport: https://presend.example/tests/7\nRun: https://ci.example/1\n',
  )
  expect(alert.text).toContain('Rule rule_1 in workspace team')
})

it('toOutcomeAlert() builds the documented event', () => {
  const { event } = toOutcomeAlert(source(), random)({ rule, before: 'pass', after: 'fail' })
  const payload = valueOf(parseWire(outcomeChangedPayload, JSON.parse(event.body)))
  expect(payload).toMatchObject({
    event_type: 'test.outcome_changed',
    timestamp: '1970-01-01T00:00:00.000Z',
    idempotency_key: event.idempotencyKey,
    alert: { rule_id: 'rule_1', before: 'pass', after: 'fail' },
    spam_test: { id: 7, tracking_id: 'pst_x', name: 'Nightly', source: 'cron', template: 'mail/order.html' },
    reason: 'inbox rate 50%',
  })
})

it('toOutcomeAlert() names the test if there is neither source nor template', () => {
  const report = { outcome: 'pass', reason: 'fine', thresholds: [] } as const
  const test = { numericId: 7, trackingId: toTrackingId('pst_x'), name: 'Nightly', source: null }
  const plain = source({ test, outcome: { report, reportedAtMs: 0 }, publicUrl: null })
  const alert = toOutcomeAlert(plain, random)({ rule, before: 'fail', after: 'pass' })
  expect(alert.title).toBe('Nightly passes again')
  expect(alert.text).not.toContain('Report:')
  expect(JSON.parse(alert.event.body).spam_test).toMatchObject({ source: null, template: null })
})
