/**
 * The page for one webhook, with its delivery log and forms to redeliver events, rotate the secret and remove the
 * webhook.
 */

import { foreign, html, type Markup } from '../../report/pages/markup.ts'
import type { StoredWebhook } from '../../service/storage/webhook.ts'
import { type LoggedDelivery, readDeliveryLog } from '../../service/webhooks/delivery-log.ts'
import { newDeliveryId } from '../../service/webhooks/new-webhook.ts'
import { generateSecret, overlapEndMs, rotateSecret } from '../../service/webhooks/webhook-secrets.ts'
import { attemptTimes, deliveryResult, lastResponse, shownUrl } from './delivery-markup.ts'
import { type FieldErrors, form, formFields } from './form-markup.ts'
import { redirectTo, showNotFound, showPage } from './layout.ts'
import { type MemberRequest, mayOpen } from './page-request.ts'
import { recordAction } from './record-action.ts'
import { row, table } from './table-markup.ts'
import { timeText } from './time-text.ts'
import { showSecret } from './webhooks-page.ts'

const shownDeliveryCount = 50
const hourMs = 3_600_000

/** The options for how long the previous secret remains valid, in hours. */
const overlaps = [
  { value: '1', title: 'Valid for 1 hour' },
  { value: '24', title: 'Valid for 24 hours' },
  { value: '168', title: 'Valid for 7 days' },
  { value: '0', title: 'Revoked immediately' },
] as const

/** Handles `GET /webhooks/:id`. */
export async function showWebhook(page: MemberRequest): Promise<Response> {
  const webhook = await findOwnWebhook(page)
  return webhook === null ? showNotFound(page) : await webhookPage(page, webhook, {})
}

async function webhookPage(page: MemberRequest, webhook: StoredWebhook, errors: FieldErrors): Promise<Response> {
  const { webhookId, createdAtMs } = webhook
  // Read one more delivery than fits on the page, to find out whether there is another page.
  const logged = await readDeliveryLog(page.deps.store, webhookId, shownDeliveryCount + 1)
  const body = html`<dl><dt>URL</dt><dd>${foreign(shownUrl(page, webhook))}</dd><dt>Id</dt><dd><code>${webhookId}</code></dd>
<dt>Created</dt><dd>${timeText(createdAtMs)}</dd>${previousSecret(page, webhook)}</dl>
<h2>Deliveries</h2>
${logged.length === 0 ? html`<p>No deliveries yet. Each test result creates a delivery.</p>` : deliveryTable(page, logged)}
${mayOpen(page.visitor, 'member') ? html`${rotationForm(page, webhook, errors)}${removalForm(page, webhook)}` : null}
<p><a href="/webhooks">Back to the webhooks</a></p>`
  return showPage(page, { title: 'Webhook', body, errors })
}

function deliveryTable(page: MemberRequest, logged: readonly LoggedDelivery[]): Markup {
  const buttons = mayOpen(page.visitor, 'member') ? [''] : []
  const rows = logged.slice(0, shownDeliveryCount).map((one) => deliveryRow(page, one))
  return html`${table(['Event', 'Status', 'Attempts', 'Last response', 'Last attempt', ...buttons], rows)}
${
  logged.length > shownDeliveryCount
    ? html`<p class="soft">These are the latest ${shownDeliveryCount} deliveries. <code>presend webhook deliveries</code>
lists more.</p>`
    : null
}`
}

function deliveryRow(page: MemberRequest, logged: LoggedDelivery): Markup {
  const { deliveryId, webhookId, createdAtMs, repeats } = logged.delivery
  const action = `/webhooks/${webhookId}/deliveries/${encodeURIComponent(deliveryId)}/redeliver`
  const repeated = repeats === null ? null : html`<br><span class="soft">Repeats <code>${repeats}</code></span>`
  const event = html`${timeText(createdAtMs)}<br><code>${deliveryId}</code>${repeated}`
  const cells = [event, deliveryResult(logged), logged.attempts.length, lastResponse(logged), attemptTimes(logged)]
  if (!mayOpen(page.visitor, 'member')) return row(...cells)
  return row(...cells, form(page, { action, submit: 'Deliver again', subject: deliveryId }))
}

function previousSecret({ deps }: MemberRequest, webhook: StoredWebhook): Markup | null {
  const endMs = overlapEndMs(webhook, deps.clock.nowMs())
  return endMs === null ? null : html`<dt>Previous secret valid until</dt><dd>${timeText(endMs)}</dd>`
}

function rotationForm(page: MemberRequest, { webhookId }: StoredWebhook, errors: FieldErrors): Markup {
  return html`<h2>Change the secret</h2>
<p>The new secret signs all events from now on. It is shown only once.</p>
${form(
  page,
  { action: `/webhooks/${webhookId}/rotate`, submit: 'Generate new secret' },
  formFields(page, errors).select('overlap', 'Previous secret', {
    choices: overlaps,
    initial: '24',
    help: 'If the previous secret has leaked, revoke it immediately.',
  }),
)}`
}

function removalForm(page: MemberRequest, { webhookId }: StoredWebhook): Markup {
  return html`<h2>Remove this webhook</h2>
<p>Events that have not been delivered yet are discarded, and the delivery log is deleted.</p>
${form(page, { action: `/webhooks/${webhookId}/remove`, submit: 'Remove webhook', isDangerous: true })}`
}

/** Handles `POST /webhooks/:id/deliveries/:delivery/redeliver`. */
export async function redeliver(page: MemberRequest): Promise<Response> {
  const { deps, params } = page
  const webhook = await findOwnWebhook(page)
  const delivery = await deps.store.findDelivery(params['delivery'] ?? '')
  if (webhook === null || delivery?.webhookId !== webhook.webhookId) return showNotFound(page)
  const deliveryId = newDeliveryId(deps.random)
  const redelivery = await deps.store.redeliver(delivery.deliveryId, { deliveryId, nowMs: deps.clock.nowMs() })
  if (redelivery === 'unknown') return showNotFound(page)
  const path = `/webhooks/${webhook.webhookId}`
  if (redelivery === 'due') return redirectTo(page, path, 'The event is already being delivered.')
  deps.onDeliveries([deliveryId])
  await recordAction(page, 'webhook.redeliver', `${delivery.deliveryId} to ${webhook.url}`)
  return redirectTo(page, path, 'The event is being delivered again.')
}

/** Handles `POST /webhooks/:id/rotate`: shows the new secret once. */
export async function changeSecret(page: MemberRequest): Promise<Response> {
  const { deps, form: fields } = page
  const webhook = await findOwnWebhook(page)
  if (webhook === null) return showNotFound(page)
  const overlap = overlaps.find(({ value }) => value === fields.text('overlap'))
  if (overlap === undefined) return await webhookPage(page, webhook, { overlap: 'Choose one of the listed values.' })
  const secret = generateSecret(deps.random)
  const wanted = { webhookId: webhook.webhookId, secret, overlapMs: Number(overlap.value) * hourMs }
  if (!(await rotateSecret(wanted, { ...deps, box: deps.secretBox }))) return showNotFound(page)
  await recordAction(page, 'webhook.rotate', webhook.url)
  return showSecret(page, { title: 'Secret changed', webhook, secret })
}

/** Handles `POST /webhooks/:id/remove`. */
export async function removeWebhook(page: MemberRequest): Promise<Response> {
  const webhook = await findOwnWebhook(page)
  if (webhook === null || !(await page.deps.store.removeWebhook(webhook.webhookId))) return showNotFound(page)
  await recordAction(page, 'webhook.remove', webhook.url)
  return redirectTo(page, '/webhooks', 'Webhook removed.')
}

/** Finds the webhook that the path refers to; returns `null` if the workspace has no such webhook. */
async function findOwnWebhook({ deps, params, workspaceId }: MemberRequest): Promise<StoredWebhook | null> {
  const webhook = await deps.store.findWebhook(params['id'] ?? '')
  return webhook?.workspaceId === workspaceId ? webhook : null
}
