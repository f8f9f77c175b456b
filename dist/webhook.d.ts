/**
 * The signature of a webhook: api-v1.md, "Webhook". Receivers import this file as `presend/webhook`, so it may import
 * nothing but node:crypto.
 */
/** A request body exactly as it came over the wire: bytes, or the text that they are in UTF-8. */
export type RawBody = string | ArrayBufferView | ArrayBuffer;
/**
 * Signs a body.
 *
 * @returns the HMAC-SHA256 (RFC 2104) of the bytes, keyed with the secret's UTF-8, as 64 lower-case hexadecimal digits
 * @throws TypeError when the secret is empty, because anyone could sign with it, or when the body is neither text nor bytes,
 *   such as a parsed object
 */
export declare function sign(rawBody: RawBody, secret: string): string;
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
export declare function verify(rawBody: RawBody, signature: string | readonly string[] | null | undefined, secret: string | readonly string[]): boolean;
