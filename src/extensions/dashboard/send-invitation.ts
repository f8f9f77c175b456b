/** Creates invitations and mails their links. */

import { parseAddress } from '../../foundation/mail/parse-address.ts'
import { renderReply, type SubmissionOutcome } from '../../foundation/mail/submission-outcome.ts'
import { domainOf } from '../../foundation/world/domain.ts'
import { type CreatedInvitation, createInvitation, type NewInvitation } from '../../service/accounts/codes.ts'
import type { MemberRequest } from './page-request.ts'
import { minuteText } from './time-text.ts'

const hourMs = 3_600_000
/** The maximum number of invitations that a workspace can mail per hour, so that it cannot flood strangers with mail. */
const mailsPerHour = 50
/** How long the owner waits for the mail server, including retries after transient replies. */
const mailLimitMs = 20_000

/** The result of an invitation. The link of a mailed invitation is never shown to the inviting owner. */
export type SentInvitation =
  | { readonly status: 'handed-over'; readonly url: string; readonly invitation: CreatedInvitation }
  | { readonly status: 'mailed'; readonly expiresAtMs: number }
  | { readonly status: 'failed'; readonly reason: string }

/** Creates an invitation. Mails the link if the service can send mail; otherwise, the owner receives the link. */
export async function sendInvitation(page: MemberRequest, wanted: NewInvitation): Promise<SentInvitation> {
  const { deps } = page
  if (deps.sendMail !== null) return await mailInvitation(page, wanted)
  const invitation = await createInvitation(wanted, 'handed-over', deps)
  return { status: 'handed-over', url: urlOf(page, invitation), invitation }
}

async function mailInvitation(page: MemberRequest, wanted: NewInvitation): Promise<SentInvitation> {
  const { deps, workspaceId, http } = page
  if (!isPlainAddress(wanted.email)) return failed('Mail cannot be sent to this address.')
  const nowMs = deps.clock.nowMs()
  const window = { windowStartMs: nowMs - (nowMs % hourMs), nowMs }
  const [mailCount = 0] = await deps.store.countAttempt([`invitation-mail:${workspaceId}`], window)
  if (mailCount > mailsPerHour) {
    return failed(`This workspace has already sent ${mailsPerHour} invitations in this hour. Try again later.`)
  }
  const invitation = await createInvitation(wanted, 'mailed', deps)
  const { invitationId, expiresAtMs } = invitation
  const mail = {
    id: `invitation-${invitationId}`,
    subject: 'Invitation to a presend workspace',
    text: mailText(page, wanted, invitation),
    dateMs: nowMs,
    recipients: [wanted.email],
  }
  const [outcome] = (await deps.sendMail?.(mail, { limitMs: mailLimitMs, signal: http.req.raw.signal })) ?? []
  const problem = outcome === undefined ? 'the mail was not sent' : problemOf(outcome)
  if (problem === null) return { status: 'mailed', expiresAtMs }
  await deps.store.deleteInvitation(workspaceId, invitationId)
  return failed(`The invitation could not be mailed, so nobody was invited: ${problem}.`)
}

/**
 * Returns whether mail to the text reaches exactly this address. A comment, a quoted part or a display name would let the
 * owner of one address verify an account with another name.
 */
function isPlainAddress(email: string): boolean {
  const parsed = parseAddress(email)
  const domain = domainOf(email)
  if (parsed.status === 'bad' || domain === null) return false
  return email.startsWith(`${parsed.value.localPart}@`) && parsed.value.domain === domain
}

function failed(reason: string): SentInvitation {
  return { status: 'failed', reason }
}

/** Returns why the mail was not sent; `null` if it was sent, or if the connection was lost before the final reply. */
function problemOf(outcome: SubmissionOutcome): string | null {
  if (outcome.status === 'rejected') return `the mail server replied ${renderReply(outcome.reply)}`
  return outcome.status === 'not-attempted' ? outcome.reason : null
}

function urlOf({ deps }: MemberRequest, { code }: CreatedInvitation): string {
  return `${deps.publicUrl ?? ''}/invitations/${code.reveal()}`
}

function mailText(page: MemberRequest, { invitedBy, role }: NewInvitation, invitation: CreatedInvitation): string {
  const { name } = page.visitor.membership.workspace
  return [
    `${invitedBy} invites you to the workspace "${name}" with the role ${role}.`,
    '',
    `To accept, open this link. It works once, and expires on ${minuteText(invitation.expiresAtMs)}:`,
    '',
    urlOf(page, invitation),
    '',
    'If you do not know who sent this invitation, ignore it. Do not forward this mail: anyone who opens the link can accept',
    'the invitation in your name.',
    '',
  ].join('\n')
}
