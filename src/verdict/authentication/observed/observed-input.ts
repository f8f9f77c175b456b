/** A copy in a real mailbox. */

import type { ReceivedHeaderField } from '../../../mail/header-section.ts'
import type { ReceivedMessage } from '../../../mail/parse-message.ts'

/** The configured authserv-id of a provider whose Authentication-Results fields have none. */
export const unnamedAuthserv = 'unnamed'

export interface ObservedInput {
  readonly bytes: Uint8Array
  readonly message: ReceivedMessage
  /** Why `bytes` lacks the body. Without a body, DKIM and ARC are not computed. */
  readonly bodyMissing?: string
  /** The fields of the header section, in order. */
  readonly fields: readonly ReceivedHeaderField[]
  readonly provider: {
    /**
     * The provider's authserv-ids, several if it uses one per method (iCloud); `unnamed` if its fields have none
     * (Microsoft); empty if it writes no Authentication-Results.
     */
    readonly authservIds: readonly string[]
    readonly providerName: string
  }
}
