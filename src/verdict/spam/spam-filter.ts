/** The interface that spam engines implement. */

import type { SpamVerdict } from '../../foundation/contract/test.ts'
import type { Envelope } from '../../foundation/mail/message.ts'
import type { MessageContent } from '../content/message-content.ts'

/** The message to classify, with its envelope and client, which also affect an engine's score. */
export interface EngineInput {
  readonly bytes: Uint8Array
  readonly envelope: Envelope
  readonly client: { readonly address: string; readonly heloName: string }
  /** The client address that real receivers would see; null if it is unknown. */
  readonly measuredAddress: string | null
}

/** A message with its parsed content. */
export interface SpamFilterInput extends EngineInput {
  readonly content: MessageContent
}

/** The result from an engine. `failed` does not mean "not spam"; it means that the folder is unknown. */
export type SpamFilterAnswer =
  | {
      readonly status: 'judged'
      /** The engine's decision, which may depend on more than the score. */
      readonly isSpam: boolean
      readonly verdict: SpamVerdict
    }
  | { readonly status: 'failed'; readonly reason: string }

/** A spam engine. `judge` rejects only with the signal's reason. */
export interface SpamFilter<Input = SpamFilterInput> {
  readonly engine: string
  /** The version of the engine's rules; null if it is unknown or if each verdict states it. */
  readonly version: string | null
  judge(input: Input, signal: AbortSignal): Promise<SpamFilterAnswer>
}
