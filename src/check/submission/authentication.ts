/** Logs in with the AUTH command (RFC 4954): chooses a mechanism that the server offers, and explains failures. */

import type { SMTPConnectionAuth } from 'nodemailer/lib/smtp-connection'
import XOAuth2 from 'nodemailer/lib/xoauth2'

import type { PresendError } from '../../foundation/errors/presend-error.ts'
import { quoteReply, refusalError, sessionError } from './session-error.ts'
import { cleanText } from './smtp-reply.ts'
import type { SessionFailure, SmtpSession } from './smtp-session.ts'
import type { SubmissionSetting } from './submission-setting.ts'

/**
 * Creates the source of XOAUTH2 access tokens, which is shared by all connections. Returns null if the settings contain
 * no OAuth 2.0 credentials.
 */
export function createTokenSource({ username, oauth2 }: SubmissionSetting): XOAuth2 | null {
  if (oauth2 === null) return null
  if ('accessToken' in oauth2) return new XOAuth2({ user: username ?? '', accessToken: oauth2.accessToken.reveal() })
  return new XOAuth2({
    user: username ?? '',
    clientId: oauth2.clientId,
    clientSecret: oauth2.clientSecret.reveal(),
    refreshToken: oauth2.refreshToken.reveal(),
    accessUrl: oauth2.tokenUrl,
    customParams: oauth2.scope === null ? {} : { scope: oauth2.scope },
    requestTimeout: 20_000,
  })
}

interface Credentials {
  readonly setting: SubmissionSetting
  readonly oauth2: XOAuth2 | null
}

/**
 * Logs in if a username is set. The password never appears in an error, even if the server's reply contains it.
 *
 * @throws PresendError SMTP_AUTH_MISSING, SMTP_AUTH_REFUSED, or SMTP_UNREACHABLE for a temporary failure
 */
export async function logIn(session: SmtpSession, { setting, oauth2 }: Credentials): Promise<void> {
  if (setting.username === null) return
  const method = chooseMechanism(session.extensions.authMechanisms, { setting, isEncrypted: session.isEncrypted })
  if (method === null) throw authMissing(setting, session)
  const failure = await session.login({ ...authOf(setting, oauth2), method })
  if (failure !== null) throw authRefused(setting, failure)
}

function authOf({ username, password }: SubmissionSetting, oauth2: XOAuth2 | null): SMTPConnectionAuth {
  const user = username ?? ''
  return oauth2 === null ? { user, pass: password?.reveal() ?? '' } : { user, oauth2 }
}

/**
 * Chooses a mechanism. With TLS, prefers the mechanism with the fewest round trips; without TLS, prefers a mechanism
 * that hides the password.
 */
function chooseMechanism(
  offered: readonly string[],
  { setting, isEncrypted }: { readonly setting: SubmissionSetting; readonly isEncrypted: boolean },
): string | null {
  const wanted = mechanismsFor(setting)
  return (isEncrypted ? wanted : wanted.toReversed()).find((name) => offered.includes(name)) ?? null
}

function mechanismsFor({ oauth2 }: SubmissionSetting): readonly string[] {
  return oauth2 === null ? ['PLAIN', 'LOGIN', 'CRAM-MD5'] : ['XOAUTH2']
}

function authMissing(setting: SubmissionSetting, session: SmtpSession): PresendError {
  const offered = session.extensions.authMechanisms.map((name) => name.replaceAll(/[^A-Z0-9_-]/gu, '?').slice(0, 20))
  const wanted = mechanismsFor(setting)
  return sessionError(setting, {
    code: 'SMTP_AUTH_MISSING',
    phase: 'auth',
    came: offered.length === 0 ? 'an EHLO reply without AUTH' : `AUTH with only ${offered.join(', ')}`,
    expected: `AUTH with ${wanted.length === 1 ? wanted.join('') : `one of ${wanted.join(', ')}`}`,
    todo: missingTodo(offered, { setting, isEncrypted: session.isEncrypted }),
  })
}

function missingTodo(
  offered: readonly string[],
  { setting, isEncrypted }: { readonly setting: SubmissionSetting; readonly isEncrypted: boolean },
): string {
  if (setting.oauth2 === null && (offered.includes('XOAUTH2') || offered.includes('OAUTHBEARER'))) {
    return 'the server accepts only OAuth 2.0 logins: use smtp-oauth2-access-token or smtp-oauth2-refresh-token instead of smtp-password, or enable SMTP AUTH with an app password for this account'
  }
  if (!isEncrypted) {
    return 'the connection is not encrypted, and many servers offer AUTH only with TLS: set smtp-security to starttls or tls'
  }
  return setting.oauth2 === null
    ? 'check smtp-host and smtp-port (submission uses 587 or 465), or remove smtp-username and smtp-password if the server requires no login'
    : 'this server does not accept OAuth 2.0: use smtp-password instead of the smtp-oauth2-… settings'
}

function authRefused(setting: SubmissionSetting, failure: SessionFailure): PresendError {
  const expected = 'a 235 reply'
  const reason = hideSecrets(failure.reason, setting)
  const { reply } = failure
  if (reply === null && isTokenRefusal(failure.error)) {
    return sessionError(setting, {
      code: 'SMTP_AUTH_REFUSED',
      phase: 'auth',
      came: `"${reason}" from the token endpoint`,
      expected: 'an access token',
      todo: 'check smtp-oauth2-client-id, smtp-oauth2-client-secret and smtp-oauth2-refresh-token; the refresh token may be revoked or expired',
    })
  }
  const hidden = reply === null ? null : { ...reply, text: hideSecrets(reply.text, setting) }
  // A 4yz reply means that the server has a temporary problem, not that the password is wrong (RFC 4954 §6).
  if (hidden === null || hidden.code < 500)
    return refusalError(setting, { ...failure, reason, reply: hidden, expected })
  return sessionError(setting, {
    code: 'SMTP_AUTH_REFUSED',
    phase: 'auth',
    came: quoteReply(hidden),
    expected,
    todo:
      setting.oauth2 === null
        ? 'check smtp-username and smtp-password'
        : 'check smtp-username, and check that the access token is valid, belongs to this user and has the SMTP scope',
  })
}

function isTokenRefusal(error: unknown): boolean {
  return error instanceof Error && 'originalCode' in error && error.originalCode === 'EOAUTH2'
}

function hideSecrets(text: string, { username, password, oauth2 }: SubmissionSetting): string {
  const secrets = [password, ...Object.values(oauth2 ?? {}).filter((value) => typeof value === 'object')]
  const forms = secrets.flatMap((secret) => {
    const clear = secret?.reveal() ?? ''
    return [clear, toBase64(clear), toBase64(`\u{0}${username ?? ''}\u{0}${clear}`)]
  })
  const hidden = forms.filter((form) => form.length >= 4).reduce((shown, form) => shown.replaceAll(form, '***'), text)
  return cleanText(hidden)
}

function toBase64(text: string): string {
  return Buffer.from(text, 'utf8').toString('base64')
}
