import { describe, expect, it } from 'vitest'

import {
  createExternalTestReader,
  createSpamTestReader,
  getExternalTestReader,
  getSpamTestReader,
  isTerminalStatus,
  toCreatedTest,
  toSeedResult,
  toSeeds,
  toSummary,
} from '../../../src/foundation/contract/read-test.ts'
import { type Foreign, tolerant } from '../../../src/foundation/contract/reply-schema.ts'
import { testResult } from '../../../src/foundation/contract/test-replies.ts'
import { parseWire } from '../../../src/foundation/contract/wire-schema.ts'

const testResultReader = tolerant(testResult)

function anEntry(changes: Partial<Foreign<typeof testResult>> = {}): Foreign<typeof testResult> {
  return {
    delivered_to: 'INBOX',
    dkim_pass: true,
    spf_pass: false,
    dmarc_pass: true,
    to: 'a@box.example',
    from: 'shop@shop.example',
    ...changes,
  }
}

function mailbox(address: string): { address: string; service: null } {
  return { address, service: null }
}

describe('toCreatedTest()', () => {
  it('uses null for missing fields', () => {
    const send_to = { protected: [{ address: 'p@Gate.example', service: 'Gate' }], consumer: [] }
    expect(toCreatedTest({ test: { tracking_id: 't' }, send_to }, 'spam-test')).toEqual({
      style: 'spam-test',
      trackingId: 't',
      numericId: null,
      seeds: [{ address: 'p@Gate.example', providerType: 'protected', providerName: 'Gate' }],
      longPollSeconds: null,
      reportUrl: null,
    })
    const additions = { long_poll: { max_wait_seconds: 20 }, report_url: 'https://box.example/r' }
    expect(toCreatedTest({ test: { id: 4, tracking_id: 't' }, send_to, ...additions }, 'external-test')).toMatchObject({
      numericId: 4,
      longPollSeconds: 20,
      reportUrl: 'https://box.example/r',
    })
  })
})

describe('toSeeds()', () => {
  it('orders seeds by type, and uses the domain if the service names no provider', () => {
    expect(toSeeds({ protected: [mailbox('p@Gate.example')], consumer: [mailbox('"a@b"@box.example')] })).toEqual([
      { address: '"a@b"@box.example', providerType: 'consumer', providerName: 'box.example' },
      { address: 'p@Gate.example', providerType: 'protected', providerName: 'gate.example' },
    ])
  })
})

describe('toSeedResult()', () => {
  it('keeps the measured results for a rejected copy, and none for an outstanding one', () => {
    const spf = { result: 'fail', domain: 'shop.example', measured: true, detail: 'fail for shop.example' }
    const dkim = { result: 'pass', measured: true }
    const authentication = { spf, dkim, dmarc: { measured: false } }
    expect(
      toSeedResult(anEntry({ delivered_to: null, spf_pass: false, dkim_pass: false, authentication })),
    ).toMatchObject({
      folder: null,
      spf: { isPass: false, detail: 'fail for shop.example' },
      dkim: { isPass: true },
      dmarc: { isPass: null },
    })
    const outstanding = { spf: { result: 'none' } }
    expect(toSeedResult(anEntry({ delivered_to: null, authentication: outstanding }))).toMatchObject({
      spf: { isPass: null },
    })
  })

  it('keeps the recorded SMTP reply, and no property without one', () => {
    const reply = { code: 550, enhanced_code: '5.7.26', text: 'no DMARC' }
    expect(toSeedResult(anEntry({ delivered_to: null, smtp_reply: reply })).smtpReply).toEqual({
      code: 550,
      enhancedCode: '5.7.26',
      text: 'no DMARC',
    })
    expect(toSeedResult(anEntry({ smtp_reply: null }))).not.toHaveProperty('smtpReply')
    expect(toSeedResult(anEntry())).not.toHaveProperty('smtpReply')
  })

  it('keeps the booleans of a received copy', () => {
    expect(toSeedResult(anEntry())).toEqual({
      address: 'a@box.example',
      folder: 'INBOX',
      spf: { isPass: false, detail: null },
      dkim: { isPass: true, detail: null },
      dmarc: { isPass: true, detail: null },
      placementKind: null,
      reason: null,
      receivedAtMs: null,
      spam: null,
      notes: [],
    })
  })

  it("keeps the service's fixes and notes", () => {
    const fix = 'Publish this TXT record at shop.example: v=spf1 ip4:192.0.2.25 ~all'
    const notes = [{ rule: 'J-C2', text: 'marketing mail has no one-click unsubscribe' }]
    const entry = anEntry({ spf_pass: false, authentication: { spf: { measured: true, result: 'none', fix } }, notes })
    expect(toSeedResult(entry)).toMatchObject({
      spf: { isPass: false, fix },
      notes: [{ rule: 'J-C2', text: 'marketing mail has no one-click unsubscribe', fix: null }],
    })
  })

  it('reports nothing as measured before a copy is received', () => {
    expect(toSeedResult(anEntry({ delivered_to: null, spf_pass: false }))).toMatchObject({
      folder: null,
      spf: { isPass: null },
      dkim: { isPass: null },
      dmarc: { isPass: null },
    })
  })

  it('keeps the verdicts of a copy that was received but has no folder', () => {
    const entry = anEntry({ delivered_to: null, received_at: '2026-01-01T00:00:00Z' })
    expect(toSeedResult(entry)).toMatchObject({ spf: { isPass: false }, receivedAtMs: Date.UTC(2026, 0, 1) })
  })

  it('reports "not measured" if the service does, regardless of the boolean', () => {
    const authentication = {
      spf: { result: 'none', measured: false, detail: 'the client address is not known' },
      dkim: { result: 'pass', domain: 'shop.example', aligned: true, measured: true },
      dmarc: { result: 'fail', domain: 'shop.example', aligned: false },
    }
    expect(toSeedResult(anEntry({ dmarc_pass: false, authentication }))).toMatchObject({
      spf: { isPass: null, detail: 'the client address is not known' },
      dkim: { isPass: true, detail: 'pass for shop.example (aligned)' },
      dmarc: { isPass: false, detail: 'fail for shop.example (not aligned)' },
    })
  })

  it('keeps placement, reason and spam verdict', () => {
    const spam = { engine: 'built-in', score: 6, threshold: 5, symbols: [{ name: 'CAPS', score: 6 }] }
    expect(toSeedResult(anEntry({ placement: 'simulated', reason: 'score 6 of 5', spam }))).toMatchObject({
      placementKind: 'simulated',
      reason: 'score 6 of 5',
      spam: { ...spam, symbols: [{ name: 'CAPS', score: 6, description: '', fix: null }] },
    })
  })

  it('uses null for a missing or invalid time', () => {
    expect(toSeedResult(anEntry({ received_at: 'yesterday' })).receivedAtMs).toBeNull()
  })
})

it('toSummary() and isTerminalStatus() translate the wire values', () => {
  expect(toSummary({ inbox_rate: 50, completed: 2, total_providers: 6 })).toEqual({
    inboxPercent: 50,
    completedCount: 2,
    seedCount: 6,
  })
  expect(['complete', 'expired', 'pending', 'Complete', ''].map(isTerminalStatus)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

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

describe('createSpamTestReader', () => {
  it('reads the documented reply', () => {
    expect(parseWire(createSpamTestReader, created)).toMatchObject({
      status: 'ok',
      value: { test: { tracking_id: 't1' }, send_to: { consumer: [{ address: 'a@box.example' }] } },
    })
  })

  it('also reads send_to at the top level', () => {
    const { instructions, ...rest } = created
    expect(parseWire(createSpamTestReader, { ...rest, ...instructions })).toMatchObject({
      value: { send_to: { consumer: [{ address: 'a@box.example' }] } },
    })
  })

  it.each(['success', 'test', 'instructions'])('requires %s', (field) => {
    expect(inputsOf(createSpamTestReader, { ...created, [field]: undefined })).not.toEqual([])
  })

  it.each(['tracking_id', 'name', 'source', 'metadata'])('requires test.%s', (field) => {
    expect(inputsOf(createSpamTestReader, { ...created, test: { ...created.test, [field]: undefined } })).toEqual([
      `$.test.${field}`,
    ])
  })

  it('rejects a reply with success: false', () => {
    expect(inputsOf(createSpamTestReader, { ...created, success: false })).toEqual(['$.success'])
  })

  it('keeps valid additions and drops malformed ones', () => {
    const additions = { long_poll: { max_wait_seconds: 20 }, report_url: 'https://box.example/r/1' }
    expect(parseWire(createSpamTestReader, { ...created, ...additions })).toMatchObject({ value: additions })
    const odd = parseWire(createSpamTestReader, { ...created, long_poll: 'yes', report_url: 'javascript:alert(1)' })
    expect(odd.status === 'ok' && [odd.value.long_poll, odd.value.report_url]).toEqual([undefined, undefined])
  })
})

describe('createExternalTestReader', () => {
  it('requires a numeric id, and reads send_to in both places', () => {
    const reply = { success: true, test: { id: 7, tracking_id: 't1' }, send_to: { business: ['b@box.example'] } }
    expect(parseWire(createExternalTestReader, reply)).toMatchObject({ value: { test: { id: 7 } } })
    expect(inputsOf(createExternalTestReader, { ...reply, test: { id: '7', tracking_id: 't1' } })).toEqual([
      '$.test.id',
    ])
    const { send_to, ...rest } = reply
    expect(inputsOf(createExternalTestReader, { ...rest, instructions: { send_to } })).toEqual([])
    expect(inputsOf(createExternalTestReader, rest)).toEqual(['$.send_to'])
  })

  it('reads the documented fields without success, but rejects success: false', () => {
    const reply = { test: { id: 7, tracking_id: 't1' }, send_to: { business: ['b@box.example'] } }
    expect(parseWire(createExternalTestReader, reply)).toMatchObject({ value: { test: { id: 7 } } })
    expect(inputsOf(createExternalTestReader, { ...reply, success: false })).toEqual(['$.success'])
  })
})

describe('testResultReader', () => {
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
    expect(parseWire(testResultReader, { ...entry, delivered_to: wire })).toMatchObject({
      value: { delivered_to: folder },
    })
  })

  it('reads null as not received', () => {
    expect(parseWire(testResultReader, { ...entry, delivered_to: null, from: null })).toMatchObject({
      value: { delivered_to: null },
    })
  })

  it.each(['', 'Archive', 'constructor'])('rejects the folder %j', (folder) => {
    expect(parseWire(testResultReader, { ...entry, delivered_to: folder })).toMatchObject({
      problems: [
        { input: '$.delivered_to', expected: 'one of INBOX, Spam, Promotions, Social, Updates, Forums, or null' },
      ],
    })
  })

  it.each(Object.keys(entry))('requires %s', (field) => {
    expect(inputsOf(testResultReader, { ...entry, [field]: undefined })).toEqual([`$.${field}`])
  })

  it('ignores malformed additive fields', () => {
    const rubbish = {
      spam: 'no',
      authentication: [],
      placement: 'guessed',
      reason: 4,
      received_at: {},
      provider_type: 'x',
    }
    expect(parseWire(testResultReader, { ...entry, ...rubbish })).toMatchObject({
      status: 'ok',
      value: { delivered_to: 'INBOX', placement: undefined, spam: undefined },
    })
  })
})

describe('getSpamTestReader', () => {
  it('names the path of an invalid verdict', () => {
    const reply = { ...got, data: { ...got.data, test_results: [entry, { ...entry, dkim_pass: 'yes' }] } }
    expect(parseWire(getSpamTestReader, got).status).toBe('ok')
    expect(parseWire(getSpamTestReader, reply)).toMatchObject({
      problems: [{ input: '$.data.test_results[1].dkim_pass', came: '"yes"', expected: 'true or false' }],
    })
  })
})

describe('getExternalTestReader', () => {
  const reply = { success: true, test: state, summary: { inbox_rate: 33.3, completed: 3, total_providers: 6 } }

  it('reads the documented reply, and rejects impossible counts and rates', () => {
    expect(parseWire(getExternalTestReader, reply).status).toBe('ok')
    const summary = { inbox_rate: 101, completed: -1, total_providers: 1.5 }
    expect(inputsOf(getExternalTestReader, { ...reply, summary })).toEqual([
      '$.summary.inbox_rate',
      '$.summary.completed',
      '$.summary.total_providers',
    ])
  })
})

describe('getExternalTestReader for a service with only documented fields', () => {
  const summary = { inbox_rate: 50, completed: 2, total_providers: 6 }

  it('requires only status and summary', () => {
    expect(parseWire(getExternalTestReader, { test: { status: 'complete' }, summary }).status).toBe('ok')
    expect(inputsOf(getExternalTestReader, { success: false, test: { status: 'complete' }, summary })).toEqual([
      '$.success',
    ])
    expect(inputsOf(getExternalTestReader, { test: { id: 7 }, summary })).toEqual(['$.test.status'])
  })
})
