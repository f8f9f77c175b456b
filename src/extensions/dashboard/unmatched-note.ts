/** The note about mail that arrived without the tracking id of a test. */

import { renderCount } from '../../foundation/errors/render-count.ts'
import { trackingField } from '../../foundation/mail/tracking.ts'
import { foreign } from '../../report/pages/markup.ts'
import type { Note } from '../../report/table.ts'
import type { MemberRequest } from './page-request.ts'
import { minuteText } from './time-text.ts'

interface Period {
  readonly fromMs: number
  readonly untilMs: number
}

const always: Period = { fromMs: 0, untilMs: Number.POSITIVE_INFINITY }

/**
 * Returns the note; `null` if the latest such mail did not arrive within the period, or if the visitor may not see it. The mail belongs to
 * no test and thus to no workspace. Its sender is shown to all members if there is only one workspace, and otherwise only
 * to admins, so that no workspace learns who sends mail for another one.
 */
export async function unmatchedNote(page: MemberRequest, period: Period = always): Promise<Note | null> {
  const { deps, visitor } = page
  const mail = deps.readUnmatchedMail()
  if (mail === null || mail.lastAtMs < period.fromMs || mail.lastAtMs > period.untilMs) return null
  if (!visitor.user.isAdmin && (await deps.store.listWorkspaces()).length > 1) return null
  const { count, lastSender, lastAtMs } = mail
  const sender = lastSender === null ? 'an empty sender address' : foreign(lastSender, 320)
  return {
    kind: 'warning',
    title: `${renderCount(count, 'message')} arrived without the tracking id of a test`,
    text:
      `The latest came from ${sender} at ${minuteText(lastAtMs)}. The seeds accepted and discarded the mail. ` +
      `If it was yours, add the ${trackingField} header with the tracking id of the test, or put the tracking id into the subject or the text, and send it again. ` +
      'The count starts anew when the service restarts.',
  }
}
