/** Postmaster days with defaults. */

import type { PostmasterDay } from '../../../../src/extensions/postmaster/storage/accounts-and-days.ts'

/** A day with data in all series. */
export function aFullDay(domain: string, date: string, changes: Partial<PostmasterDay> = {}): PostmasterDay {
  return {
    domain,
    date,
    spamRate: { value: 0.001 },
    ipReputation: { high: 3, medium: 1, low: 0, bad: 0 },
    domainReputation: { reputation: 'HIGH' },
    feedbackLoop: { spam_count: 2, fbl_count: 5 },
    authentication: { spf_success_ratio: 1, dkim_success_ratio: 0.99, dmarc_success_ratio: 0.98 },
    encryption: { tls_success_ratio: 0.999 },
    deliveryErrors: {
      errors: [{ error_class: 'TEMPORARY_ERROR', error_type: 'RATE_LIMIT_EXCEEDED', error_ratio: 0.01 }],
    },
    ...changes,
  }
}
