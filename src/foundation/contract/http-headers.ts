/** Names of HTTP header fields, which are case-insensitive (RFC 9110 §5.1). */

/** The header fields of the API. Convert a name to lower case to get its key in Node's `headers`. */
export const httpHeaders = {
  /** The number of requests per hour that the token may make. */
  rateLimit: 'X-RateLimit-Limit',
  /** The number of requests left in the current window. */
  rateLimitRemaining: 'X-RateLimit-Remaining',
  /** The Unix time in seconds when the window ends. */
  rateLimitReset: 'X-RateLimit-Reset',
  /** The time to wait, in seconds or as an HTTP date (RFC 9110 §10.2.3). */
  retryAfter: 'Retry-After',
  /** The domain in the From field of the test mail. This addition to API v1 is sent in requests that create a test. */
  senderDomain: 'Presend-Sender-Domain',
  /**
   * The type of mail: `marketing` or `transactional`. This addition to API v1 is sent in requests that create a test.
   */
  mailType: 'Presend-Mail-Type',
  /**
   * The client's preferences, such as how long to wait (RFC 7240 §2). `wait=20` requests a long poll (RFC 7240 §4.3).
   */
  prefer: 'Prefer',
  /** The preferences that the server applied (RFC 7240 §3). */
  preferenceApplied: 'Preference-Applied',
  /** The entity tags that the client already has (RFC 9110 §13.1.2). */
  ifNoneMatch: 'If-None-Match',
  /** The entity tag of a response (RFC 9110 §8.8.3). */
  etag: 'ETag',
  /** The API token, as `Bearer <token>` (RFC 6750 §2.1). */
  authorization: 'Authorization',
  contentType: 'Content-Type',
  location: 'Location',
  date: 'Date',
  userAgent: 'User-Agent',
  accept: 'Accept',
} as const

/** The header fields of webhook requests. api-v1.md defines the first field; the other fields are additions. */
export const webhookHeaders = {
  /** The HMAC-SHA256 of the raw body, keyed with the webhook's secret, as 64 lowercase hexadecimal digits. */
  signature: 'X-Service-Signature',
  /**
   * The signature made with the webhook's previous secret. After a rotation, this signature is sent until the previous
   * secret expires.
   */
  previousSignature: 'X-Service-Signature-Previous',
  /** The value of `event_type` in the body. */
  event: 'X-Service-Event',
  /** The id of this delivery. All attempts share this id, but a redelivery gets a new one. */
  delivery: 'X-Service-Delivery',
  /** The value of `idempotency_key` in the body, which is the same for all requests about one event. */
  idempotencyKey: 'Idempotency-Key',
} as const
