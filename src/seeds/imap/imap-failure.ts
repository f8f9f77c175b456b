/** What went wrong with a mailbox, told apart by what is to be done about it. */

import type { SeedHealth } from '../../storage/stored-seed.ts'
import type { Scrub } from '../../world/scrub-secrets.ts'

/**
 * `refused-login`: password or account; asking again soon may lock the account. `throttled`: too much was asked, or too
 * many connections are open. `unavailable`: the server says that it has a trouble of its own. `unreachable`: nobody
 * answers, or the answer stopped. `untrusted`: its certificate is not believed. `no-tls`: it does not encrypt where it must.
 * `unusable`: it answers, but not as IMAP wants it. `no-login`: we have nothing to log in with that holds. `no-token`: the provider's token endpoint gives no
 * access token right now.
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

/** A failure that can be shown: kind and words, and nothing of what was sent. */
export class ImapFailure extends Error {
  readonly kind: FailureKind
  /** What the server asked to wait; `null`: it did not say. */
  readonly waitMs: number | null

  constructor(kind: FailureKind, text: string, waitMs: number | null = null) {
    super(text)
    this.name = 'ImapFailure'
    this.kind = kind
    this.waitMs = waitMs
  }
}

/** What the IMAP library's errors may say; everything is optional, and everything is foreign. */
interface SaidByError {
  readonly message: string
  readonly code: string
  readonly responseCode: string
  readonly responseText: string
  readonly hasFailedLogin: boolean
  readonly hasFailedTls: boolean
  readonly waitMs: number | null
}

/**
 * RFC 5530 §3, with Gmail's and Exchange's words. The text is looked at last: a server that refuses a login because it
 * is busy says so in a code, or in words. Exchange: `Request is throttled`; Dovecot: `Maximum number of connections from
 * user+IP exceeded`; Gmail: `Too many simultaneous connections`, `Web login required`.
 */
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

const throttlingWords =
  /throttl|too many (?:simultaneous )?(?:connections|requests|login)|maximum number of connections|rate limit|bandwidth limits|try again later/iu
const unavailableWords = /temporar(?:y|ily)|unavailable|internal error|shutting down|maintenance/iu

const certificateCode = /^(?:ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_SSL|EPROTO)/u

/** imapflow's words, and OpenSSL's when the first byte that it reads is no TLS. */
const noTlsWords = /does not support STARTTLS|wrong version number|packet length too long|http request/iu

/** imapflow's words when it is given a token and the server offers no mechanism that takes one. */
const noMechanism = 'Unsupported authentication mechanism'

const longestWaitMs = 3_600_000

/**
 * What was thrown, as a failure.
 *
 * @param scrub takes the login out of the server's words, before they are cut: half a password would not be found
 */
export function toImapFailure(error: unknown, scrub: Scrub = asItIs): ImapFailure {
  if (error instanceof ImapFailure) return error
  const said = readError(error)
  return new ImapFailure(kindOf(said), describe(said, scrub), said.waitMs)
}

function asItIs(text: string): string {
  return text
}

function kindOf({ code, responseCode, responseText, hasFailedLogin, hasFailedTls, message }: SaidByError): FailureKind {
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

/** One line, without control characters, at most 200 characters. */
function describe({ responseCode, responseText, message, code }: SaidByError, scrub: Scrub): string {
  if (message === noMechanism) return 'it takes no access tokens (neither OAUTHBEARER nor XOAUTH2)'
  const words =
    responseText === ''
      ? [message, code === '' || message.includes(code) ? '' : `(${code})`]
      : [responseCode && `[${responseCode}]`, responseText]
  const said = scrub(words.filter((word) => word !== '').join(' '))
  const line = said.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()
  return line === '' ? 'it failed without words' : line.slice(0, 200)
}

function readError(error: unknown): SaidByError {
  const field = (name: string): unknown =>
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
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

/** What to try next, and how the mailbox is doing meanwhile. */
export interface RetryPlan {
  readonly delayMs: number
  readonly health: SeedHealth
}

/** How long one waits after failures; all in milliseconds. */
export interface RetryRules {
  readonly firstMs: Readonly<Record<FailureKind, number>>
  /** After the second failure of a kind; absent: twice the first. */
  readonly secondMs: Readonly<Partial<Record<FailureKind, number>>>
  readonly longestMs: Readonly<Record<FailureKind, number>>
  /** A mailbox that nobody could look into for so long is unhealthy. */
  readonly unhealthyAfterMs: number
}

/**
 * Networks come back in seconds, providers that count requests in minutes. A refused login is tried once more soon, since
 * servers refuse by mistake while they restart, and then rarely, since many attempts lock an account.
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

/** These last until somebody acts. */
const hopelessKinds: ReadonlySet<FailureKind> = new Set(['refused-login', 'untrusted', 'no-tls', 'no-login'])

/** How the last attempts went. */
export interface FailedAttempts {
  readonly failure: Pick<ImapFailure, 'kind' | 'waitMs'>
  /** How many of this kind since the mailbox was last well, this one included: 1 or more. */
  readonly count: number
  /** Since the mailbox could last be looked into, or since it was first tried. */
  readonly outageMs: number
  /** Chance, from 0 (included) to 1 (excluded). */
  readonly fraction: number
}

/** Doubles within limits, and takes between half and all of it by chance, so that a hundred mailboxes do not come at once. */
export function planRetry({ failure, count, outageMs, fraction }: FailedAttempts, rules: RetryRules): RetryPlan {
  const { kind, waitMs } = failure
  const firstMs = rules.firstMs[kind]
  const secondMs = rules.secondMs[kind] ?? firstMs * 2
  const doubled = count === 1 ? firstMs : secondMs * 2 ** Math.min(count - 2, 20)
  const delayMs = Math.min(doubled, rules.longestMs[kind]) * (0.5 + fraction / 2)
  const isHopeless = hopelessKinds.has(kind)
  return {
    delayMs: Math.round(Math.max(delayMs, waitMs ?? 0)),
    health: isHopeless || outageMs >= rules.unhealthyAfterMs ? 'unhealthy' : 'degraded',
  }
}
