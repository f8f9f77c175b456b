import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outputsFor, type StepOutputs, setOutputs } from '../../src/action/outputs.ts'
import type { CheckResult } from '../../src/check/check-result.ts'
import { sentenceOf } from '../../src/check/outcome-sentence.ts'
import { toTrackingId } from '../../src/foundation/contract/identifiers.ts'
import { outputsTable } from '../../tools/scripts/generate/outputs.ts'
import { aCheckResult, aRate, aSeedReport, aTestReport } from '../support/finished-results.ts'
import { aPostmasterReport, someDays } from '../support/postmaster-results.ts'
import { startStep } from '../support/runner-step.ts'

function valuesOf(...parameters: Parameters<typeof outputsFor>): Readonly<Record<string, string>> {
  return Object.fromEntries(outputsFor(...parameters))
}

describe('outputsFor()', () => {
  it('returns every output except comment-url, in table order', () => {
    const names = outputsFor(aCheckResult(), 'presend-report').map(([name]) => name)
    expect([...names, 'comment-url']).toEqual(outputsTable.map((row) => row.name))
  })

  it('renders rates as in the reports', () => {
    const rates = [
      aRate('inbox', { percent: 200 / 3 }),
      aRate('spf', { percent: 100 }),
      aRate('dkim', { percent: null }),
    ]
    expect(valuesOf(aCheckResult({ tests: [aTestReport({ rates })] }), null)).toMatchObject({
      'inbox-rate': '66.7',
      'spf-pass-rate': '100.0',
      'dkim-pass-rate': '',
      'dmarc-pass-rate': '',
    })
  })

  it('never rounds a rate up to its threshold', () => {
    const tests = [aTestReport({ rates: [aRate('inbox', { percent: 84.99, thresholdPercent: 85, status: 'missed' })] })]
    expect(Number(valuesOf(aCheckResult({ tests }), null)['inbox-rate'])).toBeLessThan(85)
  })

  it('uses the overall rate, not the rate of a provider type', () => {
    const rates = [aRate('inbox', { scope: 'business', percent: 10 }), aRate('inbox', { percent: 90 })]
    expect(valuesOf(aCheckResult({ tests: [aTestReport({ rates })] }), null)['inbox-rate']).toBe('90.0')
  })

  it('returns the lowest rate of several tests, ignoring tests without a measurement', () => {
    const tests = [100, 9.5, null, 66].map((percent) => aTestReport({ rates: [aRate('spf', { percent })] }))
    expect(valuesOf(aCheckResult({ tests }), null)['spf-pass-rate']).toBe('9.5')
  })

  it('adds the number of seeds to the entries of a run that only sent its mail', () => {
    const tests = [aTestReport(), aTestReport({ test: null })]
    const seedsOf = (mode: 'check' | 'send' | 'await'): readonly unknown[] => {
      const entries: { seeds?: number }[] = JSON.parse(valuesOf(aCheckResult({ mode, tests }), null)['tests'] ?? '')
      return entries.map((entry) => entry.seeds)
    }
    expect(seedsOf('send')).toEqual([0, undefined])
    expect(seedsOf('check')).toEqual([undefined, undefined])
    expect(seedsOf('await')).toEqual([undefined, undefined])
  })

  it('returns the tracking ids of all tests of a run that sent everything, and of the first test otherwise', () => {
    const { test } = aTestReport()
    const tests = ['pst_1', 'pst_2'].map((id) =>
      aTestReport({ test: test === null ? null : { ...test, trackingId: toTrackingId(id) } }),
    )
    const idsOf = (more: Partial<CheckResult>): string | undefined =>
      valuesOf(aCheckResult({ tests, ...more }), null)['tracking-id']
    expect(idsOf({ mode: 'send' })).toBe('pst_1\npst_2')
    expect(idsOf({ mode: 'send', outcome: 'inconclusive' })).toBe('')
    expect([idsOf({}), idsOf({ mode: 'await' })]).toEqual(['pst_1', 'pst_1'])
  })

  it('lists each failing seed once', () => {
    const seeds = ['a@x.example', 'b@x.example', 'a@x.example'].map((address) =>
      aSeedReport({ address, status: 'failing' }),
    )
    const tests = [aTestReport({ seeds: [...seeds, aSeedReport({ address: 'fine@x.example' })] })]
    expect(valuesOf(aCheckResult({ tests }), null)['failing-seeds']).toBe('["a@x.example","b@x.example"]')
  })

  it('returns an entry per test', () => {
    const tests = [
      aTestReport({ dataSet: 'de', rates: [aRate('inbox', { percent: 50 })] }),
      aTestReport({ test: null }),
    ]
    expect(JSON.parse(valuesOf(aCheckResult({ tests }), null)['tests'] ?? '')).toEqual([
      {
        template: 'emails/order.html',
        'data-set': 'de',
        result: 'pass',
        placement: 'simulated',
        'tracking-id': 'trk-AAAAAAAAAAAAAAAAAAAAAAAA',
        'inbox-rate': 50,
        'spf-pass-rate': null,
        'dkim-pass-rate': null,
        'dmarc-pass-rate': null,
        'report-url': null,
      },
      expect.objectContaining({ 'tracking-id': null, 'inbox-rate': 100 }),
    ])
  })

  it('returns the worst outcome, the highest spam rate and an entry per domain', () => {
    const bad = aPostmasterReport(someDays(7, { 3: { spam: 0.0034 } }), { domain: 'mail.shop.example' })
    const none = aPostmasterReport([], { domain: 'new.shop.example' })
    const values = valuesOf(aCheckResult({ postmaster: [aPostmasterReport(), bad, none] }), null)
    expect([values['postmaster-outcome'], values['spam-rate']]).toEqual(['fail', '0.34'])
    expect(JSON.parse(values['postmaster'] ?? '')).toMatchObject([
      { domain: 'shop.example', result: 'pass', 'spam-rate': 0.02, 'spam-rate-result': 'met' },
      {
        domain: 'mail.shop.example',
        result: 'fail',
        'spam-rate': 0.34,
        'spam-rate-day': '2026-06-07',
        'spam-rate-result': 'missed',
        sentence: sentenceOf(bad),
      },
      {
        domain: 'new.shop.example',
        result: 'inconclusive',
        'spam-rate': null,
        'spam-rate-day': null,
        'spam-rate-result': 'undecided',
      },
    ])
  })

  it('returns only the result when nothing was tested', () => {
    expect(valuesOf(aCheckResult({ outcome: 'misconfigured', tests: [] }), null)).toEqual({
      result: 'misconfigured',
      'inbox-rate': '',
      'spf-pass-rate': '',
      'dkim-pass-rate': '',
      'dmarc-pass-rate': '',
      'tracking-id': '',
      tests: '[]',
      'failing-seeds': '[]',
      'postmaster-outcome': '',
      'spam-rate': '',
      postmaster: '[]',
      'report-url': '',
      'report-path': '',
    })
  })
})

function written(outputs: StepOutputs): {
  readonly outputs: Readonly<Record<string, string>>
  readonly dropped: readonly string[]
} {
  using step = startStep()
  const dropped = setOutputs(outputs)
  return { outputs: step.outputs(), dropped }
}

describe('setOutputs()', () => {
  it('writes values that the runner reads back unchanged', () => {
    const value = fc.oneof(fc.string(), fc.constantFrom('a\nresult<<x\npass\nx\n', 'x=y', '\n\n', ''))
    fc.assert(
      fc.property(fc.array(value, { maxLength: 6 }), (values) => {
        const outputs = values.map((one, index) => [`name-${index}`, one.replaceAll('\r', '')] as const)
        expect(written(outputs).outputs).toEqual(Object.fromEntries(outputs))
      }),
      { numRuns: 30 },
    )
  })

  it('leaves the longest outputs empty when all outputs together exceed the limit, and returns their names', () => {
    const { outputs, dropped } = written([
      ['result', 'pass'],
      ['tests', 'x'.repeat(500_001)],
      ['report-path', 'presend-report'],
    ])
    expect(dropped).toEqual(['tests'])
    expect(outputs).toEqual({ result: 'pass', tests: '', 'report-path': 'presend-report' })
    expect(written([['tests', 'x'.repeat(500_000)]]).dropped).toEqual([])
  })
})
