/** The page where members list and add the webhooks of the workspace. */

import { problemsOf } from '../../errors/problem.ts'
import { foreign, html, type Markup } from '../../pages/markup.ts'
import type { StoredWebhook } from '../../storage/webhook.ts'
import type { Secret } from '../../world/secret.ts'
import { type LoggedDelivery, readDeliveryLog } from '../webhooks/delivery-log.ts'
import { newWebhook } from '../webhooks/new-webhook.ts'
import { parseWebhookUrl } from '../webhooks/parse-webhook-url.ts'
import { generateSecret } from '../webhooks/webhook-secrets.ts'
import { deliveryResult, shownUrl } from './delivery-markup.ts'
import { type FieldErrors, fieldErrors, form, textField } from './form-markup.ts'
import { showPage } from './layout.ts'
import { type MemberRequest, mayOpen } from './page-request.ts'
import { recordAction } from './record-action.ts'
import { timeText } from './time-text.ts'

/** `GET /webhooks` */
export async function listWebhooks(page: MemberRequest): Promise<Response> {
  return await webhooksPage(page, {})
}

async function webhooksPage(page: MemberRequest, errors: FieldErrors): Promise<Response> {
  const { deps, visitor } = page
  const webhooks = await deps.store.listWebhooks(visitor.membership.workspace.workspaceId)
  const rows: Markup[] = []
  for (const webhook of webhooks.toReversed()) {
    const [last = null] = await readDeliveryLog(deps.store, webhook.webhookId, 1)
    rows.push(webhookRow(page, webhook, last))
  }
  const body = html`<p>A webhook sends each result to your URL as soon as it is available.</p>
${
  rows.length === 0
    ? html`<p>This workspace has no webhook yet.</p>`
    : html`<div class="scroll" tabindex="0"><table>
<thead><tr><th>URL</th><th>Created</th><th>Last event</th><th>Result</th></tr></thead>
<tbody>${rows}</tbody>
</table></div>`
}
${mayOpen(visitor, 'member') ? additionForm(page, errors) : null}`
  const isBad = Object.keys(errors).length > 0
  return showPage(page, { title: 'Webhooks', body, ...(isBad ? { status: 422 } : {}) })
}

function webhookRow(page: MemberRequest, webhook: StoredWebhook, last: LoggedDelivery | null): Markup {
  const { webhookId, createdAtMs } = webhook
  return html`<tr>
<td><a href="/webhooks/${webhookId}">${foreign(shownUrl(page, webhook))}</a></td>
<td>${timeText(createdAtMs)}</td>
<td>${last === null ? 'None yet' : timeText(last.delivery.createdAtMs)}</td>
<td>${last === null ? null : deliveryResult(last)}</td>
</tr>`
}

function additionForm(page: MemberRequest, errors: FieldErrors): Markup {
  const help = page.deps.webhookRules.allowPrivate
    ? 'An http or https URL that accepts POST requests.'
    : 'A public https URL that accepts POST requests.'
  return html`<h2>Add a webhook</h2>
${form(
  page,
  { action: '/webhooks', submit: 'Add webhook' },
  textField({ name: 'url', label: 'URL', type: 'url', value: page.form.text('url'), help }, errors),
)}`
}

/** Handles `POST /webhooks`: shows the new secret once. */
export async function addWebhook(page: MemberRequest): Promise<Response> {
  const { deps, visitor } = page
  const url = parseWebhookUrl(page.form.text('url'), deps.webhookRules)
  if (url.status === 'bad') {
    // The parser reports errors for "webhook URL", but the form field is named `url`.
    return await webhooksPage(page, { url: Object.values(fieldErrors(problemsOf(url))).join(' ') })
  }
  const { workspaceId } = visitor.membership.workspace
  const secret = generateSecret(deps.random)
  const webhook = newWebhook({ workspaceId, url: url.value, secret }, { ...deps, box: deps.secretBox })
  await deps.store.createWebhook(webhook)
  await recordAction(page, 'webhook.create', webhook.url)
  return showSecret(page, { title: 'Webhook added', webhook, secret })
}

/** Shows a new secret, which no other page shows again. */
export function showSecret(
  page: MemberRequest,
  { title, webhook, secret }: { readonly title: string; readonly webhook: StoredWebhook; readonly secret: Secret },
): Response {
  const body = html`<p>Copy the secret now. It is not shown again.</p>
<p class="secret"><code>${secret.reveal()}</code></p>
<p>The receiver at ${foreign(webhook.url)} verifies the header <code>X-Service-Signature</code> of each request with it.</p>
<p><a href="/webhooks/${webhook.webhookId}">Back to the webhook</a></p>`
  return showPage(page, { title, body })
}
