import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { MetricEvaluation } from '../../../../src/check/check-result.ts'
import type { PostmasterThresholds } from '../../../../src/check/settings/settings.ts'
import {
  describeOldData,
  judgePostmaster,
  neededDays,
} from '../../../../src/extensions/postmaster/gate/judge-postmaster.ts'
import { type DayFigures, daysBefore, seriesOf } from '../../../support/postmaster-days.ts'
import { allDays, defaultLimits, nowMs, someDays } from '../../../support/postmaster-results.ts'

function judge(
  days: readonly DayFigures[],
  limits: Partial<PostmasterThresholds> = {},
  dayCount = 7,
): ReturnType<typeof judgePostmaster> {
  return judgePostmaster(
    seriesOf(days),
    { dayCount, source: 'google', thresholds: { ...defaultLimits, ...limits } },
    nowMs,
  )
}

function metricOf(judgement: ReturnType<typeof judge>, name: MetricEvaluation['metric']): MetricEvaluation {
  const found = judgement.metrics.find(({ metric }) => metric === name)
  if (found === undefined) throw new Error(`no ${name}`)
  return found
}

describe('judgePostmaster()', () => {
  it('passes without warnings below both thresholds', () => {
    const judgement = judge(someDays(7))
    expect(judgement).toMatchObject({
      outcome: 'pass',
      warnings: [],
      obstacle: null,
      judged: { startDate: '2026-06-02', endDate: '2026-06-08' },
    })
    expect(metricOf(judgement, 'spam')).toMatchObject({ percent: 0.02, status: 'met', dayCount: 7 })
    expect(metricOf(judgement, 'tls')).toMatchObject({ percent: 100, status: 'no-threshold', reason: null })
  })

  it('evaluates the spam rate on its worst day', () => {
    const judgement = judge(someDays(7, { 5: { spam: 0.0031 } }))
    expect(judgement.outcome).toBe('fail')
    expect(metricOf(judgement, 'spam').reason).toBe(
      'user-reported spam rate was 0.31% on 2026-06-05 and must stay below 0.3%',
    )
  })

  it('fails if the spam rate equals its limit', () => {
    expect(judge(someDays(7, { 5: { spam: 0.003 } })).outcome).toBe('fail')
    expect(judge(someDays(7, { 5: { spam: 0.00299 } })).outcome).toBe('pass')
  })

  it('passes with a warning if the spam rate is at or above the warning threshold', () => {
    const judgement = judge(someDays(7, { 3: { spam: 0.001 } }))
    expect(judgement.outcome).toBe('pass')
    expect(judgement.warnings).toEqual([
      'user-reported spam rate was 0.10% on 2026-06-07, not below the warning threshold of 0.1%',
    ])
    expect(judge(someDays(7, { 3: { spam: 0.5 } }), { maxSpamPercent: null }).outcome).toBe('pass')
  })

  it('evaluates ratios by their mean, and names the worst day', () => {
    const days = someDays(7, { 4: { dkim: 0.3 } })
    const judgement = judge(days, { minAuthenticationPercent: 95 })
    expect(judgement.outcome).toBe('fail')
    expect(metricOf(judgement, 'dkim')).toMatchObject({ percent: 90, worstDate: '2026-06-06', worstPercent: 30 })
    expect(metricOf(judgement, 'dkim').reason).toBe(
      'DKIM success was 90.0% on average over 7 days and must be at least 95%',
    )
    expect(judge(days, { minAuthenticationPercent: 90 }).outcome).toBe('pass')
  })

  it('evaluates TLS and delivery errors against their own limits', () => {
    const days = someDays(7, { 4: { tls: 0.86, errorRatios: [0.2, 0.15] } })
    expect(judge(days, { minTlsPercent: 98 }).outcome).toBe('pass')
    expect(judge(days, { minTlsPercent: 98.1 }).outcome).toBe('fail')
    expect(judge(days, { maxDeliveryErrorPercent: 5 }).outcome).toBe('pass')
    expect(judge(days, { maxDeliveryErrorPercent: 4.9 }).outcome).toBe('fail')
  })

  it('is inconclusive without data', () => {
    expect(judge([])).toMatchObject({ outcome: 'inconclusive', metrics: [], judged: null, days: [] })
  })

  it('evaluates each metric separately: a metric without data is undecided', () => {
    const judgement = judge(allDays(someDays(7), { spam: null }))
    expect(judgement.outcome).toBe('inconclusive')
    expect(metricOf(judgement, 'spam')).toMatchObject({ percent: null, status: 'undecided', dayCount: 0 })
    expect(metricOf(judgement, 'spam').reason).toBe(
      'user-reported spam rate should be < 0.3%, but the 7 evaluated days have no data for this metric',
    )
    const alone = { maxSpamPercent: null, warnSpamPercent: null, minAuthenticationPercent: 98 }
    expect(judge(allDays(someDays(7), { spam: null }), alone).outcome).toBe('pass')
  })

  it('explains which metrics a source does not include', () => {
    const rules = { dayCount: 7, source: 'dmarc-reports', thresholds: defaultLimits }
    const days = allDays(someDays(7), { spam: null, tls: null, errorRatios: null })
    expect(judgePostmaster(seriesOf(days), rules, nowMs).metrics[0]?.reason).toMatch(
      /no data for this metric, which DMARC reports do not contain: set max-spam-rate to none for this account$/u,
    )
  })

  it('fails on a missed limit even if another metric is undecided', () => {
    const days = allDays(someDays(7, { 3: { spam: 0.01 } }), { tls: null })
    expect(judge(days, { minTlsPercent: 99 }).outcome).toBe('fail')
  })

  it('evaluates the days up to the latest one in the span, and ignores earlier days', () => {
    const days = someDays(9, { 9: { spam: 0.9 }, 8: { spam: 0.002 } })
    expect(metricOf(judge(days), 'spam')).toMatchObject({ percent: 0.2, worstDate: '2026-06-02' })
    expect(judge(days, {}, 8).outcome).toBe('fail')
  })

  it('warns about an old latest day, and still evaluates it', () => {
    const judgement = judge(someDays(7).slice(0, -3))
    expect(judgement.outcome).toBe('pass')
    expect(judgement.warnings[0]).toMatch(
      /^the latest data is from 2026-06-05, 5 days ago; if enough mail was sent, providers publish a day’s data/u,
    )
  })

  it('is inconclusive if the latest day is older than the evaluated span', () => {
    const judgement = judge([{ date: daysBefore(nowMs, 8), spam: 0.9 }])
    expect(judgement).toMatchObject({ outcome: 'inconclusive', judged: null, metrics: [], warnings: [] })
    expect(judgement.obstacle).toBe('the latest data is from 2026-06-02, 8 days ago, which is too old to evaluate')
    expect(judge([{ date: daysBefore(nowMs, 4), spam: 0.9 }], {}, 1).outcome).toBe('fail')
    expect(judge([{ date: daysBefore(nowMs, 5) }], {}, 1).outcome).toBe('inconclusive')
  })

  it('starts the chart at the first day with data, or with the evaluated days', () => {
    expect(judge(someDays(12)).days.map(({ date }) => date)[0]).toBe('2026-05-28')
    expect(judge(someDays(3)).days).toHaveLength(7)
  })

  it('ignores days that were not requested', () => {
    const judgement = judge([...someDays(7, { 2: { spam: 0.004 } }), { date: '2099-01-01', spam: 0 }])
    expect(judgement).toMatchObject({ outcome: 'fail', judged: { endDate: '2026-06-08' } })
  })

  it('charts every day of a month, with gaps', () => {
    const { days } = judge(someDays(45, { 4: { spam: null } }))
    expect(days).toHaveLength(30)
    expect(days.filter((day) => day.isJudged)).toHaveLength(7)
    expect(days.at(-3)).toMatchObject({ date: '2026-06-06', percents: { spam: null, spf: 100 } })
    expect(judge(someDays(45), {}, 40).days).toHaveLength(40)
  })
})

const dayFigures = fc.record({
  spam: fc.option(fc.double({ min: 0, max: 0.01, noNaN: true }), { nil: null, freq: 5 }),
  dkim: fc.double({ min: 0.5, max: 1, noNaN: true }),
  tls: fc.option(fc.double({ min: 0.5, max: 1, noNaN: true }), { nil: null, freq: 5 }),
  errorRatios: fc.option(fc.array(fc.double({ min: 0, max: 0.1, noNaN: true }), { maxLength: 3 }), { nil: null }),
})

const stories = fc
  .array(dayFigures, { minLength: 1, maxLength: 12 })
  .map((days) => days.map((day, index) => ({ ...day, date: daysBefore(nowMs, index + 1) })))

const limits = fc.record({
  maxSpamPercent: fc.option(fc.constantFrom(0.1, 0.3, 0.5), { nil: null }),
  minAuthenticationPercent: fc.option(fc.constantFrom(80, 98), { nil: null }),
  minTlsPercent: fc.option(fc.constantFrom(80, 98), { nil: null }),
  maxDeliveryErrorPercent: fc.option(fc.constantFrom(1, 5), { nil: null }),
})

/** Worst first. */
const order = ['fail', 'inconclusive', 'pass']

function rank(...parameters: Parameters<typeof judge>): number {
  return order.indexOf(judge(...parameters).outcome)
}

describe('every evaluation', () => {
  it('does not improve if a day gets worse', () => {
    fc.assert(
      fc.property(stories, limits, fc.nat(), (days, given, at) => {
        const worse = days.map((day, index) =>
          index === at % days.length
            ? {
                ...day,
                spam: day.spam === null ? null : Math.min(day.spam * 2 + 0.001, 1),
                dkim: day.dkim / 2,
                tls: day.tls === null ? null : day.tls / 2,
                errorRatios: day.errorRatios === null ? null : [...day.errorRatios, 0.1],
              }
            : day,
        )
        expect(rank(worse, given)).toBeLessThanOrEqual(rank(days, given))
      }),
      { numRuns: 1000 },
    )
  })

  it('does not improve if a limit gets stricter', () => {
    fc.assert(
      fc.property(stories, limits, (days, given) => {
        const stricter = {
          maxSpamPercent: given.maxSpamPercent === null ? 0.3 : given.maxSpamPercent / 2,
          minAuthenticationPercent: Math.min((given.minAuthenticationPercent ?? 0) + 1, 100),
          minTlsPercent: Math.min((given.minTlsPercent ?? 0) + 1, 100),
          maxDeliveryErrorPercent: (given.maxDeliveryErrorPercent ?? 100) / 2,
        }
        expect(rank(days, stricter)).toBeLessThanOrEqual(rank(days, given))
      }),
      { numRuns: 1000 },
    )
  })

  it('does not depend on the good days for the spam rate', () => {
    fc.assert(
      fc.property(stories, fc.nat(), (days, at) => {
        const good = days.filter(({ spam }) => spam !== null && spam < 0.003)
        const taken = good[at % Math.max(good.length, 1)]
        const less = days.filter((day) => day !== taken)
        expect(rank(less) === 2 && rank(days) !== 2).toBe(false)
      }),
      { numRuns: 1000 },
    )
  })

  it('passes only if every metric with a limit has data within it', () => {
    fc.assert(
      fc.property(stories, limits, (days, given) => {
        const { outcome, metrics } = judge(days, given)
        const isKept = metrics.every(
          ({ thresholdPercent, status }) => thresholdPercent === null || status === 'met' || status === 'warned',
        )
        expect(outcome === 'pass').toBe(isKept)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('neededDays()', () => {
  it('includes the oldest days that can still be evaluated', () => {
    expect(neededDays({ dayCount: 7 }, nowMs)).toEqual({
      startDate: '2026-05-04',
      endDate: '2026-06-11',
    })
  })
})

describe('describeOldData()', () => {
  it('states the age of the latest day', () => {
    expect(describeOldData(seriesOf([{ date: '2026-01-31' }]), nowMs)).toBe(
      'the latest data is from 2026-01-31, 130 days ago, which is too old to evaluate',
    )
    expect(describeOldData(seriesOf([]), nowMs)).toBeNull()
  })
})
