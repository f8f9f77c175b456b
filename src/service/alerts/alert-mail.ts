/** Sends alert mail. */

import { isTransient, renderReply, type SubmissionOutcome } from '../../foundation/mail/submission-outcome.ts'
import type { SubmitOptions } from '../sending/mail-sender.ts'
import { type OwnMail, type OwnMailSender, sendOwnMail } from '../sending/own-mail.ts'
import type { AlertMail, StoredAlert } from '../storage/alert.ts'

/** The time limit for one attempt. */
const attemptLimitMs = 60_000

/**
 * Sends one copy of the alert to each recipient who has not received it yet, and returns the delivery state to store.
 * The Message-ID is derived from the alert, so that recipients can recognize a copy that is sent again after a crash.
 */
export async function sendAlertMail(
  alert: StoredAlert,
  sender: OwnMailSender,
  options: Pick<SubmitOptions, 'clock' | 'random' | 'signal'>,
): Promise<AlertMail> {
  const recipients = alert.recipients.filter((address) => !alert.mail.done.includes(address))
  const outcomes = await sendOwnMail(toAlertMail(alert, recipients), sender, { ...options, limitMs: attemptLimitMs })
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

/** Returns the mail for an alert. */
export function toAlertMail(
  { alertId, title, text, createdAtMs }: StoredAlert,
  recipients: readonly string[],
): OwnMail {
  return { id: alertId, subject: `presend: ${title}`, text, dateMs: createdAtMs, recipients }
}
