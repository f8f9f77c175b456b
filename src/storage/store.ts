/**
 * The Store port: everything the service remembers, in the service's own words. Adapters pass
 * `test/storage/store-suite.ts`; no query builder, row or SQL leaves this room.
 */

import type { Folder, MailType, ProviderType, TestStatus, TestStyle } from '../contract/names.ts'
import type { SpamVerdict } from '../contract/test.ts'
import type { PostmasterStore } from '../postmaster/storage/store.ts'
import type { Secret } from '../world/secret.ts'
import type { AccountPlan, AdmissionRequest, ListedToken, StoredToken } from './account.ts'
import type { AddedSeedStore } from './added-seed.ts'
import type { InboundMessage, KeptMessage } from './inbound-message.ts'
import type { ObservedMessageStore } from './observed-message.ts'
import type { AwaitedCopy, SeedClaim, SeedHealth, StoredDirectorySeed } from './stored-seed.ts'
import type {
  AttemptOutcome,
  DeliveryAttempt,
  StoredDelivery,
  StoredWebhook,
  WebhookEvent,
  WebhookSecret,
} from './webhook.ts'

/** One seed mailbox of a test, as it was when the test was created. */
export interface TestSeed {
  /** Lower case. */
  readonly address: string
  readonly providerType: ProviderType
  readonly providerName: string
}

/** What a new test is made of. Ids and times come from the caller, so that tests can foretell them. */
export interface NewTest {
  readonly workspaceId: string
  readonly trackingId: string
  readonly trackingKey: string
  readonly style: TestStyle
  readonly name: string
  readonly source: string | null
  readonly metadata: Readonly<Record<string, unknown>>
  /** Whose mail it is for, as A-labels in lower case; `null`: mail of any sender. */
  readonly senderDomain: string | null
  /** `null`: whoever created it did not say. */
  readonly mailType: MailType | null
  readonly createdAtMs: number
  readonly expiresAtMs: number
  /** Never empty, no address twice. */
  readonly seeds: readonly TestSeed[]
}

/** A test without its seeds: one row, enough for status and summary. */
export interface StoredTest extends Omit<NewTest, 'seeds'> {
  /** All tests share one space of numbers, whatever their style. */
  readonly numericId: number
  /** When the last seed was settled, before the test expired; `null` until then, and for ever once it expired. */
  readonly completedAtMs: number | null
  /** Counts recorded changes; two reads with the same revision show the same results. */
  readonly revision: number
  readonly seedCount: number
  readonly settledCount: number
  readonly inboxCount: number
}

/** A test with what each seed shows. */
export interface StoredTestWithSeeds extends StoredTest {
  readonly seeds: readonly StoredSeed[]
}

/** A seed of a test and its result; `null`: nothing arrived yet. */
export interface StoredSeed extends TestSeed {
  readonly result: SeedRecord | null
}

/**
 * How far a copy came. `placed`: it lies in a folder. `refused`: the receiver answered 5yz. `deferred`: it answered 4yz
 * and the sender may try again. `undecided`: it was taken, but the spam engine failed and nobody can say where it lies.
 */
export type SeedRecordStatus = 'placed' | 'refused' | 'deferred' | 'undecided'

/** One SMTP reply that was really given. */
export interface RecordedReply {
  readonly code: number
  readonly enhancedCode: string | null
  readonly text: string
}

/** One method's verdict on one copy; `isPass` is `null` when nothing was measured. */
export interface RecordedVerdict {
  readonly isPass: boolean | null
  readonly isMeasured: boolean
  readonly result: string | null
  readonly domain: string | null
  readonly isAligned: boolean | null
  readonly detail: string
  /** Of a real mailbox: whether its provider wrote the result or presend computed it. Absent for local seeds. */
  readonly origin?: 'provider' | 'computed'
  /** What to change, for this domain and address; absent: nothing beyond general advice. */
  readonly fix?: string
}

/** DMARC, with what the domain's policy asks for when it fails; absent in records of sources that do not know. */
export interface RecordedDmarc extends RecordedVerdict {
  readonly policy?: 'none' | 'quarantine' | 'reject' | null
}

/** A rule that fired on a copy; see verdict/judgement.ts. */
export interface RecordedRule {
  readonly id: string
  readonly text: string
  readonly source: string
  readonly mark: string
  readonly isDeciding: boolean
  /** What to change; only of rules that do nothing but notice. */
  readonly fix?: string
}

/** What the verdict rests on, kept as it was when the copy arrived. */
export interface ResultEvidence {
  readonly spf: RecordedVerdict
  readonly dkim: RecordedVerdict
  readonly dmarc: RecordedDmarc
  readonly spam: SpamVerdict | null
  readonly firedRules: readonly RecordedRule[]
  readonly skippedRules: readonly { readonly id: string; readonly reason: string }[]
}

/** What one seed shows of one copy. */
export interface SeedRecord {
  readonly status: SeedRecordStatus
  /** True: nothing better is waited for, and the seed counts as completed. */
  readonly isSettled: boolean
  /** Given for `placed` alone. */
  readonly folder: Folder | null
  /** The address the copy came from; `null` for the null reverse-path. */
  readonly sender: string | null
  readonly recordedAtMs: number
  readonly placementKind: 'observed' | 'simulated'
  readonly reason: string
  /** Given for `refused` and `deferred`. */
  readonly reply: RecordedReply | null
  readonly evidence: ResultEvidence
}

/** One arrived copy: where it belongs, which message it is, and what came of it. */
export interface ArrivedCopy {
  readonly numericId: number
  readonly address: string
  /** What tells messages apart at one seed, made from the Message-ID; never empty. */
  readonly messageKey: string
  readonly record: SeedRecord
  /**
   * Makes the event of a seed that is settled now; called inside the transaction, only when the workspace has webhooks.
   * Absent: no events.
   */
  readonly toEvent?: (settled: SettledSeed) => WebhookEvent
}

/** A seed in the moment in which it is settled: what an event tells. */
export interface SettledSeed {
  /** Unique for each test and seed. */
  readonly resultId: number
  readonly test: StoredTest
  readonly seed: TestSeed
  readonly record: SeedRecord
}

/** What came of a copy that was to be recorded. */
export interface CopyRecording {
  /** `kept`: the seed goes on showing what it showed. */
  readonly status: 'recorded' | 'kept'
  /** Due at once. */
  readonly deliveryIds: readonly string[]
  /** True: with it the last seed of the test was settled, before the test expired. */
  readonly isTestCompleted: boolean
}

/** Which test and seed a copy is for, and what the seed remembers of its Message-ID. */
export interface CopyTarget extends TestSeed {
  readonly numericId: number
  readonly trackingId: string
  /** When its test was created, and when it is over. */
  readonly createdAtMs: number
  readonly expiresAtMs: number
  /** See NewTest. */
  readonly senderDomain: string | null
  readonly mailType: MailType | null
  /** What the seed shows; `null`: nothing yet. */
  readonly shownStatus: SeedRecordStatus | null
  readonly acceptedCopyCount: number
  readonly temporaryRefusalCount: number
}

/** Which external tests are listed: newest first, pages count from 1. */
export interface ExternalTestQuery {
  readonly workspaceId: string
  /** `null`: any. */
  readonly source: string | null
  /** `null`: any. */
  readonly status: TestStatus | null
  readonly page: number
  readonly perPage: number
  /** Status depends on the time. */
  readonly nowMs: number
}

/** One page of a list, and how many there are on all pages. */
export interface ExternalTestPage {
  readonly tests: readonly StoredTest[]
  readonly totalCount: number
}

/** Who made a request (a token or a client address), and in which hour. */
export interface RequestCountKey {
  readonly subject: string
  readonly windowStartMs: number
}

/** The requests of one subject in one hour, the one just counted included. */
export interface RequestCount {
  /** May be later than asked for, when another instance's clock is ahead. */
  readonly windowStartMs: number
  readonly requestCount: number
}

/** The answer to an admission: who asks, how often in this hour, and the test that was wanted. */
export interface Admission {
  /** `null`: no such token, or a revoked one. */
  readonly token: StoredToken | null
  readonly count: RequestCount
  /** `null`: not wanted, none of that name in the workspace, or no token. */
  readonly test: AdmittedTest | null
}

/** A test as an admission found it; `seeds` is `null` when they were not wanted, or the caller knew this revision already. */
export interface AdmittedTest extends StoredTest {
  readonly seeds: readonly StoredSeed[] | null
}

/** Tokens and what is counted against them. */
export interface AccountStore {
  /** Writes a token; a workspace begins with its first one. */
  createToken(token: StoredToken): Promise<void>
  /** Of all workspaces, oldest first; revoked ones too. */
  listTokens(): Promise<readonly ListedToken[]>
  /** Effective at once everywhere. @returns the token as it is now; `null`: none of that id. An earlier revocation stays. */
  revokeToken(tokenId: string, nowMs: number): Promise<ListedToken | null>
  /** Changes the plan of a workspace: of all its tokens that are not revoked. @returns how many those are */
  setPlan(workspaceId: string, plan: AccountPlan): Promise<number>
  /** Which of `tokenIds` are revoked or gone. */
  listRevokedTokens(tokenIds: readonly string[]): Promise<readonly string[]>
  /**
   * Everything that a request needs before it is answered, in one statement where the database is on the other side of a
   * network. Counts exactly, also when many instances count at once.
   */
  admit(request: AdmissionRequest): Promise<Admission>
}

/** Tests and their results. */
export interface TestStore {
  /** @returns the numeric id */
  createTest(test: NewTest): Promise<number>
  /** By numeric id, tracking id or tracking key, in one query. `null`: none of that name in the workspace. */
  findTest(workspaceId: string, name: string): Promise<StoredTestWithSeeds | null>
  /** By tracking id, whatever the workspace: whoever knows it may see the report. */
  findReportedTest(trackingId: string): Promise<StoredTestWithSeeds | null>
  /** A test in external style, by numeric id, without its seeds. */
  findExternalTest(workspaceId: string, numericId: number): Promise<StoredTest | null>
  listExternalTests(query: ExternalTestQuery): Promise<ExternalTestPage>
  /** The first of `trackingIds` that names a test with a seed at `address`. */
  findCopyTarget(query: {
    readonly trackingIds: readonly string[]
    readonly address: string
    readonly messageKey: string
  }): Promise<CopyTarget | null>
  /** The copies that tests which are open at `nowMs` have no result of yet. */
  listAwaitedCopies(nowMs: number): Promise<readonly AwaitedCopy[]>
  /**
   * Records a copy, durably once the promise resolves. The first result stays: only a seed that shows nothing, or less
   * than this (`deferred`, then `refused` and `undecided`, then `placed`), takes it. The copy itself is always counted.
   * When the seed is settled by it, the event's deliveries are written in the same transaction, due at once.
   *
   * @returns whether the seed shows it now, and what came of it
   */
  recordCopy(copy: ArrivedCopy): Promise<CopyRecording>
  /**
   * Calls back after a test changed in this or any other instance; `'all'` when some changes may have been missed (a
   * lost connection), so that everybody looks again. Never calls before the change can be read.
   */
  onTestChanged(listener: (numericId: number | 'all') => void): Disposable
}

/** Webhooks and their deliveries. */
export interface WebhookStore {
  createWebhook(webhook: StoredWebhook): Promise<void>
  /** Of one workspace, or of all (`null`), oldest first. */
  listWebhooks(workspaceId: string | null): Promise<readonly StoredWebhook[]>
  findWebhook(webhookId: string): Promise<StoredWebhook | null>
  /** With its deliveries. @returns false: there is none */
  removeWebhook(webhookId: string): Promise<boolean>
  /** Makes `secret` the current one; the one before stays valid until `overlapUntilMs`, still older ones end. */
  rotateWebhookSecret(webhookId: string, secret: WebhookSecret, overlapUntilMs: number): Promise<boolean>
  /** Writes one stored secret in another form. @returns false: it is not stored any more, and nothing changes */
  replaceWebhookSecret(webhookId: string, before: Secret, after: Secret): Promise<boolean>
  findDelivery(deliveryId: string): Promise<StoredDelivery | null>
  /** Newest first, at most `limit`. */
  listDeliveries(webhookId: string, limit: number): Promise<readonly StoredDelivery[]>
  listAttempts(deliveryId: string): Promise<readonly DeliveryAttempt[]>
  /** Writes an attempt down; one of the same number is kept instead, and then nothing changes. */
  recordAttempt(outcome: AttemptOutcome): Promise<void>
  /** The same event once more, under a new id, due now. @returns false: there is no such delivery */
  redeliver(deliveryId: string, again: { readonly deliveryId: string; readonly nowMs: number }): Promise<boolean>
  /** Pending deliveries whose attempt was due before `dueBeforeMs`, and not before `dueFromMs`, oldest first, at most `limit`. */
  listDueDeliveries(dueBeforeMs: number, limit: number, dueFromMs?: number): Promise<readonly StoredDelivery[]>
}

/** Acknowledged messages that somebody must still judge. */
export interface InboundStore {
  /** Durable once the promise resolves: then the message may be acknowledged. */
  keepMessage(message: InboundMessage): Promise<void>
  findMessage(messageId: string): Promise<InboundMessage | null>
  /** Those received before `receivedBeforeMs`, and behind `after` where it is given, oldest first, at most `limit`. */
  listMessages(receivedBeforeMs: number, limit: number, after?: KeptMessage | null): Promise<readonly KeptMessage[]>
  /** When the one that waits for longest was received; `null`: none waits. */
  findOldestMessageAtMs(): Promise<number | null>
  dropMessage(messageId: string): Promise<void>
}

/** The seed mailboxes. */
export interface SeedStore extends AddedSeedStore {
  /**
   * Makes the database know the seeds of the service file: new ones are taken as they are given, known ones keep
   * `isEnabled` and `health`, and those that are not given are forgotten. Those that a command added stay.
   *
   * @param others what keeps sealed secrets too and is no seed: a mailbox that reports arrive in
   * @returns the addresses among them that a command added: then nothing was changed
   */
  syncSeeds(seeds: readonly StoredDirectorySeed[], others?: readonly string[]): Promise<readonly string[]>
  /** In the order of the last `syncSeeds`, and then those that were added; without those that were removed. */
  listSeeds(): Promise<readonly StoredDirectorySeed[]>
  /** @returns the seed as it is now; `null`: there is none at that address */
  setSeedEnabled(address: string, isEnabled: boolean): Promise<StoredDirectorySeed | null>
  /** Says how a seed is doing, and why; of a seed that is not there nothing is said. */
  setSeedHealth(address: string, health: SeedHealth, reason: string | null): Promise<void>
  /**
   * Takes or keeps the right to watch mailboxes, so that one instance at a time does; what another one holds stays with
   * it until its time is over. Clocks that differ may give a mailbox two watchers for a while: that must do no harm.
   *
   * @returns the addresses that `holder` has now
   */
  claimSeeds(claim: SeedClaim): Promise<readonly string[]>
  /** Gives back everything that `holder` has, at once. */
  releaseSeeds(holder: string): Promise<void>
}

/** What is deleted when it is old. */
export interface RetentionStore {
  /**
   * Deletes tests created before `createdBeforeMs` that are over, with everything that hangs on them (a test that was
   * asked to stay open for longer than things are kept is waited for), messages received before it,
   * deliveries that ended before it, and counts of strangers of earlier hours; in batches that hold no lock for long.
   * Listeners of `onTestChanged` hear of tests that went unfinished.
   *
   * @returns how many tests and messages went
   */
  deleteOlderThan(
    age: { readonly createdBeforeMs: number; readonly nowMs: number },
    signal: AbortSignal,
  ): Promise<{ tests: number; messages: number }>
}

/** All that the service asks of its storage. Every answer is a snapshot; nothing is cached. */
export interface Store
  extends AccountStore,
    TestStore,
    WebhookStore,
    InboundStore,
    SeedStore,
    ObservedMessageStore,
    PostmasterStore,
    RetentionStore,
    AsyncDisposable {
  /** Writes something that means nothing. Rejects when the database does not answer or cannot be written. */
  ping(): Promise<void>
}
