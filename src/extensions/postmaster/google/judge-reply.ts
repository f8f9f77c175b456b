/**
 * Classifies errors from Google's API. Source: google.rpc.Status and google.rpc.ErrorInfo,
 * googleapis/api-common-protos.
 */

import { fieldOf, parseJsonObject, textField } from '../../../foundation/errors/json-object.ts'
import { ApiFailure, type FailureKind } from './api-failure.ts'

/** A response whose HTTP status is an error. */
export interface ErrorReply {
  readonly statusCode: number
  readonly retryAfterMs: number | null
  readonly text: string
}

/** The reasons in 403 responses that concern quotas, including those in Google's older error format. */
const quotaReasons: ReadonlySet<string> = new Set([
  'rateLimitExceeded',
  'userRateLimitExceeded',
  'quotaExceeded',
  'dailyLimitExceeded',
  'RATE_LIMIT_EXCEEDED',
  'RESOURCE_EXHAUSTED',
])

const reasonKinds: ReadonlyMap<string, FailureKind> = new Map([
  ['ACCESS_TOKEN_SCOPE_INSUFFICIENT', 'scope'],
  ['insufficientPermissions', 'scope'],
  ['SERVICE_DISABLED', 'disabled'],
  ['accessNotConfigured', 'disabled'],
])

/**
 * Converts an error response to a failure whose message quotes Google's error message.
 * @param subject what was requested, such as `the list of domains`
 */
export function toFailure(reply: ErrorReply, subject: string): ApiFailure {
  const error = errorOf(reply.text)
  const kind = kindOf(reply.statusCode, error)
  const message = error.message === null ? '' : `: "${error.message.slice(0, 300)}"`
  return new ApiFailure(
    kind,
    `Google replied with ${reply.statusCode} to the request for ${subject}${message}`,
    reply.retryAfterMs,
  )
}

interface GoogleError {
  readonly message: string | null
  readonly status: string | null
  readonly reasons: readonly string[]
}

function errorOf(text: string): GoogleError {
  const error = fieldOf(parseJsonObject(text), 'error')
  const lists = ['details', 'errors'].map((name) => fieldOf(error, name))
  const entries: readonly unknown[] = lists.flatMap((list: unknown) => (Array.isArray(list) ? list : []))
  const reasons = entries.map((entry) => textField(entry, 'reason')).filter((reason) => reason !== null)
  return { message: textField(error, 'message'), status: textField(error, 'status'), reasons }
}

function kindOf(statusCode: number, { message, status, reasons }: GoogleError): FailureKind {
  // Google responds to requests for retired API versions with 429, which no retry can resolve.
  if (/no longer supported/iu.test(message ?? '')) return 'question'
  if (statusCode === 429 || status === 'RESOURCE_EXHAUSTED') return 'quota'
  if (statusCode >= 500 || statusCode === 408) return 'unavailable'
  if (statusCode === 400) return 'question'
  if (statusCode === 404) return 'domain'
  if (statusCode !== 403) return 'malformed'
  if (reasons.some((reason) => quotaReasons.has(reason))) return 'quota'
  return reasons.map((reason) => reasonKinds.get(reason)).find((kind) => kind !== undefined) ?? 'domain'
}
