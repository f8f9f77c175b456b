/** Converts between the database columns of a day and its series. */

import type { DeliveryError, DomainReputation } from '../../../foundation/contract/postmaster-replies.ts'
import { parseColumn } from '../../../service/storage/parse-rows.ts'
import { authenticationOf, type PostmasterDay } from './accounts-and-days.ts'
import type { PostmasterDayTable } from './tables.ts'

/** The columns of the seven series. */
export const seriesColumns = [
  'spam_rate',
  'ip_high',
  'ip_medium',
  'ip_low',
  'ip_bad',
  'domain_reputation',
  'spam_count',
  'fbl_count',
  'spf_ratio',
  'dkim_ratio',
  'dmarc_ratio',
  'tls_ratio',
  'delivery_errors',
] as const

/** The columns that contain the series of one day. */
export type SeriesRow = Pick<PostmasterDayTable, (typeof seriesColumns)[number]>

/** The series of one domain and day, as selected from the tables. */
export type DayRow = SeriesRow & Pick<PostmasterDay, 'domain' | 'date'>

/** Converts a day's series to columns. */
export function toSeriesRow(day: PostmasterDay): SeriesRow {
  const { ipReputation: ip, feedbackLoop, authentication, deliveryErrors } = day
  return {
    spam_rate: day.spamRate?.value ?? null,
    ip_high: ip?.high ?? null,
    ip_medium: ip?.medium ?? null,
    ip_low: ip?.low ?? null,
    ip_bad: ip?.bad ?? null,
    domain_reputation: day.domainReputation?.reputation ?? null,
    spam_count: feedbackLoop?.spam_count ?? null,
    fbl_count: feedbackLoop?.fbl_count ?? null,
    spf_ratio: authentication?.spf_success_ratio ?? null,
    dkim_ratio: authentication?.dkim_success_ratio ?? null,
    dmarc_ratio: authentication?.dmarc_success_ratio ?? null,
    tls_ratio: day.encryption?.tls_success_ratio ?? null,
    delivery_errors: deliveryErrors === null ? null : renderErrors(deliveryErrors.errors),
  }
}

/** Parses the row for a day. @throws TypeError for a value that presend did not write */
export function parseDayRow(row: DayRow): PostmasterDay {
  const { spam_rate: value, ip_high: high, ip_medium: medium, ip_low: low, ip_bad: bad } = row
  const { spam_count, fbl_count, tls_ratio: tls, domain_reputation: reputation, delivery_errors: errors } = row
  const { spf_ratio: spf, dkim_ratio: dkim, dmarc_ratio: dmarc } = row
  return {
    domain: row.domain,
    date: row.date,
    spamRate: value === null ? null : { value },
    ipReputation: high === null || medium === null || low === null || bad === null ? null : { high, medium, low, bad },
    domainReputation: reputation === null ? null : { reputation: parseReputation(reputation) },
    feedbackLoop: spam_count === null || fbl_count === null ? null : { spam_count, fbl_count },
    authentication: authenticationOf(spf, dkim, dmarc),
    encryption: tls === null ? null : { tls_success_ratio: tls },
    deliveryErrors: errors === null ? null : { errors: parseErrors(errors) },
  }
}

function parseReputation(text: string): DomainReputation {
  if (text === 'HIGH' || text === 'MEDIUM' || text === 'LOW' || text === 'BAD') return text
  throw new TypeError('unexpected reputation in postmaster_days; presend did not write this value')
}

type ErrorEntry = readonly [errorClass: string, errorType: string, errorRatio: number]

function renderErrors(errors: readonly DeliveryError[]): string {
  return JSON.stringify(errors.map((one): ErrorEntry => [one.error_class, one.error_type, one.error_ratio]))
}

function parseErrors(text: string): readonly DeliveryError[] {
  const entries = parseColumn<readonly ErrorEntry[]>(text, (value) => Array.isArray(value) && value.every(isErrorEntry))
  return entries.map(([error_class, error_type, error_ratio]) => ({ error_class, error_type, error_ratio }))
}

function isErrorEntry(entry: unknown): boolean {
  const types = Array.isArray(entry) ? entry.map((part: unknown) => typeof part) : []
  return types.join() === 'string,string,number'
}
