import { describe, expect, it } from 'vitest'

import type { Evaluation } from '../../src/check/evaluate.ts'
import { evaluateSending } from '../../src/check/evaluate-sending.ts'
import type { DecisionRules } from '../../src/check/evidence.ts'
import { sentenceOf } from '../../src/check/outcome-sentence.ts'
import type { Seed } from '../../src/foundation/contract/test.ts'
import type { SubmissionOutcome } from '../../src/foundation/mail/submission-outcome.ts'
import { accepted, lost, notAttempted, rejected, rules, someSeeds, thresholds } from '../support/check-builders.ts'

const seeds = someSeeds(9)

function deferred(seed: Seed): SubmissionOutcome {
  return rejected(seed, 451, 'try later')
}

/** Evaluates a test whose first copies have these outcomes; all others are accepted. */
function evaluated(
  special: readonly ((seed: Seed) => SubmissionOutcome)[],
  more: { readonly rules?: DecisionRules; readonly isCancelled?: boolean } = {},
): Evaluation {
  const submissions = new Map(
    seeds.map((seed, index) => [seed.address, (special[index] ?? ((one) => accepted(one, 'Q1')))(seed)]),
  )
  return evaluateSending({ seeds, submissions, rules: rules(), isCancelled: false, ...more })
}

describe('evaluateSending()', () => {
  it('passes when every copy was sent, without any rate or folder', () => {
    const evaluation = evaluated([])
    expect(evaluation).toMatchObject({
      outcome: 'pass',
      reason: 'sent 9 of 9 copies; no result was read',
      rates: [],
      placement: [],
      findings: [],
      warnings: [],
      isEarlyDecision: false,
      outstandingCount: 9,
    })
    expect(evaluation.seeds[0]).toMatchObject({
      status: 'outstanding',
      reason: 'accepted by the SMTP server as Q1; no result was read',
    })
  })

  it('passes with a warning in the findings if rejected copies leave every threshold reachable', () => {
    const evaluation = evaluated([rejected])
    expect([evaluation.outcome, sentenceOf(evaluation)]).toEqual([
      'pass',
      'pass: sent 8 of 9 copies (1 rejected); no result was read',
    ])
    expect(evaluation.findings.map(({ source, severity }) => [source, severity])).toEqual([['submission', 'warning']])
    expect(evaluation.seeds[0]?.status).toBe('failing')
  })

  it('fails like any other run if rejected copies make a threshold unreachable', () => {
    const evaluation = evaluated([rejected, rejected])
    expect(evaluation.outcome).toBe('fail')
    expect(sentenceOf(evaluation)).toContain('85%')
    expect(evaluation.rates.find(({ rate }) => rate === 'inbox')?.status).toBe('missed')
  })

  it('is inconclusive if no copy was accepted, even without a threshold', () => {
    const none = { rules: rules({ thresholds: thresholds({ inbox: null }) }) }
    expect(
      evaluated(
        seeds.map(() => rejected),
        none,
      ),
    ).toMatchObject({
      outcome: 'inconclusive',
      reason: 'the SMTP server rejected all 9 copies',
    })
  })

  it('says that the only copy was rejected if the test has a single seed', () => {
    const single = someSeeds(1)
    const submissions = new Map(single.map((seed) => [seed.address, rejected(seed)]))
    const withoutThreshold = rules({ thresholds: thresholds({ inbox: null }) })
    expect(
      sentenceOf(evaluateSending({ seeds: single, submissions, rules: withoutThreshold, isCancelled: false })),
    ).toBe('inconclusive: the SMTP server rejected the only copy')
  })

  it('is inconclusive if a copy was not sent', () => {
    expect(evaluated([notAttempted])).toMatchObject({
      outcome: 'inconclusive',
      reason: '1 of 9 copies was not sent: the server closed the connection',
    })
    expect(sentenceOf(evaluated([deferred, deferred]))).toBe(
      'inconclusive: 2 of 9 copies were still deferred when the timeout expired: 451 4.7.1 try later',
    )
  })

  it('is inconclusive if the run was canceled', () => {
    expect(sentenceOf(evaluated([notAttempted], { isCancelled: true }))).toBe(
      'inconclusive: the run was canceled; sent 8 of 9 copies',
    )
  })

  it('counts copies whose reply was lost as sent, and warns about them', () => {
    const evaluation = evaluated([lost])
    expect([evaluation.outcome, evaluation.warnings]).toEqual([
      'pass',
      ['it is unknown whether the SMTP server accepted 1 copy, because the connection was lost before its reply'],
    ])
  })
})
