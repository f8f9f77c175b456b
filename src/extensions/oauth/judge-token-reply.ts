/** Converts a token endpoint's response to a GrantAnswer, without side effects. Responses are untrusted. */

import { fieldOf, parseJsonObject, textField } from '../../foundation/errors/json-object.ts'
import { parseAddress } from '../../foundation/mail/parse-address.ts'
import type { Scrub } from '../../foundation/world/scrub-secrets.ts'
import { Secret } from '../../foundation/world/secret.ts'
import type { BoundedReply } from './bounded-fetch.ts'
import type { GrantAnswer } from './oauth-client.ts'

/** What is known about the request that led to a response. */
export interface TokenReplyContext {
  readonly providerName: string
  readonly clientId: string
  /**
   * When the request was sent. Token lifetimes are counted from this time, so that no token is used after it expires.
   */
  readonly askedAtMs: number
  /** Removes the secrets in the request from `reason`. */
  readonly scrub: Scrub
}

type Failure = 'revoked' | 'refused' | 'unavailable'

/**
 * Maps OAuth error codes to failures; any other code is `refused`.
 * Source: RFC 6749 §5.2 and §4.1.2.1; OpenID Connect Core §3.1.2.6; Google, "Using OAuth 2.0": `rate_limit_exceeded`.
 */
const failures: ReadonlyMap<string, Failure> = new Map([
  ['invalid_grant', 'revoked'],
  // Microsoft uses this code if the user must log in or consent again.
  ['interaction_required', 'revoked'],
  ['login_required', 'revoked'],
  ['consent_required', 'revoked'],
  ['temporarily_unavailable', 'unavailable'],
  ['server_error', 'unavailable'],
  ['internal_failure', 'unavailable'],
  ['slow_down', 'unavailable'],
  ['rate_limit_exceeded', 'unavailable'],
])

/** Converts a response from the token endpoint to a result. */
export function judgeTokenReply(reply: BoundedReply, context: TokenReplyContext): GrantAnswer {
  if (reply.status === 'failed') {
    return { status: 'unavailable', reason: `${context.providerName}: ${reply.reason}`, retryAfterMs: null }
  }
  const { statusCode, retryAfterMs } = reply
  const fields = parseJsonObject(reply.text)
  if (statusCode >= 200 && statusCode < 300) return judgeGrant(fields, context)
  const code = errorCodeOf(fields, context.scrub)
  const reason = `${context.providerName} replied with ${statusCode}${describeError(fields, code, context.scrub)}`
  const status = failureOf(statusCode, code)
  return status === 'unavailable' ? { status, reason, retryAfterMs } : { status, reason }
}

/**
 * Classifies a failure. The status takes precedence over the body, because the body of a proxy's 502 response may
 * contain anything.
 */
function failureOf(statusCode: number, code: string | null): Failure {
  if (statusCode === 408 || statusCode === 429 || statusCode >= 500) return 'unavailable'
  return (code === null ? undefined : failures.get(code)) ?? 'refused'
}

/** Returns the error code, or `null` if the code is malformed or contains a secret. */
function errorCodeOf(fields: unknown, scrub: Scrub): string | null {
  const code = textField(fields, 'error')
  return code !== null && /^[a-z0-9_.-]{1,60}$/iu.test(code) && scrub(code) === code ? code : null
}

function describeError(fields: unknown, code: string | null, scrub: Scrub): string {
  const description = textField(fields, 'error_description') ?? ''
  // Remove secrets before truncating, because part of a secret would not be recognized.
  const text = scrub(description)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 200)
  return `${code === null ? '' : ` ${code}`}${text === '' ? '' : ` (${text})`}`
}

/**
 * The assumed lifetime of a token if the response has no `expires_in`. RFC 6749 §5.1 recommends this field but does not
 * require it.
 */
const defaultLifetimeMs = 300_000

function judgeGrant(fields: unknown, { providerName, clientId, askedAtMs }: TokenReplyContext): GrantAnswer {
  const accessToken = tokenOf(fields, 'access_token')
  const isBearer = textField(fields, 'token_type')?.toLowerCase() === 'bearer'
  if (accessToken === null || !isBearer) {
    return { status: 'unavailable', reason: `${providerName} sent a reply without a bearer token`, retryAfterMs: null }
  }
  const scope = textField(fields, 'scope')
  const idToken = textField(fields, 'id_token')
  // Google sends this field if the OAuth client is still in testing (refresh tokens then expire after seven days) or if
  // the user granted access for a limited time.
  const refreshLifetimeMs = lifetimeMsOf(fieldOf(fields, 'refresh_token_expires_in'))
  return {
    status: 'granted',
    grant: {
      accessToken,
      expiresAtMs: askedAtMs + (lifetimeMsOf(fieldOf(fields, 'expires_in')) ?? defaultLifetimeMs),
      refreshToken: tokenOf(fields, 'refresh_token'),
      refreshTokenEndsAtMs: refreshLifetimeMs === null ? null : askedAtMs + refreshLifetimeMs,
      scopes: scope === null ? null : scope.split(' ').filter((one) => one !== ''),
      email: idToken === null ? null : emailOfIdToken(idToken, clientId),
    },
  }
}

/**
 * Returns a token if it consists of visible ASCII characters (RFC 6749 §A.12), which is required because tokens are
 * sent in header fields.
 */
function tokenOf(fields: unknown, name: string): Secret | null {
  const text = textField(fields, name)
  return text !== null && /^[\x20-\x7e]{1,16384}$/u.test(text) ? new Secret(text) : null
}

/**
 * The maximum plausible lifetime: ten years. A longer lifetime is an error in the response and could overflow dates.
 */
const maxLifetimeSeconds = 315_360_000

/** Reads a number of seconds. Some providers send a string of digits instead of a number. */
function lifetimeMsOf(value: unknown): number | null {
  const seconds = typeof value === 'string' && /^\d{1,9}$/u.test(value) ? Number(value) : value
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0
    ? Math.floor(Math.min(seconds, maxLifetimeSeconds) * 1000)
    : null
}

/**
 * Returns the address that the provider has verified (`email_verified: true`). Returns null if there is no verified
 * address, or if the ID token was issued to another client. The signature is not checked, because the ID token comes
 * directly from the token endpoint over TLS, which OpenID Connect Core §3.1.3.7 (6) accepts. Never pass a token from
 * any other source.
 */
export function emailOfIdToken(idToken: string, clientId: string): string | null {
  const [, payload = ''] = idToken.split('.')
  const claims = parseJsonObject(Buffer.from(payload, 'base64url').toString('utf8'))
  const audience = fieldOf(claims, 'aud')
  const isForClient = Array.isArray(audience) ? audience.includes(clientId) : audience === clientId
  if (!isForClient || fieldOf(claims, 'email_verified') !== true) return null
  const address = parseAddress(textField(claims, 'email') ?? '')
  return address.status === 'ok' ? address.value.address : null
}
