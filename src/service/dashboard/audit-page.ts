/** The **Settings → Audit log** page, which lists who changed what in the workspace. */

import { foreign, html, type Markup } from '../../pages/markup.ts'
import type { StoredAuditEvent } from '../../storage/audit-event.ts'
import { showPage } from './layout.ts'
import type { MemberRequest } from './page-request.ts'
import { timeText } from './time-text.ts'

const eventsPerPage = 50

/** `GET /settings/audit` */
export async function showAuditLog(page: MemberRequest): Promise<Response> {
  const { deps, visitor, http } = page
  const { workspaceId } = visitor.membership.workspace
  const before = /^[1-9]\d{0,14}$/u.exec(http.req.query('before') ?? '')?.[0]
  const beforeId = before === undefined ? null : Number(before)
  // Read one more entry than the page shows, to find out whether there is another page.
  const found = await deps.store.listEvents(workspaceId, { beforeId, limit: eventsPerPage + 1 })
  const events = found.slice(0, eventsPerPage)
  const last = events.at(-1)
  const body = html`${
    events.length === 0
      ? html`<p>Nothing has been changed in this workspace yet.</p>`
      : html`<div class="scroll" tabindex="0"><table>
<thead><tr><th>Time</th><th>Who</th><th>Action</th><th>What</th><th>Address</th></tr></thead>
<tbody>${events.map(eventRow)}</tbody>
</table></div>`
  }
${last === undefined || found.length <= eventsPerPage ? null : html`<p><a href="/settings/audit?before=${last.eventId}">Older</a></p>`}`
  return showPage(page, { title: 'Audit log', body })
}

function eventRow({ atMs, actorKind, actor, action, subject, address }: StoredAuditEvent): Markup {
  const who = actorKind === 'command' ? html`<code>${foreign(actor)}</code>` : foreign(actor)
  return html`<tr><td>${timeText(atMs)}</td><td>${who}</td><td><code>${action}</code></td><td>${foreign(subject)}</td>
<td>${foreign(address ?? '')}</td></tr>`
}
