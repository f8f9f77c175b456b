/** The longer texts of the document, as CommonMark, and the example of a webhook. */

import { exampleTest } from '../operations/examples.ts'
import type { PostmasterRevokedPayload } from '../postmaster-webhook.ts'
import type { WebhookPayload } from '../webhook-payload.ts'

/** `info.description`. */
export const aboutTheApi: string = `
Create a test, send your own mail to each seed address it names, and read where every copy landed and whether SPF, DKIM
and DMARC passed.

Every request carries \`Authorization: Bearer <API_TOKEN>\`, but for this document. Every response carries
\`X-RateLimit-Limit\`, \`X-RateLimit-Remaining\` and \`X-RateLimit-Reset\`: by default 1000 requests per hour on the Pro
plan, 10000 on Enterprise; requests without a valid token count against the client's address, 1000 per hour.

Errors of tests, authentication and limits are \`{"success": false, "error": "…"}\`; a 422 names every problem in
\`errors\` too. Other errors of the postmaster paths are \`{"error": "…"}\`. Retry 429 and 5xx after the seconds of
\`Retry-After\`, or with growing delays.

Fields marked *Additive* go beyond the document that this API follows. More may come: ignore the fields that you do not
know. A \`GET\` path answers \`HEAD\` as well. Bodies are uncompressed JSON in UTF-8, at most 1 MiB. There is no CORS: call the
API from a server or a script, not from a web page, which would show your token to its visitors.
`.trim()

/** The description of the webhook. */
export const aboutWebhooks: string = `
Sent to each webhook of the workspace, one request a seed mailbox, at least once: the same event has the same
\`idempotency_key\`. Check the signature over the raw bytes in constant time, answer any 2xx to accept and 401 when it does
not match. What is not answered is tried again after 1, 5, 30 and 120 minutes.
`.trim()

/** The description of the webhook of postmaster accounts. */
export const aboutRevokedWebhooks: string = `
Additive: sent to each webhook of the workspace when a mailbox provider has ended the grant of a connected postmaster
account, once for each end. No data comes until the account is connected again. Everything else is as with the results
of tests; a receiver that does not know a kind of event answers 2xx and ignores it.
`.trim()

/** An account that its owner took presend out of. */
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
  reason: 'Google ended the grant: Google answered 400 invalid_grant (Token has been expired or revoked.)',
}

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
