/** A server that wants a login, or TLS, that the settings do not have: that says nothing of the mail. */

import type { CreatedTest } from '../contract/test.ts'
import { PresendError } from '../errors/presend-error.ts'
import { renderReply, type SmtpReply } from '../mail/submission-outcome.ts'
import type { SmtpSetting } from '../settings/settings.ts'
import { wantedOfClient } from './advice/reply-advice.ts'
import type { Evidence } from './evidence.ts'

/**
 * The error for a run without a login whose every copy was refused for the lack of it. Many servers say so only at
 * MAIL or RCPT, so the try before the test cannot find it; yet nothing was sent, and no template can be blamed.
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
  const wanted = wantedOfClient(first)
  if (wanted === null) return null
  if (!replies.every((reply) => reply !== null && wantedOfClient(reply) !== null)) return null
  return new PresendError({
    code: 'SMTP_AUTH_MISSING',
    outcome: 'misconfigured',
    done: `Handing the mail to ${smtp.host} without a login`,
    came: `"${renderReply(first)}" for every copy, so nothing was sent`,
    expected: 'the mail to be taken',
    todo: wanted === 'tls' ? 'set smtp-security to starttls or tls' : 'give smtp-username and smtp-password',
  })
}

function replyTo(submission: ReturnType<Evidence['submissions']['get']>): SmtpReply | null {
  return submission?.status === 'rejected' ? submission.reply : null
}
