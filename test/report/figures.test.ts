import { describe, expect, it } from 'vitest'

import type { TestReport } from '../../src/check/check-result.ts'
import {
  durationText,
  percentText,
  placementKindOf,
  placeOf,
  rateFigure,
  verdictText,
} from '../../src/report/figures.ts'
import { accepted, aResult, aSeed, notAttempted, rejected, verdict } from '../support/check-builders.ts'
import { aRate, aSeedReport } from '../support/finished-results.ts'

const seed = aSeed(1)

describe('rateFigure()', () => {
  it('formats value, counts, limit and verdict', () => {
    expect(rateFigure(aRate('inbox', { percent: 200 / 3, hitCount: 2, outOfCount: 3, status: 'missed' }))).toEqual({
      title: 'inbox rate',
      value: '66.7%',
      counts: '2 of 3',
      limit: '≥ 85%',
      verdict: 'missed',
    })
  })

  it('shows the range of an inbox rate with open seeds, and "so far" for authentication', () => {
    const open = { percent: 50, openCount: 2, highestPercent: 70 }
    expect(rateFigure(aRate('inbox', open)).value).toBe('50.0% to 70.0%')
    expect(rateFigure(aRate('dkim', open)).value).toBe('50.0% so far')
  })

  it('never shows a number for a value that was not measured', () => {
    const unmeasured = {
      percent: null,
      highestPercent: null,
      thresholdPercent: null,
      status: 'no-threshold',
      hitCount: 0,
    } as const
    expect(rateFigure(aRate('spf', unmeasured))).toMatchObject({
      value: 'not measured',
      counts: '–',
      limit: 'none',
      verdict: '–',
    })
  })
})

describe('placeOf()', () => {
  it.each([
    ['INBOX', { submission: accepted(seed), result: aResult(seed) }],
    ['rejected', { submission: rejected(seed), result: aResult(seed), status: 'failing' }],
    ['no result', { submission: rejected(seed, 451), status: 'missing' }],
    ['not sent', { submission: notAttempted(seed), status: 'missing' }],
    ['not reported', { submission: accepted(seed), status: 'unreported' }],
    [
      'no result',
      { submission: accepted(seed), result: aResult(seed, null, { receivedAtMs: null }), status: 'outstanding' },
    ],
    ['other folder', { submission: accepted(seed), result: aResult(seed, null), status: 'elsewhere' }],
  ] as const)('renders %s', (place, more) => {
    expect(placeOf(aSeedReport(more))).toBe(place)
  })
})

function results(...kinds: readonly ('observed' | 'simulated' | null)[]): Pick<TestReport, 'seeds'> {
  return { seeds: kinds.map((placementKind) => aSeedReport({ result: aResult(seed, 'INBOX', { placementKind }) })) }
}

describe('placementKindOf()', () => {
  it('returns the kind of the results, or mixed', () => {
    expect(placementKindOf(results('observed', 'observed'), 'remote')).toBe('observed')
    expect(placementKindOf(results('observed', 'simulated'), 'remote')).toBe('mixed')
  })

  it('classifies an embedded service without labels as simulated, and a remote one as unstated', () => {
    expect(placementKindOf(results(null), 'embedded')).toBe('simulated')
    expect(placementKindOf(results(null), 'remote')).toBe('unstated')
  })
})

describe('texts', () => {
  it('format percentages, verdicts and durations', () => {
    expect([percentText(null), percentText(99.96, { thresholdPercent: 100, bound: 'at-least' })]).toEqual([
      'not measured',
      '99.9%',
    ])
    expect([undefined, verdict(null), verdict(true), verdict(false)].map(verdictText)).toEqual([
      '–',
      '–',
      'pass',
      'fail',
    ])
    expect([350, 12_400, 65_000].map(durationText)).toEqual(['350 ms', '12 s', '1 min 5 s'])
  })
})
