/** Postmaster data as the database knows it: accounts, grants, and what a provider said of a domain on a day. */

import type {
  AuthenticationEntry,
  DeliveryErrorsEntry,
  DomainReputationEntry,
  EncryptionEntry,
  FeedbackLoopEntry,
  IpReputationEntry,
  SpamRateEntry,
} from '../../contract/postmaster-replies.ts'
import type { WebhookEvent } from '../../storage/webhook.ts'

/** Where the data of an account comes from. `import`: from files alone; `dmarc-reports`: computed from such reports. */
export type PostmasterSource = 'google' | 'import' | 'dmarc-reports'

/** How an account's grant stands. `none`: it never had one, or it was disconnected. */
export type GrantState = 'active' | 'revoked' | 'none'

/** An account of a mailbox provider's postmaster service, in one workspace. */
export interface StoredPostmasterAccount {
  readonly id: number
  readonly workspaceId: string
  /** Lower case; once a workspace. */
  readonly email: string
  readonly source: PostmasterSource
  readonly createdAtMs: number
  readonly grantState: GrantState
  /** Sealed by a SecretBox; `null` unless the grant is active. */
  readonly sealedRefreshToken: string | null
  /** When the provider's end of it was noticed; `null` unless it is revoked. */
  readonly grantEndedAtMs: number | null
  /** When a sync last came to its end; `null`: never. */
  readonly syncedAtMs: number | null
  /** What kept the last sync from its end, in plain words; `null`: nothing. */
  readonly syncProblem: string | null
  /** Counts up with every write of days: what was computed from them at one revision holds while it stays the same. */
  readonly dataRevision: number
}

/** What one provider said of one domain on one day; `null`: it said nothing of it. */
export interface PostmasterDay {
  /** Lower case, A-labels. */
  readonly domain: string
  /** YYYY-MM-DD, the provider's day. */
  readonly date: string
  readonly spamRate: Omit<SpamRateEntry, 'date'> | null
  readonly ipReputation: Omit<IpReputationEntry, 'date'> | null
  readonly domainReputation: Omit<DomainReputationEntry, 'date'> | null
  readonly feedbackLoop: Omit<FeedbackLoopEntry, 'date'> | null
  readonly authentication: Omit<AuthenticationEntry, 'date'> | null
  readonly encryption: Omit<EncryptionEntry, 'date'> | null
  readonly deliveryErrors: Omit<DeliveryErrorsEntry, 'date'> | null
}

/** A range of days, both ends included, as YYYY-MM-DD. */
export interface DayRange {
  readonly startDate: string
  readonly endDate: string
}

/**
 * How the provider lists a domain. `listed`: with data to read. `unverified`: the account may not read it. `gone`: not at
 * all any more. What was read before stays in each case.
 */
export type DomainStanding = 'listed' | 'unverified' | 'gone'

/** How far one domain of an account was read. */
export interface DomainSync {
  readonly domain: string
  /** Every day up to this one was asked for at least once; `null`: none. */
  readonly readUntil: string | null
  /** When it was last read to its end; `null`: never. */
  readonly readAtMs: number | null
  /** As the last sync found it; `null`: no sync did, all its days came from files. */
  readonly standing: DomainStanding | null
}

/** How far a domain is read now. */
export interface ReadMark {
  readonly domain: string
  readonly readUntil: string
  /** Given with the last part: then the domain was read to its end. */
  readonly readAtMs?: number
}

/** The right to sync an account, for one at a time. */
export interface SyncClaim {
  readonly accountId: number
  /** Who syncs; one that ended without a word loses it at `untilMs`. */
  readonly holder: string
  readonly nowMs: number
  readonly untilMs: number
}

/** Which part of an account's days is read. */
export interface PageQuery {
  readonly accountId: number
  /** Where the last page ended; `null`: the first. */
  readonly cursor: number | null
  /** Of so many domains. */
  readonly domainCount: number
}

/** The days of a few domains. */
export interface PostmasterPage {
  readonly days: readonly PostmasterDay[]
  /** `null`: this was the last page. */
  readonly nextCursor: number | null
}

/** A refresh token in the place of another; both as they are stored, sealed. */
export interface GrantRenewal {
  readonly accountId: number
  readonly before: string
  readonly after: string
}

/** A grant that the provider has ended. */
export interface RevokedGrant {
  readonly accountId: number
  /** The token that was refused, as it is stored. */
  readonly sealedRefreshToken: string
  readonly nowMs: number
  /** In plain words; it becomes the account's problem. */
  readonly problem: string
  /** What webhooks are told of the account as it stands then. */
  readonly toEvent: (account: StoredPostmasterAccount) => WebhookEvent
}

/** What came of it. */
export interface GrantEnd {
  readonly account: StoredPostmasterAccount
  /** Of the event, due at once. */
  readonly deliveryIds: readonly string[]
}

/** Accounts and their data. */
export interface PostmasterAccountStore {
  /**
   * The account of that address in the workspace, made when there is none yet; a known one keeps its id and its data. Its
   * source stays what it is, which may be another one than was asked for, but `import` becomes `google`.
   */
  ensurePostmasterAccount(account: {
    readonly workspaceId: string
    readonly email: string
    readonly source: PostmasterSource
    readonly nowMs: number
  }): Promise<StoredPostmasterAccount>
  /** Of one workspace, or of all (`null`), oldest first. */
  listPostmasterAccounts(workspaceId: string | null): Promise<readonly StoredPostmasterAccount[]>
  /** `workspaceId: null`: whatever its workspace. */
  findPostmasterAccount(workspaceId: string | null, accountId: number): Promise<StoredPostmasterAccount | null>
  findPostmasterAccountByEmail(workspaceId: string, email: string): Promise<StoredPostmasterAccount | null>
  /** Connects it. @returns false: there is no such account */
  setPostmasterGrant(accountId: number, sealedRefreshToken: string): Promise<boolean>
  /**
   * Writes down the refresh token that a provider gave in the place of another. @returns false: the account has that one no
   * more, since it was disconnected or connected anew meanwhile, and nothing changes
   */
  renewPostmasterGrant(renewal: GrantRenewal): Promise<boolean>
  /** Forgets the token, because the user wants it so. The data stays. @returns false: there is no such account */
  endPostmasterGrant(accountId: number): Promise<boolean>
  /**
   * Forgets the token that the provider knows no more, and tells the workspace's webhooks, all in one transaction. A
   * grant that was replaced meanwhile stays. @returns `null`: that was so, or there is no such account
   */
  revokePostmasterGrant(end: RevokedGrant): Promise<GrantEnd | null>
  /** With all its data. @returns false: there is none */
  removePostmasterAccount(accountId: number): Promise<boolean>
  /** Writes how a sync ended: at its end, where a part may have failed, or before it. */
  notePostmasterSync(
    accountId: number,
    outcome: { readonly syncedAtMs: number; readonly problem?: string } | { readonly problem: string },
  ): Promise<void>
  /** Takes or prolongs the right to sync. @returns false: somebody else has it, or there is no such account */
  claimPostmasterSync(claim: SyncClaim): Promise<boolean>
  /** Gives it back, if `holder` has it. */
  releasePostmasterSync(accountId: number, holder: string): Promise<void>
  /** In the order of their names. */
  listPostmasterDomains(accountId: number): Promise<readonly DomainSync[]>
  /** Writes how the provider lists domains; those that are new here are added. */
  notePostmasterDomains(
    accountId: number,
    domains: readonly { readonly domain: string; readonly standing: DomainStanding }[],
  ): Promise<void>
  /**
   * Writes days and, when given, how far their domains are read now, all or nothing. A day that is there is replaced
   * series by series: what the new one says `null` to stays as it was. How far a domain is read never goes back.
   *
   * Rejects when there is no such account.
   */
  writePostmasterDays(accountId: number, days: readonly PostmasterDay[], read?: readonly ReadMark[]): Promise<void>
  /** Of one domain, ascending by date; `range: null`: all. */
  readPostmasterDays(query: {
    readonly accountId: number
    readonly domain: string
    readonly range: DayRange | null
  }): Promise<readonly PostmasterDay[]>
  /** Of all domains of the account, ascending by date, then domain. All at once: for accounts that are known to be small. */
  readAllPostmasterDays(accountId: number): Promise<readonly PostmasterDay[]>
  /** Of a few domains, so that an account of any size is read a little at a time; in no order. */
  readPostmasterPage(page: PageQuery): Promise<PostmasterPage>
}
