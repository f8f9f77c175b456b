/** What is known of a copy that lies in a real mailbox. */

import type { ReceivedHeaderField } from '../../../mail/header-section.ts'
import type { ReceivedMessage } from '../../../mail/parse-message.ts'

/** The word for a provider whose fields begin with the first result; no host has a name without a dot. */
export const unnamedAuthserv = 'unnamed'

/** A copy, and who runs the mailbox. */
export interface ObservedInput {
  /** The message as the mailbox gave it out. */
  readonly bytes: Uint8Array
  readonly message: ReceivedMessage
  /** Why the body is not among the bytes, in plain words; absent: it is. Then nothing is computed from it. */
  readonly bodyMissing?: string
  /** Its header section, first to last. */
  readonly fields: readonly ReceivedHeaderField[]
  readonly provider: {
    /**
     * Under which names the provider writes Authentication-Results: one, or one for each method (iCloud). `unnamed`:
     * under none (Microsoft); empty: it writes none, so that whatever stands there came with the message.
     */
    readonly authservIds: readonly string[]
    readonly providerName: string
  }
}
