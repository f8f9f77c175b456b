/** What a message and its reception are, wherever it is judged. */

import type { Folder } from '../contract/names.ts'
import type { SmtpReply } from '../mail/submission-outcome.ts'
import type { SettledSeed, Store } from '../storage/store.ts'
import type { WebhookEvent } from '../storage/webhook.ts'
import type { JudgedClient, JudgeInput, Judgement } from '../verdict/judgement.ts'
import type { Clock } from '../world/world.ts'
import type { DirectorySeed } from './directory.ts'
import type { SameOrganization } from './find-own-target.ts'

/** A message as SMTP handed it over. */
export interface IncomingMessage {
  readonly bytes: Uint8Array
  readonly envelopeSender: string | null
  /** Never empty. */
  readonly seeds: readonly DirectorySeed[]
  readonly client: JudgedClient
}

/** What holds for all messages of a receiver. */
export interface ReceiveRules {
  /** The address SPF is asked about; `null`: SPF is not measured. */
  measuredAddress(clientAddress: string): string | null
  readonly isUnsignedMeasured: boolean
  readonly senderClass: 'bulk' | 'all'
  /** See JudgeInput. */
  readonly whenDnsFails?: 'undecided' | 'unmeasured'
  /** See RecordContext. */
  readonly isUndecidedFinal: boolean
}

/** What judging needs from outside. */
export interface ReceivePorts {
  readonly store: Pick<Store, 'findCopyTarget' | 'recordCopy'>
  readonly clock: Clock
  readonly isSameOrganization: SameOrganization
  /** See ArrivalPorts. */
  readonly findMentionedIds?: (bytes: Uint8Array, signal: AbortSignal) => Promise<readonly string[]>
  /** `judgeMessage` with its ports. */
  judge(input: JudgeInput, signal: AbortSignal): Promise<Judgement>
  /** Creates the webhook event for a seed that a copy has settled. Default: no event. */
  readonly toEvent?: (settled: SettledSeed) => WebhookEvent
  /** Called with every recorded judgement, for the log. */
  onJudged?(copy: JudgedCopy): void
  /** Called with the deliveries that came of a result, which are on disk already; absent: there are none. */
  onDeliveries?(deliveryIds: readonly string[]): void
}

/** The answer to the final dot, and whether any seed belonged to a test. */
export interface Reception {
  readonly reply: SmtpReply
  readonly isMatched: boolean
  /** True: it named a test that is for the mail of another sender, and was ignored there. */
  readonly isForeign: boolean
  /** One for each seed at which a test waited for it. */
  readonly copies: readonly ReceivedCopy[]
}

/** What became of one copy, for the log. */
export interface ReceivedCopy {
  /** The numeric id of its test. */
  readonly numericId: number
  /** As the directory has it, without the tag of a test. */
  readonly seed: string
  /** `kept`: it is judged later. `undecided`: nobody can say where it lies. */
  readonly outcome: Folder | 'refused' | 'deferred' | 'kept' | 'undecided'
}

/** A judgement that was recorded. */
export interface JudgedCopy {
  readonly numericId: number
  readonly seed: string
  readonly judgement: Judgement
  /** See JudgeSurroundings. */
  readonly moment: 'in-dialogue' | 'taken'
}
