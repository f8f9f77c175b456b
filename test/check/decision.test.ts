import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { decideEarly } from '../../src/check/decision.ts'
import { evaluate } from '../../src/check/evaluate.ts'
import type { RateThresholds } from '../../src/check/settings/settings.ts'
import { anyRules, evidenceAfter, stories } from '../support/check-arbitraries.ts'
import {
  aResult,
  aSnapshot,
  atLeast,
  byDefault,
  evidenceOf,
  noThresholds,
  notAttempted,
  rejected,
  rules,
  someSeeds,
  thresholds,
  verdict,
} from '../support/check-builders.ts'
import { propertyRuns } from '../support/property-runs.ts'

const timeUp = { kind: 'time-up' } as const

function onlyInbox(percent: number): RateThresholds {
  return { ...noThresholds, inbox: atLeast(percent) }
}

describe('decideEarly()', () => {
  const seeds = someSeeds(14)

  it('waits while the inbox rate could still cross its threshold', () => {
    const evidence = evidenceOf(
      seeds,
      seeds.slice(0, 11).map((seed) => aResult(seed)),
    )
    expect(decideEarly(evidence, rules({ thresholds: thresholds(onlyInbox(85)) }))).toBeNull()
  })

  it('passes as soon as the missing seeds cannot lower the inbox rate below its threshold', () => {
    const evidence = evidenceOf(
      seeds,
      seeds.slice(0, 12).map((seed) => aResult(seed)),
    )
    expect(decideEarly(evidence, rules({ thresholds: thresholds(onlyInbox(85)) }))?.outcome).toBe('pass')
  })

  it('fails as soon as the missing seeds cannot lift the inbox rate to its threshold', () => {
    const evidence = evidenceOf(
      seeds,
      seeds.slice(0, 3).map((seed) => aResult(seed, 'Spam')),
    )
    expect(decideEarly(evidence, rules({ thresholds: thresholds(onlyInbox(85)) }))?.outcome).toBe('fail')
  })

  it('fails at the first copy that fails an authentication threshold of 100', () => {
    const results = seeds.slice(0, 1).map((seed) => aResult(seed, 'INBOX', { dkim: verdict(false) }))
    expect(decideEarly(evidenceOf(seeds, results), rules())?.outcome).toBe('fail')
  })

  it('fails immediately when a threshold of one provider type is out of reach', () => {
    const business = seeds.filter((seed) => seed.providerType === 'business')
    const evidence = evidenceOf(
      seeds,
      business.slice(0, 1).map((seed) => aResult(seed, 'Spam')),
    )
    const wanted = thresholds(onlyInbox(50), { business: { inbox: atLeast(100) } })
    expect(decideEarly(evidence, rules({ thresholds: wanted }))?.outcome).toBe('fail')
  })

  it('fails because of rejections alone when they make the threshold unreachable', () => {
    const evidence = evidenceOf(seeds)
    const submissions = new Map(evidence.submissions)
    for (const seed of seeds.slice(0, 3)) submissions.set(seed.address, rejected(seed))
    expect(decideEarly({ ...evidence, submissions }, rules())?.outcome).toBe('fail')
  })

  it('never passes before a copy was received', () => {
    expect(decideEarly(evidenceOf(seeds), rules({ thresholds: thresholds(onlyInbox(0)) }))).toBeNull()
  })

  it('decides authentication on the received copies once the quorum is reached', () => {
    const evidence = evidenceOf(
      seeds,
      seeds.slice(0, 13).map((seed) => aResult(seed)),
    )
    expect(decideEarly(evidence, rules({ quorumPercent: 90 }))?.outcome).toBe('pass')
    expect(decideEarly(evidence, rules({ quorumPercent: 100 }))).toBeNull()
  })

  it('does not let the quorum decide authentication while the inbox rate is open', () => {
    const results = seeds
      .slice(0, 13)
      .map((seed, index) => (index === 0 ? aResult(seed, 'Spam', { dkim: verdict(false) }) : aResult(seed)))
    // The final inbox rate can be 85.7% or 92.9%; the DKIM rate is 92.3% so far, and 92.9% if the last copy passes.
    const wanted = thresholds({ inbox: atLeast(90), dkim: atLeast(92.5) })
    expect(decideEarly(evidenceOf(seeds, results), rules({ thresholds: wanted }))).toBeNull()
    const decided = thresholds({ inbox: atLeast(85), dkim: atLeast(92.5) })
    expect(decideEarly(evidenceOf(seeds, results), rules({ thresholds: decided }))?.outcome).toBe('fail')
  })

  it('does not reach the quorum while one provider has no results', () => {
    const alone = seeds.map((seed, index) => (index === 13 ? { ...seed, providerName: 'silent.example' } : seed))
    const evidence = evidenceOf(
      alone,
      alone.slice(0, 13).map((seed) => aResult(seed)),
    )
    expect(decideEarly(evidence, rules())).toBeNull()
  })

  it('includes a provider that rejected every copy in the quorum', () => {
    const alone = seeds.map((seed, index) => (index === 13 ? { ...seed, providerName: 'silent.example' } : seed))
    const evidence = evidenceOf(
      alone,
      alone.slice(0, 12).map((seed) => aResult(seed)),
    )
    const submissions = new Map(evidence.submissions)
    for (const seed of alone.slice(13)) submissions.set(seed.address, rejected(seed))
    const wanted = thresholds({ inbox: byDefault(80) })
    expect(decideEarly({ ...evidence, submissions }, rules({ thresholds: wanted }))?.outcome).toBe('pass')
  })

  it("waits for an explicit threshold that the quorum's copies could not measure", () => {
    const results = seeds.slice(0, 13).map((seed) => aResult(seed, 'INBOX', { spf: verdict(null) }))
    const wanted = thresholds({ spf: atLeast(100) })
    expect(decideEarly(evidenceOf(seeds, results), rules({ thresholds: wanted }))).toBeNull()
  })

  it("drops a default threshold that the quorum's copies could not measure", () => {
    const results = seeds.slice(0, 13).map((seed) => aResult(seed, 'INBOX', { spf: verdict(null) }))
    expect(decideEarly(evidenceOf(seeds, results), rules())?.outcome).toBe('pass')
  })

  it('is inconclusive immediately when only unsent copies are missing', () => {
    const evidence = evidenceOf(
      seeds,
      seeds.slice(3).map((seed) => aResult(seed)),
    )
    const submissions = new Map(evidence.submissions)
    for (const seed of seeds.slice(0, 3)) submissions.set(seed.address, notAttempted(seed))
    expect(decideEarly({ ...evidence, submissions }, rules())?.outcome).toBe('inconclusive')
  })

  it('waits for the quorum when no threshold is set', () => {
    const wanted = rules({ thresholds: thresholds(noThresholds) })
    const results = seeds.map((seed) => aResult(seed))
    expect(decideEarly(evidenceOf(seeds, results.slice(0, 5)), wanted)).toBeNull()
    expect(decideEarly(evidenceOf(seeds, results), wanted)?.outcome).toBe('pass')
  })

  it('decides on the basis of a summary alone', () => {
    const evidence = {
      ...evidenceOf(seeds),
      snapshot: aSnapshot(null, { summary: { inboxPercent: 100, completedCount: 12, seedCount: 14 } }),
    }
    expect(decideEarly(evidence, rules())?.outcome).toBe('pass')
  })
})

describe('an early decision', () => {
  it('always equals the full evaluation at a quorum of 100', () => {
    fc.assert(
      fc.property(stories, anyRules(), fc.nat(), (story, someRules, at) => {
        const early = decideEarly(evidenceAfter(story, at % (story.results.length + 1)), someRules)
        if (early === null) return
        const full = evaluate({
          evidence: evidenceAfter(story, story.results.length),
          rules: someRules,
          ending: timeUp,
        })
        expect(early.outcome).toBe(full.outcome)
      }),
      { numRuns: propertyRuns(3000) },
    )
  })

  it('is made by the time every result has arrived', () => {
    fc.assert(
      fc.property(stories, anyRules(), (story, someRules) => {
        const submissions = new Map(story.submissions)
        const answered = new Set(story.results.map((result) => result.address))
        for (const seed of story.seeds) if (!answered.has(seed.address)) submissions.set(seed.address, rejected(seed))
        const evidence = { ...evidenceAfter(story, story.results.length), submissions }
        expect(decideEarly(evidence, someRules)).not.toBeNull()
      }),
    )
  })

  it('differs below a quorum of 100 only in authentication', () => {
    fc.assert(
      fc.property(stories, anyRules(fc.constantFrom(0, 50, 90)), fc.nat(), (story, someRules, at) => {
        const early = decideEarly(evidenceAfter(story, at % (story.results.length + 1)), someRules)
        if (early === null) return
        const full = evaluate({
          evidence: evidenceAfter(story, story.results.length),
          rules: someRules,
          ending: timeUp,
        })
        if (early.outcome === full.outcome) return
        for (const rate of early.rates.filter((one) => one.rate === 'inbox' && one.status !== 'undecided')) {
          expect(full.rates.find((one) => one.rate === 'inbox' && one.scope === rate.scope)?.status).toBe(rate.status)
        }
        const differing = full.rates.filter((rate, index) => rate.status !== early.rates[index]?.status)
        expect(differing.some((rate) => rate.rate !== 'inbox')).toBe(true)
      }),
      { numRuns: propertyRuns(3000) },
    )
  })

  it('never passes with less evidence: removing results never turns a wait into a pass', () => {
    fc.assert(
      fc.property(stories, anyRules(), fc.nat(), fc.nat(), (story, someRules, one, other) => {
        const [fewer, more] = [one, other].map((at) => at % (story.results.length + 1)).toSorted((a, b) => a - b)
        if (decideEarly(evidenceAfter(story, fewer ?? 0), someRules)?.outcome !== 'pass') return
        expect(decideEarly(evidenceAfter(story, more ?? 0), someRules)?.outcome).toBe('pass')
      }),
      { numRuns: propertyRuns(2000) },
    )
  })
})
