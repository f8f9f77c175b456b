/**
 * Finished reports about postmaster data. The evaluation itself creates the reports, so that they contain only possible
 * combinations.
 */

import type { PostmasterReport } from '../../src/check/check-result.ts'
import type { PostmasterThresholds } from '../../src/check/settings/settings.ts'
import { judgePostmaster } from '../../src/extensions/postmaster/gate/judge-postmaster.ts'
import { domainReason } from '../../src/extensions/postmaster/gate/postmaster-sentence.ts'
import { type DayFigures, daysBefore, seriesOf } from './postmaster-days.ts'

/** The current day in these tests. */
export const nowMs: number = Date.UTC(2026, 5, 10, 6)

/** Google's two published limits, and no other limits. */
export const defaultLimits: PostmasterThresholds = {
  maxSpamPercent: 0.3,
  warnSpamPercent: 0.1,
  minAuthenticationPercent: null,
  minTlsPercent: null,
  maxDeliveryErrorPercent: null,
}

/**
 * Returns `count` consecutive days that end two days ago, in Google's form. `change` maps a number of days ago to changed
 * figures.
 */
export function someDays(count: number, change: Readonly<Record<number, Partial<DayFigures>>> = {}): DayFigures[] {
  return Array.from({ length: count }, (_, index) => {
    const ago = count + 1 - index
    return { date: daysBefore(nowMs, ago), ...change[ago] }
  })
}

/** Returns the same days, with `change` applied to each day. */
export function allDays(days: readonly DayFigures[], change: Partial<DayFigures>): DayFigures[] {
  return days.map((day) => Object.assign({}, day, change))
}

/** Evaluates the given days and returns the finished report. */
export function aPostmasterReport(
  days: readonly DayFigures[] = someDays(7),
  more: Partial<PostmasterReport> & {
    readonly limits?: Partial<PostmasterThresholds>
    readonly dayCount?: number
  } = {},
): PostmasterReport {
  const { limits = {}, dayCount = 7, ...fields } = more
  const domain = fields.domain ?? 'shop.example'
  const source = fields.source ?? 'google'
  const rules = { dayCount, source, thresholds: { ...defaultLimits, ...limits } }
  const { obstacle, ...judgement } = judgePostmaster(seriesOf(days), rules, nowMs)
  const reason = domainReason(domain, { ...judgement, obstacle })
  return { domain, email: 'postmaster@shop.example', source, ...judgement, reason, error: null, ...fields }
}
