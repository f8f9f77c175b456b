import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import {
  outcomeChangedPayload,
  postmasterLimitCrossed,
  testOutcomeChanged,
} from '../../../src/foundation/contract/alert-webhook.ts'
import { parseWire } from '../../../src/foundation/contract/wire-schema.ts'

const payload = {
  event_type: testOutcomeChanged,
  timestamp: '2026-01-31T12:00:00.000Z',
  idempotency_key: 'evt_1',
  alert: { id: 'alr_1', rule_id: 'rule_1', before: 'pass', after: 'fail' },
  spam_test: { id: 7, tracking_id: 'pst_1', name: 'Nightly', source: null, template: null },
  reason: 'inbox rate 50%',
}

it('outcomeChangedPayload accepts a valid event, and rejects an unsupported outcome', () => {
  expect(parseWire(outcomeChangedPayload, payload).status).toBe('ok')
  const undecided = { ...payload, alert: { ...payload.alert, after: 'inconclusive' } }
  expect(parseWire(outcomeChangedPayload, undecided).status).toBe('bad')
})

it('docs/webhooks.md documents each field of the event', () => {
  const docs = readFileSync('docs/webhooks.md', 'utf8')
  const section = docs.slice(docs.indexOf('## Alerts'), docs.indexOf('## Verify'))
  const { alert, spam_test: test, ...others } = payload
  for (const name of Object.keys(others)) expect(section).toContain(`| \`${name}\` |`)
  for (const name of Object.keys(alert)) expect(section).toContain(`\`alert.${name}\``)
  for (const name of Object.keys(test)) expect(section).toMatch(new RegExp(`\`(?:spam_test)?\\.${name}\``, 'u'))
  expect(section).toContain(`\`${testOutcomeChanged}\``)
  expect(section).toContain(`\`${postmasterLimitCrossed}\``)
})
