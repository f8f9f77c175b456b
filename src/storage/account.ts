/** API tokens, plans and admission. */

/** The plan of a workspace; `free` has no access to the API. */
export type AccountPlan = 'free' | 'pro' | 'enterprise'

/** A bearer token as it is stored: only its hash. */
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
  /** `null`: valid. */
  readonly revokedAtMs: number | null
}

/** A token in a list. */
export interface ListedToken extends StoredToken {
  /** When a request with it was last counted; `null`: never. */
  readonly lastUsedAtMs: number | null
}

/** A request to be admitted. */
export interface AdmissionRequest {
  /** SHA-256 of the request's token in lower-case hex; `null`: no token. */
  readonly tokenHash: string | null
  /** What the request counts against without a valid token: `address:<client>`. */
  readonly anonymousSubject: string
  /** Start of the hour in which it counts. */
  readonly windowStartMs: number
  readonly nowMs: number
  /** The test to read; `null`: none. */
  readonly wantedTest: WantedTest | null
}

/** A test by numeric id, tracking id or tracking key. */
export interface WantedTest {
  readonly name: string
  /** False: only the row is read. */
  readonly needsSeeds: boolean
  /** A revision whose seeds the caller already has and that need not be read again. */
  readonly known: { readonly numericId: number; readonly revision: number } | null
}
