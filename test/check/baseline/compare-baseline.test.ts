import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { withComparison } from '../../../src/check/baseline/compare-baseline.ts'
import type { BaselineComparison, CheckResult, TestReport } from '../../../src/check/check-result.ts'
import { baselineOf, withoutComparison } from '../../support/baselines.ts'
import { checkResults } from '../../support/check-arbitraries.ts'
import { aResult, aSeed, rejected } from '../../support/check-builders.ts'
import { aCheckResult, aFinding, aRate, aSeedReport, aTestReport } from '../../support/finished-results.ts'
import { propertyRuns } from '../../support/property-runs.ts'

const compliance = [{ id: 'tls', title: 'TLS', cells: [], breaches: [], reason: null, source: 'x' }] as const

/** Compares two tests of the same template. */
function compared(
  before: Partial<TestReport>,
  now: Partial<TestReport>,
  services: Pick<CheckResult, 'serviceKind'>[] = [],
): BaselineComparison {
  const results = [before, now].map((test, index) =>
    aCheckResult({ tests: [aTestReport({ compliance, ...test })], ...services[index] }),
  )
  const [earlier = aCheckResult(), current = aCheckResult()] = results
  const comparison = withComparison(current, baselineOf(earlier)).tests[0]?.comparison
  if (comparison === null || comparison === undefined) throw new Error('the tests were not matched')
  return comparison
}

const inFolder = (index: number, folder: 'INBOX' | 'Spam'): TestReport['seeds'][number] => {
  const seed = aSeed(index)
  return aSeedReport({ address: seed.address, result: aResult(seed, folder) })
}

const tagged = (tag: string, folder: 'INBOX' | 'Spam'): TestReport['seeds'][number] =>
  aSeedReport({ address: `Seed+${tag}@box.example`, result: aResult(aSeed(0), folder) })

const alt = (text: string): TestReport['findings'][number] => aFinding({ source: 'preflight', rule: 'image-alt', text })

describe('withComparison()', () => {
  it('finds no change between a result and its own report', () => {
    fc.assert(
      fc.property(checkResults, ({ tests, ...result }) => {
        const own = { ...result, tests: tests.slice(0, 1) }
        const comparison = withComparison(own, baselineOf(own)).tests[0]?.comparison
        expect(comparison).toMatchObject({ limit: null, seeds: [], newFindings: [], goneFindings: [] })
        expect(comparison?.rates.filter(({ changePoints }) => (changePoints ?? 0) !== 0)).toEqual([])
      }),
      { numRuns: propertyRuns(100) },
    )
  })

  it('changes nothing else in the result', () => {
    fc.assert(
      fc.property(checkResults, checkResults, (result, earlier) => {
        const { baseline, ...rest } = withComparison(result, baselineOf(earlier))
        expect({ ...rest, tests: rest.tests.map(withoutComparison) }).toEqual(result)
        expect(baseline?.startedAt).toBe('2026-01-01T00:00:00.000Z')
      }),
      { numRuns: propertyRuns(30) },
    )
  })

  it('matches tests by template path and data set', () => {
    const tests = ['de', 'en', null].map((dataSet) => aTestReport({ dataSet }))
    const earlier = aCheckResult({ tests: [aTestReport({ dataSet: 'en' }), aTestReport({ templatePath: 'b.html' })] })
    const result = withComparison(aCheckResult({ tests }), baselineOf(earlier))
    expect(result.tests.map(({ comparison }) => comparison !== null)).toEqual([false, true, false])
  })

  it('states the change of each rate in points', () => {
    const before = [aRate('inbox', { percent: 100 }), aRate('spf', { percent: null }), aRate('dkim', { percent: 50 })]
    const now = [
      aRate('inbox', { percent: 75 }),
      aRate('spf', { percent: 100 }),
      aRate('dkim', { percent: 60, openCount: 3 }),
      aRate('dmarc', { percent: 100 }),
    ]
    expect(compared({ rates: before }, { rates: now }).rates).toEqual([
      { rate: 'inbox', scope: 'overall', baselinePercent: 100, percent: 75, changePoints: -25 },
      { rate: 'spf', scope: 'overall', baselinePercent: null, percent: 100, changePoints: null },
      // Outstanding results could still have changed this rate.
      { rate: 'dkim', scope: 'overall', baselinePercent: 50, percent: 60, changePoints: null },
      { rate: 'dmarc', scope: 'overall', baselinePercent: null, percent: 100, changePoints: null },
    ])
  })

  it('lists the seeds whose folder changed', () => {
    const refused = aSeedReport({ address: aSeed(2).address, submission: rejected(aSeed(2)), status: 'failing' })
    const outstanding = aSeedReport({ address: aSeed(3).address, status: 'outstanding' })
    const before = [inFolder(0, 'INBOX'), inFolder(1, 'INBOX'), inFolder(2, 'INBOX'), inFolder(3, 'INBOX')]
    const now = [inFolder(0, 'INBOX'), inFolder(1, 'Spam'), refused, outstanding, inFolder(4, 'Spam')]
    expect(compared({ seeds: before }, { seeds: now }).seeds).toEqual([
      { address: 'seed1@consumer1.example', providerType: 'consumer', from: 'INBOX', to: 'Spam' },
      { address: 'seed2@consumer0.example', providerType: 'consumer', from: 'INBOX', to: 'rejected' },
    ])
  })

  it('recognizes a mailbox whose address has a different tag in each test', () => {
    const tags = ['0123456789abcdef012345678', 'fedcba9876543210fedcba987'] as const
    expect(compared({ seeds: [tagged(tags[0], 'INBOX')] }, { seeds: [tagged(tags[1], 'Spam')] }).seeds).toHaveLength(1)
    expect(compared({ seeds: [tagged('a', 'INBOX')] }, { seeds: [tagged('b', 'Spam')] }).seeds).toHaveLength(0)
  })

  it('matches findings by rule and text, not by line, severity or order', () => {
    const still = aFinding({
      source: 'preflight',
      rule: 'image-alt',
      text: 'No alt',
      place: { file: 'a.html', line: 3 },
    })
    const moved = { ...still, severity: 'notice' as const, place: { file: 'a.html', line: 30 } }
    const before = [still, aFinding({ text: 'Old' })]
    const comparison = compared({ findings: before }, { findings: [aFinding({ text: 'New' }), moved] })
    expect(comparison.newFindings).toEqual([{ severity: 'error', rule: 'SUBJ_ALL_CAPS', text: 'New', count: 1 }])
    expect(comparison.goneFindings).toEqual([{ severity: 'error', rule: 'SUBJ_ALL_CAPS', text: 'Old', count: 1 }])
  })

  it('counts how many more times an issue is found', () => {
    const more = compared({ findings: [alt('No alt')] }, { findings: [alt('No alt (3 times)')] })
    expect(more).toMatchObject({ newFindings: [{ text: 'No alt', count: 2 }], goneFindings: [] })
    const fewer = compared({ findings: [alt('No alt'), alt('No alt')] }, { findings: [alt('No alt')] })
    expect(fewer).toMatchObject({ newFindings: [], goneFindings: [{ text: 'No alt', count: 1 }] })
  })

  it('lists at most 100 findings and counts them all', () => {
    const findings = Array.from({ length: 130 }, (_, index) => aFinding({ text: `Issue ${index}` }))
    const comparison = compared({ findings }, {})
    expect([comparison.goneFindings.length, comparison.goneFindingCount]).toEqual([100, 130])
  })

  it('does not call a finding gone or new if the other run did not check it', () => {
    const dns = aFinding({ source: 'preflight', rule: 'spf-missing', text: 'No SPF' })
    const unchecked = [{ ruleId: 'spf-missing', reason: 'no DNS' }]
    expect(compared({ findings: [dns] }, { unchecked }).goneFindingCount).toBe(0)
    expect(compared({ unchecked }, { findings: [dns] }).newFindingCount).toBe(0)
    expect(compared({ compliance: [] }, { findings: [dns] }).newFindingCount).toBe(0)
    expect(compared({ findings: [aFinding()] }, { receivedCount: 0 }).goneFindingCount).toBe(0)
    expect(compared({ findings: [dns] }, {}).goneFindingCount).toBe(1)
  })

  const limits: readonly (readonly [
    string,
    Partial<TestReport>,
    Partial<TestReport>,
    readonly CheckResult['serviceKind'][],
  ])[] = [
    ['this run has no results of sent mail', {}, { test: null }, ['embedded', 'embedded']],
    ['the baseline has no results of sent mail', { test: null }, {}, ['embedded', 'embedded']],
    ['the baseline used the service at api-url and this run the embedded service', {}, {}, ['remote', 'embedded']],
    [
      'folders were observed in the baseline and simulated in this run',
      { seeds: [inFolder(0, 'INBOX')] },
      { seeds: [aSeedReport({ result: aResult(aSeed(0), 'Spam', { placementKind: 'simulated' }) })] },
      ['remote', 'remote'],
    ],
  ]

  it.each(limits)('compares only preflight findings if %s', (reason, before, now, [earlier, current]) => {
    const findings = [aFinding({ text: 'From a seed' }), aFinding({ source: 'preflight', text: 'From preflight' })]
    const services = [earlier, current].map((serviceKind) => ({ serviceKind: serviceKind ?? 'embedded' }))
    const comparison = compared(before, { ...now, findings }, services)
    expect(comparison).toMatchObject({ rates: [], seeds: [], newFindings: [{ text: 'From preflight' }] })
    expect(comparison.limit).toBe(`${reason}, so only preflight findings were compared`)
  })

  it.each([
    ['send', 'the baseline has no results of sent mail, so only preflight findings were compared'],
    ['await', null],
  ] as const)('reads the mode %s of the earlier run', (mode, limit) => {
    const earlier = aCheckResult({ mode, tests: [aTestReport({ compliance })] })
    expect(withComparison(aCheckResult(), baselineOf(earlier)).tests[0]?.comparison?.limit).toBe(limit)
  })

  it('compares folders if every copy was rejected in this run', () => {
    const refused = aSeedReport({ address: aSeed(0).address, submission: rejected(aSeed(0)), status: 'failing' })
    const comparison = compared({ seeds: [inFolder(0, 'INBOX')] }, { seeds: [refused], receivedCount: 0 })
    expect(comparison).toMatchObject({ limit: null, seeds: [{ from: 'INBOX', to: 'rejected' }] })
  })
})
