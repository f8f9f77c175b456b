import { describe, expect, it } from 'vitest'

import {
  createExternalTestReply,
  createSpamTestReply,
  getExternalTestReply,
  getSpamTestReply,
  listExternalTestsReply,
  testResultEntry,
} from '../../src/contract/read-replies.ts'
import { parseWire } from '../../src/contract/wire-schema.ts'

const created = {
  success: true,
  test: { tracking_id: 't1', name: 'n', source: null, metadata: {} },
  instructions: { send_to: { consumer: ['a@box.example'] } },
}
const entry = {
  delivered_to: 'INBOX',
  dkim_pass: true,
  spf_pass: true,
  dmarc_pass: false,
  to: 'a@box.example',
  from: 'shop@shop.example',
}
const got = {
  success: true,
  data: { key: 'k', name: 'n', test_results: [entry] },
}
const state = { id: 7, tracking_id: 't1', status: 'pending' }

function inputsOf(schema: Parameters<typeof parseWire>[0], json: unknown): readonly string[] {
  const outcome = parseWire(schema, json)
  return outcome.status === 'ok' ? [] : outcome.problems.map((problem) => problem.input)
}

describe('createSpamTestReply', () => {
  it('reads what the document gives', () => {
    expect(parseWire(createSpamTestReply, created)).toMatchObject({
      status: 'ok',
      value: { test: { tracking_id: 't1' }, send_to: { consumer: [{ address: 'a@box.example' }] } },
    })
  })

  it('reads send_to at the top level too', () => {
    const { instructions, ...rest } = created
    expect(parseWire(createSpamTestReply, { ...rest, ...instructions })).toMatchObject({
      value: { send_to: { consumer: [{ address: 'a@box.example' }] } },
    })
  })

  it.each(['success', 'test', 'instructions'])('needs %s', (field) => {
    expect(inputsOf(createSpamTestReply, { ...created, [field]: undefined })).not.toEqual([])
  })

  it.each(['tracking_id', 'name', 'source', 'metadata'])('needs test.%s', (field) => {
    expect(inputsOf(createSpamTestReply, { ...created, test: { ...created.test, [field]: undefined } })).toEqual([
      `$.test.${field}`,
    ])
  })

  it('does not take a refusal for a test', () => {
    expect(inputsOf(createSpamTestReply, { ...created, success: false })).toEqual(['$.success'])
  })

  it('keeps additions that fit and drops those that do not', () => {
    const additions = { long_poll: { max_wait_seconds: 20 }, report_url: 'https://box.example/r/1' }
    expect(parseWire(createSpamTestReply, { ...created, ...additions })).toMatchObject({ value: additions })
    const odd = parseWire(createSpamTestReply, { ...created, long_poll: 'yes', report_url: 'javascript:alert(1)' })
    expect(odd.status === 'ok' && [odd.value.long_poll, odd.value.report_url]).toEqual([undefined, undefined])
  })
})

describe('createExternalTestReply', () => {
  it('needs a numeric id, and reads send_to in both places', () => {
    const reply = { success: true, test: { id: 7, tracking_id: 't1' }, send_to: { business: ['b@box.example'] } }
    expect(parseWire(createExternalTestReply, reply)).toMatchObject({ value: { test: { id: 7 } } })
    expect(inputsOf(createExternalTestReply, { ...reply, test: { id: '7', tracking_id: 't1' } })).toEqual(['$.test.id'])
    const { send_to, ...rest } = reply
    expect(inputsOf(createExternalTestReply, { ...rest, instructions: { send_to } })).toEqual([])
    expect(inputsOf(createExternalTestReply, rest)).toEqual(['$.send_to'])
  })

  it('reads exactly the documented fields, of which success is none, but no refusal', () => {
    const reply = { test: { id: 7, tracking_id: 't1' }, send_to: { business: ['b@box.example'] } }
    expect(parseWire(createExternalTestReply, reply)).toMatchObject({ value: { test: { id: 7 } } })
    expect(inputsOf(createExternalTestReply, { ...reply, success: false })).toEqual(['$.success'])
  })
})

describe('testResultEntry', () => {
  it.each([
    ['INBOX', 'INBOX'],
    ['inbox', 'INBOX'],
    ['Spam', 'Spam'],
    ['Junk', 'Spam'],
    ['JUNK', 'Spam'],
    ['Junk Email', 'Spam'],
    ['Promotions', 'Promotions'],
    ['Forums', 'Forums'],
  ])('reads the folder %s as %s', (wire, folder) => {
    expect(parseWire(testResultEntry, { ...entry, delivered_to: wire })).toMatchObject({
      value: { delivered_to: folder },
    })
  })

  it('takes null for "not received"', () => {
    expect(parseWire(testResultEntry, { ...entry, delivered_to: null, from: null })).toMatchObject({
      value: { delivered_to: null },
    })
  })

  it.each(['', 'Archive', 'constructor'])('refuses the folder %j', (folder) => {
    expect(parseWire(testResultEntry, { ...entry, delivered_to: folder })).toMatchObject({
      problems: [
        { input: '$.delivered_to', expected: 'one of INBOX, Spam, Promotions, Social, Updates, Forums, or null' },
      ],
    })
  })

  it.each(Object.keys(entry))('needs %s', (field) => {
    expect(inputsOf(testResultEntry, { ...entry, [field]: undefined })).toEqual([`$.${field}`])
  })

  it('takes any rubbish in additive fields', () => {
    const rubbish = {
      spam: 'no',
      authentication: [],
      placement: 'guessed',
      reason: 4,
      received_at: {},
      provider_type: 'x',
    }
    expect(parseWire(testResultEntry, { ...entry, ...rubbish })).toMatchObject({
      status: 'ok',
      value: { delivered_to: 'INBOX', placement: undefined, spam: undefined },
    })
  })
})

describe('getSpamTestReply', () => {
  it('names the path of a wrong verdict', () => {
    const reply = { ...got, data: { ...got.data, test_results: [entry, { ...entry, dkim_pass: 'yes' }] } }
    expect(parseWire(getSpamTestReply, got).status).toBe('ok')
    expect(parseWire(getSpamTestReply, reply)).toMatchObject({
      problems: [{ input: '$.data.test_results[1].dkim_pass', came: '"yes"', expected: 'true or false' }],
    })
  })
})

describe('getExternalTestReply', () => {
  const reply = { success: true, test: state, summary: { inbox_rate: 33.3, completed: 3, total_providers: 6 } }

  it('reads the document, and refuses counts and rates that cannot be', () => {
    expect(parseWire(getExternalTestReply, reply).status).toBe('ok')
    const summary = { inbox_rate: 101, completed: -1, total_providers: 1.5 }
    expect(inputsOf(getExternalTestReply, { ...reply, summary })).toEqual([
      '$.summary.inbox_rate',
      '$.summary.completed',
      '$.summary.total_providers',
    ])
  })
})

describe('getExternalTestReply of a bare service', () => {
  const summary = { inbox_rate: 50, completed: 2, total_providers: 6 }

  it('needs status and summary alone', () => {
    expect(parseWire(getExternalTestReply, { test: { status: 'complete' }, summary }).status).toBe('ok')
    expect(inputsOf(getExternalTestReply, { success: false, test: { status: 'complete' }, summary })).toEqual([
      '$.success',
    ])
    expect(inputsOf(getExternalTestReply, { test: { id: 7 }, summary })).toEqual(['$.test.status'])
  })
})

describe('listExternalTestsReply', () => {
  it('reads tests with and without pagination', () => {
    const pagination = { page: 1, per_page: 10, total_count: 1, total_pages: 1 }
    expect(parseWire(listExternalTestsReply, { success: true, tests: [state], pagination })).toMatchObject({
      value: { tests: [state], pagination },
    })
    expect(parseWire(listExternalTestsReply, { success: true, tests: [] }).status).toBe('ok')
    expect(inputsOf(listExternalTestsReply, { success: true })).toEqual(['$.tests'])
  })
})
