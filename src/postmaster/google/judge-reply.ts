/** Classifies errors of Google's API. Source: google.rpc.Status and google.rpc.ErrorInfo, googleapis/api-common-protos. */

import { fieldOf, parseJsonObject, textField } from '../../oauth/reply-fields.ts'
import { ApiFailure, type FailureKind } from './api-failure.ts'

/** An error reply. */
export interface JudgedReply {
  readonly statusCode: number
  readonly retryAfterMs: number | null
  readonly text: string
}

/** Quota reasons of a 403, including those of Google's older error format. */
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

/** Includes Google's message. @param asked such as `the list of domains` */
export function toFailure(reply: JudgedReply, asked: string): ApiFailure {
  const error = errorOf(reply.text)
  const kind = kindOf(reply.statusCode, error)
  const words = error.message === null ? '' : `: "${error.message.slice(0, 300)}"`
  return new ApiFailure(kind, `Google answered ${reply.statusCode} to ${asked}${words}`, reply.retryAfterMs)
}

interface GoogleError {
  readonly message: string | null
  readonly status: string | null
  readonly reasons: readonly string[]
}

function errorOf(text: string): GoogleError {
  const error = fieldOf(parseJsonObject(text), 'error')
  const fields = typeof error === 'object' && error !== null ? error : null
  const lists = ['details', 'errors'].map((name) => fieldOf(fields, name))
  const entries: readonly unknown[] = lists.flatMap((list: unknown) => (Array.isArray(list) ? list : []))
  const reasons = entries.flatMap((entry) => {
    const reason = typeof entry === 'object' && entry !== null ? textField(entry, 'reason') : null
    return reason === null ? [] : [reason]
  })
  return { message: textField(fields, 'message'), status: textField(fields, 'status'), reasons }
}

function kindOf(statusCode: number, { message, status, reasons }: GoogleError): FailureKind {
  // Google answers old API versions with a permanent 429.
  if (/no longer supported/iu.test(message ?? '')) return 'question'
  if (statusCode === 429 || status === 'RESOURCE_EXHAUSTED') return 'quota'
  if (statusCode >= 500 || statusCode === 408) return 'unavailable'
  if (statusCode === 400) return 'question'
  if (statusCode === 404) return 'domain'
  if (statusCode !== 403) return 'malformed'
  if (reasons.some((reason) => quotaReasons.has(reason))) return 'quota'
  for (const reason of reasons) {
    const kind = reasonKinds.get(reason)
    if (kind !== undefined) return kind
  }
  return 'domain'
}
