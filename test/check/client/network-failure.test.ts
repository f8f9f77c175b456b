import { describe, expect, it } from 'vitest'

import { classifyNetworkFailure, describeNetworkFailure } from '../../../src/check/client/network-failure.ts'

function failure(fields: Record<string, string>, message = 'it failed'): Error {
  return Object.assign(new Error(message), fields)
}

describe('classifyNetworkFailure()', () => {
  it.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])(
    'classifies %s as unreached',
    (code) => {
      expect(classifyNetworkFailure(failure({ code }))).toBe('unreached')
    },
  )

  it('classifies resets and timeouts while connecting as unreached', () => {
    expect(classifyNetworkFailure(failure({ code: 'ETIMEDOUT', syscall: 'connect' }))).toBe('unreached')
    const tunnel = 'tunneling socket could not be established, statusCode=403'
    expect(classifyNetworkFailure(failure({ code: 'ECONNRESET' }, tunnel))).toBe('unreached')
    const beforeTls = 'Client network socket disconnected before secure TLS connection was established'
    expect(classifyNetworkFailure(failure({ code: 'ECONNRESET' }, beforeTls))).toBe('unreached')
  })

  it.each(['CERT_HAS_EXPIRED', 'ERR_TLS_CERT_ALTNAME_INVALID', 'ERR_SSL_WRONG_VERSION_NUMBER'])(
    'classifies %s as untrusted',
    (code) => {
      expect(classifyNetworkFailure(failure({ code }))).toBe('untrusted')
    },
  )

  it.each([failure({ code: 'ECONNRESET' }), failure({ code: 'EPIPE' }), failure({}), 'text', null, undefined])(
    'classifies other errors as lost: %s',
    (cause) => {
      expect(classifyNetworkFailure(cause)).toBe('lost')
    },
  )
})

describe('describeNetworkFailure()', () => {
  it('falls back to the error code when the message is empty', () => {
    expect(describeNetworkFailure(failure({ code: 'ECONNREFUSED' }, ''))).toBe('ECONNREFUSED')
    expect(describeNetworkFailure(failure({}, 'socket hang up'))).toBe('socket hang up')
    expect(describeNetworkFailure(failure({}, ''))).toBe('network error')
  })
})
