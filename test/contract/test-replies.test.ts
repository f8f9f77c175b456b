import { describe, expect, it } from 'vitest'

import {
  externalTest as exampleExternalTest,
  exampleTest,
  inboxEntry,
  waitingEntry,
} from '../../src/contract/operations/examples.ts'
import { externalTest, getSpamTestReply, testResult } from '../../src/contract/test-replies.ts'
import { parseWire } from '../../src/contract/wire-schema.ts'

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
  for (const name of Object.keys(exampleExternalTest)) {
    const test = Object.fromEntries(Object.entries(exampleExternalTest).filter(([key]) => key !== name))
    expect(parseWire(externalTest, test).status, name).toBe(name === 'report_url' ? 'ok' : 'bad')
  }
})

it('getSpamTestReply rejects metadata and the tracking id', () => {
  const data = { key: 'psk_x', name: exampleTest.name, test_results: [], status: 'pending' }
  expect(parseWire(getSpamTestReply, { success: true, data }).status).toBe('ok')
  expect(parseWire(getSpamTestReply, { success: true, data: { ...data, metadata: {} } }).status).toBe('bad')
})
