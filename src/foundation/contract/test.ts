/** Types for a test and its results, as the client and the service represent them internally. */

import type { TrackingId } from './identifiers.ts'
import type { Folder, MailType, ProviderType, TestStyle } from './names.ts'

/** A seed mailbox in a test. */
export interface Seed {
  readonly address: string
  readonly providerType: ProviderType
  /** The mailbox provider, or the domain of the address if the service does not name the provider. */
  readonly providerName: string
}

/** A request to create a test. */
export interface TestRequest {
  readonly style: TestStyle
  readonly name: string
  /** The provider types to test. An empty list selects all types. */
  readonly providerTypes: readonly ProviderType[]
  readonly metadata: Readonly<Record<string, unknown>>
  /**
   * The Author Domain (as A-labels) of the test mail. The service ignores mail from other author domains. `null` allows
   * any author domain.
   */
  readonly senderDomain: string | null
  /** The mail type; `null` to leave it out of the request. */
  readonly mailType: MailType | null
  /** How long the test stays open, or `null` to use the service's default. */
  readonly timeoutMinutes: number | null
}

/** A test that the service has created. */
export interface CreatedTest {
  readonly style: TestStyle
  /** The tracking id, which is public but cannot be guessed. Every copy contains it. */
  readonly trackingId: TrackingId
  /** The numeric id; `null` if the service provides numeric ids only for external tests. */
  readonly numericId: number | null
  /** The seeds, without duplicates; never empty. */
  readonly seeds: readonly Seed[]
  /** The longest `Prefer: wait` that the service supports; `null` if the service does not support long polls. */
  readonly longPollSeconds: number | null
  /** The URL of the report page; `null` if there is none. */
  readonly reportUrl: string | null
}

/** A test that another run created, as read from the service. */
export interface FoundTest {
  readonly test: CreatedTest
  /** The name of the test (untrusted text). */
  readonly name: string
}

/** The result of one authentication method for one copy. All strings come from the service and are untrusted. */
export interface AuthenticationVerdict {
  /** Whether the method passed; `null` if it was not checked, which is neither a pass nor a failure. */
  readonly isPass: boolean | null
  /** The result, the domain and its alignment, in one sentence. */
  readonly detail: string | null
  /** The suggested change for this domain and sending address. */
  readonly fix?: string
  /** The result of the method, such as `softfail`; absent or `null` if the service does not say. */
  readonly result?: string | null
  /** Who determined the result; absent if the service does not say. */
  readonly origin?: 'provider' | 'computed'
}

/** A spam engine rule that fired. */
export interface SpamSymbol {
  readonly name: string
  readonly score: number
  /** What the rule means; untrusted text. */
  readonly description: string
  /** What to change; `null` if unknown. */
  readonly fix: string | null
}

/** The spam engine's score for one copy, and the engine's own threshold. */
export interface SpamVerdict {
  readonly engine: string
  /** The version of the engine's rules. */
  readonly version?: string
  readonly score: number
  readonly threshold: number
  readonly symbols: readonly SpamSymbol[]
}

/** The result at one seed mailbox. */
export interface SeedResult {
  readonly address: string
  /** The folder; `null` if no copy has been received. */
  readonly folder: Folder | null
  readonly spf: AuthenticationVerdict
  readonly dkim: AuthenticationVerdict
  readonly dmarc: AuthenticationVerdict
  /** Whether the placement is observed or simulated; `null` if the service does not say. */
  readonly placementKind: 'observed' | 'simulated' | null
  /** Why the copy is in this folder (untrusted text). */
  readonly reason: string | null
  readonly receivedAtMs: number | null
  readonly spam: SpamVerdict | null
  /** Findings that did not affect the placement. */
  readonly notes?: readonly SeedNote[]
  /** The SMTP reply with which the seed's server rejected or deferred the copy; absent if the service recorded none. */
  readonly smtpReply?: RecordedReply
}

/** An SMTP reply that the service recorded. */
export interface RecordedReply {
  readonly code: number
  readonly enhancedCode: string | null
  /** The text of the reply, which is untrusted. */
  readonly text: string
}

/** A finding at a seed that changed neither the folder nor the SMTP reply. */
export interface SeedNote {
  /** The name of the rule. */
  readonly rule: string
  /** A description of the finding; untrusted text. */
  readonly text: string
  /** What to change; `null` if the service does not say. */
  readonly fix: string | null
}

/** Summary counts for an external test. A service that follows api-v1.md may report only these counts. */
export interface TestSummary {
  /** The percentage (0–100) of completed seeds whose copy is in the inbox. */
  readonly inboxPercent: number
  readonly completedCount: number
  readonly seedCount: number
}

/** The state of a test at one point in time. */
export interface TestSnapshot {
  /** One entry per seed that the service reports on; `null` if the service reports only a summary. */
  readonly results: readonly SeedResult[] | null
  readonly summary: TestSummary | null
  /** True if the state is final (`complete` or `expired`). Some seeds may lack a result even in a final state. */
  readonly isTerminal: boolean
  /** The status reported by the service, which is untrusted text; `null` if the service reports no status. */
  readonly status: string | null
}
