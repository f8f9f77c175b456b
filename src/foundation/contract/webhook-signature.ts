/**
 * Signs and verifies webhook requests (api-v1.md, "Webhook"). Published as `presend/webhook`, so it imports only
 * node:crypto.
 */

import { createHmac, timingSafeEqual } from 'node:crypto'

/** A request body exactly as it was received: as bytes, or as those bytes decoded as UTF-8 text. */
export type RawBody = string | ArrayBufferView | ArrayBuffer

const signaturePattern = /^[0-9a-f]{64}$/u

/**
 * Signs a body.
 *
 * @returns the HMAC-SHA256 (RFC 2104) of the bytes as 64 lowercase hexadecimal digits
 * @throws TypeError if the secret is empty, or if the body is neither text nor bytes (a parsed object, for example)
 */
export function sign(rawBody: RawBody, secret: string): string {
  if (!isRawBody(rawBody)) throw new TypeError('presend/webhook: expected the raw body as a string or bytes')
  return digest(toBytes(rawBody), usableSecrets(secret)[0] ?? '').toString('hex')
}

/**
 * Checks that `signature` (the `X-Service-Signature` header) matches the raw body, in constant time. Returns false for
 * a malformed signature and for a body that is neither text nor bytes (a parsed object, for example). No request can
 * make this function throw.
 *
 * @param secret the webhook's secret, or an array of the old and the new secret during a rotation. Empty entries are
 * ignored.
 * @throws TypeError if no secret is given, because a misconfigured receiver would otherwise silently reject every
 * request
 * @example verify('{"hello":"world"}', request.headers['x-service-signature'], process.env.WEBHOOK_SECRET)
 */
export function verify(
  rawBody: RawBody,
  signature: string | readonly string[] | null | undefined,
  secret: string | readonly string[],
): boolean {
  const secrets = usableSecrets(secret)
  if (typeof signature !== 'string' || !signaturePattern.test(signature) || !isRawBody(rawBody)) return false
  const bytes = toBytes(rawBody)
  const given = Buffer.from(signature, 'hex')
  // Compare the signature with every secret, even after a match, so that the duration does not reveal which secret
  // matched.
  return secrets.map((one) => timingSafeEqual(digest(bytes, one), given)).includes(true)
}

function usableSecrets(secret: string | readonly string[]): readonly string[] {
  const given = typeof secret === 'string' ? [secret] : secret
  const usable = Array.isArray(given) ? given.filter((one) => typeof one === 'string' && one !== '') : []
  if (usable.length > 0) return usable
  throw new TypeError('presend/webhook: missing secret; pass the one that `presend webhook add` printed')
}

function isRawBody(body: unknown): body is RawBody {
  return typeof body === 'string' || ArrayBuffer.isView(body) || body instanceof ArrayBuffer
}

function toBytes(body: RawBody): Uint8Array {
  if (typeof body === 'string') return Buffer.from(body, 'utf8')
  return ArrayBuffer.isView(body) ? new Uint8Array(body.buffer, body.byteOffset, body.byteLength) : new Uint8Array(body)
}

function digest(bytes: Uint8Array, secret: string): Buffer {
  return createHmac('sha256', secret).update(bytes).digest()
}
