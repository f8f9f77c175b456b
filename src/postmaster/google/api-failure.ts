/** Failures of Google's API. */

/**
 * `revoked`: the user or Google ended the grant. `client`: Google rejects the OAuth client. `scope`: the grant lacks a
 * permission. `disabled`: the API is not enabled in the client's project. `quota`: exceeded. `unavailable`: network or 5xx.
 * `malformed`: unexpected reply. `domain`: no access to this domain, or unknown. `question`: Google rejects the request.
 */
export type FailureKind =
  | 'revoked'
  | 'client'
  | 'scope'
  | 'disabled'
  | 'quota'
  | 'unavailable'
  | 'malformed'
  | 'domain'
  | 'question'

/** A failed request; the message contains no secret. */
export class ApiFailure extends Error {
  readonly kind: FailureKind
  /** From Retry-After; `null`: not stated. */
  readonly retryAfterMs: number | null

  constructor(kind: FailureKind, message: string, retryAfterMs: number | null = null) {
    super(message)
    this.name = 'ApiFailure'
    this.kind = kind
    this.retryAfterMs = retryAfterMs
  }
}

/** Whether a later retry may succeed. */
export function isRetryable(kind: FailureKind): boolean {
  return kind === 'quota' || kind === 'unavailable' || kind === 'malformed'
}
