import { describe, expect, it } from 'vitest'

import { joinEvidence } from '../../src/check/evidence.ts'
import { judgeAuthenticationRate, judgeInboxRate } from '../../src/check/judge-rate.ts'
import { type ScopeTally, tallyEvidence } from '../../src/check/tally.ts'
import { aResult, atLeast, byDefault, evidenceOf, someSeeds, verdict } from '../support/check-builders.ts'

const seeds = someSeeds(10)

/**
 * Returns evidence with `hits` copies in INBOX, `misses` copies in Spam with a DKIM failure, and no result for the
 * other copies.
 */
function tallyOf(hits: number, misses: number): ScopeTally {
  const results = seeds
    .slice(0, hits + misses)
    .map((seed, index) => (index < hits ? aResult(seed) : aResult(seed, 'Spam', { dkim: verdict(false) })))
  const evidence = evidenceOf(seeds, results)
  const rules = { inboxFolders: ['INBOX'], onMissing: 'not-inbox' } as const
  return tallyEvidence({ joined: joinEvidence(evidence), snapshot: evidence.snapshot, rules, moment: 'open' }).overall
}

function inbox(hits: number, misses: number, percent: number) {
  const { evaluation, isFinal } = judgeInboxRate({
    scope: 'overall',
    tally: tallyOf(hits, misses),
    threshold: atLeast(percent),
    inboxFolders: ['INBOX'],
  })
  return [evaluation.status, isFinal]
}

function dkim(hits: number, misses: number, basis: 'all-copies' | 'received-copies') {
  const tally = tallyOf(hits, misses)
  return judgeAuthenticationRate('dkim', { scope: 'overall', tally, threshold: byDefault(80), basis })
}

describe('judgeInboxRate()', () => {
  it.each([
    [8, 0, 80, ['met', true]],
    [7, 2, 80, ['undecided', false]],
    [0, 2, 80, ['undecided', false]],
    [0, 3, 80, ['missed', true]],
    [10, 0, 100, ['met', true]],
    [9, 1, 100, ['missed', true]],
    [0, 0, 0, ['undecided', false]],
    [1, 0, 0, ['met', true]],
  ] as const)('with %d hits and %d misses of 10 against %d%% returns %j', (hits, misses, percent, expected) => {
    expect(inbox(hits, misses, percent)).toEqual(expected)
  })
})

describe('judgeAuthenticationRate()', () => {
  it('waits for copies that could move the rate across its threshold', () => {
    expect(dkim(7, 1, 'all-copies')).toMatchObject({ evaluation: { status: 'undecided' }, isFinal: false })
  })

  it('decides on the received copies when allowed, and still reports which copies were open', () => {
    expect(dkim(7, 1, 'received-copies')).toMatchObject({
      evaluation: { status: 'met', percent: 87.5, hitCount: 7, outOfCount: 8, openCount: 2, highestPercent: 90 },
      isFinal: true,
    })
  })

  it('applies a default threshold while a copy may still be measured', () => {
    expect(dkim(0, 0, 'all-copies')).toMatchObject({
      evaluation: { status: 'undecided', percent: null },
      isFinal: false,
    })
    expect(dkim(0, 0, 'received-copies')).toMatchObject({ evaluation: { status: 'no-threshold' }, isFinal: true })
  })
})
