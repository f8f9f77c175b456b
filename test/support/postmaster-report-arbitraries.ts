/** Random finished reports about postmaster data, with hostile text in every untrusted field. */

import * as fc from 'fast-check'

import type { PostmasterReport } from '../../src/check/check-result.ts'
import { daysBefore } from './postmaster-days.ts'
import { aPostmasterReport, nowMs } from './postmaster-results.ts'

const ratio = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 0.001, 0.003, 0.98, 1))

const days = fc
  .array(
    fc.record({
      spam: fc.option(
        ratio.map((value) => value / 100),
        { nil: null },
      ),
      spf: ratio,
      dkim: ratio,
      dmarc: ratio,
      tls: fc.option(ratio, { nil: null }),
      errorRatios: fc.option(fc.array(fc.option(ratio, { nil: null, freq: 9 }), { maxLength: 2 }), { nil: null }),
      isAuthenticated: fc.boolean(),
      skipped: fc.nat(2),
    }),
    { maxLength: 12 },
  )
  .map((told) => {
    let ago = 1
    return told.map(({ skipped, ...day }) => {
      ago += skipped + 1
      return { ...day, date: daysBefore(nowMs, ago) }
    })
  })

const limit = (...values: readonly number[]): fc.Arbitrary<number | null> =>
  fc.option(fc.constantFrom(...values), { nil: null })

/** Reports created by the evaluation, and some reports whose data could not be read. */
export function postmasterReports(text: fc.Arbitrary<string>): fc.Arbitrary<PostmasterReport> {
  return fc
    .record({
      days,
      limits: fc.record({
        maxSpamPercent: limit(0.3, 0.05),
        warnSpamPercent: limit(0.1),
        minAuthenticationPercent: limit(98, 50),
        minTlsPercent: limit(99),
        maxDeliveryErrorPercent: limit(5),
      }),
      dayCount: fc.constantFrom(1, 7, 40),
      domain: fc.oneof(fc.constant('shop.example'), text),
      email: text,
      source: fc.oneof(fc.constantFrom('google', 'dmarc-reports', null), text),
      failure: fc.option(text, { nil: null, freq: 3 }),
    })
    .map(({ days: told, failure, ...more }) => {
      const report = aPostmasterReport(told.toReversed(), more)
      if (failure === null) return report
      const error = { code: 'API_UNAVAILABLE', message: failure }
      const reason = `postmaster data for ${report.domain}: the data could not be read: ${failure}`
      return aPostmasterReport([], { ...more, error, reason })
    })
}
