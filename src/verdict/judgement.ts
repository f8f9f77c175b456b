/** Types for evaluating a received copy. */

import type { Folder, MailType, ProviderType } from '../foundation/contract/names.ts'
import type { SpamVerdict } from '../foundation/contract/test.ts'
import type { Envelope } from '../foundation/mail/message.ts'
import type { SmtpReply } from '../foundation/mail/submission-outcome.ts'
import type { Clock, Dns } from '../foundation/world/world.ts'
import type { DkimVerdict, DmarcVerdict, SpfVerdict } from './authentication/authentication-verdict.ts'
import type { BodyCache } from './content/body-cache.ts'
import type { SpamFilter } from './spam/spam-filter.ts'

/**
 * Options for a seed mailbox. All options are off by default. `tabs`: the mailbox sorts its inbox into tabs, as Gmail
 * does.
 */
export type SeedOption = 'outlook.com' | 'greylist' | 'hold-bulk' | 'tabs'

export interface JudgedSeed {
  readonly address: string
  readonly providerType: ProviderType
  readonly providerName: string
  readonly options?: readonly SeedOption[]
}

/** The SMTP client that delivered the copy. */
export interface JudgedClient {
  readonly address: string
  readonly heloName: string
  readonly isTls: boolean
  /** Whether the receiver offers STARTTLS. If it does, the client chose a connection without TLS. Default: false. */
  readonly isTlsOffered?: boolean
}

/** What the receiver has recorded about a message, identified by its Message-ID, at one seed. */
export interface SeedHistory {
  /** The number of copies that the seed has accepted. */
  readonly acceptedCopyCount: number
  /** The number of times that the seed has temporarily refused the message. */
  readonly temporaryRefusalCount: number
}

export interface JudgeInput {
  /** The message as received over SMTP, with dot-stuffing removed. */
  readonly bytes: Uint8Array
  readonly envelope: Envelope
  readonly client: JudgedClient
  readonly seed: JudgedSeed
  /** The client address for SPF; null if presend does not know which address real receivers would see. */
  readonly measuredAddress: string | null
  /**
   * If true, an unsigned message gets `dkim=none`. Otherwise, DKIM is not evaluated, because the real sender signs the
   * message later.
   */
  readonly unsignedIsMeasured: boolean
  readonly senderClass: 'bulk' | 'all'
  /** The mail type; if missing, the tab rules consider only the message. */
  readonly mailType?: MailType
  /**
   * What to do while DNS is unavailable: return no folder, or decide the folder from the available facts (the default).
   */
  readonly whenDnsFails?: 'undecided' | 'unmeasured'
  /**
   * The message's history. If the history is missing, rules that need it are skipped, and `temporary-once` rules send
   * the message to Spam immediately.
   */
  readonly history?: SeedHistory
}

export interface JudgePorts {
  readonly dns: Dns
  readonly spamFilter: SpamFilter
  readonly clock: Pick<Clock, 'nowMs'>
  /** The cache of parsed bodies. Without a cache, every copy is parsed. */
  readonly bodies?: BodyCache
}

export interface FiredRule {
  readonly id: string
  /** What the rule found, in one sentence. */
  readonly text: string
  /** The page or RFC on which the rule is based, and its date. */
  readonly source: string
  /** The type of source. `V`: the provider's own page; `S`: a secondary source; `D`: a decision by presend. */
  readonly mark: string
  /** The SMTP reply, if the rule rejects messages; null for other rules. */
  readonly reply: SmtpReply | null
  /** Whether this rule decided the reply or the folder. */
  readonly isDeciding: boolean
  /** How to fix the message; present only for rules of the `note` kind. */
  readonly fix?: string
}

/** A rule that was not evaluated, and why. */
export interface SkippedRule {
  readonly id: string
  readonly reason: string
}

export interface Judgement {
  /** The SMTP reply to a rejected message; null if the message is accepted. */
  readonly reply: SmtpReply | null
  /** The folder; null if the message was refused or the folder could not be determined. */
  readonly folder: Folder | null
  /** An explanation in one sentence, including the rule and its source. May contain untrusted text. */
  readonly reason: string
  readonly spf: SpfVerdict
  readonly dkim: DkimVerdict
  readonly dmarc: DmarcVerdict
  /** The engine's verdict; null if the message was refused or the engine failed. */
  readonly spam: SpamVerdict | null
  readonly firedRules: readonly FiredRule[]
  readonly skippedRules: readonly SkippedRule[]
  /** True if there is no folder and evaluating the copy again would not produce one. Absent otherwise. */
  readonly isFinal?: true
}
