/** Types for API tokens, plans and the admission of requests. */

import type { TokenId, WorkspaceId } from '../contract/identifiers.ts'

/** The plan of a workspace. The plan `free` does not include API access. */
export type AccountPlan = 'free' | 'pro' | 'enterprise'

/** What requests with a token may do: read only, or read and write. */
export type TokenScope = 'read' | 'write'

/** A stored bearer token. Only the hash of the token is stored. */
export interface StoredToken {
  readonly tokenId: TokenId
  /** The SHA-256 of the token, in lowercase hexadecimal. */
  readonly tokenHash: string
  /** The first characters of the token, by which users recognize the token in lists. */
  readonly prefix: string
  readonly workspaceId: WorkspaceId
  readonly accountPlan: AccountPlan
  readonly name: string
  readonly createdAtMs: number
  /** The time when the token was revoked; `null` while it is valid. */
  readonly revokedAtMs: number | null
  readonly scope: TokenScope
  /** The time when the token expires; `null` if the token never expires. */
  readonly expiresAtMs: number | null
  /** The address of the user who created the token; `null` if a command created it. */
  readonly createdBy: string | null
}

/** A token in a list. */
export interface ListedToken extends StoredToken {
  /** The time when a request with the token was last counted; `null` if no request was counted. */
  readonly lastUsedAtMs: number | null
}

/** A request to be admitted. */
export interface AdmissionRequest {
  /** The SHA-256 of the request's token, in lowercase hexadecimal; `null` if the request has no token. */
  readonly tokenHash: string | null
  /** The subject under which a request without a valid token is counted: `address:<client>`. */
  readonly anonymousSubject: string
  /** The start of the hour in which the request is counted. */
  readonly windowStartMs: number
  readonly nowMs: number
  /** The test to read; `null` if the request does not need a test. */
  readonly wantedTest: WantedTest | null
}

/** Selects a test by numeric id, tracking id or tracking key. */
export interface WantedTest {
  readonly name: string
  /** Whether the request needs the seeds of the test. */
  readonly needsSeeds: boolean
  /**
   * The revision of the test whose seeds the caller already has, so that the seeds need not be read again; `null` if
   * the caller has no seeds.
   */
  readonly known: { readonly numericId: number; readonly revision: number } | null
}
