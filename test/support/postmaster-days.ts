/** Days of postmaster data with defaults, on the wire and inside. */

import type { PostmasterAccount, PostmasterSeries } from '../../src/contract/postmaster-data.ts'
import type { BareSeries } from './bare-postmaster.ts'

/** YYYY-MM-DD of the day `count` days before the day of `epochMs` (UTC). */
export function daysBefore(epochMs: number, count: number): string {
  return new Date(epochMs - count * 86_400_000).toISOString().slice(0, 10)
}

/** One day of one domain; `null`: the provider told nothing of it. */
export interface DayFigures {
  readonly date: string
  readonly spam?: number | null
  readonly spf?: number
  readonly dkim?: number
  readonly dmarc?: number
  readonly tls?: number | null
  readonly errorRatios?: readonly (number | null)[] | null
  /** False: nothing of SPF, DKIM and DMARC. */
  readonly isAuthenticated?: boolean
}

/** The series of these days; everything passes where a day does not say otherwise. Reputation and complaints are empty. */
export function seriesOf(days: readonly DayFigures[]): PostmasterSeries {
  return {
    spamRate: days.flatMap(({ date, spam = 0.0002 }) => (spam === null ? [] : [{ date, userReportedSpamRatio: spam }])),
    ipReputation: [],
    domainReputation: [],
    feedbackLoop: [],
    authentication: days.flatMap(({ date, spf = 1, dkim = 1, dmarc = 1, isAuthenticated = true }) =>
      isAuthenticated ? [{ date, spfSuccessRatio: spf, dkimSuccessRatio: dkim, dmarcSuccessRatio: dmarc }] : [],
    ),
    encryption: days.flatMap(({ date, tls = 1 }) => (tls === null ? [] : [{ date, tlsSuccessRatio: tls }])),
    deliveryErrors: days.flatMap(({ date, errorRatios = [] }) =>
      errorRatios === null
        ? []
        : [{ date, errors: errorRatios.map((errorRatio) => ({ errorClass: null, errorType: null, errorRatio })) }],
    ),
  }
}

/** The same on the wire. */
export function wireSeriesOf(days: readonly DayFigures[]): BareSeries {
  const series = seriesOf(days)
  return {
    spam_rate_data: series.spamRate.map(({ date, userReportedSpamRatio }) => ({ date, value: userReportedSpamRatio })),
    authentication_data: series.authentication.map((day) => ({
      date: day.date,
      spf_success_ratio: day.spfSuccessRatio,
      dkim_success_ratio: day.dkimSuccessRatio,
      dmarc_success_ratio: day.dmarcSuccessRatio,
    })),
    encryption_data: series.encryption.map((day) => ({ date: day.date, tls_success_ratio: day.tlsSuccessRatio })),
    delivery_errors_data: series.deliveryErrors.map(({ date, errors }) => ({
      date,
      errors: errors.map(({ errorRatio }) => ({
        error_class: 'TEMPORARY_ERROR',
        error_type: 'RATE_LIMIT_EXCEEDED',
        error_ratio: errorRatio,
      })),
    })),
  }
}

/** An account that Google's Postmaster Tools stand behind. */
export function anAccount(more: Partial<PostmasterAccount> = {}): PostmasterAccount {
  return { id: 7, email: 'postmaster@shop.example', createdAt: '2026-01-01T00:00:00Z', source: 'google', ...more }
}
