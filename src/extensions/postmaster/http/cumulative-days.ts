/**
 * Adds up the daily data of many domains. The mail volume of each domain is unknown, so ratios are unweighted means
 * over the domains that have data for that day. Counts are sums. The combined domain reputation is the worst one, so
 * that a domain with a good reputation cannot hide one with a bad reputation.
 */

import type {
  CumulativePostmasterData,
  DeliveryError,
  DomainReputation,
} from '../../../foundation/contract/postmaster-replies.ts'
import type { PostmasterDay } from '../storage/accounts-and-days.ts'

/** Collects days in any order. Each day of a domain may be added only once. */
export interface TotalsCollector {
  add(days: readonly PostmasterDay[]): void
  /** Returns the series in ascending order; null if no day has data. */
  total(): CumulativePostmasterData | null
}

/** All reputations, worst first. */
const reputations: readonly DomainReputation[] = ['BAD', 'LOW', 'MEDIUM', 'HIGH']

/** The running totals for one day. */
interface DayTotal {
  readonly spamRate: Mean
  readonly spf: Mean
  readonly dkim: Mean
  readonly dmarc: Mean
  readonly tls: Mean
  ip: PostmasterDay['ipReputation']
  reputation: DomainReputation | null
  feedbackLoop: PostmasterDay['feedbackLoop']
  /** The number of domains with data on delivery errors. */
  errorDomainCount: number
  /** Sums of ratios, by class and type. */
  readonly errors: Map<string, DeliveryError>
}

interface Mean {
  sum: number
  count: number
}

/** Creates an empty collector. */
export function collectTotals(): TotalsCollector {
  const totals = new Map<string, DayTotal>()
  return {
    add: (days) => {
      for (const day of days) {
        const total = totals.get(day.date) ?? emptyTotal()
        totals.set(day.date, total)
        addDay(total, day)
      }
    },
    total: () => toData([...totals].toSorted(([left], [right]) => (left < right ? -1 : 1))),
  }
}

function emptyTotal(): DayTotal {
  return {
    spamRate: noMean(),
    spf: noMean(),
    dkim: noMean(),
    dmarc: noMean(),
    tls: noMean(),
    ip: null,
    reputation: null,
    feedbackLoop: null,
    errorDomainCount: 0,
    errors: new Map(),
  }
}

function noMean(): Mean {
  return { sum: 0, count: 0 }
}

function addDay(total: DayTotal, day: PostmasterDay): void {
  const { authentication, ipReputation: ip, domainReputation, feedbackLoop, deliveryErrors } = day
  addTo(total.spamRate, day.spamRate?.value)
  addTo(total.spf, authentication?.spf_success_ratio)
  addTo(total.dkim, authentication?.dkim_success_ratio)
  addTo(total.dmarc, authentication?.dmarc_success_ratio)
  addTo(total.tls, day.encryption?.tls_success_ratio)
  if (ip !== null) total.ip = sumOfIps(total.ip ?? { high: 0, medium: 0, low: 0, bad: 0 }, ip)
  if (domainReputation !== null) total.reputation = worse(total.reputation, domainReputation.reputation)
  if (feedbackLoop !== null) {
    const before = total.feedbackLoop ?? { spam_count: 0, fbl_count: 0 }
    total.feedbackLoop = {
      spam_count: before.spam_count + feedbackLoop.spam_count,
      fbl_count: before.fbl_count + feedbackLoop.fbl_count,
    }
  }
  if (deliveryErrors === null) return
  total.errorDomainCount += 1
  for (const error of deliveryErrors.errors) addError(total.errors, error)
}

function addTo(mean: Mean, value: number | undefined): void {
  if (value === undefined) return
  mean.sum += value
  mean.count += 1
}

type Ips = NonNullable<PostmasterDay['ipReputation']>

function sumOfIps(left: Ips, right: Ips): Ips {
  return {
    high: left.high + right.high,
    medium: left.medium + right.medium,
    low: left.low + right.low,
    bad: left.bad + right.bad,
  }
}

function worse(left: DomainReputation | null, right: DomainReputation): DomainReputation {
  if (left === null) return right
  return reputations.indexOf(left) < reputations.indexOf(right) ? left : right
}

function addError(errors: Map<string, DeliveryError>, error: DeliveryError): void {
  const key = JSON.stringify([error.error_class, error.error_type])
  const sum = (errors.get(key)?.error_ratio ?? 0) + error.error_ratio
  errors.set(key, { error_class: error.error_class, error_type: error.error_type, error_ratio: sum })
}

function toData(totals: readonly (readonly [string, DayTotal])[]): CumulativePostmasterData | null {
  const each = <T>(entryOf: (total: DayTotal) => T | null): readonly (T & { readonly date: string })[] =>
    totals.flatMap(([date, total]) => {
      const entry = entryOf(total)
      return entry === null ? [] : [{ date, ...entry }]
    })
  const data: CumulativePostmasterData = {
    spam_rate: each(({ spamRate }) => (spamRate.count === 0 ? null : { value: valueOf(spamRate) })),
    ip_reputation: each(({ ip }) => ip),
    domain_reputation: each(({ reputation }) => (reputation === null ? null : { reputation })),
    feedback_loop: each(({ feedbackLoop }) => feedbackLoop),
    authentication: each(({ spf, dkim, dmarc }) =>
      spf.count === 0
        ? null
        : { spf_success_ratio: valueOf(spf), dkim_success_ratio: valueOf(dkim), dmarc_success_ratio: valueOf(dmarc) },
    ),
    encryption: each(({ tls }) => (tls.count === 0 ? null : { tls_success_ratio: valueOf(tls) })),
    delivery_errors: each((total) => (total.errorDomainCount === 0 ? null : { errors: meanErrors(total) })),
  }
  return Object.values(data).every((series) => series.length === 0) ? null : data
}

/** If a domain has no entry for an error, its ratio for that error counts as 0. */
function meanErrors({ errors, errorDomainCount: count }: DayTotal): readonly DeliveryError[] {
  return [...errors]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([, { error_class, error_type, error_ratio: sum }]) => {
      return { error_class, error_type, error_ratio: valueOf({ sum, count }) }
    })
}

/** Rounds to 12 digits, so that the order of addition does not affect the result. */
function valueOf({ sum, count }: Mean): number {
  return Math.round((sum / count) * 1e12) / 1e12
}
