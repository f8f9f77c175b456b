import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { RateEvaluation } from '../../src/check/check-result.ts'
import { type Evaluation, evaluate } from '../../src/check/evaluate.ts'
import type { DecisionRules } from '../../src/check/evidence.ts'
import { ratePercent } from '../../src/check/rate.ts'
import type { Folder } from '../../src/foundation/contract/names.ts'
import { isFolderRate, rateKinds, rateNames } from '../../src/foundation/contract/rate-kinds.ts'
import type { SeedResult } from '../../src/foundation/contract/test.ts'
import { anyRules, evidenceAfter, type Story, stories } from '../support/check-arbitraries.ts'
import { verdict } from '../support/check-builders.ts'
import { propertyRuns } from '../support/property-runs.ts'

/** The outcomes from worst to best. */
const order = ['fail', 'inconclusive', 'pass']

function full(story: Story, rules: DecisionRules): Evaluation {
  return evaluate({ evidence: evidenceAfter(story, story.results.length), rules, ending: { kind: 'time-up' } })
}

function without(story: Story, taken: SeedResult | undefined): Story {
  return { ...story, results: story.results.filter((one) => one !== taken) }
}

/** Returns true if a threshold limits the share of copies in the folder: removing such a copy lowers the rate. */
function isLimited(folder: Folder, { thresholds: { overall } }: DecisionRules): boolean {
  return rateNames.some(
    (rate) => isFolderRate(rate) && overall[rate] !== null && rateKinds[rate].folders.some((one) => one === folder),
  )
}

function isGood(result: SeedResult, rules: DecisionRules): boolean {
  const { folder } = result
  const isInbox = folder !== null && rules.inboxFolders.includes(folder) && !isLimited(folder, rules)
  return isInbox && [result.spf, result.dkim, result.dmarc].every((one) => one.isPass !== false)
}

function metInboxScopes({ rates }: Evaluation): readonly RateEvaluation['scope'][] {
  return rates.filter((rate) => rate.rate === 'inbox' && rate.status === 'met').map((rate) => rate.scope)
}

function betterResults(story: Story, at: number, change: Partial<SeedResult>): Story {
  return { ...story, results: story.results.map((one, index) => (index === at ? { ...one, ...change } : one)) }
}

describe('every evaluation', () => {
  it('never passes with less evidence: removing good results never leads to a pass', () => {
    fc.assert(
      fc.property(stories, anyRules(), fc.nat(), (story, rules, at) => {
        const good = story.results.filter((one) => isGood(one, rules))
        const less = full(without(story, good[at % Math.max(good.length, 1)]), rules)
        expect(less.outcome === 'pass' && full(story, rules).outcome !== 'pass').toBe(false)
      }),
      { numRuns: propertyRuns(2000) },
    )
  })

  it('never meets an inbox threshold because a result is removed, unless on-missing excludes missing results', () => {
    fc.assert(
      fc.property(stories, anyRules(), fc.nat(), (story, rules, at) => {
        fc.pre(rules.onMissing !== 'exclude' && story.results.length > 0)
        const less = full(without(story, story.results[at % story.results.length]), rules)
        expect(metInboxScopes(full(story, rules))).toEqual(expect.arrayContaining([...metInboxScopes(less)]))
      }),
      { numRuns: propertyRuns(2000) },
    )
  })

  it('never gets worse when a result improves', () => {
    const what = fc.constantFrom('folder' as const, 'spf' as const, 'dkim' as const, 'dmarc' as const)
    fc.assert(
      fc.property(stories, anyRules(), fc.nat(), what, (story, rules, at, field) => {
        const [best = 'INBOX'] = rules.inboxFolders
        fc.pre(field !== 'folder' || !isLimited(best, rules))
        const change = field === 'folder' ? { folder: best } : { [field]: verdict(true) }
        const better = betterResults(story, at % Math.max(story.results.length, 1), change)
        const [before, after] = [story, better].map((one) => order.indexOf(full(one, rules).outcome))
        expect(after).toBeGreaterThanOrEqual(before ?? 0)
      }),
      { numRuns: propertyRuns(2000) },
    )
  })

  it('has counts that add up', () => {
    fc.assert(
      fc.property(
        stories,
        anyRules(fc.constantFrom(0, 90, 100)),
        fc.nat(),
        fc.boolean(),
        (story, rules, at, isOver) => {
          const evidence = evidenceAfter(story, at % (story.results.length + 1))
          const evaluation = evaluate({ evidence, rules, ending: { kind: isOver ? 'time-up' : 'decided' } })
          const { placement, rates, seeds } = evaluation
          const statusCount = (status: string): number => seeds.filter((seed) => seed.status === status).length
          const inInbox = seeds.filter(
            (seed) => seed.result !== null && rules.inboxFolders.some((one) => one === seed.result?.folder),
          )
          expect(placement.reduce((sum, row) => sum + row.seedCount, 0)).toBe(story.seeds.length)
          for (const row of placement) {
            expect(row.inboxCount + row.spamCount + row.tabCount + row.noneCount).toBe(row.seedCount)
          }
          expect(rates[0]).toMatchObject({ rate: 'inbox', scope: 'overall', hitCount: inInbox.length })
          expect(rates[0]?.outOfCount).toBe(story.seeds.length - statusCount('excluded'))
          for (const rate of rates.filter((one) => one.percent !== null)) {
            expect(rate.percent).toBe(ratePercent(rate.hitCount, rate.outOfCount))
            expect(rate.highestPercent).toBeGreaterThanOrEqual(rate.percent ?? 0)
          }
          expect(evaluation.outstandingCount).toBe(statusCount('outstanding'))
          expect(evaluation.receivedCount).toBe(seeds.filter((seed) => seed.result !== null).length)
          expect(evaluation.receivedCount).toBe(placement.reduce((sum, row) => sum + row.seedCount - row.noneCount, 0))
        },
      ),
      { numRuns: propertyRuns(1000) },
    )
  })

  it('explains every missed threshold and every seed that is not ok', () => {
    fc.assert(
      fc.property(stories, anyRules(), fc.boolean(), (story, rules, isOver) => {
        const evidence = evidenceAfter(story, Math.floor(story.results.length / 2))
        const { rates, seeds } = evaluate({ evidence, rules, ending: { kind: isOver ? 'time-up' : 'decided' } })
        const unexplained = rates.filter(
          (rate) => ['missed', 'undecided'].includes(rate.status) && rate.reason === null,
        )
        expect(unexplained).toEqual([])
        expect(seeds.filter((seed) => seed.status !== 'ok' && seed.reason === null)).toEqual([])
      }),
    )
  })
})
