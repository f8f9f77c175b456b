/** What the judge is asked, and what it answers: the whole verdict on one received copy. */

import type { Folder, MailType, ProviderType } from '../contract/names.ts'
import type { SpamVerdict } from '../contract/test.ts'
import type { Envelope } from '../mail/message.ts'
import type { SmtpReply } from '../mail/submission-outcome.ts'
import type { Clock, Dns } from '../world/world.ts'
import type { DkimVerdict, DmarcVerdict, SpfVerdict } from './authentication/authentication-verdict.ts'
import type { BodyCache } from './content/body-cache.ts'
import type { SpamFilter } from './spam/spam-filter.ts'

/** What an operator may switch on for one seed mailbox; all are off by default. `tabs`: it sorts its inbox as Gmail does. */
export type SeedOption = 'outlook.com' | 'greylist' | 'hold-bulk' | 'tabs'

/** The mailbox the copy was sent to. */
export interface JudgedSeed {
  readonly address: string
  readonly providerType: ProviderType
  readonly providerName: string
  readonly options?: readonly SeedOption[]
}

/** The SMTP client that handed the copy over. */
export interface JudgedClient {
  readonly address: string
  readonly heloName: string
  readonly isTls: boolean
  /** False when the receiver offers no STARTTLS, so that its absence proves nothing; absent: false. */
  readonly isTlsOffered?: boolean
}

/** What the receiver remembers of this Message-ID at this seed. */
export interface SeedHistory {
  /** Copies with this Message-ID that the seed has already taken. */
  readonly acceptedCopyCount: number
  /** Temporary refusals that this Message-ID has already got at the seed. */
  readonly temporaryRefusalCount: number
}

export interface JudgeInput {
  /** The message as it came over SMTP, without dot-stuffing. */
  readonly bytes: Uint8Array
  readonly envelope: Envelope
  readonly client: JudgedClient
  readonly seed: JudgedSeed
  /** The address SPF is asked about; `null`: no address is known that real receivers would see, so SPF is not measured. */
  readonly measuredAddress: string | null
  /** True: an unsigned message counts as `dkim=none`; false: it is "not measured" (the real sender signs later). */
  readonly unsignedIsMeasured: boolean
  readonly senderClass: 'bulk' | 'all'
  /** Absent: not known; the tab rules then go by the message alone. */
  readonly mailType?: MailType
  /** When DNS as a whole cannot be asked: no folder until it can, or a folder without what was not measured (absent). */
  readonly whenDnsFails?: 'undecided' | 'unmeasured'
  /** Absent: not kept. Then rules that need it are skipped, and refusals that end after one retry become Spam at once. */
  readonly history?: SeedHistory
  /** Ids of rules that the operator switched off. */
  readonly disabledRules?: readonly string[]
}

export interface JudgePorts {
  readonly dns: Dns
  readonly spamFilter: SpamFilter
  readonly clock: Pick<Clock, 'nowMs'>
  /** Absent: every copy is read anew. */
  readonly bodies?: BodyCache
}

/** A rule that fired: it decided, or it would have. */
export interface FiredRule {
  readonly id: string
  /** What it found, in one sentence. */
  readonly text: string
  /** Page or RFC, and date. */
  readonly source: string
  /** V: read on the provider's own page; S: secondary source; D: presend's own decision. */
  readonly mark: string
  /** The SMTP reply it stands for; `null` for rules that only sort. */
  readonly reply: SmtpReply | null
  /** True for the one rule that decided reply or folder. */
  readonly isDeciding: boolean
  /** What to change; only of rules that do nothing but notice. */
  readonly fix?: string
}

/** A rule that could not be looked at, and why. */
export interface SkippedRule {
  readonly id: string
  readonly reason: string
}

/** The whole verdict. */
export interface Judgement {
  /** The refusal that the receiver must really answer; `null`: the message is accepted. */
  readonly reply: SmtpReply | null
  /** `null` when refused, or when the spam engine failed and nobody can say. */
  readonly folder: Folder | null
  /** Why, in one sentence with rule and source. Foreign text may stand in it: escape it. */
  readonly reason: string
  readonly spf: SpfVerdict
  readonly dkim: DkimVerdict
  readonly dmarc: DmarcVerdict
  /** `null` when refused before the engine was asked, or when the engine failed. */
  readonly spam: SpamVerdict | null
  readonly firedRules: readonly FiredRule[]
  readonly skippedRules: readonly SkippedRule[]
  /** True: without folder, and judging it again would end the same way. Absent: false. */
  readonly isFinal?: true
}
