/** Any postmaster days, for property tests. */

import fc from 'fast-check'

import type { DomainReputationEntry } from '../../src/contract/postmaster-replies.ts'
import type { PostmasterDay } from '../../src/storage/postmaster.ts'

const ratio = fc.double({ min: 0, max: 1, noNaN: true })
const count = fc.nat({ max: 1_000_000 })
const orNull = <T>(of: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(of, { nil: null, freq: 3 })

const reputation = fc.constantFrom<DomainReputationEntry['reputation']>('HIGH', 'MEDIUM', 'LOW', 'BAD')
const error = fc.record({
  error_class: fc.constantFrom('PERMANENT_ERROR', 'TEMPORARY_ERROR'),
  error_type: fc.constantFrom('CONTENT_SPAMMY', 'IP_IN_RBL', 'OTHER'),
  error_ratio: ratio,
})
/** No error twice on a day. */
const errors = fc.uniqueArray(error, { maxLength: 4, selector: (one) => `${one.error_class} ${one.error_type}` })

/** What may be said of one domain on one day. */
const said: fc.Arbitrary<Omit<PostmasterDay, 'domain' | 'date'>> = fc.record({
  spamRate: orNull(fc.record({ value: ratio })),
  ipReputation: orNull(fc.record({ high: count, medium: count, low: count, bad: count })),
  domainReputation: orNull(fc.record({ reputation })),
  feedbackLoop: orNull(fc.record({ spam_count: count, fbl_count: count })),
  authentication: orNull(
    fc.record({ spf_success_ratio: ratio, dkim_success_ratio: ratio, dmarc_success_ratio: ratio }),
  ),
  encryption: orNull(fc.record({ tls_success_ratio: ratio })),
  deliveryErrors: orNull(fc.record({ errors })),
})

/** Days of a few domains and dates, each domain's day once. */
export const someDays: fc.Arbitrary<readonly PostmasterDay[]> = fc.uniqueArray(
  fc
    .record({
      domain: fc.constantFrom('a.example', 'b.example', 'c.example', 'xn--bcher-kva.example'),
      dayOfMonth: fc.integer({ min: 1, max: 5 }),
      said,
    })
    .map((one) => ({ domain: one.domain, date: `2026-01-0${one.dayOfMonth}`, ...one.said })),
  { selector: (day) => `${day.domain} ${day.date}`, maxLength: 20 },
)
