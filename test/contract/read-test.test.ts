import { describe, expect, it } from 'vitest'

import type { ReadResultEntry } from '../../src/contract/read-replies.ts'
import { isTerminalStatus, toCreatedTest, toSeedResult, toSeeds, toSummary } from '../../src/contract/read-test.ts'

function anEntry(changes: Partial<ReadResultEntry> = {}): ReadResultEntry {
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

function mailbox(address: string): { address: string; service: null; status: null } {
  return { address, service: null, status: null }
}

describe('toCreatedTest()', () => {
  it('takes over what there is, and null for what there is not', () => {
    const send_to = { protected: [{ address: 'p@Gate.example', service: 'Gate', status: null }], consumer: [] }
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
  it('orders by type and names the provider by its domain where the service does not', () => {
    expect(toSeeds({ protected: [mailbox('p@Gate.example')], consumer: [mailbox('"a@b"@box.example')] })).toEqual([
      { address: '"a@b"@box.example', providerType: 'consumer', providerName: 'box.example' },
      { address: 'p@Gate.example', providerType: 'protected', providerName: 'gate.example' },
    ])
  })
})

describe('toSeedResult()', () => {
  it('knows of a refused copy what was measured, and nothing of one that is outstanding', () => {
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

  it('takes the booleans of a received copy as they are', () => {
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

  it('keeps what a service says about fixes and what its rules noticed', () => {
    const fix = 'Publish this TXT record at shop.example: v=spf1 ip4:192.0.2.25 ~all'
    const notes = [{ rule: 'J-C2', text: 'marketing mail has no one-click unsubscribe' }]
    const entry = anEntry({ spf_pass: false, authentication: { spf: { measured: true, result: 'none', fix } }, notes })
    expect(toSeedResult(entry)).toMatchObject({
      spf: { isPass: false, fix },
      notes: [{ rule: 'J-C2', text: 'marketing mail has no one-click unsubscribe', fix: null }],
    })
  })

  it('measures nothing before a copy is received', () => {
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

  it('is not measured where the service says so, whatever the boolean says', () => {
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

  it('takes over placement, reason and the spam verdict', () => {
    const spam = { engine: 'built-in', score: 6, threshold: 5, symbols: [{ name: 'CAPS', score: 6 }] }
    expect(toSeedResult(anEntry({ placement: 'simulated', reason: 'score 6 of 5', spam }))).toMatchObject({
      placementKind: 'simulated',
      reason: 'score 6 of 5',
      spam: { ...spam, symbols: [{ name: 'CAPS', score: 6, description: '', fix: null }] },
    })
  })

  it('has no time where the service writes none that can be read', () => {
    expect(toSeedResult(anEntry({ received_at: 'yesterday' })).receivedAtMs).toBeNull()
  })
})

it('toSummary() and isTerminalStatus() translate', () => {
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
