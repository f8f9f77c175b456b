/** The longer texts of the document, as CommonMark, and the example of a webhook. */

import { exampleTest } from '../operations/examples.ts'
import type { WebhookPayload } from '../webhook-payload.ts'

/** `info.description`. */
export const aboutTheApi: string = `
Create a test, send your own mail to each seed address it names, and read where every copy landed and whether SPF, DKIM
and DMARC passed.

Every request carries \`Authorization: Bearer <API_TOKEN>\`, but for this document. Every response carries
\`X-RateLimit-Limit\`, \`X-RateLimit-Remaining\` and \`X-RateLimit-Reset\`: 1000 requests an hour on the Pro plan, 10000 on
Enterprise; requests without a valid token count against the client's address, 1000 an hour.

Errors of tests, authentication and limits are \`{"success": false, "error": "…"}\`; a 422 names every problem in
\`errors\` too. Other errors of the postmaster paths are \`{"error": "…"}\`. Retry 429 and 5xx after the seconds of
\`Retry-After\`, or with growing delays.

Fields marked *Additive* go beyond the document that this API follows. More may come: ignore the fields that you do not
know. A \`GET\` path answers \`HEAD\` as well. Bodies are JSON in UTF-8, at most 1 MiB.
`.trim()

/** The description of the webhook. */
export const aboutWebhooks: string = `
Sent to each webhook of the workspace, one request a seed mailbox, at least once: the same event has the same
\`idempotency_key\`. Check the signature over the raw bytes in constant time, answer any 2xx to accept and 401 when it does
not match. What is not answered is tried again after 1, 5, 30 and 120 minutes.
`.trim()

/** A copy that came into the inbox. */
export const exampleWebhook: WebhookPayload = {
  event_type: 'test_result.delivered',
  timestamp: '2026-01-01T10:30:05.000Z',
  idempotency_key: 'test_result.delivered:19',
  spam_test: { id: 7, tracking_id: exampleTest.trackingId, name: exampleTest.name, source: null, metadata: {} },
  test_result: {
    id: 19,
    provider_name: 'freemail.example',
    provider_type: 'consumer',
    recipient_email: 'seed1@freemail.example',
    delivery: {
      status: 'delivered',
      folder: 'INBOX',
      delivery_time_seconds: 5,
      is_inbox: true,
      is_spam: false,
      placement: 'simulated',
    },
    authentication: {
      spf: { pass: true, result: 'pass', details: '192.0.2.1 may send for shop.example' },
      dkim: { pass: true, result: 'pass', details: 'signed by shop.example' },
      dmarc: { pass: true, result: 'pass', action: null },
    },
  },
}
