/** The longer descriptions in the OpenAPI document, which are written in CommonMark. */

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
