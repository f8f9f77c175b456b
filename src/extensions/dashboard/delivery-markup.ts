/** Renders webhook deliveries for dashboard pages. */

import { foreign, html, type Markup } from '../../report/pages/markup.ts'
import type { DeliveryAttempt, StoredWebhook } from '../../service/storage/webhook.ts'
import type { LoggedDelivery } from '../../service/webhooks/delivery-log.ts'
import { type MemberRequest, mayOpen } from './page-request.ts'
import { timeText } from './time-text.ts'

/** Returns the webhook URL to display. Viewers see only its origin, because the rest may contain credentials. */
export function shownUrl({ visitor }: MemberRequest, { url }: Pick<StoredWebhook, 'url'>): string {
  return mayOpen(visitor, 'member') ? url : new URL(url).origin
}

/** Renders the state of a delivery, such as `Delivered (200)`. */
export function deliveryResult({ delivery, attempts }: LoggedDelivery): Markup {
  const last = attempts.at(-1)
  const status = last === undefined ? null : html` (${statusText(last)})`
  if (delivery.state === 'delivered') return html`<span class="good">Delivered</span>${status}`
  if (delivery.state === 'failed') return html`<span class="bad">Failed</span>${status}`
  return last === undefined ? html`Pending` : html`Retrying${status}`
}

/** Renders the response to the last attempt. The response body is untrusted text. */
export function lastResponse({ attempts }: LoggedDelivery): Markup {
  const last = attempts.at(-1)
  if (last === undefined) return html`–`
  return html`${statusText(last)}${last.detail === '' ? null : html`<br><span class="soft">${foreign(last.detail)}</span>`}`
}

/** Renders when the last attempt was made, and when the next attempt is due. */
export function attemptTimes({ delivery, attempts }: LoggedDelivery): Markup {
  const last = attempts.at(-1)
  const { nextAttemptAtMs } = delivery
  return html`${last === undefined ? null : html`${timeText(last.startedAtMs)}<br>`}${
    nextAttemptAtMs === null ? null : html`<span class="soft">Next: ${timeText(nextAttemptAtMs)}</span>`
  }`
}

function statusText({ statusCode }: DeliveryAttempt): string {
  return statusCode === null ? 'no response' : String(statusCode)
}
