/** Postmaster accounts, their grants, and the data of their domains by day, as the storage keeps them. */

import type { DayRange } from '../../contract/day.ts'
import type { SeriesOfDay } from '../../contract/postmaster-replies.ts'
import type { WebhookEvent } from '../../storage/webhook.ts'

/** Source of an account's data. `import`: files only; `dmarc-reports`: computed from DMARC aggregate reports. */
export type PostmasterSource = 'google' | 'import' | 'dmarc-reports'

/** The state of an account's grant. `none`: never connected, or disconnected. */
export type GrantState = 'active' | 'revoked' | 'none'

/** An account at a mailbox provider's postmaster service, in one workspace. */
export interface StoredPostmasterAccount {
  readonly id: number
  readonly workspaceId: string
  /** Lower case; unique in the workspace. */
  readonly email: string
  readonly source: PostmasterSource
  readonly createdAtMs: number
  readonly grantState: GrantState
  /** Encrypted by a SecretBox; `null` unless the grant is active. */
  readonly sealedRefreshToken: string | null
  /** When the revocation was noticed; `null` unless the grant is revoked. */
  readonly grantEndedAtMs: number | null
  /** When the last sync ended that was not interrupted; `null`: never. */
  readonly syncedAtMs: number | null
  /** Why the last sync was incomplete, in plain text; `null`: it was complete. */
  readonly syncProblem: string | null
  /** Incremented with every write of days, so that results computed from them can be cached. */
  readonly dataRevision: number
}

/** The data of one domain on one day. */
export interface PostmasterDay extends SeriesOfDay {
  /** Lower case, A-labels. */
  readonly domain: string
  /** YYYY-MM-DD, the provider's day. */
  readonly date: string
}

/** Builds a day without data. */
export function emptyDay(domain: string, date: string): PostmasterDay {
  return {
    domain,
    date,
    spamRate: null,
    ipReputation: null,
    domainReputation: null,
    feedbackLoop: null,
    authentication: null,
    encryption: null,
    deliveryErrors: null,
  }
}

/**
 * Whether the provider lists a domain. `listed`: with data; `unverified`: the account may not read it; `gone`: no longer
 * listed. Stored days are kept in each case.
 */
export type DomainStanding = 'listed' | 'unverified' | 'gone'

/** How far one domain of an account was read. */
export interface DomainSync {
  readonly domain: string
  /** All days up to this one were requested at least once; `null`: none. */
  readonly readUntil: string | null
  /** When it was last read completely; `null`: never. */
  readonly readAtMs: number | null
  /** As of the last sync; `null`: never synced, all days come from files. */
  readonly standing: DomainStanding | null
}

/** The progress of reading a domain. */
export interface ReadMark {
  readonly domain: string
  readonly readUntil: string
  /** Set with the last part, when the domain was read completely. */
  readonly readAtMs?: number
}

/** A lock that lets one sync at a time work on an account. */
export interface SyncClaim {
  readonly accountId: number
  /** Identifies the sync. If it crashes, the lock expires at `untilMs`. */
  readonly holder: string
  readonly nowMs: number
  readonly untilMs: number
}

/** A page of an account's days. */
export interface PageQuery {
  readonly accountId: number
  /** The cursor of the previous page; `null`: the first page. */
  readonly cursor: number | null
  /** Domains per page. */
  readonly domainCount: number
}

/** All days of some domains. */
export interface PostmasterPage {
  readonly days: readonly PostmasterDay[]
  /** `null`: the last page. */
  readonly nextCursor: number | null
}

/** Replaces a refresh token with a new one; both encrypted, as stored. */
export interface GrantRenewal {
  readonly accountId: number
  readonly before: string
  readonly after: string
}

/** A grant that the provider has ended. */
export interface RevokedGrant {
  readonly accountId: number
  /** The rejected token, as stored. */
  readonly sealedRefreshToken: string
  readonly nowMs: number
  /** The reason in plain text, stored as the account's `syncProblem`. */
  readonly problem: string
  /** Builds the webhook event from the updated account. */
  readonly toEvent: (account: StoredPostmasterAccount) => WebhookEvent
}

/** The result of revoking a grant. */
export interface GrantEnd {
  readonly account: StoredPostmasterAccount
  /** New deliveries of the event, due at once. */
  readonly deliveryIds: readonly string[]
}

/** Accounts and their data. */
export interface PostmasterAccountStore {
  /**
   * Returns the workspace's account with this address, and creates it if there is none. An existing account keeps its id,
   * its data and its source; only the source `import` becomes `google`.
   */
  ensurePostmasterAccount(account: {
    readonly workspaceId: string
    readonly email: string
    readonly source: PostmasterSource
    readonly nowMs: number
  }): Promise<StoredPostmasterAccount>
  /** Lists the accounts of one workspace, or of all (`null`), oldest first. */
  listPostmasterAccounts(workspaceId: string | null): Promise<readonly StoredPostmasterAccount[]>
  /** Finds an account by id. `workspaceId: null`: in any workspace. */
  findPostmasterAccount(workspaceId: string | null, accountId: number): Promise<StoredPostmasterAccount | null>
  /** Finds an account by address, ignoring case. */
  findPostmasterAccountByEmail(workspaceId: string, email: string): Promise<StoredPostmasterAccount | null>
  /** Connects an account. @returns false if it does not exist */
  setPostmasterGrant(accountId: number, sealedRefreshToken: string): Promise<boolean>
  /**
   * Replaces the refresh token with the one that the provider issued in its place. @returns false if the account has
   * another token, because it was disconnected or reconnected in the meantime; then nothing changes
   */
  renewPostmasterGrant(renewal: GrantRenewal): Promise<boolean>
  /** Deletes the token at the user's request; keeps the data. @returns false if the account does not exist */
  endPostmasterGrant(accountId: number): Promise<boolean>
  /**
   * Deletes a token that the provider rejected and enqueues the webhook event, in one transaction. @returns `null` if the
   * account does not exist or has another token; then nothing changes
   */
  revokePostmasterGrant(end: RevokedGrant): Promise<GrantEnd | null>
  /** Deletes an account with all its data. @returns false if it does not exist */
  removePostmasterAccount(accountId: number): Promise<boolean>
  /** Records the result of a sync. Without `syncedAtMs`, it ended before it had tried every domain. */
  recordPostmasterSync(
    accountId: number,
    outcome: { readonly syncedAtMs: number; readonly problem?: string } | { readonly problem: string },
  ): Promise<void>
  /** Takes or renews the lock. @returns false if another sync holds it, or if the account does not exist */
  claimPostmasterSync(claim: SyncClaim): Promise<boolean>
  /** Releases the lock if `holder` has it. */
  releasePostmasterSync(accountId: number, holder: string): Promise<void>
  /** Lists the domains of an account by name. */
  listPostmasterDomains(accountId: number): Promise<readonly DomainSync[]>
  /** Records whether the provider lists these domains; adds new ones. */
  recordPostmasterDomains(accountId: number, domains: readonly ListedDomain[]): Promise<void>
  /**
   * Writes days and the progress of their domains in one transaction. Each series of a day replaces the stored one; `null`
   * leaves it unchanged. Progress never goes back. Rejects if the account does not exist.
   */
  writePostmasterDays(accountId: number, days: readonly PostmasterDay[], read?: readonly ReadMark[]): Promise<void>
  /** Reads the days of one domain by date; `range: null`: all. */
  readPostmasterDays(query: DaysQuery): Promise<readonly PostmasterDay[]>
  /** Reads all days of an account by date, then domain. Only for small accounts: it reads them at once. */
  readAllPostmasterDays(accountId: number): Promise<readonly PostmasterDay[]>
  /** Reads the days of the next domains, in no particular order, so that large accounts fit in memory. */
  readPostmasterPage(page: PageQuery): Promise<PostmasterPage>
}

/** A domain of an account, as the provider lists it. */
export type ListedDomain = Pick<DomainSync, 'domain'> & { readonly standing: DomainStanding }

/** The days of one domain; `range: null`: all. */
export interface DaysQuery {
  readonly accountId: number
  /** Lower case, A-labels. */
  readonly domain: string
  readonly range: DayRange | null
}
