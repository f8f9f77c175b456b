import { describe, expect, it } from 'vitest'

import type { RateEvaluation } from '../../src/check/check-result.ts'
import { type Evaluation, evaluate } from '../../src/check/evaluate.ts'
import type { DecisionRules, Evidence } from '../../src/check/evidence.ts'
import { sentenceOf } from '../../src/check/outcome-sentence.ts'
import type { Seed, SeedResult } from '../../src/foundation/contract/test.ts'
import type { SubmissionOutcome } from '../../src/foundation/mail/submission-outcome.ts'
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

const seeds = someSeeds(9)

function aSeedOf(index: number): Seed {
  const seed = seeds[index]
  if (seed === undefined) throw new Error(`no seed ${index}`)
  return seed
}

function atTimeUp(evidence: Evidence, more: Partial<DecisionRules> = {}): Evaluation {
  return evaluate({ evidence, rules: rules(more), ending: { kind: 'time-up' } })
}

function rateIn(
  evaluation: Evaluation,
  rate: RateEvaluation['rate'],
  scope: RateEvaluation['scope'] = 'overall',
): RateEvaluation {
  const found = evaluation.rates.find((one) => one.rate === rate && one.scope === scope)
  if (found === undefined) throw new Error(`no ${scope} ${rate} rate`)
  return found
}

function withSubmissions(
  evidence: Evidence,
  change: (seed: Seed, index: number) => SubmissionOutcome | null,
): Evidence {
  const submissions = new Map(evidence.submissions)
  for (const [index, seed] of evidence.seeds.entries()) {
    const outcome = change(seed, index)
    if (outcome !== null) submissions.set(seed.address, outcome)
  }
  return { ...evidence, submissions }
}

function inboxAndRest(inboxCount: number, folder: SeedResult['folder']): SeedResult[] {
  return seeds.map((seed, index) => aResult(seed, index < inboxCount ? 'INBOX' : folder))
}

function summaryOf(inboxPercent: number, completedCount: number): Evidence {
  return {
    ...evidenceOf(seeds),
    snapshot: aSnapshot(null, { summary: { inboxPercent, completedCount, seedCount: 9 } }),
  }
}

describe('evaluate()', () => {
  it.each([
    [9, /^fail: inbox rate 66\.7% .* – local simulation$/u],
    [4, /^fail: .* – partly local simulation$/u],
    [0, /^fail: inbox rate [^–]*$/u],
  ])('states in the first line whether folders are simulated: %i of 9', (simulatedCount, sentence) => {
    const results = seeds.map((seed, index) =>
      aResult(seed, index < 6 ? 'INBOX' : 'Spam', { placementKind: index < simulatedCount ? 'simulated' : 'observed' }),
    )
    expect(sentenceOf(atTimeUp(evidenceOf(seeds, results)))).toMatch(sentence)
  })

  it('does not mention folders when authentication decides', () => {
    const results = seeds.map((seed) => aResult(seed, 'INBOX', { dkim: verdict(false), placementKind: 'simulated' }))
    expect(sentenceOf(atTimeUp(evidenceOf(seeds, results)))).toMatch(/^fail: DKIM [^–]*$/u)
  })

  it('includes the SMTP reply when every copy was deferred', () => {
    const evidence = withSubmissions(evidenceOf(seeds, []), (seed, index) =>
      index < 8 ? rejected(seed, 451, 'try later') : rejected(seed),
    )
    expect(sentenceOf(atTimeUp(evidence))).toBe(
      'inconclusive: no copy was received (0 of 9 seeds, 1 rejected, 8 deferred by the SMTP server: 451 4.7.1 try later), so nothing was measured',
    )
  })

  it('passes when every threshold is met', () => {
    const evaluation = atTimeUp(evidenceOf(seeds, inboxAndRest(8, 'Spam')))
    expect(evaluation.outcome).toBe('pass')
    expect(sentenceOf(evaluation)).toBe(
      'pass: inbox rate 88.9% (8 of 9 seeds, threshold 85%), SPF pass rate 100.0% (threshold 100%), DKIM pass rate 100.0% (threshold 100%), DMARC pass rate 100.0% (threshold 100%)',
    )
  })

  it('fails below the inbox threshold, and explains where the copies are and what a tab may mean', () => {
    const evaluation = atTimeUp(evidenceOf(seeds, inboxAndRest(6, 'Promotions')))
    expect(evaluation.outcome).toBe('fail')
    expect(sentenceOf(evaluation)).toBe(
      'fail: inbox rate 66.7% is below 85% (6 of 9 seeds in INBOX; 3 in Promotions; tabs count as inbox unless inbox-folders excludes them)',
    )
  })

  it('counts a tab as inbox when inbox-folders includes the tab', () => {
    const evaluation = atTimeUp(evidenceOf(seeds, inboxAndRest(6, 'Promotions')), {
      inboxFolders: ['INBOX', 'Promotions'],
    })
    expect(evaluation.outcome).toBe('pass')
    expect(rateIn(evaluation, 'inbox').percent).toBe(100)
    expect(evaluation.tabPercent).toBeCloseTo(33.3, 1)
  })

  it.each(['spf', 'dkim', 'dmarc'] as const)('fails when %s fails at one seed', (name) => {
    const results = seeds.map((seed, index) => aResult(seed, 'INBOX', index === 0 ? { [name]: verdict(false) } : {}))
    const evaluation = atTimeUp(evidenceOf(seeds, results))
    expect(evaluation.outcome).toBe('fail')
    expect(sentenceOf(evaluation)).toContain(
      `${name.toUpperCase()} pass rate 88.9% is below 100% (8 of 9 checked copies pass)`,
    )
  })

  it('fails because of a threshold of one provider type alone', () => {
    const results = seeds.map((seed) => aResult(seed, seed.providerType === 'business' ? 'Spam' : 'INBOX'))
    const wanted = thresholds({ inbox: atLeast(50) }, { business: { inbox: atLeast(90) } })
    const evaluation = atTimeUp(evidenceOf(seeds, results), { thresholds: wanted })
    expect(evaluation.outcome).toBe('fail')
    expect(sentenceOf(evaluation)).toBe(
      'fail: business inbox rate 0.0% is below 90% (0 of 3 seeds in INBOX; 3 in Spam)',
    )
  })

  it('lists at most two reasons and counts the others', () => {
    const results = seeds.map((seed) =>
      aResult(seed, 'Spam', { spf: verdict(false), dkim: verdict(false), dmarc: verdict(false) }),
    )
    expect(sentenceOf(atTimeUp(evidenceOf(seeds, results)))).toMatch(/; 2 more thresholds missed$/u)
  })
})

describe('evaluate() with missing evidence', () => {
  it('is inconclusive when nothing was received, whatever the value of on-missing', () => {
    for (const onMissing of ['not-inbox', 'exclude', 'inconclusive'] as const) {
      const evaluation = atTimeUp(evidenceOf(seeds), { onMissing })
      expect(evaluation.outcome).toBe('inconclusive')
      expect(sentenceOf(evaluation)).toBe('inconclusive: no copy was received (0 of 9 seeds), so nothing was measured')
      expect(rateIn(evaluation, 'inbox').percent).toBeNull()
    }
  })

  it('is inconclusive when nothing was received, even without a threshold', () => {
    expect(atTimeUp(evidenceOf(seeds), { thresholds: thresholds(noThresholds) }).outcome).toBe('inconclusive')
  })

  it('is inconclusive for a threshold of 0% when nothing was received', () => {
    const wanted = thresholds({ ...noThresholds, inbox: atLeast(0) })
    expect(atTimeUp(evidenceOf(seeds), { thresholds: wanted }).outcome).toBe('inconclusive')
  })

  it('fails when nothing was received and rejections alone put the threshold out of reach', () => {
    const evidence = withSubmissions(evidenceOf(seeds), (seed, index) => (index < 3 ? rejected(seed) : null))
    const evaluation = atTimeUp(evidence)
    expect(evaluation.outcome).toBe('fail')
    expect(sentenceOf(evaluation)).toContain('inbox rate can reach at most 66.7%, below 85%')
  })

  it('is inconclusive without seeds', () => {
    const evaluation = atTimeUp(evidenceOf([]))
    expect(evaluation.outcome).toBe('inconclusive')
    expect(sentenceOf(evaluation)).toBe('inconclusive: the test has no seeds, so nothing was measured')
    expect(evaluation.pointsPerSeed).toBeNull()
    expect(rateIn(evaluation, 'inbox')).toMatchObject({ percent: null, status: 'undecided' })
  })

  it.each([
    ['not-inbox', 'fail', 66.7, 9],
    ['exclude', 'pass', 100, 6],
    ['inconclusive', 'inconclusive', 66.7, 9],
  ] as const)('with on-missing %s returns %s', (onMissing, outcome, percent, outOfCount) => {
    const results = seeds.slice(0, 6).map((seed) => aResult(seed))
    const evaluation = atTimeUp(evidenceOf(seeds, results), { onMissing })
    expect(evaluation.outcome).toBe(outcome)
    expect(rateIn(evaluation, 'inbox').percent).toBeCloseTo(percent, 1)
    expect(rateIn(evaluation, 'inbox').outOfCount).toBe(outOfCount)
    expect(evaluation.missingPercent).toBeCloseTo(33.3, 1)
  })

  it('counts a permanently rejected copy as not inbox for every value of on-missing', () => {
    for (const onMissing of ['not-inbox', 'exclude', 'inconclusive'] as const) {
      const evidence = withSubmissions(evidenceOf(seeds, inboxAndRest(7, null)), (seed, index) =>
        index >= 7 ? rejected(seed) : null,
      )
      expect(atTimeUp(evidence, { onMissing }).outcome).toBe('fail')
    }
  })

  it('applies on-missing to a copy that was deferred until the timeout', () => {
    const evidence = withSubmissions(evidenceOf(seeds, inboxAndRest(7, null)), (seed, index) =>
      index >= 7 ? rejected(seed, 451, 'greylisted') : null,
    )
    expect(atTimeUp(evidence, { onMissing: 'exclude' }).outcome).toBe('pass')
    expect(atTimeUp(evidence, { onMissing: 'not-inbox' }).outcome).toBe('fail')
  })

  it('is inconclusive when copies that were not sent could change the outcome, and names the possible range', () => {
    const evidence = withSubmissions(evidenceOf(seeds, inboxAndRest(7, null)), (seed, index) =>
      index >= 7 ? notAttempted(seed) : null,
    )
    const evaluation = atTimeUp(evidence)
    expect(evaluation.outcome).toBe('inconclusive')
    expect(sentenceOf(evaluation)).toBe(
      'inconclusive: inbox rate is between 77.8% and 100.0%, so the threshold of 85% may or may not be reached (7 of 9 seeds in INBOX; 2 not sent)',
    )
  })

  it('passes although copies were not sent, if they could not lower the rate enough', () => {
    const evidence = withSubmissions(evidenceOf(seeds, inboxAndRest(8, null)), (seed, index) =>
      index >= 8 ? notAttempted(seed) : null,
    )
    expect(atTimeUp(evidence).outcome).toBe('pass')
  })
})

describe('evaluate() with authentication results', () => {
  const unmeasured = seeds.map((seed) => aResult(seed, 'INBOX', { spf: verdict(null) }))

  it('drops a default threshold when nothing was measured', () => {
    const evaluation = atTimeUp(evidenceOf(seeds, unmeasured))
    expect(evaluation.outcome).toBe('pass')
    expect(rateIn(evaluation, 'spf')).toMatchObject({
      percent: null,
      status: 'no-threshold',
      thresholdPercent: null,
      reason: 'SPF pass rate was not measured, so its default threshold of 100% does not apply',
    })
    expect(sentenceOf(evaluation)).toContain('; SPF not measured')
  })

  it('is inconclusive when an explicit threshold was not measured', () => {
    const evaluation = atTimeUp(evidenceOf(seeds, unmeasured), { thresholds: thresholds({ spf: atLeast(100) }) })
    expect(evaluation.outcome).toBe('inconclusive')
    expect(sentenceOf(evaluation)).toBe(
      'inconclusive: SPF pass rate must be at least 100% but was not measured: none of the received copies could be checked',
    )
  })

  it('divides only by the received and measured copies', () => {
    const results = [
      ...seeds.slice(0, 4).map((seed) => aResult(seed)),
      ...seeds.slice(4, 6).map((seed) => aResult(seed, 'INBOX', { dkim: verdict(null) })),
      ...seeds.slice(6, 8).map((seed) => aResult(seed, 'Spam', { dkim: verdict(false) })),
    ]
    expect(rateIn(atTimeUp(evidenceOf(seeds, results)), 'dkim')).toMatchObject({ hitCount: 4, outOfCount: 6 })
  })

  it('ignores authentication results for a copy without a folder', () => {
    const results = [...inboxAndRest(8, 'INBOX').slice(0, 8), aResult(aSeedOf(8), null, { dkim: verdict(false) })]
    expect(rateIn(atTimeUp(evidenceOf(seeds, results)), 'dkim')).toMatchObject({ hitCount: 8, outOfCount: 8 })
  })

  it('is inconclusive for a threshold of a type without seeds', () => {
    const consumers = someSeeds(4, ['consumer'])
    const wanted = thresholds({}, { protected: { dkim: atLeast(90) } })
    const evaluation = atTimeUp(
      evidenceOf(
        consumers,
        consumers.map((seed) => aResult(seed)),
      ),
      { thresholds: wanted },
    )
    expect(evaluation.outcome).toBe('inconclusive')
    expect(sentenceOf(evaluation)).toBe(
      'inconclusive: protected DKIM pass rate must be at least 90%, but the test has no protected seeds',
    )
  })

  it('drops a default threshold of a type without seeds', () => {
    const consumers = someSeeds(4, ['consumer'])
    const wanted = thresholds({}, { protected: { inbox: byDefault(90), dkim: byDefault(90) } })
    const evaluation = atTimeUp(
      evidenceOf(
        consumers,
        consumers.map((seed) => aResult(seed)),
      ),
      { thresholds: wanted },
    )
    expect(evaluation.outcome).toBe('pass')
  })
})

describe('evaluate() with unexpected results', () => {
  it('ignores results for addresses that are not in the test, with a warning', () => {
    const stranger = { ...aResult(aSeedOf(0), 'Spam'), address: 'stranger@elsewhere.example' }
    const evaluation = atTimeUp(evidenceOf(seeds, [stranger, ...inboxAndRest(9, 'INBOX')]))
    expect(rateIn(evaluation, 'inbox').percent).toBe(100)
    expect(evaluation.warnings).toEqual(['ignored 1 result for addresses that are not seeds of this test'])
  })

  it('keeps the first of two results for one seed, regardless of the case of the address', () => {
    const results = inboxAndRest(9, 'INBOX')
    const again = { ...aResult(aSeedOf(0), 'Spam'), address: aSeedOf(0).address.toUpperCase() }
    const evaluation = atTimeUp(evidenceOf(seeds, [...results, again]))
    expect(rateIn(evaluation, 'inbox').percent).toBe(100)
    expect(evaluation.warnings).toEqual(['ignored 1 duplicate result: only the first result for each seed counts'])
  })

  it('warns below warn-inbox-rate without failing', () => {
    const wanted = { ...thresholds(), warnInboxPercent: 95 }
    const evaluation = atTimeUp(evidenceOf(seeds, inboxAndRest(8, 'Spam')), { thresholds: wanted })
    expect(evaluation.outcome).toBe('pass')
    expect(evaluation.warnings).toEqual(['inbox rate 88.9% is below the warn-inbox-rate of 95%'])
  })
})

describe('evaluate() with only a summary', () => {
  it("uses only the summary's inbox rate", () => {
    const evaluation = atTimeUp(summaryOf(88.9, 9))
    expect(evaluation.outcome).toBe('pass')
    expect(rateIn(evaluation, 'inbox')).toMatchObject({ hitCount: 8, outOfCount: 9 })
    expect(rateIn(evaluation, 'dkim')).toMatchObject({ percent: null, status: 'no-threshold' })
    expect(evaluation.placement).toEqual([])
    expect(evaluation.seeds.every((seed) => seed.status === 'unreported')).toBe(true)
  })

  it('counts seeds without a result according to on-missing', () => {
    expect(atTimeUp(summaryOf(100, 6)).outcome).toBe('fail')
    expect(sentenceOf(atTimeUp(summaryOf(100, 6)))).toContain('(6 of 9 seeds in INBOX; 3 without a result)')
    expect(atTimeUp(summaryOf(100, 6), { onMissing: 'exclude' }).outcome).toBe('pass')
  })

  it('counts copies in folders that the summary does not name as "elsewhere"', () => {
    expect(sentenceOf(atTimeUp(summaryOf(66.7, 9)))).toContain('(6 of 9 seeds in INBOX; 3 elsewhere)')
  })

  it('is undecided when tabs count as inbox', () => {
    expect(atTimeUp(summaryOf(66.7, 9), { inboxFolders: ['INBOX', 'Promotions'] }).outcome).toBe('inconclusive')
  })

  it('leaves thresholds of provider types undecided', () => {
    const wanted = thresholds({}, { business: { inbox: atLeast(50) } })
    expect(atTimeUp(summaryOf(100, 9), { thresholds: wanted }).outcome).toBe('inconclusive')
  })

  it('is inconclusive when an explicit authentication threshold cannot be measured', () => {
    expect(atTimeUp(summaryOf(100, 9), { thresholds: thresholds({ dkim: atLeast(100) }) }).outcome).toBe('inconclusive')
  })

  it('is inconclusive when nothing completed', () => {
    expect(atTimeUp(summaryOf(0, 0)).outcome).toBe('inconclusive')
  })
})

describe('evaluate() for an interrupted run', () => {
  const interrupted = { kind: 'interrupted', reason: 'the service stopped answering' } as const

  it('is inconclusive with the results so far when nothing was decided', () => {
    const evidence = evidenceOf(seeds, inboxAndRest(4, null).slice(0, 4))
    const evaluation = evaluate({ evidence, rules: rules(), ending: interrupted })
    expect(evaluation.outcome).toBe('inconclusive')
    expect(sentenceOf(evaluation)).toBe('inconclusive: the service stopped answering (4 of 9 results received)')
    expect(evaluation.outstandingCount).toBe(5)
  })

  it('keeps a failure that was already certain', () => {
    const evidence = evidenceOf(seeds, inboxAndRest(0, 'Spam').slice(0, 3))
    expect(evaluate({ evidence, rules: rules(), ending: interrupted }).outcome).toBe('fail')
  })

  it('keeps a pass that was already certain', () => {
    const evidence = evidenceOf(seeds, inboxAndRest(9, null))
    expect(evaluate({ evidence, rules: rules(), ending: interrupted }).outcome).toBe('pass')
  })

  it('does not pass with a single result when there is no threshold', () => {
    const evidence = evidenceOf(seeds, inboxAndRest(9, null).slice(0, 1))
    const lenient = rules({ thresholds: thresholds(noThresholds) })
    expect(evaluate({ evidence, rules: lenient, ending: interrupted }).outcome).toBe('inconclusive')
  })

  it('reports the outstanding results and the possible range after an early decision', () => {
    const results = [...inboxAndRest(0, 'Spam').slice(0, 2), ...inboxAndRest(9, null).slice(2, 5)]
    const evaluation = evaluate({ evidence: evidenceOf(seeds, results), rules: rules(), ending: { kind: 'decided' } })
    expect(evaluation).toMatchObject({ outcome: 'fail', isEarlyDecision: true, outstandingCount: 4 })
    expect(sentenceOf(evaluation)).toBe(
      'fail: inbox rate can reach at most 77.8%, below 85% (3 of 9 seeds in INBOX; 2 in Spam, 4 without a result)',
    )
    expect(evaluation.seeds.filter((seed) => seed.status === 'outstanding')).toHaveLength(4)
  })
})
