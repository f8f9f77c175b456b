import { describe, expect, it } from 'vitest'

import type { RateEvaluation } from '../../src/check/check-result.ts'
import { type Evaluation, evaluate } from '../../src/check/evaluate.ts'
import type { DecisionRules, Evidence } from '../../src/check/evidence.ts'
import { sentenceOf } from '../../src/check/outcome-sentence.ts'
import type { TestSummary } from '../../src/foundation/contract/test.ts'
import {
  aResult,
  aSnapshot,
  atLeast,
  evidenceOf,
  rejected,
  rules,
  someSeeds,
  thresholds,
} from '../support/check-builders.ts'

const seeds = someSeeds(9)
const strict = { inboxFolders: ['INBOX'] } as const

function atTimeUp(evidence: Evidence, more: Partial<DecisionRules> = {}): Evaluation {
  return evaluate({ evidence, rules: rules(more), ending: { kind: 'time-up' } })
}

function rateIn(evaluation: Evaluation, rate: RateEvaluation['rate']): RateEvaluation | undefined {
  return evaluation.rates.find((one) => one.rate === rate && one.scope === 'overall')
}

/** A completed test of six seeds for which only a summary is known. */
function ofSix(summary: TestSummary): Evidence {
  const snapshot = aSnapshot(null, { summary, isTerminal: true, status: 'complete' })
  return { ...evidenceOf(someSeeds(6), []), snapshot }
}

function inTabs(count: number, placementKind: 'observed' | 'simulated' | null): Evidence {
  return evidenceOf(
    seeds,
    seeds.map((seed, index) => aResult(seed, index < count ? 'Promotions' : 'INBOX', { placementKind })),
  )
}

function atMost(percent: number): Partial<DecisionRules> {
  return {
    inboxFolders: ['INBOX', 'Promotions'],
    thresholds: thresholds({ inbox: atLeast(85), tab: { percent, onlyWhereMeasured: false } }),
  }
}

describe('evaluate() with a fractional number of seeds', () => {
  const wanted = thresholds({ inbox: atLeast(80) })
  it("compares the service's own percentage, not a percentage rounded to whole seeds", () => {
    const evaluation = atTimeUp(ofSix({ inboxPercent: 79.9, completedCount: 6, seedCount: 6 }), { thresholds: wanted })
    expect(evaluation.outcome).toBe('fail')
    expect(sentenceOf(evaluation)).toContain('inbox rate 79.9% is below 80% (4.8 of 6 seeds in INBOX; 1.2 elsewhere)')
    const met = { thresholds: thresholds({ inbox: atLeast(79.9) }) }
    expect(atTimeUp(ofSix({ inboxPercent: 79.9, completedCount: 6, seedCount: 6 }), met).outcome).toBe('pass')
  })

  it('counts all seeds as completed when the service counts providers and the test is complete', () => {
    const evaluation = atTimeUp(ofSix({ inboxPercent: 100, completedCount: 3, seedCount: 3 }), { thresholds: wanted })
    expect(evaluation.outcome).toBe('pass')
    expect(rateIn(evaluation, 'inbox')).toMatchObject({ percent: 100, hitCount: 6, outOfCount: 6 })
  })

  it('still counts missing results if the test is not complete', () => {
    const summary = { inboxPercent: 100, completedCount: 2, seedCount: 3 }
    expect(rateIn(atTimeUp(ofSix(summary), { thresholds: wanted }), 'inbox')).toMatchObject({
      hitCount: 4,
      outOfCount: 6,
    })
  })
})

describe('evaluate() with copies in tabs', () => {
  it('counts a simulated tab as inbox even with inbox-folders: INBOX', () => {
    const evaluation = atTimeUp(inTabs(9, 'simulated'), strict)
    expect(evaluation.outcome).toBe('pass')
    expect(evaluation.tabPercent).toBe(100)
    expect(evaluation.placement.every((row) => row.hitCount === row.seedCount && row.inboxCount === 0)).toBe(true)
  })

  it.each(['observed', null] as const)('with placement kind %s, counts a tab as the settings specify', (kind) => {
    expect(atTimeUp(inTabs(9, kind), strict).outcome).toBe('fail')
    expect(atTimeUp(inTabs(9, kind), { inboxFolders: ['INBOX', 'Promotions'] }).outcome).toBe('pass')
  })

  it('applies max-tab-rate to observed tabs', () => {
    expect(sentenceOf(atTimeUp(inTabs(2, 'observed'), atMost(20)))).toBe(
      'fail: tab rate 22.2% is above 20% (2 of 9 seeds in a tab)',
    )
    expect(atTimeUp(inTabs(2, null), atMost(23)).outcome).toBe('pass')
  })

  it('never applies max-tab-rate to simulated tabs', () => {
    const evaluation = atTimeUp(inTabs(9, 'simulated'), atMost(0))
    expect(evaluation.outcome).toBe('pass')
    expect(rateIn(evaluation, 'tab')).toMatchObject({
      status: 'no-threshold',
      reason: 'placement is simulated, so max-tab-rate does not apply',
    })
  })

  it('does not pass with missing results that may be in a tab', () => {
    const evidence = evidenceOf(
      seeds,
      seeds.slice(0, 8).map((seed) => aResult(seed)),
    )
    expect(atTimeUp(evidence, atMost(0)).outcome).toBe('inconclusive')
    expect(atTimeUp(evidence, atMost(20)).outcome).toBe('pass')
  })
})

describe('evaluate() with rejected copies', () => {
  it('marks rejections by an embedded service as simulated', () => {
    const submissions = new Map(seeds.map((seed) => [seed.address, rejected(seed)]))
    const evidence = { seeds, submissions, snapshot: aSnapshot([]) }
    const ending = { kind: 'time-up' } as const
    expect(sentenceOf(evaluate({ evidence, rules: rules(), ending, serviceKind: 'embedded' }))).toMatch(
      / – local simulation$/u,
    )
    expect(sentenceOf(evaluate({ evidence, rules: rules(), ending, serviceKind: 'remote' }))).not.toContain(
      'simulation',
    )
  })

  it('marks rejections as simulated when a remote service labels them as simulated', () => {
    const submissions = new Map(seeds.map((seed) => [seed.address, rejected(seed)]))
    const results = seeds.map((seed) => aResult(seed, null, { placementKind: 'simulated' }))
    const evidence = { seeds, submissions, snapshot: aSnapshot(results) }
    const evaluation = evaluate({ evidence, rules: rules(), ending: { kind: 'time-up' }, serviceKind: 'remote' })
    expect(sentenceOf(evaluation)).toMatch(/ – local simulation$/u)
  })
})
