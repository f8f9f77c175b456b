import { describe, expect, it } from 'vitest'

import { reportPage } from '../../../src/service/report-page/report-page.ts'
import { seedState, timeText, toReportView } from '../../../src/service/report-page/to-report-view.ts'
import { aRecord, aRefusal, someEvidence } from '../../storage/builders.ts'
import { aJudgedRecord, aReportedTest, textOf } from './report-builders.ts'

const duringMs = 2_000_000
const afterMs = 5_000_000

describe('toReportView()', () => {
  it('lists each fix once, the worst first, with the number of affected mailboxes', () => {
    const spf = { isPass: false, isMeasured: true, result: 'softfail', domain: null, isAligned: null, detail: 'no' }
    const evidence = someEvidence({ spf: { ...spf, fix: 'Publish an SPF record.' } })
    const { fixes } = toReportView(aReportedTest([aRecord({ evidence }), aRecord({ evidence }), aRecord()]), afterMs)
    expect(fixes).toEqual([
      { severity: 'error', text: 'SPF fails: no (2 of 3 mailboxes)', fix: 'Publish an SPF record.' },
      { severity: 'info', text: 'no text part', fix: 'add one' },
    ])
  })

  it('leaves out a DMARC failure that another failure explains', () => {
    const { fixes } = toReportView(aReportedTest([aJudgedRecord({ isPass: false, result: 'fail' })]), afterMs)
    expect(fixes.map(({ text }) => text).filter((text) => text.startsWith('DMARC'))).toEqual([])
  })

  it('advises on the reply of a server that rejected the copy', () => {
    const { fixes } = toReportView(aReportedTest([aRefusal(550)]), afterMs)
    expect(fixes[0]).toMatchObject({ severity: 'error', text: 'Rejected: no DMARC record' })
    expect(fixes[0]?.fix).toContain('DMARC')
  })

  it.each([
    [{}, 'pass', 'pass'],
    [{ isPass: false, result: 'softfail' }, 'fail', 'softfail'],
    // A DKIM signature can verify without counting as a pass; the word must not contradict the result.
    [{ isPass: false, result: 'pass' }, 'fail', 'fail'],
    [{ isPass: false, result: null }, 'fail', 'fail'],
    [{ isPass: null, isMeasured: false, result: null }, 'unmeasured', 'not measured'],
    [{ isPass: null, result: 'none' }, 'unmeasured', 'not measured'],
  ])('describes a verdict of %j as %s', (verdict, kind, word) => {
    const [seed] = toReportView(aReportedTest([aJudgedRecord(verdict)]), afterMs).seeds
    expect(seed?.verdicts?.spf).toMatchObject({ kind, word })
  })

  it('shows when received copies arrived, but no time for rejected ones', () => {
    const { seeds } = toReportView(aReportedTest([aRecord(), aRefusal(550), null]), afterMs)
    expect(seeds.map(({ arrivedAfterMs }) => arrivedAfterMs)).toEqual([1_000_000, null, null])
  })

  it('shows since when copies without a folder have been retried', () => {
    const open = aRecord({ status: 'undecided', isSettled: false, folder: null })
    const [note] = toReportView(aReportedTest([open, open, aRecord()]), duringMs).notes
    expect(note?.text).toContain('2 received copies have no folder. Retrying since 1970-01-01')
    const [after] = toReportView(aReportedTest([open]), afterMs).notes
    expect(after?.text).toContain('1 received copy has no folder. The filter was unavailable until the test expired')
  })

  it('separates observed from simulated placement', () => {
    const textFor = (placementKind: 'observed' | 'simulated'): string =>
      textOf(reportPage(aReportedTest([aRecord({ placementKind })]), afterMs).html)
    expect(textFor('simulated')).toContain('it does not predict how any provider will place it')
    expect(textFor('simulated')).not.toContain('real mailbox')
    expect(textFor('observed')).toContain('seen in a real mailbox')
    expect(textFor('observed')).not.toContain('predict')
  })

  it('contains no metadata, source, workspace or tracking key', () => {
    const test = aReportedTest([aRecord()], {
      metadata: { key: 'METADATA' },
      source: 'SOURCE',
      workspaceId: 'WORKSPACE',
    })
    const { html } = reportPage(test, afterMs)
    for (const secret of ['METADATA', 'SOURCE', 'WORKSPACE', test.trackingKey]) expect(html).not.toContain(secret)
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
