/** Types for API tokens, plans and the admission of requests. */

import type { TokenId, WorkspaceId } from '../../foundation/contract/identifiers.ts'

/** The plan of a workspace. The `free` plan does not include API access. */
export type AccountPlan = 'free' | 'pro' | 'enterprise'

/** What a token permits: only reading, or reading and writing. */
export type TokenScope = 'read' | 'write'

/** A stored bearer token. Only the hash of the token is stored. */
export interface StoredToken {
  readonly tokenId: TokenId
  /** The SHA-256 of the token, in lowercase hexadecimal. */
  readonly tokenHash: string
  /** The first characters of the token, which help users recognize it in lists. */
  readonly prefix: string
  readonly workspaceId: WorkspaceId
  readonly accountPlan: AccountPlan
  readonly name: string
  readonly createdAtMs: number
  /** When the token was revoked; `null` if it has not been revoked. */
  readonly revokedAtMs: number | null
  readonly scope: TokenScope
  /** When the token expires; `null` if it never expires. */
  readonly expiresAtMs: number | null
  /** The address of the user who created the token; `null` if a command created it. */
  readonly createdBy: string | null
}

/** A token in a list. */
export interface ListedToken extends StoredToken {
  /** When a request with the token was last counted; `null` if no request has been counted. */
  readonly lastUsedAtMs: number | null
}

/** A request to admit. */
export interface AdmissionRequest {
  /** The SHA-256 of the request's token, in lowercase hexadecimal; `null` if the request has no token. */
  readonly tokenHash: string | null
  /** The subject under which the request is counted if it has no valid token: `address:<client>`. */
  readonly anonymousSubject: string
  /** The start of the hour in which the request is counted. */
  readonly windowStartMs: number
  readonly nowMs: number
  /** The test to read; `null` if the request does not need a test. */
  readonly wantedTest: WantedTest | null
}

/** A test to read; its `name` is a numeric id, tracking id or tracking key. */
export interface WantedTest {
  readonly name: string
  /** Whether the request needs the seeds of the test. */
  readonly needsSeeds: boolean
  /**
   * The test revision whose seeds the caller already has, so that they are not read again; `null` if the caller has no
   * seeds.
   */
  readonly known: { readonly numericId: number; readonly revision: number } | null
}
