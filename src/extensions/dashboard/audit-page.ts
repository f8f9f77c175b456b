/** The **Settings → Audit log** page, which lists who changed what in the workspace. */

import { foreign, html, type Markup } from '../../report/pages/markup.ts'
import type { StoredAuditEvent } from '../../service/storage/audit-event.ts'
import { showPage } from './layout.ts'
import type { MemberRequest } from './page-request.ts'
import { row, table } from './table-markup.ts'
import { timeText } from './time-text.ts'

const eventsPerPage = 50

/** Handles `GET /settings/audit`. */
export async function showAuditLog(page: MemberRequest): Promise<Response> {
  const { deps, workspaceId, http } = page
  const before = /^[1-9]\d{0,14}$/u.exec(http.req.query('before') ?? '')?.[0]
  const beforeId = before === undefined ? null : Number(before)
  // Read one more entry than fits on the page, to find out whether there is another page.
  const found = await deps.store.listEvents(workspaceId, { beforeId, limit: eventsPerPage + 1 })
  const events = found.slice(0, eventsPerPage)
  const last = events.at(-1)
  const log = table(['Time', 'Who', 'Action', 'What', 'Address'], events.map(eventRow))
  const body = html`${events.length === 0 ? html`<p>Nothing has been changed in this workspace yet.</p>` : log}
${last === undefined || found.length <= eventsPerPage ? null : html`<p><a href="/settings/audit?before=${last.eventId}">Older</a></p>`}`
  return showPage(page, { title: 'Audit log', body })
}

function eventRow({ atMs, actorKind, actor, action, subject, address }: StoredAuditEvent): Markup {
  const who = actorKind === 'command' ? html`<code>${foreign(actor)}</code>` : foreign(actor)
  return row(timeText(atMs), who, html`<code>${action}</code>`, foreign(subject), foreign(address ?? ''))
}
