import { describe, expect, it } from 'vitest'

import {
  connectedAccounts,
  cumulativeSeries,
  domainSeries,
  postmasterError,
} from '../../../src/foundation/contract/read-postmaster.ts'
import { parseWire } from '../../../src/foundation/contract/wire-schema.ts'
import { problemsOf, valueOf } from '../../support/parsed.ts'

const date = '2026-06-01'

/** A documented reply; `more` replaces series. */
function aReply(more: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return {
    spam_rate_data: [{ date, value: 0.001 }],
    ip_reputation_data: [{ date, high: 3, medium: 1, low: 0, bad: 0 }],
    domain_reputation_data: [{ date, reputation: 'HIGH' }],
    feedback_loop_data: [{ date, spam_count: 2, fbl_count: 1 }],
    authentication_data: [{ date, spf_success_ratio: 1, dkim_success_ratio: 0.99, dmarc_success_ratio: 0.98 }],
    encryption_data: [{ date, tls_success_ratio: 1 }],
    delivery_errors_data: [{ date, errors: [{ error_class: 'A', error_type: 'B', error_ratio: 0.01 }] }],
    ...more,
  }
}

describe('domainSeries', () => {
  it('reads the seven series at the top level', () => {
    expect(valueOf(parseWire(domainSeries, aReply()))).toEqual({
      spamRate: [{ date, value: 0.001 }],
      ipReputation: [{ date, high: 3, medium: 1, low: 0, bad: 0 }],
      domainReputation: [{ date, reputation: 'HIGH' }],
      feedbackLoop: [{ date, spam_count: 2, fbl_count: 1 }],
      authentication: [{ date, spf_success_ratio: 1, dkim_success_ratio: 0.99, dmarc_success_ratio: 0.98 }],
      encryption: [{ date, tls_success_ratio: 1 }],
      deliveryErrors: [{ date, errors: [{ error_class: 'A', error_type: 'B', error_ratio: 0.01 }] }],
    })
  })

  it('sorts the days and drops unknown fields', () => {
    const entries = [
      { date: '2026-06-02', value: 0.2, volume: 9 },
      { date: '2026-06-01', value: 0.1 },
    ]
    const series = valueOf(parseWire(domainSeries, aReply({ spam_rate_data: entries, server: 'x' })))
    expect(series.spamRate).toEqual([
      { date: '2026-06-01', value: 0.1 },
      { date: '2026-06-02', value: 0.2 },
    ])
  })

  it('reads missing and malformed fields of delivery errors as unknown', () => {
    const errors = ['rate limit', { error_ratio: 3 }, { error_type: 'B', error_ratio: 0.5 }]
    const series = valueOf(parseWire(domainSeries, aReply({ delivery_errors_data: [{ date, errors }] })))
    expect(series.deliveryErrors[0]?.errors.map((error) => error.error_ratio)).toEqual([undefined, undefined, 0.5])
  })

  it('reads an undocumented reputation as null', () => {
    const entries = [
      { date, reputation: 'high' },
      { date: '2026-06-02', reputation: 'SPLENDID' },
    ]
    const series = valueOf(parseWire(domainSeries, aReply({ domain_reputation_data: entries })))
    expect(series.domainReputation.map((entry) => entry.reputation)).toEqual(['HIGH', null])
  })

  it.each([
    [{ spam_rate_data: undefined }, '$.spam_rate_data: missing; expected an array'],
    [{ spam_rate_data: [{ date, value: '0.1' }] }, '$.spam_rate_data[0].value: expected a number, got "0.1"'],
    [{ spam_rate_data: [{ date, value: 12 }] }, '$.spam_rate_data[0].value: expected a ratio from 0 to 1, got 12'],
    [{ spam_rate_data: [{ date, value: -1 }] }, '$.spam_rate_data[0].value: expected a ratio from 0 to 1, got -1'],
    [
      { encryption_data: [{ date: '2026-02-30', tls_success_ratio: 1 }] },
      '$.encryption_data[0].date: expected a valid date in the format YYYY-MM-DD, got "2026-02-30"',
    ],
    [
      { spam_rate_data: [date, date].map((same) => ({ date: same, value: 0 })) },
      '$.spam_rate_data[1].date: expected a date that occurs only once, got "2026-06-01"',
    ],
    [
      { authentication_data: [{ date, spf_success_ratio: 1, dkim_success_ratio: null, dmarc_success_ratio: 1 }] },
      '$.authentication_data[0].dkim_success_ratio: expected a number, got null',
    ],
  ])('rejects %j and names its path', (more, problem) => {
    expect(problemsOf(parseWire(domainSeries, aReply(more)))).toEqual([problem])
  })
})

describe('cumulativeSeries', () => {
  it('reads the same series below data', () => {
    const data = Object.fromEntries(
      Object.entries(aReply()).map(([name, entries]) => [name.replace('_data', ''), entries]),
    )
    expect(valueOf(parseWire(cumulativeSeries, { data }))).toEqual(valueOf(parseWire(domainSeries, aReply())))
  })
})

describe('connectedAccounts', () => {
  const account = { id: 7, email: 'postmaster@shop.example', created_at: '2026-01-01T00:00:00Z' }

  it.each([
    [{ source: 'dmarc-reports' }, 'dmarc-reports'],
    [{}, null],
    [{ source: 5 }, null],
    [{ source: '<b>' }, null],
  ])('reads an account with %j as source %j', (more, source) => {
    const accounts = valueOf(parseWire(connectedAccounts, { connected_accounts: [{ ...account, ...more }] }))
    expect(accounts).toEqual([{ id: 7, email: 'postmaster@shop.example', createdAt: '2026-01-01T00:00:00Z', source }])
  })

  it('rejects an account without a numeric id', () => {
    const reply = { connected_accounts: [{ ...account, id: '7' }] }
    expect(problemsOf(parseWire(connectedAccounts, reply))).toEqual([
      '$.connected_accounts[0].id: expected a number, got "7"',
    ])
  })
})

describe('postmasterError', () => {
  it.each([
    [{ error: 'none' }, 'ok'],
    [{ success: false, error: 'no such path' }, 'bad'],
    [{ message: 'none' }, 'bad'],
  ])('parses %j with status %s', (body, status) => {
    expect(parseWire(postmasterError, body).status).toBe(status)
  })
})
