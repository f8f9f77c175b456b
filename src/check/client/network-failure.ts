/** Classifies network errors by whether the request may have taken effect. */

import { textField } from '../../foundation/errors/json-object.ts'

/**
 * `unreached`: the server never received the request. `untrusted`: the server never received the request, and a retry
 * will not help (an untrusted certificate, or plain HTTP instead of TLS). `lost`: the request may have taken effect.
 */
export type NetworkFailure = 'unreached' | 'untrusted' | 'lost'

const unreachedCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EAI_FAIL',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'EHOSTDOWN',
  'ENETDOWN',
])

const untrustedCodes: ReadonlySet<string> = new Set([
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'CERT_REVOKED',
  'CERT_SIGNATURE_FAILURE',
  'CERT_UNTRUSTED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'EPROTO',
])

// Node and its proxy agent report these errors as ECONNRESET, although the request has not been sent yet.
const unreachedMessages: readonly string[] = [
  'tunneling socket could not be established',
  'Client network socket disconnected before secure TLS connection was established',
]

/** Classifies an error from the HTTP library. An unknown error counts as `lost`, which is the safe assumption. */
export function classifyNetworkFailure(cause: unknown): NetworkFailure {
  const code = textField(cause, 'code') ?? ''
  if (untrustedCodes.has(code) || code.startsWith('ERR_SSL_')) return 'untrusted'
  if (unreachedCodes.has(code)) return 'unreached'
  // The connection was never established, so the server did not receive the request.
  if (textField(cause, 'syscall') === 'connect') return 'unreached'
  const message = cause instanceof Error ? cause.message : ''
  return unreachedMessages.some((text) => message.startsWith(text)) ? 'unreached' : 'lost'
}

/** Returns the error's message, or its code if the message is empty (as in an AggregateError). */
export function describeNetworkFailure(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause)
  return message === '' ? (textField(cause, 'code') ?? 'network error') : message
}
