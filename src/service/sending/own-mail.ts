/** Composes and sends mail that the service itself writes, such as alerts and invitations. */

import type { ComposedMessage } from '../../foundation/mail/message.ts'
import { composeMime, renderAddressField } from '../../foundation/mail/mime-message.ts'
import { bytesOfOriginal, replaceFields, splitOriginal } from '../../foundation/mail/original-message.ts'
import { type MailAddress, needsSmtpUtf8, parseAddress } from '../../foundation/mail/parse-address.ts'
import type { SubmissionOutcome } from '../../foundation/mail/submission-outcome.ts'
import { type MailServer, type SubmitOptions, submitThrough } from './mail-sender.ts'

/** The server that sends the service's own mail, and the sender address. */
export interface OwnMailSender {
  readonly server: MailServer
  readonly from: string
}

/** A plain-text message from the service. */
export interface OwnMail {
  /** The Message-ID is derived from this id, so that recipients can recognize a copy that is sent again. */
  readonly id: string
  readonly subject: string
  readonly text: string
  readonly dateMs: number
  readonly recipients: readonly string[]
}

/** Sends one copy to each recipient. Returns the outcomes in the order of the recipients. */
export async function sendOwnMail(
  mail: OwnMail,
  { server, from }: OwnMailSender,
  options: Omit<SubmitOptions, 'connectionCount'>,
): Promise<readonly SubmissionOutcome[]> {
  const copies = await composeOwnMail(mail, from)
  return await submitThrough(server, copies, { ...options, connectionCount: 2 })
}

/** Composes a message for each recipient. */
export async function composeOwnMail(
  { id, subject, text, dateMs, recipients }: OwnMail,
  from: string,
): Promise<readonly ComposedMessage[]> {
  const sender = addressOf(from)
  const message = {
    templatePath: '',
    dataSet: null,
    from: { ...sender, displayName: 'presend' },
    replyTo: [],
    subject,
    headerFields: [{ name: 'Auto-Submitted', value: 'auto-generated' }],
    html: null,
    text,
    attachments: [],
  }
  const original = splitOriginal(await composeMime(message, { dateMs, boundary: id }))
  return recipients.map((recipient, index) => {
    const to = addressOf(recipient)
    const messageId = `<${id}.${index}@${sender.domain}>`
    const bytes = bytesOfOriginal(
      replaceFields(original, [
        { name: 'To', line: renderAddressField('To', [to]) },
        { name: 'Message-ID', line: `Message-ID: ${messageId}` },
      ]),
    )
    return {
      envelope: { sender: sender.address, recipient: to.address },
      messageId,
      chunks: [bytes],
      sizeBytes: bytes.length,
      needsSmtpUtf8: needsSmtpUtf8(sender) || needsSmtpUtf8(to),
    }
  })
}

/** Parses an address. @throws TypeError for an address that was not validated before */
function addressOf(text: string): MailAddress {
  const parsed = parseAddress(text)
  if (parsed.status === 'ok') return parsed.value
  throw new TypeError('the address of a recipient is invalid')
}
