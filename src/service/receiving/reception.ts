/** Types for a received message, the rules for judging the message, and the result. */

import type { TrackingId } from '../../foundation/contract/identifiers.ts'
import type { Folder } from '../../foundation/contract/names.ts'
import type { SmtpReply } from '../../foundation/mail/submission-outcome.ts'
import type { Clock } from '../../foundation/world/world.ts'
import type { JudgedClient, JudgeInput, Judgement } from '../../verdict/judgement.ts'
import type { SettledSeed, Store } from '../storage/store.ts'
import type { WebhookEvent } from '../storage/webhook.ts'
import type { DirectorySeed } from './directory.ts'
import type { SameOrganization } from './find-own-target.ts'
import type { KeepTestMail } from './test-mail/keep-test-mail.ts'

/** A message received over SMTP. */
export interface IncomingMessage {
  readonly bytes: Uint8Array
  readonly envelopeSender: string | null
  /** The seeds to which the message is addressed. There is at least one. */
  readonly seeds: readonly DirectorySeed[]
  readonly client: JudgedClient
}

/** Rules that apply to all messages of a receiver. */
export interface ReceiveRules {
  /** Returns the client address that SPF evaluates, or `null` if SPF is not evaluated. */
  measuredAddress(clientAddress: string): string | null
  readonly isUnsignedMeasured: boolean
  readonly senderClass: 'bulk' | 'all'
  /** See `whenDnsFails` in JudgeInput. */
  readonly whenDnsFails?: 'undecided' | 'unmeasured'
  /** See `isUndecidedFinal` in RecordContext. */
  readonly isUndecidedFinal: boolean
}

/** Dependencies of judging. */
export interface ReceivePorts {
  readonly store: Pick<Store, 'findCopyTarget' | 'recordCopy'>
  readonly clock: Clock
  readonly isSameOrganization: SameOrganization
  /** See `findMentionedIds` in ArrivalPorts. */
  readonly findMentionedIds?: (bytes: Uint8Array, signal: AbortSignal) => Promise<readonly TrackingId[]>
  /** The `judgeMessage` function, bound to its ports. */
  judge(input: JudgeInput, signal: AbortSignal): Promise<Judgement>
  /** Stores the message for the report. By default, nothing is stored. */
  readonly keepTestMail?: KeepTestMail
  /** Creates the webhook event for a seed once a copy has determined the seed's result. Default: no event. */
  readonly toEvent?: (settled: SettledSeed) => WebhookEvent
  /** Called with every recorded judgement, for the log. */
  onJudged?(copy: JudgedCopy): void
  /** Called with the ids of a result's webhook deliveries, which have already been stored durably. */
  onDeliveries?(deliveryIds: readonly string[]): void
}

export interface ReceiveContext {
  readonly rules: ReceiveRules
  readonly ports: ReceivePorts
}

/** The reply to the final dot, and the outcome at each seed. */
export interface Reception {
  readonly reply: SmtpReply
  readonly isMatched: boolean
  /**
   * Whether the message contained the tracking id of a test that expects mail from another sender, and was therefore
   * ignored.
   */
  readonly isForeign: boolean
  /** One entry for each seed at which a test expected the message. */
  readonly copies: readonly ReceivedCopy[]
}

/** The outcome of one copy, for the log. */
export interface ReceivedCopy {
  /** The numeric id of the copy's test. */
  readonly numericId: number
  /** The seed's address as listed in the directory, without subaddress. */
  readonly seed: string
  /** `queued` means that the copy will be judged later. `undecided` means that the folder is unknown. */
  readonly outcome: Folder | 'refused' | 'deferred' | 'queued' | 'undecided'
}

/** A recorded judgement. */
export interface JudgedCopy {
  readonly numericId: number
  readonly seed: string
  readonly judgement: Judgement
  /** See `isAcknowledged` in JudgeContext. */
  readonly isAcknowledged: boolean
}
