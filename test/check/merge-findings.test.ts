import { describe, expect, it } from 'vitest'

import type { Finding } from '../../src/check/check-result.ts'
import { mergeFindings } from '../../src/check/merge-findings.ts'
import { aPreflightFinding } from '../support/preflight-results.ts'

const place = { file: 'a.html', line: 3 }

function ofFilter(rule: string, more: Partial<Finding> = {}): Finding {
  const finding = { source: 'spam-filter', severity: 'error', message: `text of ${rule}`, fix: 'the fix' } as const
  return { ...finding, count: 1, detail: [], rule, points: 2, place: null, seeds: ['a@seed.example'], ...more }
}

function shown(findings: readonly Finding[]): readonly unknown[] {
  return findings.map(({ message, severity, place: at, points }) => [message, severity, at?.line ?? null, points])
}

describe('mergeFindings()', () => {
  it('merges a filter rule and the preflight rule for the same cause', () => {
    const found = [aPreflightFinding({ ruleId: 'image-only', severity: 'warning', place })]
    expect(shown(mergeFindings(found, [ofFilter('IMAGE_ONLY')]))).toEqual([['text of IMAGE_ONLY', 'error', 3, 2]])
  })

  it("keeps preflight's wording when preflight's finding is at least as severe", () => {
    const found = [aPreflightFinding({ ruleId: 'idn-link', severity: 'error', message: 'A copied host', place })]
    const seeds = [ofFilter('LINK_PUNYCODE_HOST'), ofFilter('LINK_LOOK_ALIKE_HOST', { points: 1.5 })]
    expect(shown(mergeFindings(found, seeds))).toEqual([['A copied host', 'error', 3, 3.5]])
  })

  it('gives the position of the wording to the strongest rule that fires for it', () => {
    const detail = ['FRAUD_MONEY 3: promises money', 'MANY_CAPITALS 1: shouts']
    const found = [
      aPreflightFinding({
        ruleId: 'spam-words',
        severity: 'notice',
        detail,
        symbols: ['FRAUD_MONEY', 'MANY_CAPITALS'],
        place,
      }),
    ]
    const seeds = [ofFilter('FRAUD_MONEY'), ofFilter('MANY_CAPITALS', { severity: 'notice' })]
    expect(shown(mergeFindings(found, seeds))).toEqual([
      ['text of FRAUD_MONEY', 'error', 3, 2],
      ['text of MANY_CAPITALS', 'notice', null, 2],
    ])
  })

  it('keeps the findings as they were before', () => {
    const found = [aPreflightFinding({ ruleId: 'image-only', severity: 'warning', message: 'Only images', count: 2 })]
    const [merged] = mergeFindings(found, [ofFilter('IMAGE_ONLY')])
    expect(merged?.mergedFrom).toEqual([
      { source: 'preflight', rule: 'image-only', message: 'Only images', count: 2 },
      { source: 'spam-filter', rule: 'IMAGE_ONLY', message: 'text of IMAGE_ONLY', count: 1 },
    ])
  })

  it('lists findings of both among the findings of the seeds, by points', () => {
    const found = [
      aPreflightFinding({ ruleId: 'image-only', severity: 'error', message: 'Only images', place }),
      aPreflightFinding({ ruleId: 'image-alt', severity: 'error', message: 'No alt', place }),
    ]
    const seeds = [
      ofFilter('SPF', { source: 'authentication', points: null }),
      ofFilter('GAPPY', { points: 5.2 }),
      ofFilter('IMAGE_ONLY', { points: 2.6 }),
      ofFilter('MANY_CAPITALS', { points: 1.1 }),
    ]
    expect(shown(mergeFindings(found, seeds)).map((one) => (Array.isArray(one) ? one[0] : one))).toEqual([
      'No alt',
      'text of SPF',
      'text of GAPPY',
      'Only images',
      'text of MANY_CAPITALS',
    ])
  })

  it('lists the merged finding first when its total points are the highest', () => {
    const found = [aPreflightFinding({ ruleId: 'idn-link', severity: 'error', message: 'A copied host', place })]
    const seeds = [
      ofFilter('GAPPY', { points: 3 }),
      ofFilter('LINK_PUNYCODE_HOST'),
      ofFilter('LINK_LOOK_ALIKE_HOST', { points: 1.5 }),
    ]
    expect(shown(mergeFindings(found, seeds))).toEqual([
      ['A copied host', 'error', 3, 3.5],
      ['text of GAPPY', 'error', null, 3],
    ])
  })

  it('keeps findings with different causes separate', () => {
    const found = [aPreflightFinding({ ruleId: 'image-alt', place })]
    expect(mergeFindings(found, [ofFilter('IMAGE_ONLY'), ofFilter('X', { source: 'placement' })])).toHaveLength(3)
  })
})
