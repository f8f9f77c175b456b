/** Why Google's API did not answer a question. */

/**
 * `revoked`: the user or Google ended the grant. `client`: our OAuth client is refused. `scope`: the grant lacks a
 * permission. `disabled`: the client's project has not enabled the API. `quota`: used up. `unavailable`: network or 5xx.
 * `malformed`: the reply is not what its document says. `domain`: this domain may not be read, or is not there.
 * `question`: Google refuses what was asked.
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

/** A question without an answer; its message holds no secret. */
export class ApiFailure extends Error {
  readonly kind: FailureKind
  /** How long Google wants to be left alone; `null`: it did not say. */
  readonly retryAfterMs: number | null

  constructor(kind: FailureKind, message: string, retryAfterMs: number | null = null) {
    super(message)
    this.name = 'ApiFailure'
    this.kind = kind
    this.retryAfterMs = retryAfterMs
  }
}

/** True for what another try may mend without a person. */
export function isPassing(kind: FailureKind): boolean {
  return kind === 'quota' || kind === 'unavailable' || kind === 'malformed'
}
