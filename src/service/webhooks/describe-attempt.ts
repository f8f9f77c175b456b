/** What came of an attempt, in the words of the delivery log. */

import type { PostAnswer } from './post-event.ts'

/** So much fits a row of the log: see DeliveryAttempt. */
const maxDetailLength = 500

/** An answer: where it wanted to send us, or the start of its body. Foreign text. */
export function describeAnswer({ statusCode, location, bodyStart }: PostAnswer, remark: string): string {
  if (statusCode >= 300 && statusCode < 400) {
    const target = location === null ? 'elsewhere' : `to "${location}"`
    return toDetail(`${remark}${statusCode}: it redirects ${target}, and redirects are not followed`)
  }
  const words = toDetail(bodyStart.toString('utf8'))
  return toDetail(remark === '' ? words : `${remark}${statusCode} ${words}`)
}

/** A request that got no answer. */
export function describeFailure(error: unknown): string {
  return toDetail(failureOf(error))
}

/** Nobody could be reached under any address: each attempt's error stands in an AggregateError without words. */
function failureOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(failureOf))].join('; ')
  if (!(error instanceof Error)) return 'no answer'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null
  const words = code === null ? undefined : failureWords[code]
  if (words !== undefined) return `${words} (${code})`
  return code === null || error.message.includes(code) ? error.message : `${error.message} (${code})`
}

const failureWords: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was reset before an answer came',
  ETIMEDOUT: 'the connection could not be made in time',
  EHOSTUNREACH: 'the host could not be reached',
  ENETUNREACH: 'the network could not be reached',
  EPIPE: 'the connection was closed while the event was being sent',
  CERT_HAS_EXPIRED: 'the certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate comes from an authority that is not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'the certificate comes from an authority that is not trusted, or an intermediate one is missing',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'the certificate comes from an authority that is not trusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another host',
  HPE_HEADER_OVERFLOW: 'the header of the answer is too large',
}

/** One line without control characters, cut between characters. */
function toDetail(text: string): string {
  const line = text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .toWellFormed()
  if (line.length <= maxDetailLength) return line
  return `${line.slice(0, maxDetailLength - 1).replace(/[\uD800-\uDBFF]$/u, '')}…`
}
