/** The page where members list and add the workspace's webhooks. */

import { problemsOf } from '../../foundation/errors/problem.ts'
import type { Secret } from '../../foundation/world/secret.ts'
import { foreign, html, type Markup } from '../../report/pages/markup.ts'
import type { StoredWebhook } from '../../service/storage/webhook.ts'
import { type LoggedDelivery, readDeliveryLog } from '../../service/webhooks/delivery-log.ts'
import { newWebhook } from '../../service/webhooks/new-webhook.ts'
import { parseWebhookUrl } from '../../service/webhooks/parse-webhook-url.ts'
import { generateSecret } from '../../service/webhooks/webhook-secrets.ts'
import { deliveryResult, shownUrl } from './delivery-markup.ts'
import { type FieldErrors, fieldErrors, form, formFields } from './form-markup.ts'
import { showPage } from './layout.ts'
import { type MemberRequest, mayOpen } from './page-request.ts'
import { recordAction } from './record-action.ts'
import { row, table } from './table-markup.ts'
import { timeText } from './time-text.ts'

/** Handles `GET /webhooks`. */
export async function listWebhooks(page: MemberRequest, errors: FieldErrors = {}): Promise<Response> {
  const { deps, visitor, workspaceId } = page
  const webhooks = await deps.store.listWebhooks(workspaceId)
  const rows: Markup[] = []
  for (const webhook of webhooks.toReversed()) {
    const [last = null] = await readDeliveryLog(deps.store, webhook.webhookId, 1)
    rows.push(webhookRow(page, webhook, last))
  }
  const body = html`<p>A webhook sends each result to your URL as soon as it is available.</p>
${
  rows.length === 0
    ? html`<p>This workspace has no webhooks yet.</p>`
    : table(['URL', 'Created', 'Last event', 'Result'], rows)
}
${mayOpen(visitor, 'member') ? additionForm(page, errors) : null}`
  return showPage(page, { title: 'Webhooks', body, errors })
}

function webhookRow(page: MemberRequest, webhook: StoredWebhook, last: LoggedDelivery | null): Markup {
  const { webhookId, createdAtMs } = webhook
  const link = html`<a href="/webhooks/${webhookId}">${foreign(shownUrl(page, webhook))}</a>`
  if (last === null) return row(link, timeText(createdAtMs), 'None yet', null)
  return row(link, timeText(createdAtMs), timeText(last.delivery.createdAtMs), deliveryResult(last))
}

function additionForm(page: MemberRequest, errors: FieldErrors): Markup {
  const help = page.deps.webhookRules.allowPrivate
    ? 'An http or https URL that accepts POST requests.'
    : 'A public https URL that accepts POST requests.'
  return html`<h2>Add a webhook</h2>
${form(
  page,
  { action: '/webhooks', submit: 'Add webhook' },
  formFields(page, errors).text('url', 'URL', { type: 'url', help }),
)}`
}

/** Handles `POST /webhooks`: shows the new secret once. */
export async function addWebhook(page: MemberRequest): Promise<Response> {
  const { deps, workspaceId } = page
  const url = parseWebhookUrl(page.form.text('url'), deps.webhookRules)
  if (url.status === 'bad') {
    // The parser reports errors for "webhook URL", but the form field is named `url`.
    return await listWebhooks(page, { url: Object.values(fieldErrors(problemsOf(url))).join(' ') })
  }
  const secret = generateSecret(deps.random)
  const webhook = newWebhook({ workspaceId, url: url.value, secret }, { ...deps, box: deps.secretBox })
  await deps.store.createWebhook(webhook)
  await recordAction(page, 'webhook.create', webhook.url)
  return showSecret(page, { title: 'Webhook added', webhook, secret })
}

/** Shows a new secret, which will not be shown again. */
export function showSecret(
  page: MemberRequest,
  { title, webhook, secret }: { readonly title: string; readonly webhook: StoredWebhook; readonly secret: Secret },
): Response {
  const body = html`<p>Copy the secret now. It is not shown again.</p>
<p class="secret"><code>${secret.reveal()}</code></p>
<p>The receiver at ${foreign(webhook.url)} uses it to verify the <code>X-Service-Signature</code> header of each request.</p>
<p><a href="/webhooks/${webhook.webhookId}">Back to the webhook</a></p>`
  return showPage(page, { title, body })
}
