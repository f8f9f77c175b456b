/** The port behind which every spam engine stands. */

import type { SpamVerdict } from '../../contract/test.ts'
import type { Envelope } from '../../mail/message.ts'
import type { MessageContent } from '../content/message-content.ts'

/** What an engine is handed: engines score the envelope and the client too, so they must be the real ones. */
export interface EngineQuestion {
  readonly bytes: Uint8Array
  readonly envelope: Envelope
  readonly client: { readonly address: string; readonly heloName: string }
  /** The address that real receivers would see; `null`: none is known, and the engine is told of none. */
  readonly measuredAddress: string | null
}

/** The same with what presend has read of the message. */
export interface SpamFilterInput extends EngineQuestion {
  readonly content: MessageContent
}

/** An engine's answer. `failed` is never "not spam": the folder stays open. */
export type SpamFilterAnswer =
  | {
      readonly status: 'judged'
      /** The engine's own word, which may rest on more than the score. */
      readonly isSpam: boolean
      readonly verdict: SpamVerdict
    }
  | { readonly status: 'failed'; readonly reason: string }

/** One spam engine. `judge` never rejects but with the signal's reason. */
export interface SpamFilter<Input = SpamFilterInput> {
  readonly engine: string
  /** Version of the engine's rules, for the report; `null`: each verdict names it, or nobody knows. */
  readonly version: string | null
  judge(input: Input, signal: AbortSignal): Promise<SpamFilterAnswer>
}
