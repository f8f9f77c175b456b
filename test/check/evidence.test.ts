import { describe, expect, it } from 'vitest'

import { isRefused, isSummaryAlone, joinEvidence } from '../../src/check/evidence.ts'
import {
  accepted,
  aResult,
  aSeed,
  aSnapshot,
  evidenceOf,
  lost,
  notAttempted,
  rejected,
} from '../support/check-builders.ts'

const seed = aSeed(1)

describe('joinEvidence()', () => {
  it.each([
    ['received', accepted(seed), 'INBOX'],
    ['pending', accepted(seed), null],
    ['pending', lost(seed), null],
    ['received', lost(seed), 'Spam'],
    ['pending', rejected(seed, 451), null],
    ['received', rejected(seed, 451), 'INBOX'],
    ['refused', rejected(seed), null],
    ['refused', rejected(seed), 'INBOX'],
    ['unsent', notAttempted(seed), null],
  ] as const)('classifies a copy as %s', (state, submission, folder) => {
    const submissions = new Map([[seed.address, submission]])
    const [joined] = joinEvidence({ seeds: [seed], submissions, snapshot: aSnapshot([aResult(seed, folder)]) }).seeds
    expect(joined?.state).toBe(state)
    expect(joined?.folder ?? null).toBe(state === 'received' ? folder : null)
  })

  it('counts a copy without an outcome as pending', () => {
    expect(joinEvidence({ seeds: [seed], submissions: new Map(), snapshot: null }).seeds[0]?.state).toBe('pending')
  })

  it('ignores results for unknown addresses and duplicates, and counts them', () => {
    const results = [aResult(seed), aResult(seed, 'Spam'), aResult(aSeed(8))]
    const { seeds, notices } = joinEvidence(evidenceOf([seed], results))
    expect(seeds[0]?.folder).toBe('INBOX')
    expect(notices).toEqual([
      'ignored 1 result for addresses that are not seeds of this test',
      'ignored 1 duplicate result: only the first result for each seed counts',
    ])
  })
})

describe('isRefused() and isSummaryAlone()', () => {
  it('distinguish permanent from transient rejections', () => {
    expect([rejected(seed), rejected(seed, 450), accepted(seed), null].map(isRefused)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('distinguish a summary from a service without results yet', () => {
    const summary = { inboxPercent: 0, completedCount: 0, seedCount: 1 }
    expect(
      [aSnapshot(null, { summary }), aSnapshot([], { summary }), aSnapshot(null), null].map(isSummaryAlone),
    ).toEqual([true, false, false, false])
  })
})
