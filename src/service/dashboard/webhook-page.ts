/** One webhook: its delivery log, redelivery and removal. */

import { foreign, html, type Markup } from '../../pages/markup.ts'
import type { StoredWebhook } from '../../storage/webhook.ts'
import { type LoggedDelivery, readDeliveryLog } from '../webhooks/delivery-log.ts'
import { newDeliveryId } from '../webhooks/new-webhook.ts'
import { attemptTimes, deliveryResult, lastResponse } from './delivery-markup.ts'
import { form } from './form-markup.ts'
import { redirectTo, showNotFound, showPage } from './layout.ts'
import { type MemberRequest, mayOpen } from './page-request.ts'
import { recordAction } from './record-action.ts'
import { timeText } from './time-text.ts'

const shownDeliveryCount = 50

/** `GET /webhooks/:id` */
export async function showWebhook(page: MemberRequest): Promise<Response> {
  const webhook = await findOwnWebhook(page)
  if (webhook === null) return showNotFound(page)
  const { webhookId, url, createdAtMs } = webhook
  // Reads one more than the page shows, to learn whether the log is longer.
  const logged = await readDeliveryLog(page.deps.store, webhookId, shownDeliveryCount + 1)
  const body = html`<dl><dt>URL</dt><dd>${foreign(url)}</dd><dt>Id</dt><dd><code>${webhookId}</code></dd>
<dt>Created</dt><dd>${timeText(createdAtMs)}</dd></dl>
<h2>Deliveries</h2>
${logged.length === 0 ? html`<p>No deliveries yet. Each result of a test creates one.</p>` : deliveryTable(page, logged)}
${mayOpen(page.visitor, 'member') ? removalForm(page, webhook) : null}
<p><a href="/webhooks">Back to the webhooks</a></p>`
  return showPage(page, { title: 'Webhook', body })
}

function deliveryTable(page: MemberRequest, logged: readonly LoggedDelivery[]): Markup {
  const isLonger = logged.length > shownDeliveryCount
  return html`<div class="scroll"><table>
<thead><tr><th>Event</th><th>Status</th><th>Attempts</th><th>Last response</th><th>Last attempt</th>${
    mayOpen(page.visitor, 'member') ? html`<th></th>` : null
  }</tr></thead>
<tbody>${logged.slice(0, shownDeliveryCount).map((one) => deliveryRow(page, one))}</tbody>
</table></div>
${
  isLonger
    ? html`<p class="soft">These are the latest ${shownDeliveryCount} deliveries. <code>presend webhook deliveries</code>
lists more.</p>`
    : null
}`
}

function deliveryRow(page: MemberRequest, logged: LoggedDelivery): Markup {
  const { deliveryId, webhookId, createdAtMs, repeats } = logged.delivery
  const action = `/webhooks/${webhookId}/deliveries/${encodeURIComponent(deliveryId)}/redeliver`
  return html`<tr>
<td>${timeText(createdAtMs)}<br><code>${deliveryId}</code>${
    repeats === null ? null : html`<br><span class="soft">Repeats <code>${repeats}</code></span>`
  }</td>
<td>${deliveryResult(logged)}</td>
<td>${logged.attempts.length}</td>
<td>${lastResponse(logged)}</td>
<td>${attemptTimes(logged)}</td>
${
  mayOpen(page.visitor, 'member')
    ? html`<td>${form(page, { action, submit: 'Deliver again', subject: deliveryId })}</td>`
    : null
}
</tr>`
}

function removalForm(page: MemberRequest, { webhookId }: StoredWebhook): Markup {
  return html`<h2>Remove this webhook</h2>
<p>Events that are not delivered yet are discarded, and the delivery log is deleted.</p>
${form(page, { action: `/webhooks/${webhookId}/remove`, submit: 'Remove webhook', isDangerous: true })}`
}

/** `POST /webhooks/:id/deliveries/:delivery/redeliver` */
export async function redeliver(page: MemberRequest): Promise<Response> {
  const { deps, params } = page
  const webhook = await findOwnWebhook(page)
  const delivery = await deps.store.findDelivery(params['delivery'] ?? '')
  if (webhook === null || delivery?.webhookId !== webhook.webhookId) return showNotFound(page)
  const deliveryId = newDeliveryId(deps.random)
  const isCreated = await deps.store.redeliver(delivery.deliveryId, { deliveryId, nowMs: deps.clock.nowMs() })
  if (!isCreated) return showNotFound(page)
  deps.onDeliveries([deliveryId])
  await recordAction(page, 'webhook.redeliver', `${delivery.deliveryId} to ${webhook.url}`)
  return redirectTo(page, `/webhooks/${webhook.webhookId}`, 'The event is being delivered again.')
}

/** `POST /webhooks/:id/remove` */
export async function removeWebhook(page: MemberRequest): Promise<Response> {
  const webhook = await findOwnWebhook(page)
  if (webhook === null || !(await page.deps.store.removeWebhook(webhook.webhookId))) return showNotFound(page)
  await recordAction(page, 'webhook.remove', webhook.url)
  return redirectTo(page, '/webhooks', 'Webhook removed.')
}

/** Finds the webhook of the path; returns `null` if it belongs to another workspace. */
async function findOwnWebhook({ deps, params, visitor }: MemberRequest): Promise<StoredWebhook | null> {
  const webhook = await deps.store.findWebhook(params['id'] ?? '')
  return webhook?.workspaceId === visitor.membership.workspace.workspaceId ? webhook : null
}
