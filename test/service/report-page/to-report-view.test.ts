import { describe, expect, it } from 'vitest'
import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'

import { reportPage } from '../../../src/service/report-page/report-page.ts'
import { seedState, timeText, toReportView } from '../../../src/service/report-page/to-report-view.ts'
import { aRecord, aRefusal, someEvidence } from '../storage/builders.ts'
import { aJudgedRecord, aReport, textOf } from './report-builders.ts'

const duringMs = 2_000_000
const afterMs = 5_000_000

function textFor(placementKind: 'observed' | 'simulated'): string {
  return textOf(reportPage(aReport([aRecord({ placementKind })]), afterMs).html)
}

describe('toReportView()', () => {
  it('lists each fix once, the most severe first, with the number of affected mailboxes', () => {
    const spf = { isPass: false, isMeasured: true, result: 'softfail', domain: null, isAligned: null, detail: 'no' }
    const evidence = someEvidence({ spf: { ...spf, fix: 'Publish an SPF record.' } })
    const { fixes } = toReportView(aReport([aRecord({ evidence }), aRecord({ evidence }), aRecord()]), afterMs)
    expect(fixes).toEqual([
      { severity: 'error', text: 'SPF fails: no (2 of 3 mailboxes)', fix: 'Publish an SPF record.' },
      { severity: 'notice', text: 'no text part', fix: 'add one' },
    ])
  })

  it('omits a DMARC failure that another failure explains', () => {
    const { fixes } = toReportView(aReport([aJudgedRecord({ isPass: false, result: 'fail' })]), afterMs)
    expect(fixes.map(({ text }) => text).filter((text) => text.startsWith('DMARC'))).toEqual([])
  })

  it('gives advice on the reply of a server that rejected the copy', () => {
    const { fixes } = toReportView(aReport([aRefusal(550)]), afterMs)
    expect(fixes[0]).toMatchObject({ severity: 'error', text: 'Rejected: no DMARC record' })
    expect(fixes[0]?.fix).toContain('DMARC')
  })

  it.each([
    [{}, 'pass', 'pass'],
    [{ isPass: false, result: 'softfail' }, 'fail', 'softfail'],
    // A DKIM signature can verify without counting as a pass; the displayed text must not contradict the result.
    [{ isPass: false, result: 'pass' }, 'fail', 'fail'],
    [{ isPass: false, result: null }, 'fail', 'fail'],
    [{ isPass: null, isMeasured: false, result: null }, 'unmeasured', 'not measured'],
    [{ isPass: null, result: 'none' }, 'unmeasured', 'not measured'],
  ])('describes the verdict %j as %s', (verdict, kind, word) => {
    const [seed] = toReportView(aReport([aJudgedRecord(verdict)]), afterMs).seeds
    expect(seed?.verdicts?.spf).toMatchObject({ kind, word })
  })

  it('shows when received copies arrived, but no time for rejected ones', () => {
    const { seeds } = toReportView(aReport([aRecord(), aRefusal(550), null]), afterMs)
    expect(seeds.map(({ arrivedAfterMs }) => arrivedAfterMs)).toEqual([1_000_000, null, null])
  })

  it('shows how long copies without a folder have been retried', () => {
    const open = aRecord({ status: 'undecided', isSettled: false, folder: null })
    const [note] = toReportView(aReport([open, open, aRecord()]), duringMs).notes
    expect(note?.text).toContain(
      '2 received copies have not been assigned to a folder. presend has been retrying since 1970-01-01',
    )
    const [after] = toReportView(aReport([open]), afterMs).notes
    expect(after?.text).toContain(
      '1 received copy has not been assigned to a folder. The spam filter was unavailable until the test expired',
    )
  })

  it('separates observed from simulated placement', () => {
    expect(textFor('simulated')).toContain('do not predict the folder at any mailbox provider')
    expect(textFor('simulated')).not.toContain('real mailbox')
    expect(textFor('observed')).toContain('seen in real mailboxes')
    expect(textFor('observed')).not.toContain('predict')
  })

  it('contains no metadata, source, workspace or tracking key', () => {
    const report = aReport([aRecord()], {
      metadata: { key: 'METADATA' },
      source: 'SOURCE',
      workspaceId: toWorkspaceId('WORKSPACE'),
    })
    const { html } = reportPage(report, afterMs)
    for (const secret of ['METADATA', 'SOURCE', 'WORKSPACE', report.test.trackingKey])
      expect(html).not.toContain(secret)
  })
})

const outcome = {
  reportedAtMs: 3_000_000,
  report: {
    outcome: 'fail',
    reason: 'inbox rate 66.7% is below 85%',
    thresholds: [
      {
        rate: 'inbox',
        scope: 'overall',
        percent: 200 / 3,
        hit_count: 6,
        out_of_count: 9,
        threshold: 85,
        bound: 'at-least',
        open_count: 0,
        highest_percent: 200 / 3,
        status: 'missed',
      },
    ],
    template: 'emails/order.html',
    run_url: 'https://ci.example/1',
  },
} as const

describe('toReportView() with an outcome reported by the client', () => {
  it('shows the outcome, reason, rates, template and links that the client reported', () => {
    const view = toReportView({ ...aReport([aRecord()]), outcome }, afterMs)
    expect(view).toMatchObject({
      title: 'emails/order.html',
      gate: { outcome: 'fail', reason: 'inbox rate 66.7% is below 85%' },
      links: [{ title: 'Run', url: 'https://ci.example/1' }],
    })
    expect(view.gate?.rates.rows).toEqual([
      ['inbox rate', '66.7%', '6 of 9', '≥ 85%', 'missed'],
      ['spam score (built-in)', expect.any(String), '–', '< 5.0', 'met'],
    ])
  })

  it("prefers the client's findings", () => {
    const findings = [{ severity: 'error', text: 'x', fix: 'y' }] as const
    const report = { ...outcome.report, findings }
    const { fixes } = toReportView({ ...aReport([aRecord()]), outcome: { ...outcome, report } }, afterMs)
    expect(fixes).toEqual(findings)
  })

  it('shows the previous test', () => {
    const previous = { createdAtMs: 0, outcome: 'pass', inboxCount: 8, seedCount: 9 } as const
    const view = toReportView({ ...aReport([aRecord()]), outcome, previous }, afterMs)
    expect(view.previous).toMatchObject({ createdAt: '1970-01-01 00:00:00 UTC', inboxCount: 8 })
  })
})

it.each([
  [null, 'waiting'],
  [aRecord(), 'inbox'],
  [aRecord({ folder: 'Updates' }), 'tab'],
  [aRecord({ folder: 'Spam' }), 'spam'],
  [aRefusal(550), 'refused'],
  [aRefusal(451), 'deferred'],
  [aRecord({ status: 'undecided', folder: null }), 'undecided'],
] as const)('seedState() maps each result to one state', (result, state) => {
  expect(seedState({ result })).toBe(state)
})

it('timeText() formats UTC to the second', () => {
  expect(timeText(Date.UTC(2026, 0, 1, 10, 30, 5, 999))).toBe('2026-01-01 10:30:05 UTC')
})
