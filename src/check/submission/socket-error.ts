/** Describes socket and TLS errors on one line. */

import { cleanText } from './smtp-reply.ts'

const meanings: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection reset by the server',
  EPIPE: 'connection closed by the server',
  ETIMEDOUT: 'no response',
  EHOSTUNREACH: 'no route to the host',
  ENETUNREACH: 'no route to the network',
  EADDRNOTAVAIL: 'an address that this machine cannot reach',
  ENOTFOUND: 'no such host name',
  EAI_AGAIN: 'a temporary DNS failure',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'a self-signed certificate',
  SELF_SIGNED_CERT_IN_CHAIN: 'a self-signed certificate in the chain',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'a certificate from an unknown authority, or an incomplete chain',
  UNABLE_TO_GET_ISSUER_CERT: 'a certificate from an unknown authority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'a certificate from an unknown authority',
  CERT_HAS_EXPIRED: 'an expired certificate',
  CERT_NOT_YET_VALID: 'a certificate that is not valid yet',
  ERR_TLS_CERT_ALTNAME_INVALID: 'a certificate for another host',
  ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION: 'a server that offers only TLS 1.1 or older',
  ERR_SSL_UNSUPPORTED_PROTOCOL: 'a server that offers only TLS 1.1 or older',
  ERR_SSL_VERSION_TOO_LOW: 'a server that offers only TLS 1.1 or older',
  ERR_SSL_WRONG_VERSION_NUMBER: 'a response that is not TLS',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'a response that is not TLS',
}

/**
 * Returns Node's error code, or null. nodemailer moves the code to `originalCode`. If several addresses were tried and
 * all of them failed, returns the code of the first error.
 */
export function errorCode(error: unknown): string | null {
  if (error instanceof AggregateError && error.errors.length > 0) return errorCode(error.errors[0])
  if (!(error instanceof Error)) return null
  if ('originalCode' in error && typeof error.originalCode === 'string') return error.originalCode
  return 'code' in error && typeof error.code === 'string' ? error.code : null
}

/**
 * Describes an error, such as `connection refused (ECONNREFUSED)`. If the code is unknown, uses the error's message.
 */
export function describeSocketError(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) {
    return [...new Set(error.errors.map((one) => describeSocketError(one)))].join(', ')
  }
  const code = errorCode(error)
  const meaning = code === null ? undefined : meanings[code]
  const message = cleanText(error instanceof Error ? error.message : String(error))
  if (meaning === undefined) return message
  return `${meaning} (${code})${code === 'ERR_TLS_CERT_ALTNAME_INVALID' ? `: ${message}` : ''}`
}

/** Returns true if the certificate was rejected. */
export function isCertificateError(error: unknown): boolean {
  const code = errorCode(error)
  return code !== null && (/CERT|CRL|SIGNATURE|ISSUER|HOSTNAME_MISMATCH/u.test(code) || code === 'INVALID_PURPOSE')
}
