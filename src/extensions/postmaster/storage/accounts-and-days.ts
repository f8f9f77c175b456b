/** Types for postmaster accounts, their grants, and the daily data of their domains, as stored. */

import type { DayRange } from '../../../foundation/contract/day.ts'
import type { WorkspaceId } from '../../../foundation/contract/identifiers.ts'
import type { SeriesOfDay } from '../../../foundation/contract/postmaster-replies.ts'
import type { WebhookEvent } from '../../../service/storage/webhook.ts'

/**
 * The source of an account's data. `import`: only imported files. `dmarc-reports`: computed from DMARC aggregate
 * reports.
 */
export type PostmasterSource = 'google' | 'import' | 'dmarc-reports'

/** The state of an account's grant. `none`: never connected, or disconnected. */
export type GrantState = 'active' | 'revoked' | 'none'

/** An account at a mailbox provider's postmaster service, in one workspace. */
export interface StoredPostmasterAccount {
  readonly id: number
  readonly workspaceId: WorkspaceId
  /** The account's address, in lower case; unique in the workspace. */
  readonly email: string
  readonly source: PostmasterSource
  readonly createdAtMs: number
  readonly grantState: GrantState
  /** The encrypted refresh token (see SecretBox); `null` unless the grant is active. */
  readonly sealedRefreshToken: string | null
  /** When presend noticed the revocation; `null` unless the grant is revoked. */
  readonly grantEndedAtMs: number | null
  /** When the last uninterrupted sync ended; `null` if there was none. */
  readonly syncedAtMs: number | null
  /** Why the last sync was incomplete, in plain text; `null` if it was complete. */
  readonly syncProblem: string | null
  /**
   * The account's revision, which is incremented whenever days are written, so that results computed from the days can
   * be cached.
   */
  readonly dataRevision: number
}

/** The data of one domain on one day. */
export interface PostmasterDay extends SeriesOfDay {
  /** The domain, in lower case, as A-labels. */
  readonly domain: string
  /** The date, as YYYY-MM-DD, in the provider's time zone. */
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

/** Builds the authentication series of a day; returns `null` if any of the three ratios is unknown. */
export function authenticationOf(
  spf: number | null,
  dkim: number | null,
  dmarc: number | null,
): PostmasterDay['authentication'] {
  if (spf === null || dkim === null || dmarc === null) return null
  return { spf_success_ratio: spf, dkim_success_ratio: dkim, dmarc_success_ratio: dmarc }
}

/**
 * Whether the provider lists a domain. `listed`: the account can read the domain's data. `unverified`: the domain is
 * listed, but the account may not read its data. `gone`: the domain is no longer listed. In all three states, the
 * stored days are kept.
 */
export type DomainStanding = 'listed' | 'unverified' | 'gone'

/** How much of one domain's data has been read, and when. */
export interface DomainSync {
  readonly domain: string
  /** All days up to this one were requested at least once; `null` if no day has been requested yet. */
  readonly readUntil: string | null
  /** When the domain was last read completely; `null` if never. */
  readonly readAtMs: number | null
  /**
   * The result of the last sync of the domain; `null` if the domain was never synced and all its days come from
   * imported files.
   */
  readonly standing: DomainStanding | null
}

/** The progress made in reading a domain. */
export interface ReadMark {
  readonly domain: string
  readonly readUntil: string
  /** When the domain was read completely. Set only when the last part of the domain's days is written. */
  readonly readAtMs?: number
}

/** A lock on an account, which ensures that only one sync of the account runs at a time. */
export interface SyncClaim {
  readonly accountId: number
  /** Identifies the sync that holds the lock. If the sync crashes, the lock expires at `untilMs`. */
  readonly holder: string
  readonly nowMs: number
  readonly untilMs: number
}

/** A request for one page of an account's days. */
export interface PageQuery {
  readonly accountId: number
  /** The cursor returned with the previous page; `null` for the first page. */
  readonly cursor: number | null
  /** The number of domains per page. */
  readonly domainCount: number
}

/** One page of domains with all their days. */
export interface PostmasterPage {
  readonly days: readonly PostmasterDay[]
  /** The cursor for the next page; `null` on the last page. */
  readonly nextCursor: number | null
}

/** A request to replace a refresh token. Both tokens are encrypted, as stored. */
export interface GrantRenewal {
  readonly accountId: number
  readonly before: string
  readonly after: string
}

/** A grant that the provider has ended. */
export interface RevokedGrant {
  readonly accountId: number
  /** The rejected token, encrypted as stored. */
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
  /** The ids of the event's new deliveries, which are due immediately. */
  readonly deliveryIds: readonly string[]
}

/** Accounts. */
export interface PostmasterAccounts {
  /**
   * Returns the workspace's account with this address, creating it if necessary. An existing account keeps its id, its
   * data and its source, except that the source `import` becomes `google`.
   */
  ensurePostmasterAccount(account: {
    readonly workspaceId: WorkspaceId
    readonly email: string
    readonly source: PostmasterSource
    readonly nowMs: number
  }): Promise<StoredPostmasterAccount>
  /** Lists the accounts in one workspace, or in all workspaces (`null`), oldest first. */
  listPostmasterAccounts(workspaceId: WorkspaceId | null): Promise<readonly StoredPostmasterAccount[]>
  /** Finds an account by id; in any workspace if `workspaceId` is `null`. */
  findPostmasterAccount(workspaceId: WorkspaceId | null, accountId: number): Promise<StoredPostmasterAccount | null>
  /** Finds an account by address, ignoring case. */
  findPostmasterAccountByEmail(workspaceId: WorkspaceId, email: string): Promise<StoredPostmasterAccount | null>
  /** Deletes an account with all its data. @returns false if it does not exist */
  removePostmasterAccount(accountId: number): Promise<boolean>
}

/** Stores the grants of accounts. */
export interface PostmasterGrants {
  /** Connects an account. @returns false if it does not exist */
  setPostmasterGrant(accountId: number, sealedRefreshToken: string): Promise<boolean>
  /**
   * Replaces the refresh token with its successor issued by the provider.
   *
   * @returns false, and changes nothing, if the account has another token because it was disconnected or reconnected in
   * the meantime
   */
  renewPostmasterGrant(renewal: GrantRenewal): Promise<boolean>
  /** Deletes the token at the user's request, and keeps the data. @returns false if the account does not exist */
  endPostmasterGrant(accountId: number): Promise<boolean>
  /**
   * Deletes a token that the provider rejected and enqueues the webhook event, in one transaction. @returns `null`,
   * without changing anything, if the account does not exist or has another token
   */
  revokePostmasterGrant(end: RevokedGrant): Promise<GrantEnd | null>
}

/** Stores the results and the locks of syncs. */
export interface PostmasterSyncs {
  /** Records the result of a sync. If `syncedAtMs` is missing, the sync ended before trying every domain. */
  recordPostmasterSync(
    accountId: number,
    outcome: { readonly syncedAtMs: number; readonly problem?: string } | { readonly problem: string },
  ): Promise<void>
  /** Takes or renews the lock. @returns false if another sync holds it, or if the account does not exist */
  claimPostmasterSync(claim: SyncClaim): Promise<boolean>
  /** Releases the lock if `holder` still holds it. */
  releasePostmasterSync(accountId: number, holder: string): Promise<void>
}

/** Stores the domains of accounts, and their daily data. */
export interface PostmasterDays {
  /** Lists an account's domains, sorted by name. */
  listPostmasterDomains(accountId: number): Promise<readonly DomainSync[]>
  /** Records whether the provider lists these domains; adds domains that are not stored yet. */
  recordPostmasterDomains(accountId: number, domains: readonly ListedDomain[]): Promise<void>
  /**
   * Writes days and the progress of their domains in one transaction. Each series in a day replaces the stored series;
   * a `null` series leaves the stored one unchanged. The stored progress never moves backward. Rejects if the account
   * does not exist.
   */
  writePostmasterDays(accountId: number, days: readonly PostmasterDay[], read?: readonly ReadMark[]): Promise<void>
  /** Reads the days of one domain, sorted by date; reads all days if `range` is `null`. */
  readPostmasterDays(query: DaysQuery): Promise<readonly PostmasterDay[]>
  /**
   * Reads one page of domains with their days, in no particular order. Because of the paging, large accounts need not
   * fit in memory.
   */
  readPostmasterPage(page: PageQuery): Promise<PostmasterPage>
}

/** Stores accounts and their data. */
export interface PostmasterAccountStore extends PostmasterAccounts, PostmasterGrants, PostmasterSyncs, PostmasterDays {}

/** A domain in an account, as the provider lists it. */
export type ListedDomain = Pick<DomainSync, 'domain'> & { readonly standing: DomainStanding }

/** A request for the days of one domain; all days if `range` is `null`. */
export interface DaysQuery {
  readonly accountId: number
  /** The domain, in lower case, as A-labels. */
  readonly domain: string
  readonly range: DayRange | null
}
