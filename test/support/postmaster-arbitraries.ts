/** Random days of postmaster data for property tests. */

import { type Arbitrary, constantFrom, double, integer, nat, option, record, uniqueArray } from 'fast-check'
import type { PostmasterDay } from '../../src/extensions/postmaster/storage/accounts-and-days.ts'
import type { DomainReputation } from '../../src/foundation/contract/postmaster-replies.ts'

const ratio = double({ min: 0, max: 1, noNaN: true })
const count = nat({ max: 1_000_000 })
const orNull = <T>(of: Arbitrary<T>): Arbitrary<T | null> => option(of, { nil: null, freq: 3 })

const reputation = constantFrom<DomainReputation>('HIGH', 'MEDIUM', 'LOW', 'BAD')
const error = record({
  error_class: constantFrom('PERMANENT_ERROR', 'TEMPORARY_ERROR'),
  error_type: constantFrom('CONTENT_SPAMMY', 'IP_IN_RBL', 'OTHER'),
  error_ratio: ratio,
})
/** Each error occurs only once per day. */
const errors = uniqueArray(error, { maxLength: 4, selector: (one) => `${one.error_class} ${one.error_type}` })

/** Generates the data of one domain on one day. */
const said: Arbitrary<Omit<PostmasterDay, 'domain' | 'date'>> = record({
  spamRate: orNull(record({ value: ratio })),
  ipReputation: orNull(record({ high: count, medium: count, low: count, bad: count })),
  domainReputation: orNull(record({ reputation })),
  feedbackLoop: orNull(record({ spam_count: count, fbl_count: count })),
  authentication: orNull(record({ spf_success_ratio: ratio, dkim_success_ratio: ratio, dmarc_success_ratio: ratio })),
  encryption: orNull(record({ tls_success_ratio: ratio })),
  deliveryErrors: orNull(record({ errors })),
})

/** Generates days of a few domains and dates; each day of a domain occurs once. */
export const someDays: Arbitrary<readonly PostmasterDay[]> = uniqueArray(
  record({
    domain: constantFrom('a.example', 'b.example', 'c.example', 'xn--bcher-kva.example'),
    dayOfMonth: integer({ min: 1, max: 5 }),
    said,
  }).map((one) => Object.assign({ domain: one.domain, date: `2026-01-0${one.dayOfMonth}` }, one.said)),
  { selector: (day) => `${day.domain} ${day.date}`, maxLength: 20 },
)
