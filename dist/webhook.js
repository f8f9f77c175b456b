/**
 * The signature of a webhook: api-v1.md, "Webhook". Receivers import this file as `presend/webhook`, so it may import
 * nothing but node:crypto.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
/** 64 hexadecimal digits in lower case. */
const signaturePattern = /^[0-9a-f]{64}$/u;
/**
 * Signs a body.
 *
 * @returns the HMAC-SHA256 (RFC 2104) of the bytes, keyed with the secret's UTF-8, as 64 lower-case hexadecimal digits
 * @throws TypeError when the secret is empty, because anyone could sign with it, or when the body is neither text nor bytes,
 *   such as a parsed object
 */
export function sign(rawBody, secret) {
    if (!isRawBody(rawBody))
        throw new TypeError('presend/webhook: expected the raw body as text or bytes');
    return digest(toBytes(rawBody), usableSecrets(secret)[0] ?? '').toString('hex');
}
/**
 * Tells whether `signature` (the header `X-Service-Signature`) was made of these very bytes with the secret. Anything
 * that is not exactly 64 lower-case hexadecimal digits is no signature, and a body that is neither text nor bytes (a
 * parsed object, say) was signed by nobody: both give false, nothing that a stranger sends makes it throw, and the
 * comparison takes the same time wherever the first difference is.
 *
 * @param secret the webhook's secret; while it is being changed an array of both, in any order. Empty entries of an
 *   array do not count.
 * @throws TypeError when no secret is given at all: a receiver that forgot its own would refuse everything silently
 *
 * @example
 * verify('{"hello":"world"}', request.headers['x-service-signature'], process.env.WEBHOOK_SECRET)
 */
export function verify(rawBody, signature, secret) {
    const secrets = usableSecrets(secret);
    if (typeof signature !== 'string' || !signaturePattern.test(signature) || !isRawBody(rawBody))
        return false;
    const bytes = toBytes(rawBody);
    const given = Buffer.from(signature, 'hex');
    // All are compared, also after one has fitted: the time must not tell which secret it was.
    return secrets.map((one) => timingSafeEqual(digest(bytes, one), given)).includes(true);
}
function usableSecrets(secret) {
    const given = typeof secret === 'string' ? [secret] : secret;
    const usable = Array.isArray(given) ? given.filter((one) => typeof one === 'string' && one !== '') : [];
    if (usable.length > 0)
        return usable;
    throw new TypeError('presend/webhook: got no secret, expected the text that `presend webhook add` printed');
}
function isRawBody(body) {
    return typeof body === 'string' || ArrayBuffer.isView(body) || body instanceof ArrayBuffer;
}
function toBytes(body) {
    if (typeof body === 'string')
        return Buffer.from(body, 'utf8');
    return ArrayBuffer.isView(body) ? new Uint8Array(body.buffer, body.byteOffset, body.byteLength) : new Uint8Array(body);
}
function digest(bytes, secret) {
    return createHmac('sha256', secret).update(bytes).digest();
}
