/** What a token endpoint answered → a GrantAnswer. Pure; replies are hostile until they are read here. */

import type { Scrub } from '../world/scrub-secrets.ts'
import { Secret } from '../world/secret.ts'
import type { BoundedReply } from './bounded-fetch.ts'
import { emailOfIdToken } from './id-token.ts'
import type { GrantAnswer } from './oauth-client.ts'
import { fieldOf, parseJsonObject, textField } from './reply-fields.ts'

/** What a reply is judged with. */
export interface TokenReplyParts {
  readonly providerName: string
  readonly clientId: string
  /** When it was asked for: what expires is reckoned from there, never later than it truly expires. */
  readonly askedAtMs: number
  /** Takes out of reasons what was sent. */
  readonly scrub: Scrub
}

type Heap = 'revoked' | 'refused' | 'unavailable'

/**
 * Error codes → what helps. Codes that stand in none are a matter of the settings.
 *
 * Source: RFC 6749 §5.2 and §4.1.2.1; OpenID Connect Core §3.1.2.6; Google, "Using OAuth 2.0": `rate_limit_exceeded`.
 */
const heaps: ReadonlyMap<string, Heap> = new Map([
  ['invalid_grant', 'revoked'],
  // Microsoft: the user must log in or agree again.
  ['interaction_required', 'revoked'],
  ['login_required', 'revoked'],
  ['consent_required', 'revoked'],
  ['temporarily_unavailable', 'unavailable'],
  ['server_error', 'unavailable'],
  ['internal_failure', 'unavailable'],
  ['slow_down', 'unavailable'],
  ['rate_limit_exceeded', 'unavailable'],
])

/** Judges a reply of the token endpoint. */
export function judgeTokenReply(reply: BoundedReply, parts: TokenReplyParts): GrantAnswer {
  if (reply.status === 'failed') {
    return { status: 'unavailable', reason: `${parts.providerName}: ${reply.reason}`, retryAfterMs: null }
  }
  const { statusCode, retryAfterMs } = reply
  const fields = parseJsonObject(reply.text)
  if (statusCode >= 200 && statusCode < 300) return judgeGrant(fields, parts)
  const code = errorCodeOf(fields, parts.scrub)
  const reason = `${parts.providerName} answered ${statusCode}${describeError(fields, code, parts.scrub)}`
  const heap = heapOf(statusCode, code)
  return heap === 'unavailable' ? { status: heap, reason, retryAfterMs } : { status: heap, reason }
}

/** What the status says counts more than the body: a proxy's 502 may carry anything. */
function heapOf(statusCode: number, code: string | null): Heap {
  if (statusCode === 408 || statusCode === 429 || statusCode >= 500) return 'unavailable'
  return (code === null ? undefined : heaps.get(code)) ?? 'refused'
}

/** Only what has the form of a code is one, and what holds nothing that we sent. */
function errorCodeOf(fields: object | null, scrub: Scrub): string | null {
  const code = textField(fields, 'error')
  return code !== null && /^[a-z0-9_.-]{1,60}$/iu.test(code) && scrub(code) === code ? code : null
}

function describeError(fields: object | null, code: string | null, scrub: Scrub): string {
  const description = textField(fields, 'error_description')
  // Longer ones hold ids of a trace that help nobody here; cut after scrubbing, or half a secret would be none.
  const words =
    description === null
      ? ''
      : scrub(description)
          .replaceAll(/[\s\p{Cc}]+/gu, ' ')
          .trim()
          .slice(0, 200)
  return `${code === null ? '' : ` ${code}`}${words === '' ? '' : ` (${words})`}`
}

/** RFC 6749 §5.1 only recommends `expires_in`; without it the token is used for this long. */
const unsaidLifetimeMs = 300_000

function judgeGrant(fields: object | null, { providerName, clientId, askedAtMs }: TokenReplyParts): GrantAnswer {
  const accessToken = tokenOf(fields, 'access_token')
  const isBearer = textField(fields, 'token_type')?.toLowerCase() === 'bearer'
  if (fields === null || accessToken === null || !isBearer) {
    return {
      status: 'unavailable',
      reason: `${providerName} sent a reply that holds no bearer token`,
      retryAfterMs: null,
    }
  }
  const scope = textField(fields, 'scope')
  const idToken = textField(fields, 'id_token')
  // Google's own: set for clients that are being tested (seven days), and where the user granted access for a time.
  const refreshLifetimeMs = lifetimeMsOf(fieldOf(fields, 'refresh_token_expires_in'))
  return {
    status: 'granted',
    grant: {
      accessToken,
      expiresAtMs: askedAtMs + (lifetimeMsOf(fieldOf(fields, 'expires_in')) ?? unsaidLifetimeMs),
      refreshToken: tokenOf(fields, 'refresh_token'),
      refreshTokenEndsAtMs: refreshLifetimeMs === null ? null : askedAtMs + refreshLifetimeMs,
      scopes: scope === null ? null : scope.split(' ').filter((one) => one !== ''),
      email: idToken === null ? null : emailOfIdToken(idToken, clientId),
    },
  }
}

/** Visible ASCII (RFC 6749 §A.12): what goes into a header later. */
function tokenOf(fields: object | null, name: string): Secret | null {
  const text = textField(fields, name)
  return text !== null && /^[\x20-\x7e]{1,16384}$/u.test(text) ? new Secret(text) : null
}

/** Ten years: what lasts longer is a mistake or an attack, and would overflow dates. */
const maxLifetimeSeconds = 315_360_000

/** A number of seconds, or as some write it, a text of digits. */
function lifetimeMsOf(value: unknown): number | null {
  const seconds = typeof value === 'string' && /^\d{1,9}$/u.test(value) ? Number(value) : value
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0
    ? Math.floor(Math.min(seconds, maxLifetimeSeconds) * 1000)
    : null
}
