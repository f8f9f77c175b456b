/** The longer descriptions in the OpenAPI document, which are written in CommonMark, and the webhook examples. */

import { exampleTest } from '../operations/examples.ts'
import type { PostmasterRevokedPayload } from '../postmaster-webhook.ts'
import type { WebhookPayload } from '../webhook-payload.ts'

/** The introduction to the API, which is `info.description` in the OpenAPI document. */
export const aboutTheApi: string = `
Create a test, send your mail to each of its seed addresses, and read where every copy landed and whether SPF, DKIM and
DMARC passed.

Every request needs \`Authorization: Bearer <API_TOKEN>\`, except requests for this document. Every response has the
\`X-RateLimit-Limit\`, \`X-RateLimit-Remaining\` and \`X-RateLimit-Reset\` header fields. The default limit is 1000 requests
per hour on the Pro plan and 10000 on Enterprise. Requests without a valid token are limited to 1000 per hour per client
address.

Errors from test endpoints, and all authentication and rate limit errors, have the form
\`{"success": false, "error": "…"}\`; a 422 also lists every problem in \`errors\`. Other errors from the postmaster
endpoints have the form \`{"error": "…"}\`. After a 429 or 5xx, wait for the number of seconds in \`Retry-After\` and retry;
if the field is missing, retry with exponential backoff.

Fields marked *Additive* extend API v1. More fields may be added, so ignore fields that you do not know. Every \`GET\`
path also supports \`HEAD\`. A request body must be uncompressed JSON in UTF-8, at most 1 MiB. The API does not support
CORS: call it from a server or a script, because a web page would expose your token to its visitors.
`.trim()

/** The description of the webhook for test results. */
export const aboutWebhooks: string = `
Sent to each webhook in the workspace, once per seed mailbox. A request can arrive more than once; repeated requests have
the same \`idempotency_key\`. Compute the signature of the raw bytes, and compare it in constant time. Respond with any 2xx status
to accept the event, or with 401 if the signature does not match. Failed deliveries are retried after 1, 5, 30 and 120
minutes.
`.trim()

/** The description of the webhook for revoked postmaster accounts. */
export const aboutRevokedWebhooks: string = `
Additive: sent once to each webhook in the workspace when a mailbox provider revokes the grant of a connected postmaster
account. No new data arrives until the account is connected again. The request is signed and retried in the same way as a
request about a test result. If you receive an unknown event type, respond with 2xx and ignore the event.
`.trim()

/** An example of a webhook body, sent after the account owner revoked the grant. */
export const exampleRevokedWebhook: PostmasterRevokedPayload = {
  event_type: 'postmaster_account.revoked',
  timestamp: '2026-01-01T04:10:00.000Z',
  idempotency_key: 'evt_5b1c0f6f4f4e4dd38b1f0c2b8a4d7e11',
  postmaster_account: {
    id: 3,
    email: 'postmaster@shop.example',
    source: 'google',
    created_at: '2025-11-02T08:30:00.000Z',
    synced_at: '2025-12-31T04:10:12.000Z',
  },
  reason:
    'Google no longer accepts the grant: Google replied with 400 invalid_grant (Token has been expired or revoked.)',
}

/** An example of a webhook body, sent after a copy landed in the inbox. */
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
      spf: {
        pass: true,
        result: 'pass',
        details: 'SPF pass for shop.example (192.0.2.1), aligned with the From: domain shop.example',
      },
      dkim: {
        pass: true,
        result: 'pass',
        details: 'DKIM pass for shop.example (selector mail2026), aligned with the From: domain shop.example',
      },
      dmarc: { pass: true, result: 'pass', action: null },
    },
  },
}
