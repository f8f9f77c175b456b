import { describe, expect, it } from 'vitest'

import {
  hasChecked,
  isFinal,
  placeOf,
  toComparable,
  toComparableFinding,
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
    const row = { id: 'tls', title: 'TLS', cells: [], breaches: [], reason: null, source: 'x' }
    expect(toComparable(aTestReport({ compliance: [row] }), 'check')).toMatchObject({
      isSent: true,
      isPreflighted: true,
    })
    expect(toComparable(aTestReport({ test: null }), 'check')).toMatchObject({ isSent: false, isPreflighted: false })
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

describe('toComparableFinding()', () => {
  it('separates the number of times from the text', () => {
    expect(toComparableFinding(aComparableFinding({ text: 'No alt (3 times)' }))).toMatchObject({
      text: 'No alt',
      count: 3,
    })
    expect(toComparableFinding(aComparableFinding({ text: 'No alt (often)' }))).toMatchObject({
      text: 'No alt (often)',
      count: 1,
    })
  })

  it('shortens long strings', () => {
    const finding = toComparableFinding(aComparableFinding({ text: 'x'.repeat(5000), rule: 'y'.repeat(5000) }))
    expect([finding?.text.length, finding?.rule?.length]).toEqual([1000, 1000])
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
    ['preflight', { isPreflighted: false }, false],
    ['preflight', { uncheckedRules: ['image-alt'] }, false],
    ['preflight', { uncheckedRules: ['all rules'] }, false],
    ['preflight', { uncheckedRules: ['bimi'] }, true],
    ['submission', { receivedCount: 0 }, true],
    ['submission', { mode: 'await' }, false],
    ['waiting', { isSent: false }, false],
    ['waiting', { mode: 'send' }, false],
    ['waiting', { mode: 'await' }, true],
    ['spam-filter', { receivedCount: 0 }, false],
    ['authentication', { receivedCount: 1 }, true],
  ] as const

  it.each(cases)('for %s and a test with %o, returns %s', (source, more, expected) => {
    expect(hasChecked(aComparableTest(more), aComparableFinding({ source }))).toBe(expected)
  })
})
