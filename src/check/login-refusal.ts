/**
 * Recognizes that an SMTP server rejected all mail because it requires a login or TLS and the settings provide neither.
 */

import type { CreatedTest } from '../foundation/contract/test.ts'
import { PresendError } from '../foundation/errors/presend-error.ts'
import { renderReply, type SmtpReply } from '../foundation/mail/submission-outcome.ts'
import { clientRequirement } from './advice/reply-advice.ts'
import type { Evidence } from './evidence.ts'
import type { SmtpSetting } from './settings/settings.ts'

/**
 * Returns an error if the server rejected all copies because the client had not logged in or did not use TLS. Such
 * rejections are not caused by the template. Many servers do not complain before the MAIL or RCPT command, so verifying
 * the connection does not reveal the problem.
 */
export function loginRefusal(
  smtp: SmtpSetting | null,
  test: CreatedTest,
  submissions: Evidence['submissions'],
): PresendError | null {
  if (smtp === null || smtp.username !== null) return null
  const replies = test.seeds.map(({ address }) => replyTo(submissions.get(address)))
  const [first] = replies
  if (first === undefined || first === null) return null
  const wanted = clientRequirement(first)
  if (wanted === null) return null
  if (!replies.every((reply) => reply !== null && clientRequirement(reply) !== null)) return null
  return new PresendError({
    code: 'SMTP_AUTH_MISSING',
    outcome: 'misconfigured',
    done: `Sending through ${smtp.host} without a login`,
    came: `the server rejected every copy with "${renderReply(first)}", so nothing was sent`,
    todo: wanted === 'tls' ? 'set smtp-security to starttls or tls' : 'set smtp-username and smtp-password',
  })
}

function replyTo(submission: ReturnType<Evidence['submissions']['get']>): SmtpReply | null {
  return submission?.status === 'rejected' ? submission.reply : null
}
