/** The Store port: stores the service's data. Adapters must pass the tests in `test/service/storage/store-suite.ts`. */

import type { TokenId, TrackingId, TrackingKey, WorkspaceId } from '../../foundation/contract/identifiers.ts'
import type { Folder, MailType, TestStatus, TestStyle } from '../../foundation/contract/names.ts'
import type { AuthenticationVerdict, RecordedReply, Seed, SpamVerdict } from '../../foundation/contract/test.ts'
import type { AccountPlan, AdmissionRequest, ListedToken, StoredToken } from './account.ts'
import type { AddedSeedStore } from './added-seed.ts'
import type { AlertStore } from './alert.ts'
import type { AuditStore } from './audit-event.ts'
import type { DailySumStore } from './daily-sums.ts'
import type { InboundStore } from './inbound-message.ts'
import type { InvitationStore } from './invitation.ts'
import type { TestListStore } from './listed-test.ts'
import type { SessionStore } from './login-session.ts'
import type { ObservedMessageStore } from './observed-message.ts'
import type { LinkStore } from './report-link.ts'
import type { AwaitedCopy, SeedStore } from './stored-seed.ts'
import type { TestMessageStore } from './test-message.ts'
import type { OutcomeStore } from './test-outcome.ts'
import type { SendingStore } from './test-sending.ts'
import type { UserStore } from './user.ts'
import type { WebhookEvent, WebhookStore } from './webhook.ts'
import type { ReportAccess, WorkspaceStore } from './workspace.ts'

/** A seed mailbox of a test, as it was when the test was created. The address is in lower case. */
export type TestSeed = Seed

/** A new test. The caller provides the ids and times, so that unit tests can predict them. */
export interface NewTest {
  readonly workspaceId: WorkspaceId
  readonly trackingId: TrackingId
  readonly trackingKey: TrackingKey
  readonly style: TestStyle
  readonly name: string
  readonly source: string | null
  readonly metadata: Readonly<Record<string, unknown>>
  /** The only sender domain (A-labels, lowercase) from which the test accepts mail; `null` for any domain. */
  readonly senderDomain: string | null
  /** The mail type; `null` if none was specified. */
  readonly mailType: MailType | null
  readonly createdAtMs: number
  readonly expiresAtMs: number
  /** The seeds. There is at least one seed, and no address occurs twice. */
  readonly seeds: readonly TestSeed[]
}

/** A test without its seeds. This data is enough to determine the test's status and summary. */
export interface StoredTest extends Omit<NewTest, 'seeds'> {
  /** The numeric id, unique among tests of all styles. */
  readonly numericId: number
  /**
   * When the last seed received its final result; `null` if some seeds have no final result, or if the test expired
   * first.
   */
  readonly completedAtMs: number | null
  /** A change counter: if the revision has not changed, neither have the results. */
  readonly revision: number
  readonly seedCount: number
  readonly settledCount: number
  readonly inboxCount: number
}

/** The data that determines whether a test's report may be shown, and whether the report has changed. */
export interface ReportHead extends StoredTest {
  /** When an outcome was last reported; `null` if no outcome was reported. */
  readonly outcomeAtMs: number | null
  /** When the message was stored; `null` if no message is stored. */
  readonly messageAtMs: number | null
  /** Who may open the workspace's reports. */
  readonly reportAccess: ReportAccess
}

/** A test with the results of its seeds. */
export interface StoredTestWithSeeds extends StoredTest {
  readonly seeds: readonly StoredSeed[]
}

/** A seed of a test, and its result; the result is `null` until a copy arrives. */
export interface StoredSeed extends TestSeed {
  readonly result: SeedRecord | null
}

/**
 * `placed`: the copy is in a folder. `refused`: the server replied 5yz. `deferred`: the server replied 4yz, and the
 * sender may retry. `undecided`: the copy was accepted, but the spam engine failed, so the folder is unknown.
 */
export type SeedRecordStatus = 'placed' | 'refused' | 'deferred' | 'undecided'

/** The verdict of an authentication method; `isPass` is `null` if the method was not checked. */
export interface RecordedVerdict extends AuthenticationVerdict {
  readonly isMeasured: boolean
  readonly result: string | null
  readonly domain: string | null
  readonly isAligned: boolean | null
  readonly detail: string
}

/** The DMARC verdict, with the domain's policy; the policy is absent if the source does not provide it. */
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
  /** How to fix the message. Only rules that don't affect placement have this text. */
  readonly fix?: string
}

/** The facts behind the verdict, as they were when the copy arrived. */
export interface ResultEvidence {
  readonly spf: RecordedVerdict
  readonly dkim: RecordedVerdict
  readonly dmarc: RecordedDmarc
  readonly spam: SpamVerdict | null
  readonly firedRules: readonly RecordedRule[]
  readonly skippedRules: readonly { readonly id: string; readonly reason: string }[]
}

/** The result for one copy at one seed. */
export interface SeedRecord {
  readonly status: SeedRecordStatus
  /** True if the result is final; the seed then counts as completed. */
  readonly isSettled: boolean
  /** The folder, if the status is `placed`. */
  readonly folder: Folder | null
  /** The envelope sender; `null` for the null reverse-path. */
  readonly sender: string | null
  readonly recordedAtMs: number
  readonly placementKind: 'observed' | 'simulated'
  readonly reason: string
  /** The reply that presend sent, if the status is `refused` or `deferred`. */
  readonly reply: RecordedReply | null
  readonly evidence: ResultEvidence
}

/** A received copy and its result. */
export interface ArrivedCopy {
  readonly numericId: number
  readonly address: string
  /** A key for the message at this seed, derived from the Message-ID; never empty. */
  readonly messageKey: string
  readonly record: SeedRecord
  /**
   * Creates the webhook event if this copy gives its seed a final result. Called within the transaction, and only if
   * the workspace has webhooks.
   */
  readonly toEvent?: (settled: SettledSeed) => WebhookEvent
}

/** A seed that has just received its final result. */
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
  /** The ids of the new webhook deliveries, which are due immediately. */
  readonly deliveryIds: readonly string[]
  /** True if this copy gave the last outstanding seed its final result before the test expired. */
  readonly isTestCompleted: boolean
}

/** The test and seed to which a copy belongs, and what has already been recorded for the same message at this seed. */
export interface CopyTarget extends TestSeed {
  readonly numericId: number
  readonly trackingId: TrackingId
  readonly createdAtMs: number
  readonly expiresAtMs: number
  readonly senderDomain: string | null
  readonly mailType: MailType | null
  /** The seed's status, which is `null` until a copy arrives. */
  readonly shownStatus: SeedRecordStatus | null
  readonly acceptedCopyCount: number
  readonly temporaryRefusalCount: number
}

/** Selects a page of external tests, newest first. Page numbers start at 1. */
export interface ExternalTestQuery {
  readonly workspaceId: WorkspaceId
  /** The source. `null` selects all sources. */
  readonly source: string | null
  /** The status. `null` selects every status. */
  readonly status: TestStatus | null
  readonly page: number
  readonly perPage: number
  /** The current time, which determines the status of each test. */
  readonly nowMs: number
}

/** One page of tests, and the total number of matching tests. */
export interface ExternalTestPage {
  readonly tests: readonly StoredTest[]
  readonly totalCount: number
}

/** The subject of a request (a token or a client address), and the hour for which the request is counted. */
export interface RequestCountKey {
  readonly subject: string
  readonly windowStartMs: number
}

/** The number of requests that a subject has made in one hour, including the current request. */
export interface RequestCount {
  /**
   * The window in which the request was counted; it is later than the requested window if another instance's clock is
   * ahead.
   */
  readonly windowStartMs: number
  readonly requestCount: number
}

/** The result of admitting a request. */
export interface Admission {
  /** The token; `null` if it is missing, unknown, revoked or expired. */
  readonly token: StoredToken | null
  readonly count: RequestCount
  /** The test; `null` if no test was requested, the workspace has no such test, or the token is not valid. */
  readonly test: AdmittedTest | null
}

/**
 * A requested test. `seeds` is `null` if the seeds were not requested, or if the caller already has them for this
 * revision.
 */
export interface AdmittedTest extends StoredTest {
  readonly seeds: readonly StoredSeed[] | null
}

/** Queries for tokens and request counts. */
export interface AccountStore {
  /** Stores a token. The first token of a workspace also creates the workspace. */
  createToken(token: StoredToken): Promise<void>
  /**
   * Lists tokens, oldest first, including revoked tokens. If no workspace is given, lists the tokens of all workspaces.
   */
  listTokens(workspaceId?: WorkspaceId): Promise<readonly ListedToken[]>
  /**
   * Revokes a token. The revocation takes effect immediately on all instances. @returns the token, or `null` if it does
   * not exist
   */
  revokeToken(tokenId: TokenId, nowMs: number): Promise<ListedToken | null>
  /** Changes the plan of a workspace and of its valid tokens. @returns the number of tokens changed */
  setPlan(workspaceId: WorkspaceId, plan: AccountPlan): Promise<number>
  /** Returns the ids in `tokenIds` whose tokens are revoked or deleted. */
  listRevokedTokens(tokenIds: readonly TokenId[]): Promise<readonly TokenId[]>
  /** Authenticates and counts a request, and reads the requested test. Counts are exact across instances. */
  admit(request: AdmissionRequest): Promise<Admission>
}

/** Queries for tests and their results. */
export interface TestStore extends TestListStore {
  /** Creates a test. @returns its numeric id */
  createTest(test: NewTest): Promise<number>
  /** Finds a test in the workspace by numeric id, tracking id or tracking key. */
  findTest(workspaceId: WorkspaceId, name: string): Promise<StoredTestWithSeeds | null>
  /** Finds a test by tracking id in any workspace, because the id itself grants access to the report. */
  findReportedTest(trackingId: TrackingId): Promise<StoredTestWithSeeds | null>
  /**
   * A faster version of `findReportedTest` that reads only the data that determines who may see the report and whether
   * the report has changed.
   */
  findReportedHead(trackingId: TrackingId): Promise<ReportHead | null>
  findExternalTest(workspaceId: WorkspaceId, numericId: number): Promise<StoredTest | null>
  listExternalTests(query: ExternalTestQuery): Promise<ExternalTestPage>
  /** Finds the first of `trackingIds` that belongs to a test with a seed at `address`. */
  findCopyTarget(query: {
    readonly trackingIds: readonly TrackingId[]
    readonly address: string
    readonly messageKey: string
  }): Promise<CopyTarget | null>
  /** Lists the copies that are still expected by tests that are open at `nowMs`. */
  listAwaitedCopies(nowMs: number): Promise<readonly AwaitedCopy[]>
  /**
   * Records a copy. The record is durable once the promise resolves. The copy becomes the seed's result if the seed has
   * no result or a result of lower rank (in ascending order: `deferred`, then `refused` and `undecided`, then
   * `placed`). Either way, the copy is counted. If the copy gives the seed a final result, the deliveries of the event
   * are inserted in the same transaction.
   */
  recordCopy(copy: ArrivedCopy): Promise<CopyRecording>
  /**
   * Calls the listener whenever any instance has changed a test and the change can be read. Passes `'all'` if changes
   * may have been missed because a connection was lost.
   */
  onTestChanged(listener: (numericId: number | 'all') => void): Disposable
}

/** Queries that delete old data. */
export interface RetentionStore {
  /**
   * Deletes tests that are complete or expired and were created before `createdBeforeMs`, and their results. Also
   * deletes messages received before that time, deliveries that ended before that time, and request counts for client
   * addresses from earlier hours. Works in batches, so that locks are held only briefly. Calls the `onTestChanged`
   * listeners for deleted tests that were incomplete.
   *
   * @returns the number of deleted tests and messages
   */
  deleteOlderThan(
    age: { readonly createdBeforeMs: number; readonly nowMs: number },
    signal: AbortSignal,
  ): Promise<{ tests: number; messages: number }>
}

/** The storage's own queries. Query results are not cached. */
export interface OwnStore
  extends AccountStore,
    WorkspaceStore,
    UserStore,
    SessionStore,
    InvitationStore,
    AlertStore,
    AuditStore,
    TestStore,
    OutcomeStore,
    DailySumStore,
    SendingStore,
    TestMessageStore,
    LinkStore,
    WebhookStore,
    InboundStore,
    SeedStore,
    AddedSeedStore,
    ObservedMessageStore,
    RetentionStore,
    AsyncDisposable {
  /** Resolves if the database is writable; rejects otherwise. */
  ping(): Promise<void>
}

/** All database queries of the service. Extensions add members; see extension.ts. */
export interface Store extends OwnStore {}
