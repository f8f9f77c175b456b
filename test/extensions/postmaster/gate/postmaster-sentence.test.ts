import { describe, expect, it } from 'vitest'
import { sentenceOf } from '../../../../src/check/outcome-sentence.ts'
import { allDays, aPostmasterReport, someDays } from '../../../support/postmaster-results.ts'

const limits = { minAuthenticationPercent: 98, minTlsPercent: 98, maxDeliveryErrorPercent: 1 }

describe('domainSentence()', () => {
  it('lists value and limit of every metric within its limit', () => {
    const days = someDays(7, { 5: { spam: 0.0015, tls: 0.93 } })
    expect(sentenceOf(aPostmasterReport(days, { limits: { minTlsPercent: 98 } }))).toBe(
      'pass: postmaster data for shop.example: user-reported spam rate 0.15% on 2026-06-05 (at or above the ' +
        'warning threshold; limit < 0.3%), mail over TLS 99.0% on average over 7 days (limit ≥ 98%)',
    )
  })

  it('names two reasons and counts the others', () => {
    const days = allDays(someDays(7), { spam: 0.01, spf: 0.5, dkim: 0.5, tls: 0.5 })
    expect(sentenceOf(aPostmasterReport(days, { limits }))).toBe(
      'fail: postmaster data for shop.example: user-reported spam rate was 1.00% on 2026-06-08 and must stay below 0.3%; ' +
        'SPF success was 50.0% on average over 7 days and must be at least 98%; 2 more limits missed',
    )
  })

  it('names metrics without data', () => {
    const [day] = someDays(1)
    expect(sentenceOf(aPostmasterReport(day === undefined ? [] : [{ ...day, spam: null }], { dayCount: 1 }))).toBe(
      'inconclusive: postmaster data for shop.example: user-reported spam rate should be < 0.3%, but the evaluated day has no data for this metric',
    )
  })

  it('states that no limit is set', () => {
    expect(sentenceOf(aPostmasterReport(undefined, { limits: { maxSpamPercent: null } }))).toBe(
      'pass: postmaster data for shop.example: data was found, but no limit is set',
    )
  })
})
