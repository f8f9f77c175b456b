/** What is known of a copy that lies in a real mailbox. */

import type { ReceivedHeaderField } from '../../../mail/header-section.ts'
import type { ReceivedMessage } from '../../../mail/parse-message.ts'

/** A copy, and who runs the mailbox. */
export interface ObservedInput {
  /** The message as the mailbox gave it out. */
  readonly bytes: Uint8Array
  readonly message: ReceivedMessage
  /** Its header section, first to last. */
  readonly fields: readonly ReceivedHeaderField[]
  readonly provider: {
    /** Under which name the provider writes Authentication-Results; `null`: it names itself nowhere (Microsoft). */
    readonly authservId: string | null
    readonly providerName: string
  }
}
