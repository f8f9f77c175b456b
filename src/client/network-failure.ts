/** What a failed request tells about its effect: Node's error codes in three heaps. */

/**
 * `unreached`: the server surely never saw the request. `untrusted`: neither did it, and asking again will not help
 * (a certificate, or plain HTTP where TLS was expected). `lost`: it may have been seen and acted upon.
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

// Two failures before any byte of the request left, which Node and its proxy agent report as ECONNRESET.
const unreachedMessages: readonly string[] = [
  'tunneling socket could not be established',
  'Client network socket disconnected before secure TLS connection was established',
]

/** Sorts a failure of the HTTP library. Unknown ones are `lost`: the careful guess. */
export function classifyNetworkFailure(cause: unknown): NetworkFailure {
  const code = fieldOf(cause, 'code')
  if (untrustedCodes.has(code) || code.startsWith('ERR_SSL_')) return 'untrusted'
  if (unreachedCodes.has(code)) return 'unreached'
  // A time-out or reset of the connecting itself.
  if (fieldOf(cause, 'syscall') === 'connect') return 'unreached'
  const message = cause instanceof Error ? cause.message : ''
  return unreachedMessages.some((text) => message.startsWith(text)) ? 'unreached' : 'lost'
}

/** A failure in one line: Node's own words, or its code where it has none (an AggregateError's message is empty). */
export function describeNetworkFailure(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause)
  return message === '' ? fieldOf(cause, 'code') || 'a network error' : message
}

function fieldOf(cause: unknown, name: 'code' | 'syscall'): string {
  if (typeof cause !== 'object' || cause === null) return ''
  const value: unknown = Object.getOwnPropertyDescriptor(cause, name)?.value
  return typeof value === 'string' ? value : ''
}
