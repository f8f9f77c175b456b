/** Names of HTTP header fields, which are case-insensitive (RFC 9110 §5.1). */

/** Header fields of the API. `.toLowerCase()` gives the key in Node's `headers`. */
export const httpHeaders = {
  /** Requests per hour that the token may make. */
  rateLimit: 'X-RateLimit-Limit',
  /** Requests left in the current window. */
  rateLimitRemaining: 'X-RateLimit-Remaining',
  /** Unix time in seconds when the window ends. */
  rateLimitReset: 'X-RateLimit-Reset',
  /** Seconds or an HTTP date: RFC 9110 §10.2.3. */
  retryAfter: 'Retry-After',
  /** An addition to API v1 in create requests: the domain in the From field of the test mail. */
  senderDomain: 'Presend-Sender-Domain',
  /** An addition to API v1 in create requests: `marketing` or `transactional`. */
  mailType: 'Presend-Mail-Type',
  /** `wait=20` requests a long poll: RFC 7240 §4.3. */
  prefer: 'Prefer',
  /** The preferences that the server applied: RFC 7240 §3. */
  preferenceApplied: 'Preference-Applied',
  /** RFC 9110 §13.1.2. */
  ifNoneMatch: 'If-None-Match',
  /** RFC 9110 §8.8.3. */
  etag: 'ETag',
  /** `Bearer <token>`: RFC 6750 §2.1. */
  authorization: 'Authorization',
  contentType: 'Content-Type',
  location: 'Location',
  date: 'Date',
  userAgent: 'User-Agent',
  accept: 'Accept',
} as const

/** Header fields of webhook requests. api-v1.md defines the first; the others are additions. */
export const webhookHeaders = {
  /** HMAC-SHA256 of the raw body with the webhook's secret, 64 lowercase hexadecimal digits. */
  signature: 'X-Service-Signature',
  /** The signature made with the webhook's previous secret; sent after a rotation, as long as that secret is valid. */
  previousSignature: 'X-Service-Signature-Previous',
  /** The body's `event_type`. */
  event: 'X-Service-Event',
  /** Id of this delivery: the same for all attempts, new for a redelivery. */
  delivery: 'X-Service-Delivery',
  /** The body's `idempotency_key`: the same for all requests about one event. */
  idempotencyKey: 'Idempotency-Key',
} as const
