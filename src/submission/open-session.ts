/** From nothing to a server that waits for MAIL: connect, TLS, greeting, EHLO, AUTH. */

import type { Socket } from 'node:net'
import type { SecureContext } from 'node:tls'

import { type Answer, Dialogue } from './dialogue.ts'
import { logIn } from './log-in.ts'
import { openTcp, openTls } from './open-socket.ts'
import { noExtensions, parseExtensions, type ServerExtensions } from './server-extensions.ts'
import { quoteReply, refusalError, sessionError } from './session-error.ts'
import { speaksTls } from './speaks-tls.ts'
import type { SubmissionContext } from './submission-setting.ts'

/** A server that has let us in. */
export interface SmtpSession {
  readonly dialogue: Dialogue
  readonly extensions: ServerExtensions
  /** What has happened on it; the transactions keep it. */
  readonly history: SessionHistory
}

/** The part of a session that changes. */
export interface SessionHistory {
  /** Messages that got their final reply. */
  messageCount: number
  /** A transaction failed: RSET goes before the next. */
  needsReset: boolean
  /** A final dot was written and its reply is not in: to end the connection now would leave an unknown outcome. */
  isAwaitingFinalReply: boolean
  /** The server takes no more messages on it: the next one needs a new session. */
  isUsedUp: boolean
}

/** What a session is opened with beside the context: the authorities are read once for all. */
export interface OpenSessionRequest {
  readonly context: SubmissionContext
  readonly secureContext: () => SecureContext
}

/**
 * Opens a session. Nothing is left open when it fails.
 *
 * @throws PresendError with a SMTP_ code that says whose fault it is, or the signal's reason
 */
export async function openSession(request: OpenSessionRequest, signal: AbortSignal): Promise<SmtpSession> {
  const { context } = request
  // A bad smtp-ca is told before anything is connected.
  if (context.setting.security !== 'none') request.secureContext()
  const socket = await openTcp(context, signal)
  const open: { dialogue: Dialogue | null } = { dialogue: null }
  const stop = (): void => {
    open.dialogue?.end('stopped', 'the run was stopped')
    socket.destroy()
  }
  signal.addEventListener('abort', stop, { once: true })
  try {
    const session = await greet(socket, request, { signal, onDialogue: (dialogue) => (open.dialogue = dialogue) })
    signal.throwIfAborted()
    return session
  } catch (error) {
    stop()
    signal.throwIfAborted()
    throw error
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

interface GreetOptions {
  readonly signal: AbortSignal
  readonly onDialogue: (dialogue: Dialogue) => void
}

async function greet(socket: Socket, request: OpenSessionRequest, options: GreetOptions): Promise<SmtpSession> {
  const { context } = request
  const { security } = context.setting
  const wire = security === 'tls' ? await secure(socket, request, options.signal) : socket
  const plain = talk(wire, context, options)
  await readGreeting(plain, context, options.signal)
  const offered = await sayEhlo(plain, context)
  const upgraded = await upgrade({ dialogue: plain, extensions: offered }, request, options)
  const { dialogue, extensions } = upgraded ?? { dialogue: plain, extensions: offered }
  await logIn(dialogue, extensions, { context, isEncrypted: security === 'tls' || upgraded !== null })
  const history = { messageCount: 0, needsReset: false, isAwaitingFinalReply: false, isUsedUp: false }
  return { dialogue, extensions, history }
}

type Introduced = Pick<SmtpSession, 'dialogue' | 'extensions'>

/** STARTTLS where it is wanted: RFC 3207. `null`: the session stays as it is. */
async function upgrade(
  { dialogue, extensions }: Introduced,
  request: OpenSessionRequest,
  options: GreetOptions,
): Promise<Introduced | null> {
  const { context } = request
  const { security } = context.setting
  if (security === 'tls' || security === 'none') return null
  if (!extensions.supportsStartTls) {
    if (security === 'opportunistic') return null
    throw startTlsMissing(context)
  }
  const answer = await ask(dialogue, 'STARTTLS', context)
  if (answer.status === 'lost' || answer.reply.code !== 220) {
    if (security === 'opportunistic' && answer.status === 'reply') return null
    throw startTlsRefused(context, answer)
  }
  // RFC 3207 §6 and CVE-2011-0411: a reply that came in the clear must not be read as one that came under TLS.
  if (dialogue.hasUnreadInput || dialogue.lost !== null) throw injectedReply(context)
  const secured = talk(await secure(dialogue.release(), request, options.signal), context, options)
  return { dialogue: secured, extensions: await sayEhlo(secured, context) }
}

function talk(socket: Socket, { clock, limits, trace }: SubmissionContext, options: GreetOptions): Dialogue {
  const dialogue = new Dialogue(socket, { clock, maxReplyBytes: limits.maxReplyBytes, trace })
  options.onDialogue(dialogue)
  return dialogue
}

async function secure(socket: Socket, request: OpenSessionRequest, signal: AbortSignal): Promise<Socket> {
  return await openTls(socket, { context: request.context, secureContext: request.secureContext() }, signal)
}

async function readGreeting(dialogue: Dialogue, context: SubmissionContext, signal: AbortSignal): Promise<void> {
  const { setting, limits } = context
  const answer = await dialogue.expect(limits.greetingMs)
  if (answer.status === 'reply' && answer.reply.code === 220) return
  const isSilent = answer.status === 'lost' && answer.why === 'timeout' && setting.security !== 'tls'
  if (isSilent && (await speaksTls(context, signal))) throw tlsFromTheStart(context)
  throw refusalError(setting, { phase: 'greeting', answer, expected: 'a 220 greeting' })
}

function tlsFromTheStart({ setting }: SubmissionContext): Error {
  return sessionError(setting, {
    code: 'SMTP_TLS_FAILED',
    phase: 'greeting',
    came: 'silence in the clear, but an answer to TLS',
    expected: 'a 220 greeting',
    todo: 'the port speaks TLS from the first byte: set smtp-security to tls',
  })
}

async function sayEhlo(dialogue: Dialogue, context: SubmissionContext): Promise<ServerExtensions> {
  const { setting } = context
  const name = setting.heloName.replaceAll(/[^A-Za-z0-9.:[\]-]/gu, '') || '[127.0.0.1]'
  const answer = await ask(dialogue, `EHLO ${name}`, context)
  if (answer.status === 'reply' && answer.reply.code === 250) return parseExtensions(answer.lines)
  const isUnknown = answer.status === 'reply' && [500, 501, 502, 504].includes(answer.reply.code)
  const helo = isUnknown ? await ask(dialogue, `HELO ${name}`, context) : answer
  if (helo.status === 'reply' && helo.reply.code === 250) return noExtensions
  throw refusalError(setting, { phase: 'ehlo', answer: helo, expected: 'a 250 reply' })
}

async function ask(dialogue: Dialogue, line: string, { limits }: SubmissionContext): Promise<Answer> {
  dialogue.write(`${line}\r\n`)
  return await dialogue.expect(limits.replyMs)
}

function startTlsMissing({ setting }: SubmissionContext): Error {
  return sessionError(setting, {
    code: 'SMTP_STARTTLS_MISSING',
    phase: 'ehlo',
    came: 'an answer that does not offer STARTTLS',
    expected: 'STARTTLS',
    todo: 'use a port with TLS (587, or 465 with smtp-security tls); if this server used to offer it, someone between may have removed the offer, and the password was not sent',
  })
}

function startTlsRefused({ setting }: SubmissionContext, answer: Answer): Error {
  if (answer.status === 'lost' || answer.reply.code < 500) {
    return refusalError(setting, { phase: 'tls', answer, expected: 'a 220 reply to STARTTLS' })
  }
  return sessionError(setting, {
    code: 'SMTP_STARTTLS_MISSING',
    phase: 'tls',
    came: quoteReply(answer.reply),
    expected: 'a 220 reply to STARTTLS',
    todo: 'ask the server’s operator to set TLS up, or use port 465 with smtp-security tls',
  })
}

function injectedReply({ setting }: SubmissionContext): Error {
  return sessionError(setting, {
    code: 'SMTP_TLS_FAILED',
    phase: 'tls',
    came: 'plain text after the 220 reply, before the TLS handshake (STARTTLS injection)',
    expected: 'nothing before the TLS handshake',
    todo: 'someone between this machine and the server may be tampering with the connection: use port 465 with smtp-security tls',
  })
}
