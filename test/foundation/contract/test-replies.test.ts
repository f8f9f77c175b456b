import { describe, expect, it } from 'vitest'

import { exampleOf } from '../../../src/foundation/contract/openapi/json-schemas.ts'
import { externalTest, getSpamTestReply, testResult } from '../../../src/foundation/contract/test-replies.ts'
import { parseWire } from '../../../src/foundation/contract/wire-schema.ts'

const inboxEntry = testResult.parse(exampleOf(testResult))
const waitingEntry = {
  ...inboxEntry,
  from: null,
  delivered_to: null,
  spf_pass: false,
  dkim_pass: false,
  dmarc_pass: false,
  received_at: null,
  placement: null,
  reason: null,
  spam: null,
  authentication: null,
  notes: [],
}

describe('testResult', () => {
  it.each([inboxEntry, waitingEntry])('accepts entries that the service writes', (entry) => {
    expect(parseWire(testResult, entry).status).toBe('ok')
  })

  it.each([
    ['an unknown folder', { delivered_to: 'Junk' }],
    ['a verdict that is not a boolean', { spf_pass: null }],
    ['an undocumented field', { colour: 'red' }],
    ['an invalid time', { received_at: 'yesterday' }],
    ['an unknown placement', { placement: 'guessed' }],
  ])('rejects %s', (_what, change) => {
    expect(parseWire(testResult, { ...inboxEntry, ...change }).status).toBe('bad')
  })

  it.each(Object.keys(waitingEntry))('rejects an entry without %s', (name) => {
    const entry = Object.fromEntries(Object.entries(waitingEntry).filter(([key]) => key !== name))
    expect(parseWire(testResult, entry).status).toBe('bad')
  })
})

it('externalTest requires everything except report_url', () => {
  const example = externalTest.parse(exampleOf(externalTest))
  for (const name of Object.keys(example)) {
    const test = Object.fromEntries(Object.entries(example).filter(([key]) => key !== name))
    expect(parseWire(externalTest, test).status, name).toBe(name === 'report_url' ? 'ok' : 'bad')
  }
})

it('getSpamTestReply rejects metadata and the tracking id', () => {
  const data = { key: 'psk_x', name: 'n', test_results: [], status: 'pending' }
  expect(parseWire(getSpamTestReply, { success: true, data }).status).toBe('ok')
  expect(parseWire(getSpamTestReply, { success: true, data: { ...data, metadata: {} } }).status).toBe('bad')
})
