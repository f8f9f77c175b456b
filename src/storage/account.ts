/** Who may ask: a token of a workspace, and what its plan allows. */

/** What a workspace has paid for; `free` has no access to the API. */
export type AccountPlan = 'free' | 'pro' | 'enterprise'

/** A bearer token as it is kept: its hash, never itself. */
export interface StoredToken {
  readonly tokenId: string
  /** SHA-256 of the token in lower-case hex. */
  readonly tokenHash: string
  /** The first characters of the token, by which people recognise it in a list; too few to be worth anything. */
  readonly prefix: string
  readonly workspaceId: string
  readonly accountPlan: AccountPlan
  readonly name: string
  readonly createdAtMs: number
  /** `null`: valid. */
  readonly revokedAtMs: number | null
}

/** A token as a list shows it. */
export interface ListedToken extends StoredToken {
  /** When a request with it was counted last; `null`: never. */
  readonly lastUsedAtMs: number | null
}

/** One request that asks to be let in. */
export interface AdmissionRequest {
  /** SHA-256 of the token that came, in lower-case hex; `null`: none came. */
  readonly tokenHash: string | null
  /** Whom the request counts against when no valid token came: `address:<client>`. */
  readonly anonymousSubject: string
  /** Start of the hour in which it counts. */
  readonly windowStartMs: number
  readonly nowMs: number
  /** The test that the request wants to read; `null`: none, or not this way. */
  readonly wantedTest: WantedTest | null
}

/** A test by one of its three names, unless the caller has it already. */
export interface WantedTest {
  readonly name: string
  /** False: the row alone is wanted. */
  readonly needsSeeds: boolean
  /** What the caller holds of it: its seeds are not read again when this is still the revision. `null`: nothing. */
  readonly known: { readonly numericId: number; readonly revision: number } | null
}
