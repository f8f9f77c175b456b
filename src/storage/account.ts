/** Who may ask: a token of a workspace, and what its plan allows. */

/** What a workspace has paid for; `free` has no access to the API. */
export type AccountPlan = 'free' | 'pro' | 'enterprise'

/** A bearer token as it is kept: its hash, never itself. */
export interface StoredToken {
  readonly tokenId: string
  /** SHA-256 of the token in lower-case hex. */
  readonly tokenHash: string
  readonly workspaceId: string
  readonly accountPlan: AccountPlan
  readonly name: string
  readonly createdAtMs: number
  /** `null`: valid. */
  readonly revokedAtMs: number | null
}
