import { describe, expect, it } from 'vitest'

import {
  ImapFailure,
  planRetry,
  toImapFailure,
  usualRetryRules,
} from '../../../../src/extensions/mailboxes/imap/imap-failure.ts'

function anError(fields: Readonly<Record<string, unknown>>, message = 'Command failed'): Error {
  return Object.assign(new Error(message), fields)
}

describe('toImapFailure()', () => {
  it.each([
    ['refused-login', { authenticationFailed: true, serverResponseCode: 'AUTHENTICATIONFAILED', response: 'no' }],
    ['refused-login', { authenticationFailed: true, response: 'Invalid credentials (Failure)' }],
    ['refused-login', { authenticationFailed: true, serverResponseCode: 'ALERT', response: 'Web login required' }],
    ['throttled', { authenticationFailed: true, response: '[ALERT] Too many simultaneous connections. (Failure)' }],
    ['throttled', { authenticationFailed: true, response: 'Maximum number of connections from user+IP exceeded' }],
    ['throttled', { code: 'ETHROTTLE', responseText: 'Request is throttled.' }],
    ['throttled', { serverResponseCode: 'THROTTLED', responseText: 'slow down' }],
    ['throttled', { serverResponseCode: 'INUSE', responseText: 'mailbox is in use' }],
    ['unavailable', { serverResponseCode: 'UNAVAILABLE', responseText: 'User is authenticated but not connected' }],
    ['unavailable', { authenticationFailed: true, response: 'Temporary authentication failure' }],
    ['unavailable', { serverResponseCode: 'SERVERBUG', responseText: 'oops' }],
    ['unreachable', { code: 'ECONNREFUSED' }],
    ['unreachable', { code: 'NoConnection' }],
    ['unreachable', { code: 'ENOTFOUND' }],
    ['untrusted', { code: 'SELF_SIGNED_CERT_IN_CHAIN' }],
    ['untrusted', { code: 'ERR_TLS_CERT_ALTNAME_INVALID' }],
    ['untrusted', { tlsFailed: true }],
    ['no-tls', { tlsFailed: true }, 'Server does not support STARTTLS'],
    ['no-tls', { code: 'ERR_SSL_WRONG_VERSION_NUMBER' }, '00F1:error:0A00010B:SSL routines::wrong version number'],
    ['unusable', { responseText: 'Unknown command', responseStatus: 'BAD' }],
    ['unusable', { code: 'ParserError11' }],
  ] as const)('returns kind %s for the error %j', (kind, fields, message?: string) => {
    expect(toImapFailure(anError(fields, message)).kind).toBe(kind)
  })

  it('quotes the server on one short line without the login', () => {
    const error = anError({
      serverResponseCode: 'LIMIT',
      responseText: `too\r\nmuch\u{202e} ${'x'.repeat(500)}`,
      executedCommand: 'A1 LOGIN user secret',
    })
    const { message } = toImapFailure(error)
    expect(message).toMatch(/^\[LIMIT\] too much {1,2}x+$/u)
    expect(message).toHaveLength(200)
    expect(JSON.stringify(toImapFailure(error))).not.toContain('secret')
  })

  it('keeps the wait that the server requests, up to an hour', () => {
    expect(toImapFailure(anError({ code: 'ETHROTTLE', throttleReset: 92_000 })).waitMs).toBe(92_000)
    expect(toImapFailure(anError({ code: 'ETHROTTLE', throttleReset: 10 ** 9 })).waitMs).toBe(3_600_000)
  })

  it('converts anything thrown to a failure, and returns a failure unchanged', () => {
    for (const thrown of [null, undefined, 'text', 7, {}]) {
      expect(toImapFailure(thrown)).toMatchObject({ kind: 'unreachable', message: 'unknown error' })
    }
    const failure = new ImapFailure('throttled', 'later')
    expect(toImapFailure(failure)).toBe(failure)
  })
})

describe('planRetry()', () => {
  const network = { kind: 'unreachable', waitMs: null } as const
  const plan = (count: number, outageMs: number, fraction = 0.999_999): ReturnType<typeof planRetry> =>
    planRetry({ failure: network, count, outageMs, fraction }, usualRetryRules)

  it('doubles the delay up to a limit, minus up to 50% jitter', () => {
    expect([1, 2, 3, 8, 1000].map((count) => plan(count, 0).delayMs)).toEqual([500, 1000, 2000, 60_000, 60_000])
    expect(plan(3, 0, 0).delayMs).toBe(1000)
  })

  it('returns degraded at first and unhealthy after a minute of outage', () => {
    expect([0, 59_999, 60_000].map((outageMs) => plan(2, outageMs).health)).toEqual([
      'degraded',
      'degraded',
      'unhealthy',
    ])
  })

  it('retries a rejected login within 30 s, then after 5 minutes, and finally every hour', () => {
    const failure = { kind: 'refused-login', waitMs: null } as const
    const plans = [1, 2, 3, 4, 9].map((count) =>
      planRetry({ failure, count, outageMs: 0, fraction: 1 }, usualRetryRules),
    )
    expect(plans.map(({ delayMs }) => delayMs)).toEqual([25_000, 300_000, 600_000, 1_200_000, 3_600_000])
    expect(plans.map(({ health }) => health)).toContain('unhealthy')
  })

  it('waits at least as long as the server requests', () => {
    const failure = { kind: 'throttled', waitMs: 3_000_000 } as const
    expect(planRetry({ failure, count: 1, outageMs: 0, fraction: 0 }, usualRetryRules).delayMs).toBe(3_000_000)
  })
})
