/** A test and its results as both halves think of them, free of the wire's spelling. */

import type { Folder, MailType, ProviderType, TestStyle } from './names.ts'

/** One seed mailbox of a test. */
export interface Seed {
  readonly address: string
  readonly providerType: ProviderType
  /** Who runs the mailbox, when the service says so; else the domain of the address. */
  readonly providerName: string
}

/** What a client asks of a service when it creates a test. */
export interface TestRequest {
  readonly style: TestStyle
  readonly name: string
  /** Empty: all types. */
  readonly providerTypes: readonly ProviderType[]
  readonly metadata: Readonly<Record<string, unknown>>
  /**
   * The domain of the author's address, as A-labels: a service that knows it takes no other sender's mail for the test.
   * `null`: mail of any sender.
   */
  readonly senderDomain: string | null
  /** `null`: the service is not told. */
  readonly mailType: MailType | null
  /** How long the service should keep the test open; `null`: its own default. */
  readonly timeoutMinutes: number | null
}

/** A test that exists at the service. */
export interface CreatedTest {
  readonly style: TestStyle
  /** Public and unguessable; stands in every copy. */
  readonly trackingId: string
  /** Only external tests are told one. */
  readonly numericId: number | null
  /** Never empty; no address twice. */
  readonly seeds: readonly Seed[]
  /** Longest `Prefer: wait` the service answers; `null` when it offers none. */
  readonly longPollSeconds: number | null
  /** A page for people, when the service has one. */
  readonly reportUrl: string | null
}

/** The verdict of one authentication method on one received copy. */
export interface AuthenticationVerdict {
  /** `null`: not measured (nothing that could be checked), neither pass nor fail. */
  readonly isPass: boolean | null
  /** Result, domain and alignment in one sentence, when the service tells; foreign text. */
  readonly detail: string | null
  /** What to change, for this domain and address; foreign text. Absent: the service does not say. */
  readonly fix?: string
}

/** A named test of a spam engine that fired. */
export interface SpamSymbol {
  readonly name: string
  readonly score: number
  /** What it means, in plain words; foreign text. */
  readonly description: string
  /** What to change; `null` when nobody knows. */
  readonly fix: string | null
}

/** What the spam engine said of one copy: its own score against its own threshold. */
export interface SpamVerdict {
  readonly engine: string
  /** Of the engine's rules; absent: it does not tell. */
  readonly version?: string
  readonly score: number
  readonly threshold: number
  readonly symbols: readonly SpamSymbol[]
}

/** What one seed mailbox shows. `folder: null`: nothing received (yet). */
export interface SeedResult {
  readonly address: string
  readonly folder: Folder | null
  readonly spf: AuthenticationVerdict
  readonly dkim: AuthenticationVerdict
  readonly dmarc: AuthenticationVerdict
  /** `null` when the service does not say whether it saw a real mailbox. */
  readonly placementKind: 'observed' | 'simulated' | null
  /** Why this folder, with the rule and its source; foreign text; `null` when the service does not say. */
  readonly reason: string | null
  readonly receivedAtMs: number | null
  readonly spam: SpamVerdict | null
  /** What the seed noticed besides, none of which moved the copy; absent or empty: nothing. */
  readonly notes?: readonly SeedNote[]
}

/** Something that a seed's rules noticed and that changed neither folder nor reply. */
export interface SeedNote {
  /** Name of the rule. */
  readonly rule: string
  /** What was found; foreign text. */
  readonly text: string
  /** What to change; `null` when the service does not say. */
  readonly fix: string | null
}

/** The external test's own count, all that a bare service must give. */
export interface TestSummary {
  /** Percent 0–100 of the completed seeds. */
  readonly inboxPercent: number
  readonly completedCount: number
  readonly seedCount: number
}

/** What a service says of a test at one moment. */
export interface TestSnapshot {
  /** One entry a seed that the service reports on; `null`: the service gives the summary alone. */
  readonly results: readonly SeedResult[] | null
  readonly summary: TestSummary | null
  /** True when the service says that nothing will change any more (`complete`, `expired`). Nulls may remain. */
  readonly isTerminal: boolean
  /** The service's own word for the state, foreign text, `null` when it gives none. */
  readonly status: string | null
}
