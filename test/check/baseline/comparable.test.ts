import { describe, expect, it } from 'vitest'

import {
  type FindingFacts,
  hasChecked,
  isFinal,
  placeOf,
  toComparable,
  toComparableFindings,
} from '../../../src/check/baseline/comparable.ts'
import { aComparableFinding, aComparableTest } from '../../support/baselines.ts'
import { aResult, aSeed, notAttempted, rejected } from '../../support/check-builders.ts'
import { aFinding, aRate, aSeedReport, aTestReport } from '../../support/finished-results.ts'

describe('toComparable()', () => {
  it('keeps the folder of each copy, and whether folders were simulated', () => {
    const seed = aSeed(1)
    const reports = [
      aSeedReport({ result: aResult(seed, 'Spam', { placementKind: 'simulated' }) }),
      aSeedReport({ submission: rejected(seed), status: 'failing' }),
      aSeedReport({ status: 'missing' }),
      aSeedReport({ submission: rejected(seed, 451), status: 'outstanding' }),
      aSeedReport({ submission: notAttempted(seed), status: 'outstanding' }),
    ]
    const { seeds } = toComparable(aTestReport({ seeds: reports }), 'check')
    expect(seeds.map(({ place, placementKind }) => [place, placementKind])).toEqual([
      ['Spam', 'simulated'],
      ['rejected', null],
      ['no result', null],
      [null, null],
      [null, null],
    ])
  })

  it('states whether a test was sent and whether preflight ran', () => {
    const checkedRules = ['image-alt']
    expect(toComparable(aTestReport({ checkedRules }), 'check')).toMatchObject({ isSent: true, checkedRules })
    expect(toComparable(aTestReport({ test: null }), 'check')).toMatchObject({ isSent: false, checkedRules: [] })
  })

  it('states whether results were outstanding', () => {
    const [complete, early] = [0, 2].map((outstandingCount) => toComparable(aTestReport({ outstandingCount }), 'check'))
    expect([complete?.isComplete, early?.isComplete]).toEqual([true, false])
  })

  it('leaves out the finding that lists unchecked rules', () => {
    const findings = [aFinding({ source: 'preflight', rule: null }), aFinding({ source: 'submission', rule: null })]
    expect(toComparable(aTestReport({ findings }), 'check').findings.map(({ source }) => source)).toEqual([
      'submission',
    ])
  })

  it('marks rates that outstanding results could still have changed', () => {
    const rates = [aRate('inbox', { percent: 50, openCount: 2 }), aRate('spf', { percent: 100, openCount: 2 })]
    expect(toComparable(aTestReport({ rates }), 'check').rates.map((rate) => rate.isFinal)).toEqual([false, true])
  })
})

function facts(more: Partial<FindingFacts>): FindingFacts {
  const { source, severity, rule, text: message, count, fix } = aComparableFinding()
  return { source, severity, rule, message, count, fix, ...more }
}

describe('toComparableFindings()', () => {
  it('shortens long strings', () => {
    const long = { message: 'x'.repeat(5000), rule: 'y'.repeat(5000), fix: 'z'.repeat(5000) }
    const [finding] = toComparableFindings(facts(long))
    expect([finding?.text.length, finding?.rule?.length, finding?.fix?.length]).toEqual([1000, 1000, 1000])
  })

  it('returns the findings that were merged', () => {
    const mergedFrom = [
      { source: 'preflight', rule: 'image-only', message: 'Only images', count: 2 },
      { source: 'spam-filter', rule: 'IMAGE_ONLY', message: 'Few words', count: 1 },
    ]
    const merged = { ...facts({ rule: 'IMAGE_ONLY', source: 'spam-filter' }), mergedFrom }
    expect(toComparableFindings(merged)).toEqual([
      aComparableFinding({ rule: 'image-only', text: 'Only images', count: 2 }),
      aComparableFinding({ source: 'spam-filter', rule: 'IMAGE_ONLY', text: 'Few words', isPart: true }),
    ])
  })
})

describe('placeOf()', () => {
  it('is "rejected" only for a permanent rejection', () => {
    expect(placeOf({ rejectCode: 550, folder: 'INBOX', status: 'failing' })).toBe('rejected')
    expect(placeOf({ rejectCode: 450, folder: null, status: 'missing' })).toBe('no result')
  })
})

describe('isFinal()', () => {
  it('is true without outstanding results', () => {
    expect(isFinal({ percent: 50, openCount: 0, highestPercent: 60 })).toBe(true)
    expect(isFinal({ percent: 50, openCount: 1, highestPercent: 60 })).toBe(false)
  })
})

describe('hasChecked()', () => {
  const cases = [
    ['preflight', {}, true],
    ['preflight', { checkedRules: [] }, false],
    ['preflight', { checkedRules: ['bimi'] }, false],
    ['preflight', { isComplete: false }, true],
    ['submission', { receivedCount: 0 }, true],
    ['submission', { mode: 'await' }, false],
    ['waiting', { isSent: false }, false],
    ['waiting', { mode: 'send' }, false],
    ['waiting', { mode: 'await' }, true],
    ['spam-filter', { receivedCount: 0 }, false],
    ['authentication', { receivedCount: 1 }, true],
    ['authentication', { isComplete: false }, false],
    ['submission', { isComplete: false }, false],
    ['waiting', { isComplete: false }, false],
    ['submission', { seeds: [], rates: [] }, false],
    ['waiting', { seeds: [], rates: [] }, false],
  ] as const

  it.each(cases)('for %s and a test with %o, returns %s', (source, more, expected) => {
    expect(hasChecked(aComparableTest(more), aComparableFinding({ source }))).toBe(expected)
  })
})
