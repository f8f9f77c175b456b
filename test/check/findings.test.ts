import { describe, expect, it } from 'vitest'

import type { Finding } from '../../src/check/check-result.ts'
import { joinEvidence } from '../../src/check/evidence.ts'
import { collectFindings, highestSpamScore, simulatedTabNotes } from '../../src/check/findings.ts'
import type { Seed, SeedResult } from '../../src/foundation/contract/test.ts'
import type { SubmissionOutcome } from '../../src/foundation/mail/submission-outcome.ts'
import { accepted, aResult, aSnapshot, rejected, someSeeds, verdict } from '../support/check-builders.ts'

const seeds = someSeeds(3)

/** Returns the findings when every seed has the same result. */
function findings(
  resultOf: (seed: Seed) => SeedResult,
  {
    outcome = 'fail',
    submissionOf = accepted,
  }: { readonly outcome?: 'pass' | 'fail'; readonly submissionOf?: (seed: Seed) => SubmissionOutcome } = {},
): readonly Finding[] {
  const submissions = new Map(seeds.map((seed) => [seed.address, submissionOf(seed)]))
  const joined = joinEvidence({ seeds, submissions, snapshot: aSnapshot(seeds.map(resultOf)) }).seeds
  const context = { inboxFolders: ['INBOX'], onMissing: 'not-inbox', isTimeUp: true, isSummaryAlone: false } as const
  return collectFindings({ seeds: joined, context, outcome })
}

const spam = {
  engine: 'built-in',
  score: 7,
  threshold: 5,
  symbols: [
    { name: 'SUBJ_ALL_CAPS', score: 2, description: '', fix: null },
    { name: 'MIME_HTML_ONLY', score: 5, description: '', fix: 'Add a text part.' },
  ],
}

describe('collectFindings()', () => {
  it("lists the engine's rules by points, once for all seeds", () => {
    const found = findings((seed) => aResult(seed, 'Spam', { spam }))
    expect(found.map(({ severity, rule, points, fix, seeds: at }) => [severity, rule, points, fix, at.length])).toEqual(
      [
        ['error', 'MIME_HTML_ONLY', 5, 'Add a text part.', 3],
        ['error', 'SUBJ_ALL_CAPS', 2, 'Write the subject in sentence case.', 3],
      ],
    )
  })

  it("lists the engine's rules as information when the mail passes", () => {
    const found = findings((seed) => aResult(seed, 'INBOX', { spam: { ...spam, score: 1, threshold: 5 } }), {
      outcome: 'pass',
    })
    expect(found.map(({ severity, rule }) => [severity, rule])).toEqual([
      ['notice', 'MIME_HTML_ONLY'],
      ['notice', 'SUBJ_ALL_CAPS'],
    ])
  })

  it("reports a seed's note as one warning for all seeds, whatever the outcome", () => {
    const note = { rule: 'J-C2', text: 'marketing mail has no unsubscribe link', fix: 'Add List-Unsubscribe.' }
    for (const outcome of ['pass', 'fail'] as const) {
      const found = findings((seed) => aResult(seed, 'INBOX', { notes: [note] }), { outcome })
      expect(found).toEqual([
        {
          source: 'placement',
          severity: 'warning',
          message: 'Marketing mail has no unsubscribe link',
          count: 1,
          detail: [],
          fix: 'Add List-Unsubscribe.',
          rule: 'J-C2',
          points: null,
          place: null,
          seeds: seeds.map(({ address }) => address),
        },
      ])
    }
  })

  it("prefers the service's fix for a failed check", () => {
    const fix = 'Replace the SPF record (TXT) of shop.example with: v=spf1 ip4:192.0.2.25 -all'
    const found = findings((seed) => aResult(seed, 'INBOX', { spf: { ...verdict(false), fix } }))
    expect(found.map((one) => one.fix)).toEqual([fix])
  })

  it('reports a failed check without a threshold as a warning', () => {
    const found = findings((seed) => aResult(seed, 'INBOX', { spf: verdict(false) }), { outcome: 'pass' })
    expect(found.map(({ severity, message }) => [severity, message])).toEqual([['warning', 'SPF fails']])
  })

  it('puts authentication first, and DMARC next to the failed check that causes it', () => {
    const found = findings((seed) =>
      aResult(seed, 'Spam', { spam, spf: verdict(false, 'fail for shop.example'), dmarc: verdict(false) }),
    )
    expect(found[0]).toMatchObject({ source: 'authentication', message: 'SPF and DMARC fail for shop.example' })
  })

  it("for rejected copies, names the failed check and its fix instead of the server's reply", () => {
    const detail = 'permerror for shop.example: multiple SPF records'
    const replies = ['550 5.7.26 unauthenticated', '550 5.7.515 Access denied', '550 5.7.1 policy'].map((reply) => {
      const [, enhancedCode = '', ...words] = reply.split(' ')
      return { code: 550, enhancedCode, text: words.join(' ') }
    })
    const found = findings(
      (seed) => ({ ...aResult(seed, null), spf: verdict(false, detail), dkim: verdict(null), dmarc: verdict(false) }),
      {
        submissionOf: (seed) => ({
          status: 'rejected',
          seed: seed.address,
          phase: 'final-reply',
          reply: replies[seeds.indexOf(seed)] ?? { code: 550, enhancedCode: null, text: '' },
        }),
      },
    )
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({
      message: 'SPF and DMARC fail (permerror) for shop.example: multiple SPF records (copy rejected)',
      fix: 'Publish exactly one v=spf1 record: merge the others into it and delete them.',
      seeds: seeds.map((seed) => seed.address),
    })
  })

  it('keeps a rejection that is not about authentication', () => {
    const found = findings(
      (seed) => ({ ...aResult(seed, null), spf: verdict(false), dkim: verdict(null), dmarc: verdict(null) }),
      {
        submissionOf: (seed) => ({
          ...rejected(seed),
          status: 'rejected',
          phase: 'final-reply',
          reply: { code: 550, enhancedCode: '5.7.25', text: 'no PTR' },
        }),
      },
    )
    expect(found.map(({ source }) => source)).toEqual(['authentication', 'submission'])
    expect(found[1]).toMatchObject({
      message: 'Rejected after DATA: 550 5.7.25 no PTR',
      fix: expect.stringContaining('PTR record'),
    })
  })

  it('never suggests removing an unsubscribe link to leave a tab', () => {
    const [found] = findings((seed) =>
      aResult(seed, 'Promotions', { reason: 'Promotions, because of a List-Unsubscribe field' }),
    )
    expect(found?.fix).toContain('inbox-folders')
    expect(found?.fix).not.toMatch(/unsubscribe|take out|remove/iu)
  })
})

function inPromotions(placementKind: 'simulated' | 'observed'): ReturnType<typeof joinEvidence>['seeds'] {
  const reason = 'Promotions, because of a List-Unsubscribe field (rule T-1)'
  const results = seeds.map((seed) => aResult(seed, 'Promotions', { placementKind, reason }))
  return joinEvidence({ seeds, submissions: new Map(), snapshot: aSnapshot(results) }).seeds
}

describe('simulatedTabNotes()', () => {
  it('names the probable Gmail tab once, with the rule', () => {
    expect(simulatedTabNotes(inPromotions('simulated'))).toEqual([
      'Gmail would probably file this under Promotions: a List-Unsubscribe field (rule T-1)',
    ])
  })

  it('omits observed tabs', () => {
    expect(simulatedTabNotes(inPromotions('observed'))).toEqual([])
  })
})

describe('highestSpamScore()', () => {
  it('returns the score that is worst relative to its threshold', () => {
    const scores = [
      { ...spam, score: 6, threshold: 15 },
      { ...spam, score: 5.5, threshold: 5 },
    ]
    const results = seeds.slice(0, 2).map((seed, index) => aResult(seed, 'INBOX', { spam: scores[index] ?? null }))
    const joined = joinEvidence({ seeds, submissions: new Map(), snapshot: aSnapshot(results) }).seeds
    expect(highestSpamScore(joined)).toEqual({ engine: 'built-in', score: 5.5, threshold: 5 })
    expect(highestSpamScore([])).toBeNull()
  })
})
