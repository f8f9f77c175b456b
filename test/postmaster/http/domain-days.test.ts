import { expect, it } from 'vitest'

import { toDomainReply } from '../../../src/postmaster/http/domain-days.ts'
import { aFullDay, anEmptyDay } from '../storage/builders.ts'

const domain = 'shop.example'

it('toDomainReply() has an entry for what a day says, and none for what it does not', () => {
  const full = aFullDay(domain, '2026-01-01')
  const spamAlone = { ...anEmptyDay(domain, '2026-01-02'), spamRate: { value: 0 } }
  const noErrors = { ...anEmptyDay(domain, '2026-01-03'), deliveryErrors: { errors: [] } }
  expect(toDomainReply([full, spamAlone, noErrors])).toEqual({
    spam_rate_data: [
      { date: '2026-01-01', value: 0.001 },
      { date: '2026-01-02', value: 0 },
    ],
    ip_reputation_data: [{ date: '2026-01-01', high: 3, medium: 1, low: 0, bad: 0 }],
    domain_reputation_data: [{ date: '2026-01-01', reputation: 'HIGH' }],
    feedback_loop_data: [{ date: '2026-01-01', spam_count: 2, fbl_count: 5 }],
    authentication_data: [
      { date: '2026-01-01', spf_success_ratio: 1, dkim_success_ratio: 0.99, dmarc_success_ratio: 0.98 },
    ],
    encryption_data: [{ date: '2026-01-01', tls_success_ratio: 0.999 }],
    delivery_errors_data: [
      {
        date: '2026-01-01',
        errors: [{ error_class: 'TEMPORARY_ERROR', error_type: 'RATE_LIMIT_EXCEEDED', error_ratio: 0.01 }],
      },
      { date: '2026-01-03', errors: [] },
    ],
  })
})

it('toDomainReply() is null when no day says anything', () => {
  expect(toDomainReply([])).toBeNull()
  expect(toDomainReply([anEmptyDay(domain, '2026-01-01')])).toBeNull()
})
