/** Failures from Google's API. */

/**
 * `revoked`: the user or Google ended the grant. `client`: Google rejects the OAuth client. `scope`: the grant lacks a
 * permission. `disabled`: the API is not enabled in the client's project. `quota`: a quota is exceeded. `unavailable`:
 * network failure or 5xx. `malformed`: unexpected response. `domain`: the domain is unknown, or the account has no
 * access to it. `question`: Google rejects the request as invalid.
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

/** A failed request. The error message contains no secrets. */
export class ApiFailure extends Error {
  readonly kind: FailureKind
  /** The delay from the Retry-After field; `null` if Google did not send one. */
  readonly retryAfterMs: number | null

  constructor(kind: FailureKind, message: string, retryAfterMs: number | null = null) {
    super(message)
    this.name = 'ApiFailure'
    this.kind = kind
    this.retryAfterMs = retryAfterMs
  }
}

/** Returns whether retrying later may succeed. */
export function isRetryable(kind: FailureKind): boolean {
  return kind === 'quota' || kind === 'unavailable' || kind === 'malformed'
}
