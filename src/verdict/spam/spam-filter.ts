/** The port behind which every spam engine stands. */

import type { SpamVerdict } from '../../contract/test.ts'
import type { Envelope } from '../../mail/message.ts'
import type { MessageContent } from '../content/message-content.ts'

/** What an engine is handed: engines score the envelope and the client too, so they must be the real ones. */
export interface SpamFilterInput {
  readonly bytes: Uint8Array
  /** The same message, read. */
  readonly content: MessageContent
  readonly envelope: Envelope
  readonly client: { readonly address: string; readonly heloName: string }
  /** The address that real receivers would see; `null`: none is known, and the engine is told of none. */
  readonly measuredAddress: string | null
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
export interface SpamFilter {
  readonly engine: string
  /** Version of the engine's rules, for the report; `null`: each verdict names it, or nobody knows. */
  readonly version: string | null
  judge(input: SpamFilterInput, signal: AbortSignal): Promise<SpamFilterAnswer>
}
