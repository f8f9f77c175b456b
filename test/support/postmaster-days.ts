/** Days of postmaster data with defaults, as responses and as parsed series. */

import type { PostmasterAccount } from '../../src/foundation/contract/postmaster-data.ts'
import type { PostmasterSeries } from '../../src/foundation/contract/postmaster-replies.ts'
import type { BareSeries } from './bare-postmaster.ts'

/** Returns YYYY-MM-DD of the day `count` days before the day of `epochMs` (UTC). */
export function daysBefore(epochMs: number, count: number): string {
  return new Date(epochMs - count * 86_400_000).toISOString().slice(0, 10)
}

/** The data of one domain on one day; `null` if there is none. */
export interface DayFigures {
  readonly date: string
  readonly spam?: number | null
  readonly spf?: number
  readonly dkim?: number
  readonly dmarc?: number
  readonly tls?: number | null
  readonly errorRatios?: readonly (number | null)[] | null
  /** If false, there is no data on SPF, DKIM and DMARC. */
  readonly isAuthenticated?: boolean
}

/** Builds the series of these days; all checks pass by default. Reputation and feedback loop are empty. */
export function seriesOf(days: readonly DayFigures[]): PostmasterSeries {
  return {
    spamRate: days.flatMap(({ date, spam = 0.0002 }) => (spam === null ? [] : [{ date, value: spam }])),
    ipReputation: [],
    domainReputation: [],
    feedbackLoop: [],
    authentication: days.flatMap(({ date, spf = 1, dkim = 1, dmarc = 1, isAuthenticated = true }) =>
      isAuthenticated ? [{ date, spf_success_ratio: spf, dkim_success_ratio: dkim, dmarc_success_ratio: dmarc }] : [],
    ),
    encryption: days.flatMap(({ date, tls = 1 }) => (tls === null ? [] : [{ date, tls_success_ratio: tls }])),
    deliveryErrors: days.flatMap(({ date, errorRatios = [] }) =>
      errorRatios === null
        ? []
        : [{ date, errors: errorRatios.map((ratio) => (ratio === null ? {} : { error_ratio: ratio })) }],
    ),
  }
}

/** Builds the same days as the response from a service. */
export function wireSeriesOf(days: readonly DayFigures[]): BareSeries {
  const series = seriesOf(days)
  return {
    spam_rate_data: series.spamRate,
    authentication_data: series.authentication,
    encryption_data: series.encryption,
    delivery_errors_data: series.deliveryErrors.map(({ date, errors }) => ({
      date,
      errors: errors.map(({ error_ratio = null }) => ({
        error_class: 'TEMPORARY_ERROR',
        error_type: 'RATE_LIMIT_EXCEEDED',
        error_ratio,
      })),
    })),
  }
}

/** Creates a Google Postmaster Tools account. */
export function anAccount(more: Partial<PostmasterAccount> = {}): PostmasterAccount {
  return { id: 7, email: 'postmaster@shop.example', createdAt: '2026-01-01T00:00:00Z', source: 'google', ...more }
}
