/** A copy in a real mailbox. */

import type { ReceivedHeaderField } from '../../../foundation/mail/header-section.ts'
import type { ReceivedMessage } from '../../../foundation/mail/parse-message.ts'

/** The authserv-id to configure for a provider whose Authentication-Results fields contain none. */
export const unnamedAuthserv = 'unnamed'

export interface ObservedInput {
  readonly bytes: Uint8Array
  readonly message: ReceivedMessage
  /** Why `bytes` does not include the body. Without a body, DKIM and ARC are not computed. */
  readonly bodyMissing?: string
  /** The fields of the header section, in order of appearance. */
  readonly fields: readonly ReceivedHeaderField[]
  readonly provider: {
    /**
     * The provider's authserv-ids. There are several authserv-ids if the provider uses one per method (iCloud).
     * `unnamed` matches fields without an authserv-id (Microsoft). The list is empty if the provider writes no
     * Authentication-Results fields.
     */
    readonly authservIds: readonly string[]
    readonly providerName: string
  }
}
