import { describe, expect, it } from 'vitest'

import { describeSocketError, errorCode, isCertificateError } from '../../../src/check/submission/socket-error.ts'

function coded(code: string, message: string = 'words'): Error {
  return Object.assign(new Error(message), { code })
}

describe('describeSocketError()', () => {
  it('explains known codes and keeps the code', () => {
    expect(describeSocketError(coded('ECONNREFUSED'))).toBe('connection refused (ECONNREFUSED)')
  })

  it('keeps the message of an unknown error on one line', () => {
    expect(describeSocketError(coded('EWHAT', 'line one\nline two'))).toBe('line one line two')
    expect(describeSocketError('odd')).toBe('odd')
  })

  it('sums up addresses that failed in the same way', () => {
    const both = new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED'), coded('ENETUNREACH')])
    expect(describeSocketError(both)).toBe('connection refused (ECONNREFUSED), no route to the network (ENETUNREACH)')
    expect(errorCode(both)).toBe('ECONNREFUSED')
  })

  it('lists the names of a certificate for another host', () => {
    const error = coded('ERR_TLS_CERT_ALTNAME_INVALID', "Host: a. is not in the cert's altnames: DNS:b")
    expect(describeSocketError(error)).toContain(
      'a certificate for another host (ERR_TLS_CERT_ALTNAME_INVALID): Host: a.',
    )
  })
})

it.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', true],
  ['CERT_HAS_EXPIRED', true],
  ['ERR_TLS_CERT_ALTNAME_INVALID', true],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', true],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', true],
  ['INVALID_PURPOSE', true],
  ['ERR_SSL_WRONG_VERSION_NUMBER', false],
  ['ECONNRESET', false],
])('isCertificateError() for %s returns %s', (code, expected) => {
  expect(isCertificateError(coded(code))).toBe(expected)
  expect(isCertificateError(new Error('no code'))).toBe(false)
})
