/**
 * Signs and verifies webhook requests (api-v1.md, "Webhook"). Published as `presend/webhook`, so it imports only
 * node:crypto.
 */
/** A request body exactly as it was received: as bytes, or as those bytes decoded as UTF-8 text. */
export type RawBody = string | ArrayBufferView | ArrayBuffer;
/**
 * Signs a body.
 *
 * @returns the HMAC-SHA256 (RFC 2104) of the bytes as 64 lowercase hexadecimal digits
 * @throws TypeError if the secret is empty, or if the body is neither text nor bytes (a parsed object, for example)
 */
export declare function sign(rawBody: RawBody, secret: string): string;
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
export declare function verify(rawBody: RawBody, signature: string | readonly string[] | null | undefined, secret: string | readonly string[]): boolean;
