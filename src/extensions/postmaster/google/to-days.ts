/** Converts Google's statistics to presend's daily data. Missing values stay null and never become 0. */

import type { DeliveryError } from '../../../foundation/contract/postmaster-replies.ts'
import { authenticationOf, emptyDay, type PostmasterDay } from '../storage/accounts-and-days.ts'
import { ApiFailure } from './api-failure.ts'
import { errorMetrics, feedbackLoopIds, type RateName } from './metric-table.ts'
import type { DomainStat, StatValue } from './parse-replies.ts'

/** The statistics that Google returned for a domain. */
export interface DomainFindings {
  readonly domain: string
  readonly stats: readonly DomainStat[]
  /**
   * The number of reported feedback loop identifiers by day. A day is omitted if not all of its identifiers could be
   * read.
   */
  readonly reportedLoops: ReadonlyMap<string, number>
}

/** Returns the days that have data, in ascending order. @throws ApiFailure malformed for a rate not in 0–1 */
export function toDays({ domain, stats, reportedLoops }: DomainFindings): readonly PostmasterDay[] {
  const byDate = Map.groupBy(stats, (stat) => stat.date)
  return [...byDate]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([date, own]) => {
      const values = new Map(own.map((stat) => [stat.metric, stat.value]))
      return toDay({ domain, date, values, reportedLoopCount: reportedLoops.get(date) ?? null })
    })
    .filter(hasData)
}

interface KnownDay {
  readonly domain: string
  readonly date: string
  readonly values: ReadonlyMap<string, StatValue>
  readonly reportedLoopCount: number | null
}

function toDay(known: KnownDay): PostmasterDay {
  const { domain, date, values, reportedLoopCount } = known
  const rate = (name: RateName): number | null => ratioOf(known, name)
  const spamRate = rate('spam_rate')
  const tls = rate('tls')
  const loopIds = values.get(feedbackLoopIds.name)
  return {
    ...emptyDay(domain, date),
    spamRate: spamRate === null ? null : { value: spamRate },
    feedbackLoop:
      loopIds === undefined || loopIds === null || typeof loopIds === 'number' || reportedLoopCount === null
        ? null
        : { spam_count: reportedLoopCount, fbl_count: new Set(loopIds).size },
    authentication: authenticationOf(rate('spf'), rate('dkim'), rate('dmarc')),
    encryption: tls === null ? null : { tls_success_ratio: tls },
    deliveryErrors: deliveryErrorsOf(known),
  }
}

/** Returns a day's delivery errors. If a day has any error rate, even 0, Google has error data for that day. */
function deliveryErrorsOf(known: KnownDay): PostmasterDay['deliveryErrors'] {
  const rates = errorMetrics.map((metric) => ({ metric, ratio: ratioOf(known, metric.name) }))
  if (rates.every(({ ratio }) => ratio === null)) return null
  const errors = rates.flatMap(({ metric, ratio }): readonly DeliveryError[] =>
    ratio === null || ratio === 0
      ? []
      : [{ error_class: metric.errorClass, error_type: metric.errorType, error_ratio: ratio }],
  )
  return { errors }
}

/** The largest rounding error of Google's 32-bit arithmetic. */
const tolerance = 1e-5

function ratioOf({ domain, date, values }: KnownDay, name: string): number | null {
  const value = values.get(name)
  if (typeof value !== 'number') return null
  if (value < -tolerance || value > 1 + tolerance) {
    throw new ApiFailure(
      'malformed',
      `unexpected reply from Google: ${name} of ${domain} on ${date} is ${value}, not a ratio from 0 to 1`,
    )
  }
  return Math.min(1, Math.max(0, value))
}

function hasData(day: PostmasterDay): boolean {
  const { spamRate, feedbackLoop, authentication, encryption, deliveryErrors } = day
  return [spamRate, feedbackLoop, authentication, encryption, deliveryErrors].some((series) => series !== null)
}
