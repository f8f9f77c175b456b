/** The header fields of the wire, spelled once; HTTP compares them without regard to case (RFC 9110 §5.1). */

/** Header field names in the spelling of the document; `.toLowerCase()` gives the key in Node's `headers`. */
export const httpHeaders = {
  /** Requests an hour that the token may make. */
  rateLimit: 'X-RateLimit-Limit',
  /** Requests left in the running window. */
  rateLimitRemaining: 'X-RateLimit-Remaining',
  /** Unix second at which the window ends. */
  rateLimitReset: 'X-RateLimit-Reset',
  /** Seconds or an HTTP date: RFC 9110 §10.2.3. */
  retryAfter: 'Retry-After',
  /** Additive, with both creates: the domain in the From field of the mail that will be sent. */
  senderDomain: 'Presend-Sender-Domain',
  /** Additive, with both creates: `marketing` or `transactional`. */
  mailType: 'Presend-Mail-Type',
  /** `wait=20` asks for a long poll: RFC 7240 §4.3. */
  prefer: 'Prefer',
  /** What of `Prefer` the server did: RFC 7240 §3. */
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
