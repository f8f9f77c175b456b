/** The test message that `seeds check` sends to a seed mailbox. */

import { toTrackingId } from '../../../foundation/contract/identifiers.ts'
import { composeMessages } from '../../../foundation/mail/compose.ts'
import type { ComposedMessage, DkimKey } from '../../../foundation/mail/message.ts'
import type { MailAddress } from '../../../foundation/mail/parse-address.ts'
import type { Clock, Random } from '../../../foundation/world/world.ts'
import { plusAddressOf } from '../../../service/receiving/plus-address.ts'
import { unnamedAuthserv } from '../../../verdict/authentication/observed/observed-input.ts'
import { exampleOf } from '../../../verdict/authentication/results-field/authserv-pattern.ts'
import type { WatchedMailbox } from '../imap/watched-mailbox.ts'

/** The sender of the test message. */
export interface CheckSender {
  readonly from: MailAddress
  /** The envelope sender, usually the same address as `from`. */
  readonly envelopeFrom: string
  /** `null` if the message is not signed. */
  readonly dkim: DkimKey | null
}

/** A composed test message. */
export interface CheckMessage {
  /** The value of the X-Presend-Test header field. This value is not the id of any test. */
  readonly id: string
  readonly message: ComposedMessage
}

/** A comment in the forged field. If the provider does not remove the field, presend recognizes it by this comment. */
export const forgeryComment = 'forged intentionally by presend seeds check'

/**
 * Composes one message to the mailbox, or to its plus-address if the seed supports plus-addresses. The message contains
 * a forged Authentication-Results field for each authserv-id that the seed trusts. The provider must remove the forged
 * field or add its own field above it (RFC 8601 §5). Otherwise the provider's results cannot be trusted.
 */
export async function composeCheckMessage(
  { address, hasPlusAddress, authservIds }: WatchedMailbox,
  sender: CheckSender,
  world: { readonly clock: Clock; readonly random: Random },
): Promise<CheckMessage> {
  const id = toTrackingId(`check-${world.random.uuid()}`)
  const forged = authservIds.map((name) => ({
    name: 'Authentication-Results',
    value: `${name === unnamedAuthserv ? '' : `${exampleOf(name, 'forged')}; `}spf=pass (${forgeryComment}) smtp.mailfrom=forged.invalid`,
  }))
  const [message] = await composeMessages(
    {
      message: {
        templatePath: 'seeds check',
        dataSet: null,
        subject: 'presend seed check',
        from: sender.from,
        replyTo: [],
        headerFields: forged,
        html: null,
        text: 'presend sent this message to check a seed mailbox, and will delete it automatically.\n',
        attachments: [],
      },
      recipients: [hasPlusAddress ? plusAddressOf(address, id) : address],
      trackingId: id,
      trackingIn: 'header',
      envelopeSender: sender.envelopeFrom,
      dkim: sender.dkim,
    },
    world,
  )
  if (message === undefined) throw new TypeError('composing for one recipient always returns one copy')
  return { id, message }
}
