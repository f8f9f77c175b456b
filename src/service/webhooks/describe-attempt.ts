/** Describes the outcome of an attempt for the delivery log. */

import { shorten } from '../../foundation/errors/shorten.ts'
import type { PostAnswer } from './post-event.ts'

/** The maximum length of a description in the delivery log. */
const maxDetailLength = 500

/**
 * Describes a response, with its redirect target or the start of its body. The redirect target and the body are
 * untrusted text.
 */
export function describeAnswer({ statusCode, location, bodyStart }: PostAnswer, prefix: string): string {
  if (statusCode >= 300 && statusCode < 400) {
    const target = location === null ? '' : ` to "${location}"`
    return toDetail(`${prefix}${statusCode}: redirect${target} not followed`)
  }
  const words = toDetail(bodyStart.toString('utf8'))
  return toDetail(prefix === '' ? words : `${prefix}${statusCode} ${words}`)
}

/** Describes a request that got no response. */
export function describeFailure(error: unknown): string {
  return toDetail(failureOf(error))
}

/** If no address could be reached, Node throws an AggregateError without a message. */
function failureOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(failureOf))].join('; ')
  if (!(error instanceof Error)) return 'no response'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null
  const text = code === null ? undefined : failureTexts[code]
  if (text !== undefined) return `${text} (${code})`
  return code === null || error.message.includes(code) ? error.message : `${error.message} (${code})`
}

const failureTexts: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection reset before a response arrived',
  ETIMEDOUT: 'connection timed out',
  EHOSTUNREACH: 'host unreachable',
  ENETUNREACH: 'network unreachable',
  EPIPE: 'connection closed while sending the event',
  CERT_HAS_EXPIRED: 'certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate is not from a trusted CA',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate is not from a trusted CA, or an intermediate certificate is missing',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificate is not from a trusted CA',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate is for another host',
  HPE_HEADER_OVERFLOW: 'response header is too large',
}

/** Puts the text on one line, removes control characters, and cuts it at a character boundary. */
function toDetail(text: string): string {
  const line = text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .toWellFormed()
  return shorten(line, maxDetailLength)
}
