/** Classifies mailbox failures by how to fix them, and decides when to retry. */

import { fieldOf } from '../../../foundation/errors/json-object.ts'
import type { Scrub } from '../../../foundation/world/scrub-secrets.ts'
import type { SeedHealth } from '../../../service/storage/stored-seed.ts'

/**
 * `refused-login`: the server rejected the login; retrying soon may lock the account. `throttled`: too many commands or
 * connections. `unavailable`: the server reports a temporary problem. `unreachable`: no reply, or the connection was lost.
 * `untrusted`: the certificate is not trusted. `no-tls`: the server does not encrypt as required. `unusable`: the replies are
 * not valid IMAP or exceed the limits. `no-login`: presend has no valid login. `no-token`: the provider's token endpoint
 * currently issues no access token.
 */
export type FailureKind =
  | 'refused-login'
  | 'throttled'
  | 'unavailable'
  | 'unreachable'
  | 'untrusted'
  | 'no-tls'
  | 'unusable'
  | 'no-login'
  | 'no-token'

/**
 * A failure to access a mailbox. The error message is safe to show, because it contains nothing that presend sent to
 * the server.
 */
export class ImapFailure extends Error {
  readonly kind: FailureKind
  /** How long the server asked presend to wait; `null` if the server did not ask for a wait. */
  readonly waitMs: number | null

  constructor(kind: FailureKind, text: string, waitMs: number | null = null) {
    super(text)
    this.name = 'ImapFailure'
    this.kind = kind
    this.waitMs = waitMs
  }
}

/** The data of an error from the IMAP library. All values are untrusted; missing values are empty strings. */
interface ErrorDetails {
  readonly message: string
  readonly code: string
  readonly responseCode: string
  readonly responseText: string
  readonly hasFailedLogin: boolean
  readonly hasFailedTls: boolean
  readonly waitMs: number | null
}

/** Maps response codes to failure kinds: the codes in RFC 5530 §3, and Gmail's and Exchange's own codes. */
const kindsOfCodes: Readonly<Record<string, FailureKind>> = {
  AUTHENTICATIONFAILED: 'refused-login',
  AUTHORIZATIONFAILED: 'refused-login',
  EXPIRED: 'refused-login',
  CONTACTADMIN: 'refused-login',
  NOPERM: 'refused-login',
  WEBALERT: 'refused-login',
  ALERT: 'refused-login',
  PRIVACYREQUIRED: 'refused-login',
  THROTTLED: 'throttled',
  INUSE: 'throttled',
  LIMIT: 'throttled',
  OVERQUOTA: 'unavailable',
  UNAVAILABLE: 'unavailable',
  SERVERBUG: 'unavailable',
  CORRUPTION: 'unavailable',
}

/**
 * Matches messages from servers that throttle clients. Exchange: `Request is throttled`; Dovecot:
 * `Maximum number of connections from user+IP exceeded`; Gmail: `Too many simultaneous connections`.
 */
const throttlingWords =
  /throttl|too many (?:simultaneous )?(?:connections|requests|login)|maximum number of connections|rate limit|bandwidth limits|try again later/iu
const unavailableWords = /temporar(?:y|ily)|unavailable|internal error|shutting down|maintenance/iu

const certificateCode = /^(?:ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_SSL|EPROTO)/u

/**
 * Matches imapflow's error messages for missing TLS, and OpenSSL's error messages for a server whose first bytes are
 * not TLS.
 */
const noTlsWords = /does not support STARTTLS|wrong version number|packet length too long|http request/iu

/** The error message that imapflow uses when the server offers no authentication mechanism for access tokens. */
const noMechanism = 'Unsupported authentication mechanism'

const longestWaitMs = 3_600_000

/**
 * Converts any thrown value to a failure.
 *
 * @param scrub removes the login credentials from the server's text. `scrub` runs before the text is truncated, because
 * it would not recognize a truncated password.
 */
export function toImapFailure(error: unknown, scrub: Scrub = (text) => text): ImapFailure {
  if (error instanceof ImapFailure) return error
  const details = readError(error)
  return new ImapFailure(kindOf(details), describe(details, scrub), details.waitMs)
}

function kindOf(details: ErrorDetails): FailureKind {
  const { code, responseCode, responseText, hasFailedLogin, hasFailedTls, message } = details
  const words = `${responseText} ${message}`
  const byCode = kindsOfCodes[responseCode]
  if (code === 'ETHROTTLE' || throttlingWords.test(words)) return 'throttled'
  if (message === noMechanism) return 'refused-login'
  if (byCode !== undefined) return byCode
  if (hasFailedLogin) return unavailableWords.test(words) ? 'unavailable' : 'refused-login'
  if (hasFailedTls || certificateCode.test(code)) return noTlsWords.test(message) ? 'no-tls' : 'untrusted'
  if (unavailableWords.test(responseText)) return 'unavailable'
  if (responseText !== '' || /^(?:Parser|Invalid|Literal|Line|Response|MAX_)/u.test(code)) return 'unusable'
  return 'unreachable'
}

/** Describes the error in one line of at most 200 characters, without control characters. */
function describe({ responseCode, responseText, message, code }: ErrorDetails, scrub: Scrub): string {
  if (message === noMechanism)
    return 'the server does not accept access tokens (it offers neither OAUTHBEARER nor XOAUTH2)'
  const words =
    responseText === ''
      ? [message, code === '' || message.includes(code) ? '' : `(${code})`]
      : [responseCode && `[${responseCode}]`, responseText]
  const scrubbed = scrub(words.filter((word) => word !== '').join(' '))
  const line = scrubbed.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()
  return line === '' ? 'unknown error' : line.slice(0, 200)
}

function readError(error: unknown): ErrorDetails {
  const field = (name: string): unknown => fieldOf(error, name)
  const wait = field('throttleReset')
  return {
    message: textOf(field('message')),
    code: textOf(field('code')),
    responseCode: textOf(field('serverResponseCode')).toUpperCase(),
    responseText: textOf(field('responseText')) || textOf(field('response')) || textOf(field('reason')),
    hasFailedLogin: field('authenticationFailed') === true,
    hasFailedTls: field('tlsFailed') === true,
    waitMs: typeof wait === 'number' && wait > 0 ? Math.min(wait, longestWaitMs) : null,
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** When to retry, and the mailbox's health until then. */
export interface RetryPlan {
  readonly delayMs: number
  readonly health: SeedHealth
}

/** The delays to use after failures of one kind. */
export interface RetryRules {
  readonly firstMs: Readonly<Record<FailureKind, number>>
  /** The delay after the second failure of the same kind. Default: twice the first delay. */
  readonly secondMs: Readonly<Partial<Record<FailureKind, number>>>
  readonly longestMs: Readonly<Record<FailureKind, number>>
  /** A mailbox that has been unreachable for this long counts as unhealthy. */
  readonly unhealthyAfterMs: number
}

/**
 * The default delays. Networks recover within seconds, and rate limits are lifted within minutes. After a rejected
 * login, presend retries soon, because servers also reject valid logins while they restart. Later retries are less
 * frequent, because many failed logins may lock the account.
 */
export const usualRetryRules: RetryRules = {
  firstMs: {
    unreachable: 500,
    unavailable: 5000,
    unusable: 5000,
    throttled: 30_000,
    untrusted: 60_000,
    'no-tls': 60_000,
    'refused-login': 25_000,
    'no-login': 25_000,
    'no-token': 5000,
  },
  secondMs: { 'refused-login': 300_000, 'no-login': 300_000 },
  longestMs: {
    unreachable: 60_000,
    unavailable: 120_000,
    unusable: 600_000,
    throttled: 900_000,
    untrusted: 900_000,
    'no-tls': 900_000,
    'refused-login': 3_600_000,
    'no-login': 3_600_000,
    'no-token': 900_000,
  },
  unhealthyAfterMs: 60_000,
}

/** Kinds of failures that last until the operator fixes the cause. */
const lastingKinds: ReadonlySet<FailureKind> = new Set(['refused-login', 'untrusted', 'no-tls', 'no-login'])

/** The failed attempts so far. */
export interface FailedAttempts {
  readonly failure: Pick<ImapFailure, 'kind' | 'waitMs'>
  /** The number of consecutive failures of this kind, including the current failure. */
  readonly count: number
  /** The time since the mailbox was last reachable or, if it never was, since the first attempt. */
  readonly outageMs: number
  /** A random number from 0 (inclusive) to 1 (exclusive). */
  readonly fraction: number
}

/**
 * Plans the next attempt. The delay doubles with each failure, up to a limit, and is reduced by a random jitter of up
 * to 50%, so that many mailboxes do not reconnect at the same time.
 */
export function planRetry({ failure, count, outageMs, fraction }: FailedAttempts, rules: RetryRules): RetryPlan {
  const { kind, waitMs } = failure
  const firstMs = rules.firstMs[kind]
  const secondMs = rules.secondMs[kind] ?? firstMs * 2
  const doubled = count === 1 ? firstMs : secondMs * 2 ** Math.min(count - 2, 20)
  const delayMs = Math.min(doubled, rules.longestMs[kind]) * (0.5 + fraction / 2)
  return {
    delayMs: Math.round(Math.max(delayMs, waitMs ?? 0)),
    health: lastingKinds.has(kind) || outageMs >= rules.unhealthyAfterMs ? 'unhealthy' : 'degraded',
  }
}
