/** The letter that a seed mailbox is tried out with. */

import type { MailAddress } from '../../mail/address.ts'
import { composeMessages } from '../../mail/compose.ts'
import type { ComposedMessage, DkimKey } from '../../mail/message.ts'
import { unnamedAuthserv } from '../../verdict/authentication/observed/observed-input.ts'
import { exampleOf } from '../../verdict/authentication/results-field/authserv-pattern.ts'
import type { Clock, Random } from '../../world/world.ts'
import type { WatchedMailbox } from '../imap/watched-mailbox.ts'
import { plusAddressOf } from '../plus-address.ts'

/** Who sends it. */
export interface LetterSender {
  readonly from: MailAddress
  /** The envelope sender; usually the address of `from`. */
  readonly envelopeFrom: string
  /** `null`: it is not signed. */
  readonly dkim: DkimKey | null
}

/** A letter under way. */
export interface CheckLetter {
  /** Stands in its X-Presend-Test field; no test has such a one. */
  readonly id: string
  readonly message: ComposedMessage
}

/** What shows that the forged field below came through as it was sent. */
export const forgeryComment = 'presend seeds check wrote this itself'

/**
 * One letter to the mailbox, to an address with a tag where the seed says that it has such. It carries a forged
 * Authentication-Results field under each authserv-id that the seed trusts, as a spammer would send it: a provider must
 * remove it or write its own above it (RFC 8601 §5), else its results cannot be trusted.
 */
export async function composeLetter(
  { address, hasPlusAddress, authservIds }: WatchedMailbox,
  sender: LetterSender,
  world: { readonly clock: Clock; readonly random: Random },
): Promise<CheckLetter> {
  const id = `check-${world.random.uuid()}`
  const forged = authservIds.map((name) => ({
    name: 'Authentication-Results',
    value: `${name === unnamedAuthserv ? '' : `${exampleOf(name, 'forged')}; `}spf=pass (${forgeryComment}) smtp.mailfrom=forged.invalid`,
  }))
  const [message] = await composeMessages(
    {
      message: {
        templatePath: 'seeds check',
        dataSet: null,
        subject: 'Trying out a seed mailbox',
        from: sender.from,
        replyTo: [],
        headerFields: forged,
        html: null,
        text: 'This letter tries out a seed mailbox of presend. It is deleted as soon as it was found.\n',
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
  if (message === undefined) throw new TypeError('one recipient always gives one copy')
  return { id, message }
}
