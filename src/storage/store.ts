/**
 * The Store port: everything the service remembers, in the service's own words. Adapters pass
 * `test/storage/store-suite.ts`; no query builder, row or SQL leaves this room.
 */

import type { Folder, ProviderType, TestStyle } from '../contract/names.ts'
import type { SpamVerdict } from '../contract/test.ts'
import type { StoredToken } from './account.ts'
import type { TestStatus } from './test-status.ts'

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
}

/** A rule that fired on a copy; see verdict/judgement.ts. */
export interface RecordedRule {
  readonly id: string
  readonly text: string
  readonly source: string
  readonly mark: string
  readonly isDeciding: boolean
}

/** What the verdict rests on, kept as it was when the copy arrived. */
export interface ResultEvidence {
  readonly spf: RecordedVerdict
  readonly dkim: RecordedVerdict
  readonly dmarc: RecordedVerdict
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
}

/** Which test and seed a copy is for, and what the seed remembers of its Message-ID. */
export interface CopyTarget extends TestSeed {
  readonly numericId: number
  readonly trackingId: string
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

/** All that the service asks of its storage. Every answer is a snapshot; nothing is cached. */
export interface Store extends AsyncDisposable {
  /** Writes a token; a workspace begins with its first one. */
  createToken(token: StoredToken): Promise<void>
  /** By the SHA-256 of the token, in hex; revoked ones too; `null`: no such token. */
  findToken(tokenHash: string): Promise<StoredToken | null>
  /** Counts one request, exactly also when many instances count at once: one UPSERT. */
  countRequest(key: RequestCountKey): Promise<RequestCount>
  /** @returns the numeric id */
  createTest(test: NewTest): Promise<number>
  /** By numeric id, tracking id or tracking key, in one query. `null`: none of that name in the workspace. */
  findTest(workspaceId: string, name: string): Promise<StoredTestWithSeeds | null>
  /** A test in external style, by numeric id, without its seeds. */
  findExternalTest(workspaceId: string, numericId: number): Promise<StoredTest | null>
  listExternalTests(query: ExternalTestQuery): Promise<ExternalTestPage>
  /** The first of `trackingIds` that names a test with a seed at `address`. */
  findCopyTarget(query: {
    readonly trackingIds: readonly string[]
    readonly address: string
    readonly messageKey: string
  }): Promise<CopyTarget | null>
  /**
   * Records a copy, durably once the promise resolves. The first result stays: only a seed that shows nothing, or less
   * than this (`deferred`, then `refused` and `undecided`, then `placed`), takes it. The copy itself is always counted.
   *
   * @returns whether the seed shows it now
   */
  recordCopy(copy: ArrivedCopy): Promise<'recorded' | 'kept'>
}
