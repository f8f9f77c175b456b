/** The Store port: the service's data. Adapters pass `test/storage/store-suite.ts`. SQL and rows stay in this folder. */

import type { Folder, MailType, ProviderType, TestStatus, TestStyle } from '../contract/names.ts'
import type { SpamVerdict } from '../contract/test.ts'
import type { PostmasterStore } from '../postmaster/storage/store.ts'
import type { Secret } from '../world/secret.ts'
import type { AccountPlan, AdmissionRequest, ListedToken, StoredToken } from './account.ts'
import type { AddedSeedStore } from './added-seed.ts'
import type { AlertStore } from './alert.ts'
import type { AuditStore } from './audit-event.ts'
import type { InboundMessage, KeptMessage } from './inbound-message.ts'
import type { InvitationStore } from './invitation.ts'
import type { TestListStore } from './listed-test.ts'
import type { SessionStore } from './login-session.ts'
import type { ObservedMessageStore } from './observed-message.ts'
import type { AwaitedCopy, HealthChange, SeedClaim, StoredDirectorySeed } from './stored-seed.ts'
import type { TestRecordStore } from './test-records.ts'
import type { UserStore } from './user.ts'
import type {
  AttemptOutcome,
  DeliveryAttempt,
  StoredDelivery,
  StoredWebhook,
  WebhookEvent,
  WebhookSecret,
} from './webhook.ts'
import type { ReportAccess, WorkspaceStore } from './workspace.ts'

/** A seed mailbox of a test, as it was when the test was created. */
export interface TestSeed {
  /** Lower case. */
  readonly address: string
  readonly providerType: ProviderType
  readonly providerName: string
}

/** A new test. The caller provides ids and times, so that unit tests can predict them. */
export interface NewTest {
  readonly workspaceId: string
  readonly trackingId: string
  readonly trackingKey: string
  readonly style: TestStyle
  readonly name: string
  readonly source: string | null
  readonly metadata: Readonly<Record<string, unknown>>
  /** The domain whose mail the test accepts, as A-labels in lower case; `null` if it accepts any. */
  readonly senderDomain: string | null
  /** The mail type; `null` if it was not given. */
  readonly mailType: MailType | null
  readonly createdAtMs: number
  readonly expiresAtMs: number
  /** The seeds: at least one, without duplicate addresses. */
  readonly seeds: readonly TestSeed[]
}

/** A test without its seeds, enough for its status and summary. */
export interface StoredTest extends Omit<NewTest, 'seeds'> {
  /** The numeric id, unique among tests of all styles. */
  readonly numericId: number
  /** When the last seed was settled; `null` if not all seeds are settled, or if the test expired first. */
  readonly completedAtMs: number | null
  /** A counter of changes. If two revisions are equal, the results are equal. */
  readonly revision: number
  readonly seedCount: number
  readonly settledCount: number
  readonly inboxCount: number
}

/** The facts that decide whether a test's report is shown, and whether it has changed. */
export interface ReportHead extends StoredTest {
  /** When an outcome was last reported; `null` if never. */
  readonly outcomeAtMs: number | null
  /** When the message was stored; `null` if it was not stored. */
  readonly messageAtMs: number | null
  /** Who may open the reports of the workspace. */
  readonly reportAccess: ReportAccess
}

/** A test with the results of its seeds. */
export interface StoredTestWithSeeds extends StoredTest {
  readonly seeds: readonly StoredSeed[]
}

/** A seed of a test and its result, which is `null` until a copy arrives. */
export interface StoredSeed extends TestSeed {
  readonly result: SeedRecord | null
}

/**
 * `placed`: in a folder. `refused`: the server replied 5yz. `deferred`: it replied 4yz, and the sender may retry.
 * `undecided`: accepted, but the spam engine failed, so the folder is unknown.
 */
export type SeedRecordStatus = 'placed' | 'refused' | 'deferred' | 'undecided'

/** An SMTP reply that was sent. */
export interface RecordedReply {
  readonly code: number
  readonly enhancedCode: string | null
  readonly text: string
}

/** The verdict of an authentication method; `isPass` is `null` if not measured. */
export interface RecordedVerdict {
  readonly isPass: boolean | null
  readonly isMeasured: boolean
  readonly result: string | null
  readonly domain: string | null
  readonly isAligned: boolean | null
  readonly detail: string
  /** Who determined the result: the mailbox provider or presend. Absent for local seeds. */
  readonly origin?: 'provider' | 'computed'
  /** How to fix it for this domain and address. If absent, the general advice applies. */
  readonly fix?: string
}

/** DMARC, with the domain's policy; absent if the source does not provide it. */
export interface RecordedDmarc extends RecordedVerdict {
  readonly policy?: 'none' | 'quarantine' | 'reject' | null
}

/** A rule that matched a copy; see verdict/judgement.ts. */
export interface RecordedRule {
  readonly id: string
  readonly text: string
  readonly source: string
  readonly mark: string
  readonly isDeciding: boolean
  /** How to fix the message; only for rules that don't affect placement. */
  readonly fix?: string
}

/** The facts on which the verdict is based, as they were when the copy arrived. */
export interface ResultEvidence {
  readonly spf: RecordedVerdict
  readonly dkim: RecordedVerdict
  readonly dmarc: RecordedDmarc
  readonly spam: SpamVerdict | null
  readonly firedRules: readonly RecordedRule[]
  readonly skippedRules: readonly { readonly id: string; readonly reason: string }[]
}

/** The result of one copy at one seed. */
export interface SeedRecord {
  readonly status: SeedRecordStatus
  /** True if the result is final, so that the seed counts as completed. */
  readonly isSettled: boolean
  /** The folder, if the status is `placed`. */
  readonly folder: Folder | null
  /** The envelope sender; `null` for the null reverse-path. */
  readonly sender: string | null
  readonly recordedAtMs: number
  readonly placementKind: 'observed' | 'simulated'
  readonly reason: string
  /** The reply, if the status is `refused` or `deferred`. */
  readonly reply: RecordedReply | null
  readonly evidence: ResultEvidence
}

/** An arrived copy and its result. */
export interface ArrivedCopy {
  readonly numericId: number
  readonly address: string
  /** Identifies the message at the seed, derived from the Message-ID; never empty. */
  readonly messageKey: string
  readonly record: SeedRecord
  /** Makes the event of a seed that this copy settles. Called in the transaction, if the workspace has webhooks. */
  readonly toEvent?: (settled: SettledSeed) => WebhookEvent
}

/** A seed that has just been settled. */
export interface SettledSeed {
  /** An id that is unique for each test and seed. */
  readonly resultId: number
  readonly test: StoredTest
  readonly seed: TestSeed
  readonly record: SeedRecord
}

/** What happened when a copy was recorded. */
export interface CopyRecording {
  /** `kept` means that the seed keeps its earlier result. */
  readonly status: 'recorded' | 'kept'
  /** Webhook deliveries, which are due immediately. */
  readonly deliveryIds: readonly string[]
  /** True if the copy settled the last seed before the test expired. */
  readonly isTestCompleted: boolean
}

/** The test and seed that a copy is for, and earlier copies of the same message there. */
export interface CopyTarget extends TestSeed {
  readonly numericId: number
  readonly trackingId: string
  readonly createdAtMs: number
  readonly expiresAtMs: number
  readonly senderDomain: string | null
  readonly mailType: MailType | null
  /** The seed's status, which is `null` until a copy arrives. */
  readonly shownStatus: SeedRecordStatus | null
  readonly acceptedCopyCount: number
  readonly temporaryRefusalCount: number
}

/** Selects a page of external tests, newest first. The first page is 1. */
export interface ExternalTestQuery {
  readonly workspaceId: string
  /** The source; `null` selects all sources. */
  readonly source: string | null
  /** The status; `null` selects every status. */
  readonly status: TestStatus | null
  readonly page: number
  readonly perPage: number
  /** The current time, on which the status of a test depends. */
  readonly nowMs: number
}

/** One page of tests, and the number of tests on all pages. */
export interface ExternalTestPage {
  readonly tests: readonly StoredTest[]
  readonly totalCount: number
}

/** The subject of a request (a token or a client address) and the hour in which it counts. */
export interface RequestCountKey {
  readonly subject: string
  readonly windowStartMs: number
}

/** The number of requests of a subject in an hour, including the current one. */
export interface RequestCount {
  /** The window in which the request was counted; later than requested if another instance's clock is ahead. */
  readonly windowStartMs: number
  readonly requestCount: number
}

/** The result of an admission. */
export interface Admission {
  /** The token; `null` if it is missing, unknown or revoked. */
  readonly token: StoredToken | null
  readonly count: RequestCount
  /** The test; `null` if it was not requested, if the workspace has no such test, or if the token is not valid. */
  readonly test: AdmittedTest | null
}

/** A requested test; `seeds` is `null` if not requested, or if the caller has this revision. */
export interface AdmittedTest extends StoredTest {
  readonly seeds: readonly StoredSeed[] | null
}

/** Queries for tokens and request counts. */
export interface AccountStore {
  /** Stores a token. A workspace exists once it has a token. */
  createToken(token: StoredToken): Promise<void>
  /** Lists tokens, oldest first, including revoked ones. Without a workspace, lists the tokens of all workspaces. */
  listTokens(workspaceId?: string): Promise<readonly ListedToken[]>
  /** Revokes a token. Takes effect immediately on all instances. @returns the token, or `null` if it does not exist */
  revokeToken(tokenId: string, nowMs: number): Promise<ListedToken | null>
  /** Changes the plan of a workspace and of its valid tokens. @returns the number of tokens changed */
  setPlan(workspaceId: string, plan: AccountPlan): Promise<number>
  /** Returns the given ids whose tokens are revoked or deleted. */
  listRevokedTokens(tokenIds: readonly string[]): Promise<readonly string[]>
  /**
   * Authenticates and counts a request, and reads the requested test; in one statement on PostgreSQL. Counts are exact
   * across instances.
   */
  admit(request: AdmissionRequest): Promise<Admission>
}

/** Queries for tests and their results. */
export interface TestStore extends TestListStore {
  /** Creates a test. @returns its numeric id */
  createTest(test: NewTest): Promise<number>
  /** Finds a test in the workspace by numeric id, tracking id or tracking key. */
  findTest(workspaceId: string, name: string): Promise<StoredTestWithSeeds | null>
  /** Finds a test by tracking id in any workspace, because the id itself grants access to the report. */
  findReportedTest(trackingId: string): Promise<StoredTestWithSeeds | null>
  /** Like `findReportedTest`, without the seeds. Shows who may open the report, and whether it has changed. */
  findReportedHead(trackingId: string): Promise<ReportHead | null>
  findExternalTest(workspaceId: string, numericId: number): Promise<StoredTest | null>
  listExternalTests(query: ExternalTestQuery): Promise<ExternalTestPage>
  /** Finds the first of `trackingIds` that names a test with a seed at `address`. */
  findCopyTarget(query: {
    readonly trackingIds: readonly string[]
    readonly address: string
    readonly messageKey: string
  }): Promise<CopyTarget | null>
  /** Lists the copies for which tests that are open at `nowMs` still wait. */
  listAwaitedCopies(nowMs: number): Promise<readonly AwaitedCopy[]>
  /**
   * Records a copy, durably once the promise resolves. It becomes the seed's result if the seed has none or one of lower
   * rank (`deferred`, then `refused` and `undecided`, then `placed`); the copy is counted in any case. If it settles the
   * seed, the deliveries of the event are inserted in the same transaction.
   */
  recordCopy(copy: ArrivedCopy): Promise<CopyRecording>
  /**
   * Calls back after a test changed, in any instance, once the change can be read; with `'all'` when changes may have been
   * missed because of a lost connection.
   */
  onTestChanged(listener: (numericId: number | 'all') => void): Disposable
}

/** Queries for webhooks and their deliveries. */
export interface WebhookStore {
  createWebhook(webhook: StoredWebhook): Promise<void>
  /** Lists the webhooks of a workspace, oldest first. If the workspace is `null`, lists those of all workspaces. */
  listWebhooks(workspaceId: string | null): Promise<readonly StoredWebhook[]>
  findWebhook(webhookId: string): Promise<StoredWebhook | null>
  /** Deletes a webhook with its deliveries. @returns false if it does not exist */
  removeWebhook(webhookId: string): Promise<boolean>
  /** Makes `secret` the current one. The previous one stays valid until `overlapUntilMs`, older ones are deleted. */
  rotateWebhookSecret(webhookId: string, secret: WebhookSecret, overlapUntilMs: number): Promise<boolean>
  /** Replaces the stored form of a secret. @returns false if it does not exist */
  replaceWebhookSecret(webhookId: string, before: Secret, after: Secret): Promise<boolean>
  findDelivery(deliveryId: string): Promise<StoredDelivery | null>
  /** Lists at most `limit` deliveries, newest first. */
  listDeliveries(webhookId: string, limit: number): Promise<readonly StoredDelivery[]>
  listAttempts(deliveryId: string): Promise<readonly DeliveryAttempt[]>
  /** Records an attempt. Has no effect if an attempt with this number is already recorded. */
  recordAttempt(outcome: AttemptOutcome): Promise<void>
  /** Delivers the event again under a new id. @returns false if it does not exist */
  redeliver(deliveryId: string, again: { readonly deliveryId: string; readonly nowMs: number }): Promise<boolean>
  /** Lists pending deliveries that are due from `dueFromMs` up to, but not at, `dueBeforeMs`, oldest first. */
  listDueDeliveries(dueBeforeMs: number, limit: number, dueFromMs?: number): Promise<readonly StoredDelivery[]>
}

/** Queries for acknowledged messages that have not been judged yet. */
export interface InboundStore {
  /** Stores a message, durably once the promise resolves, so that it may be acknowledged. */
  keepMessage(message: InboundMessage): Promise<void>
  findMessage(messageId: string): Promise<InboundMessage | null>
  /** Lists messages received before `receivedBeforeMs` and after the message `after`, oldest first. */
  listMessages(receivedBeforeMs: number, limit: number, after?: KeptMessage | null): Promise<readonly KeptMessage[]>
  /** Returns when the oldest message was received. */
  findOldestMessageAtMs(): Promise<number | null>
  dropMessage(messageId: string): Promise<void>
}

/** Queries for seed mailboxes. */
export interface SeedStore extends AddedSeedStore {
  /**
   * Replaces the seeds from the service file; existing ones keep `isEnabled` and `health`. Keeps seeds that a command
   * added.
   *
   * @param others other mailboxes whose sealed secrets are kept, such as report mailboxes
   * @returns the addresses that a command also added; if there are any, nothing was changed
   */
  syncSeeds(seeds: readonly StoredDirectorySeed[], others?: readonly string[]): Promise<readonly string[]>
  /** Lists the seeds in the order of the last `syncSeeds`, followed by added seeds. Omits removed seeds. */
  listSeeds(): Promise<readonly StoredDirectorySeed[]>
  /** Enables or disables a seed. @returns the changed seed, or `null` if it does not exist */
  setSeedEnabled(address: string, isEnabled: boolean): Promise<StoredDirectorySeed | null>
  /** Stores the health of a seed. Has no effect on an unknown seed. */
  setSeedHealth(address: string, change: HealthChange): Promise<void>
  /**
   * Acquires or renews leases on mailboxes, so that one instance watches each. Skips mailboxes leased by another instance.
   * When clocks differ, two instances may watch a mailbox for a while, which must be harmless.
   *
   * @returns the addresses that `holder` has leased now
   */
  claimSeeds(claim: SeedClaim): Promise<readonly string[]>
  /** Ends all leases that `holder` has. */
  releaseSeeds(holder: string): Promise<void>
}

/** Queries that delete old data. */
export interface RetentionStore {
  /**
   * Deletes complete or expired tests created before `createdBeforeMs` with their results, messages received before it,
   * deliveries that ended before it, and request counts of client addresses from earlier hours. Works in batches, to keep
   * locks short. Calls listeners of `onTestChanged` for incomplete tests.
   *
   * @returns the number of deleted tests and messages
   */
  deleteOlderThan(
    age: { readonly createdBeforeMs: number; readonly nowMs: number },
    signal: AbortSignal,
  ): Promise<{ tests: number; messages: number }>
}

/** All queries of the service. No result is cached. */
export interface Store
  extends AccountStore,
    WorkspaceStore,
    UserStore,
    SessionStore,
    InvitationStore,
    AlertStore,
    AuditStore,
    TestStore,
    TestRecordStore,
    WebhookStore,
    InboundStore,
    SeedStore,
    ObservedMessageStore,
    PostmasterStore,
    RetentionStore,
    AsyncDisposable {
  /** Tests whether the database can be written to. Rejects if it cannot be, or if it is unavailable. */
  ping(): Promise<void>
}
