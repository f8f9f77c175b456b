/** Header fields of a webhook request; api-v1.md names the first, the others are additive. */

/** In the spelling in which they are sent. */
export const webhookHeaders = {
  /** HMAC-SHA256 of the raw body with the webhook's secret, 64 lower-case hexadecimal digits. */
  signature: 'X-Service-Signature',
  /** The same with the secret before, while both are valid. */
  previousSignature: 'X-Service-Signature-Previous',
  /** The body's `event_type`. */
  event: 'X-Service-Event',
  /** Names this delivery: the same for its attempts, another for a redelivery. */
  delivery: 'X-Service-Delivery',
  /** The body's `idempotency_key`: the same for everything that tells of one event. */
  idempotencyKey: 'Idempotency-Key',
} as const
