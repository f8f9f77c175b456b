/** API tokens, plans and admission. */

/** The plan of a workspace; `free` has no access to the API. */
export type AccountPlan = 'free' | 'pro' | 'enterprise'

/** A stored bearer token, of which only the hash is known. */
export interface StoredToken {
  readonly tokenId: string
  /** SHA-256 of the token in lower-case hex. */
  readonly tokenHash: string
  /** The first characters of the token, for recognition in lists. */
  readonly prefix: string
  readonly workspaceId: string
  readonly accountPlan: AccountPlan
  readonly name: string
  readonly createdAtMs: number
  /** `null` while the token is valid. */
  readonly revokedAtMs: number | null
}

/** A token in a list. */
export interface ListedToken extends StoredToken {
  /** When a request with the token was last counted, or `null`. */
  readonly lastUsedAtMs: number | null
}

/** A request to be admitted. */
export interface AdmissionRequest {
  /** SHA-256 of the request's token in lower-case hex, or `null` without a token. */
  readonly tokenHash: string | null
  /** The subject that is counted without a valid token: `address:<client>`. */
  readonly anonymousSubject: string
  /** Start of the hour in which it counts. */
  readonly windowStartMs: number
  readonly nowMs: number
  /** The test to read, or `null`. */
  readonly wantedTest: WantedTest | null
}

/** A test by numeric id, tracking id or tracking key. */
export interface WantedTest {
  readonly name: string
  /** False to read the test without its seeds. */
  readonly needsSeeds: boolean
  /** A revision whose seeds the caller already has and that need not be read again. */
  readonly known: { readonly numericId: number; readonly revision: number } | null
}
