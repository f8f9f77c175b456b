import { describe, expect, it } from 'vitest'

import { exampleTest, externalTest, inboxEntry, waitingEntry } from '../../src/contract/operations/examples.ts'
import {
  externalTestSchema,
  getSpamTestReplySchema,
  testResultEntrySchema,
} from '../../src/contract/test-reply-schemas.ts'
import { parseWire } from '../../src/contract/wire-schema.ts'

describe('testResultEntrySchema', () => {
  it.each([inboxEntry, waitingEntry])('takes what the service writes', (entry) => {
    expect(parseWire(testResultEntrySchema, entry).status).toBe('ok')
  })

  it.each([
    ['a folder that there is not', { delivered_to: 'Junk' }],
    ['a verdict that is no boolean', { spf_pass: null }],
    ['a field that nobody has described', { colour: 'red' }],
    ['a time that is none', { received_at: 'yesterday' }],
    ['a placement that is neither', { placement: 'guessed' }],
  ])('refuses %s', (_what, change) => {
    expect(parseWire(testResultEntrySchema, { ...inboxEntry, ...change }).status).toBe('bad')
  })

  it.each(Object.keys(waitingEntry))('refuses an entry without %s', (name) => {
    const entry = Object.fromEntries(Object.entries(waitingEntry).filter(([key]) => key !== name))
    expect(parseWire(testResultEntrySchema, entry).status).toBe('bad')
  })
})

it('externalTestSchema lets only the page for people be absent', () => {
  for (const name of Object.keys(externalTest)) {
    const test = Object.fromEntries(Object.entries(externalTest).filter(([key]) => key !== name))
    expect(parseWire(externalTestSchema, test).status, name).toBe(name === 'report_url' ? 'ok' : 'bad')
  }
})

it('getSpamTestReplySchema never shows metadata or the tracking id', () => {
  const data = { key: 'psk_x', name: exampleTest.name, test_results: [], status: 'pending' }
  expect(parseWire(getSpamTestReplySchema, { success: true, data }).status).toBe('ok')
  expect(parseWire(getSpamTestReplySchema, { success: true, data: { ...data, metadata: {} } }).status).toBe('bad')
})
