import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { withComparison } from '../../../src/check/baseline/compare-baseline.ts'
import type { BaselineComparison, CheckResult, TestReport } from '../../../src/check/check-result.ts'
import { mergeFindings } from '../../../src/check/merge-findings.ts'
import { baselineOf, withoutComparison } from '../../support/baselines.ts'
import { checkResults } from '../../support/check-arbitraries.ts'
import { aResult, aSeed, rejected } from '../../support/check-builders.ts'
import { aCheckResult, aFinding, aRate, aSeedReport, aTestReport } from '../../support/finished-results.ts'
import { aPreflightFinding } from '../../support/preflight-results.ts'
import { propertyRuns } from '../../support/property-runs.ts'

const checkedRules = ['image-alt', 'spf-missing', 'spam-words', 'image-only', 'SUBJ_ALL_CAPS']

/** Compares two tests of the same template. */
function compared(
  before: Partial<TestReport>,
  now: Partial<TestReport>,
  services: Pick<CheckResult, 'serviceKind'>[] = [],
): BaselineComparison {
  const results = [before, now].map((test, index) =>
    aCheckResult({ tests: [aTestReport({ checkedRules, ...test })], ...services[index] }),
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

const alt = (text: string): TestReport['findings'][number] =>
  aFinding({ source: 'preflight', rule: 'image-alt', message: text })

const limitOf = (before: Partial<TestReport>, now: Partial<TestReport>): string | null => compared(before, now).limit

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
      message: 'No alt',
      place: { file: 'a.html', line: 3 },
    })
    const moved = { ...still, severity: 'notice' as const, place: { file: 'a.html', line: 30 } }
    const before = [still, aFinding({ message: 'Old' })]
    const comparison = compared({ findings: before }, { findings: [aFinding({ message: 'New' }), moved] })
    expect(comparison.newFindings).toEqual([{ severity: 'error', rule: 'SUBJ_ALL_CAPS', text: 'New', count: 1 }])
    expect(comparison.goneFindings).toEqual([{ severity: 'error', rule: 'SUBJ_ALL_CAPS', text: 'Old', count: 1 }])
  })

  it('counts how many more times an issue is found', () => {
    const more = compared({ findings: [alt('No alt')] }, { findings: [{ ...alt('No alt'), count: 3 }] })
    expect(more).toMatchObject({ newFindings: [{ text: 'No alt', count: 2 }], goneFindings: [] })
    const fewer = compared({ findings: [alt('No alt'), alt('No alt')] }, { findings: [alt('No alt')] })
    expect(fewer).toMatchObject({ newFindings: [], goneFindings: [{ text: 'No alt', count: 1 }] })
  })

  it('lists at most 100 findings and counts them all', () => {
    const findings = Array.from({ length: 130 }, (_, index) => aFinding({ message: `Issue ${index}` }))
    const comparison = compared({ findings }, {})
    expect([comparison.goneFindings.length, comparison.goneFindingCount]).toEqual([100, 130])
  })

  it('does not call a finding gone or new if the other run did not check it', () => {
    const dns = aFinding({ source: 'preflight', rule: 'spf-missing', message: 'No SPF' })
    const other = { checkedRules: ['image-alt'] }
    expect(compared({ findings: [dns] }, other).goneFindingCount).toBe(0)
    expect(compared(other, { findings: [dns] }).newFindingCount).toBe(0)
    expect(compared({ checkedRules: [] }, { findings: [dns] }).newFindingCount).toBe(0)
    expect(compared({ checkedRules: [], findings: [dns] }, {}).goneFindingCount).toBe(0)
    expect(compared({ findings: [aFinding()] }, { receivedCount: 0 }).goneFindingCount).toBe(0)
    expect(compared({ findings: [dns] }, {}).goneFindingCount).toBe(1)
  })

  it('does not call a finding from seeds gone or new if results were outstanding in the other run', () => {
    const findings = (['submission', 'authentication', 'placement', 'spam-filter', 'waiting'] as const).map((source) =>
      aFinding({ source, rule: null, message: source, fix: source }),
    )
    expect(compared({ findings }, { outstandingCount: 1 }).goneFindingCount).toBe(0)
    expect(compared({ outstandingCount: 1 }, { findings }).newFindingCount).toBe(0)
    expect(compared({ findings }, {}).goneFindingCount).toBe(5)
  })

  it('recognizes a preflight finding that was merged with one of the spam filter', () => {
    const alone = aPreflightFinding({ ruleId: 'spam-words', severity: 'notice', symbols: ['CAPS'] })
    const ofSeeds = [aFinding({ rule: 'CAPS', message: 'Capitals', severity: 'notice' })]
    const before = mergeFindings([alone], [])
    const now = mergeFindings([alone], ofSeeds)
    expect(now.map(({ source }) => source)).toEqual(['spam-filter'])
    const none = { newFindingCount: 0, goneFindingCount: 0 }
    expect(compared({ findings: before }, { findings: now })).toMatchObject(none)
    expect(compared({ findings: now }, { findings: before })).toMatchObject(none)
    // The rule was suppressed in one of the runs, so that only the spam filter's finding remains.
    expect(compared({ findings: now }, { findings: ofSeeds })).toMatchObject({
      newFindingCount: 0,
      goneFindings: [{ rule: 'spam-words' }],
    })
  })

  it.each(['submission', 'waiting'] as const)('matches findings with the source %s by fix', (source) => {
    const withText = (...texts: readonly string[]): readonly TestReport['findings'][number][] =>
      texts.map((text) => aFinding({ source, rule: null, fix: 'Look for a bounce.', message: text }))
    const same = compared({ findings: withText('accepted as 4F1') }, { findings: withText('accepted as 9B2', 'as 7') })
    expect(same).toMatchObject({ newFindingCount: 0, goneFindingCount: 0 })
    const other = [aFinding({ source, rule: null, fix: 'Set a longer timeout.', message: 'accepted as 4F1' })]
    expect(compared({ findings: withText('accepted as 4F1') }, { findings: other })).toMatchObject({
      newFindingCount: 1,
      goneFindingCount: 1,
    })
  })

  it('compares no seeds with a test that ended in an error before its mail was sent', () => {
    const failed = { seeds: [], rates: [], receivedCount: 0, outcome: 'misconfigured' as const }
    const findings = [aFinding({ source: 'waiting', rule: null })]
    expect(compared({ findings }, failed)).toMatchObject({
      limit: 'this run has no results of sent mail, so only preflight findings were compared',
      rates: [],
      goneFindingCount: 0,
    })
    expect(compared(failed, { findings })).toMatchObject({ rates: [], newFindingCount: 0 })
  })

  it('states if preflight findings were not compared, or nothing', () => {
    const none = { checkedRules: [] }
    expect(limitOf(none, {})).toBe(
      'the baseline does not list preflight rules, so preflight findings were not compared',
    )
    expect(limitOf({}, none)).toBe('this run did not check preflight rules, so preflight findings were not compared')
    expect(limitOf(none, none)).toBeNull()
    expect(limitOf(none, { test: null })).toBe('this run has no results of sent mail, so nothing was compared')
  })

  it('compares nothing if a template path and data set occur more than once', () => {
    const findings = [aFinding()]
    const [one, two] = [
      aCheckResult({ tests: [aTestReport({ findings })] }),
      aCheckResult({ tests: [aTestReport(), aTestReport()] }),
    ]
    for (const [now, before] of [
      [one, two],
      [two, one],
    ] as const)
      for (const { comparison } of withComparison(now, baselineOf(before)).tests)
        expect(comparison).toMatchObject({
          limit: 'several tests have this template path and data set, so nothing was compared',
          rates: [],
          newFindingCount: 0,
          goneFindingCount: 0,
        })
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
    const findings = [
      aFinding({ message: 'From a seed' }),
      aFinding({ source: 'preflight', message: 'From preflight' }),
    ]
    const services = [earlier, current].map((serviceKind) => ({ serviceKind: serviceKind ?? 'embedded' }))
    const comparison = compared(before, { ...now, findings }, services)
    expect(comparison).toMatchObject({ rates: [], seeds: [], newFindings: [{ text: 'From preflight' }] })
    expect(comparison.limit).toBe(`${reason}, so only preflight findings were compared`)
  })

  it.each([
    ['send', 'the baseline has no results of sent mail, so only preflight findings were compared'],
    ['await', null],
  ] as const)('reads the mode %s of the earlier run', (mode, limit) => {
    const earlier = aCheckResult({ mode, tests: [aTestReport({ checkedRules })] })
    const now = aCheckResult({ tests: [aTestReport({ checkedRules })] })
    expect(withComparison(now, baselineOf(earlier)).tests[0]?.comparison?.limit).toBe(limit)
  })

  it('compares folders if every copy was rejected in this run', () => {
    const refused = aSeedReport({ address: aSeed(0).address, submission: rejected(aSeed(0)), status: 'failing' })
    const comparison = compared({ seeds: [inFolder(0, 'INBOX')] }, { seeds: [refused], receivedCount: 0 })
    expect(comparison).toMatchObject({ limit: null, seeds: [{ from: 'INBOX', to: 'rejected' }] })
  })
})
