/** AUTH by user name and password: RFC 4954. */

import { createHmac } from 'node:crypto'

import type { PresendError } from '../errors/presend-error.ts'
import type { SmtpReply } from '../mail/submission-outcome.ts'
import type { Answer, Dialogue } from './dialogue.ts'
import type { ServerExtensions } from './server-extensions.ts'
import { quoteReply, refusalError, sessionError } from './session-error.ts'
import type { SubmissionContext, SubmissionSetting } from './submission-setting.ts'

interface Credentials {
  readonly username: string
  readonly password: string
}

/** One mechanism: the command, and what it answers to each 334 in turn, before base64. */
interface Mechanism {
  readonly name: string
  /** False where the password itself crosses the wire. */
  readonly hidesPassword: boolean
  readonly command: (credentials: Credentials) => string
  readonly answers: readonly ((credentials: Credentials, challenge: string) => string)[]
}

const plainMechanism: Mechanism = {
  name: 'PLAIN',
  hidesPassword: false,
  command: (credentials) => `AUTH PLAIN ${toBase64(plainResponse(credentials))}`,
  // RFC 4954 §4: a server that overlooked the initial response asks for it with an empty challenge.
  answers: [plainResponse],
}

const loginMechanism: Mechanism = {
  name: 'LOGIN',
  hidesPassword: false,
  command: () => 'AUTH LOGIN',
  answers: [({ username }) => username, ({ password }) => password],
}

const cramMd5Mechanism: Mechanism = {
  name: 'CRAM-MD5',
  hidesPassword: true,
  command: () => 'AUTH CRAM-MD5',
  answers: [
    ({ username, password }, challenge) => `${username} ${createHmac('md5', password).update(challenge).digest('hex')}`,
  ],
}

/** In order of preference under TLS: the fewest round trips first. In the clear the one that hides goes first. */
const mechanisms: readonly Mechanism[] = [plainMechanism, loginMechanism, cramMd5Mechanism]

/**
 * Logs in, if there is someone to log in as. The password is never part of an error, even when the server quotes it.
 *
 * @throws PresendError SMTP_AUTH_MISSING, SMTP_AUTH_REFUSED, or SMTP_UNREACHABLE when the server cannot say now
 */
export async function logIn(
  dialogue: Dialogue,
  extensions: ServerExtensions,
  { context, isEncrypted }: { readonly context: SubmissionContext; readonly isEncrypted: boolean },
): Promise<void> {
  const { setting, limits } = context
  if (setting.username === null) return
  const credentials = { username: setting.username, password: setting.password?.reveal() ?? '' }
  const mechanism = chooseMechanism(extensions, isEncrypted)
  if (mechanism === null) throw authMissing(setting, extensions, isEncrypted)
  let answer = await say(dialogue, mechanism.command(credentials), limits.replyMs)
  for (const respond of mechanism.answers) {
    if (answer.status === 'lost' || answer.reply.code !== 334) break
    const challenge = Buffer.from(answer.lines.join(''), 'base64').toString('utf8')
    answer = await say(dialogue, toBase64(respond(credentials, challenge)), limits.replyMs)
  }
  if (answer.status === 'reply' && answer.reply.code === 235) return
  throw authRefused(setting, hideSecrets(answer, credentials))
}

function chooseMechanism(extensions: ServerExtensions, isEncrypted: boolean): Mechanism | null {
  const offered = mechanisms.filter(({ name }) => extensions.authMechanisms.includes(name))
  const hiding = isEncrypted ? undefined : offered.find(({ hidesPassword }) => hidesPassword)
  return hiding ?? offered[0] ?? null
}

async function say(dialogue: Dialogue, line: string, limitMs: number): Promise<Answer> {
  dialogue.write(`${line}\r\n`)
  return await dialogue.expect(limitMs)
}

function plainResponse({ username, password }: Credentials): string {
  return `\u{0}${username}\u{0}${password}`
}

function toBase64(text: string): string {
  return Buffer.from(text, 'utf8').toString('base64')
}

function hideSecrets(answer: Answer, credentials: Credentials): Answer {
  const { password } = credentials
  const secrets = [password, toBase64(password), toBase64(plainResponse(credentials))].filter(
    (text) => text.length >= 4,
  )
  const hide = (text: string): string => secrets.reduce((hidden, secret) => hidden.replaceAll(secret, '***'), text)
  if (answer.status === 'lost') return { ...answer, reason: hide(answer.reason) }
  return { ...answer, reply: { ...answer.reply, text: hide(answer.reply.text) }, lines: [] }
}

function authMissing(setting: SubmissionSetting, extensions: ServerExtensions, isEncrypted: boolean): PresendError {
  const offered = extensions.authMechanisms
  return sessionError(setting, {
    code: 'SMTP_AUTH_MISSING',
    phase: 'auth',
    came: offered.length === 0 ? 'no offer of AUTH' : `an offer of ${offered.map(shortName).join(', ')} only`,
    expected: `one of ${mechanisms.map(({ name }) => name).join(', ')}`,
    todo: authTodo(offered, isEncrypted),
  })
}

const oauthMechanisms: ReadonlySet<string> = new Set(['XOAUTH2', 'OAUTHBEARER'])

function authTodo(offered: readonly string[], isEncrypted: boolean): string {
  if (offered.some((mechanism) => oauthMechanisms.has(mechanism))) {
    return 'the server accepts OAuth 2.0 logins only, which presend does not support: enable SMTP AUTH with an app password for this account, or use another submission server'
  }
  return isEncrypted
    ? 'check smtp-host and smtp-port (submission is 587 or 465), or leave smtp-username and smtp-password out if the server needs none'
    : 'the connection is not encrypted, and many servers offer AUTH only with TLS: set smtp-security to starttls or tls'
}

function shortName(mechanism: string): string {
  return mechanism.replaceAll(/[^A-Z0-9_-]/gu, '?').slice(0, 20)
}

function authRefused(setting: SubmissionSetting, answer: Answer): PresendError {
  const expected = 'a 235 reply'
  if (answer.status === 'lost' || isTemporary(answer.reply)) {
    return refusalError(setting, { phase: 'auth', answer, expected })
  }
  return sessionError(setting, {
    code: 'SMTP_AUTH_REFUSED',
    phase: 'auth',
    came: quoteReply(answer.reply),
    expected,
    todo: 'check smtp-username and smtp-password',
  })
}

/** RFC 4954 §6: 454 is a temporary failure of the server; 432 and 4yz else likewise are no judgement. */
function isTemporary(reply: SmtpReply): boolean {
  return reply.code >= 400 && reply.code < 500
}
