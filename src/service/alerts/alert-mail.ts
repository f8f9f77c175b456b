/** Composes and sends alert mail. */

import type { ComposedMessage } from '../../mail/message.ts'
import { composeMime, renderAddressField } from '../../mail/mime-message.ts'
import { bytesOfOriginal, replaceFields, splitOriginal } from '../../mail/original-message.ts'
import { type MailAddress, needsSmtpUtf8, parseAddress } from '../../mail/parse-address.ts'
import { isTransient, renderReply, type SubmissionOutcome } from '../../mail/submission-outcome.ts'
import type { AlertMail, StoredAlert } from '../../storage/alert.ts'
import { type MailServer, type SubmitOptions, submitThrough } from '../sending/mail-sender.ts'

/** The sender address for alert mail, and the server that sends the mail. */
export interface AlertSender {
  readonly server: MailServer
  readonly from: string
}

/** The time limit for one attempt. */
const attemptLimitMs = 60_000

/**
 * Sends one copy of the alert to each recipient who has not received it yet, and returns the delivery state to store.
 * The Message-ID is derived from the alert, so that recipients can recognize a copy that is sent again after a crash.
 */
export async function sendAlertMail(
  alert: StoredAlert,
  sender: AlertSender,
  options: Pick<SubmitOptions, 'clock' | 'random' | 'signal'>,
): Promise<AlertMail> {
  const recipients = alert.recipients.filter((address) => !alert.mail.done.includes(address))
  const copies = await composeAlert(alert, { from: sender.from, recipients })
  const limits = { connectionCount: 2, limitMs: attemptLimitMs }
  const outcomes = await submitThrough(sender.server, copies, { ...options, ...limits })
  const isPending = outcomes.some(isOpen)
  const over = outcomes.filter((outcome) => !isOpen(outcome))
  const rejected = over.flatMap((one) => (one.status === 'rejected' ? [`${one.seed}: ${renderReply(one.reply)}`] : []))
  const detail = [alert.mail.detail, ...rejected].filter((text) => text !== '').join('; ')
  const end = detail === '' ? 'sent' : 'failed'
  return { state: isPending ? 'pending' : end, done: [...alert.mail.done, ...over.map(({ seed }) => seed)], detail }
}

/**
 * Returns whether a later attempt may succeed. If the connection was lost before the final reply, the copy is not sent
 * again.
 */
function isOpen(outcome: SubmissionOutcome): boolean {
  return outcome.status === 'not-attempted' || (outcome.status === 'rejected' && isTransient(outcome.reply))
}

/** Composes a plain-text message for each recipient. */
export async function composeAlert(
  { alertId, title, text, createdAtMs }: StoredAlert,
  { from, recipients }: { readonly from: string; readonly recipients: readonly string[] },
): Promise<readonly ComposedMessage[]> {
  const sender = addressOf(from)
  const message = {
    templatePath: '',
    dataSet: null,
    from: { ...sender, displayName: 'presend' },
    replyTo: [],
    subject: `presend: ${title}`,
    headerFields: [{ name: 'Auto-Submitted', value: 'auto-generated' }],
    html: null,
    text,
    attachments: [],
  }
  const original = splitOriginal(await composeMime(message, { dateMs: createdAtMs, boundary: alertId }))
  return recipients.map((recipient, index) => {
    const to = addressOf(recipient)
    const messageId = `<${alertId}.${index}@${sender.domain}>`
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

/** Parses an address. @throws TypeError for an address that was not validated before it was stored */
function addressOf(text: string): MailAddress {
  const parsed = parseAddress(text)
  if (parsed.status === 'ok') return parsed.value
  throw new TypeError('a recipient address of the alert is invalid')
}
