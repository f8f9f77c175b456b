/**
 * Opens a session and prepares it for the MAIL command: connects, starts TLS, reads the greeting, and sends EHLO and
 * AUTH.
 */

import { isIP, type Socket } from 'node:net'
import { connect as connectTls, createSecureContext, type SecureContext } from 'node:tls'
import type { SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection'
import type XOAuth2 from 'nodemailer/lib/xoauth2'

import { logIn } from './authentication.ts'
import { openTcp } from './open-tcp.ts'
import { quoteReply, refusalError, sessionError } from './session-error.ts'
import { type SessionFailure, SmtpSession } from './smtp-session.ts'
import type { SubmissionContext, SubmissionSetting } from './submission-setting.ts'
import { tlsError } from './tls-error.ts'

/** Credentials shared by all sessions of a submission. */
export interface SharedCredentials {
  /** The TLS context; null if TLS is disabled. */
  readonly secureContext: SecureContext | null
  /** The source of access tokens; null if the settings do not use OAuth 2.0. */
  readonly oauth2: XOAuth2 | null
}

/**
 * Opens a session. If opening the session fails, the connection is closed.
 *
 * @throws PresendError with an SMTP_ code, or the signal's reason
 */
export async function openSession(
  context: SubmissionContext,
  shared: SharedCredentials,
  signal: AbortSignal,
): Promise<SmtpSession> {
  const { setting } = context
  const socket = await openTcp(context, signal)
  const session = new SmtpSession(socket, context, connectionOptions(setting, shared))
  const stop = (): void => session.end('the run was stopped')
  signal.addEventListener('abort', stop, { once: true })
  try {
    const failure = await session.connect()
    signal.throwIfAborted()
    if (failure !== null) throw await connectError(failure, context, signal)
    await logIn(session, { setting, oauth2: shared.oauth2 })
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

function connectionOptions(setting: SubmissionSetting, { secureContext }: SharedCredentials): SMTPConnectionOptions {
  const { host, security } = setting
  const rejectUnauthorized = security !== 'opportunistic' || setting.ca !== null
  return {
    host,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    opportunisticTLS: security === 'opportunistic',
    ignoreTLS: security === 'none',
    name: setting.heloName.replaceAll(/[^A-Za-z0-9.:[\]-]/gu, '') || '[127.0.0.1]',
    ...(secureContext === null ? {} : { tls: { host, secureContext, rejectUnauthorized } }),
  }
}

async function connectError(failure: SessionFailure, context: SubmissionContext, signal: AbortSignal): Promise<Error> {
  const { setting } = context
  const { phase, reply, cause } = failure
  if (cause === 'no-starttls') return startTlsMissing(setting, 'an EHLO reply without STARTTLS')
  if (cause === 'injected-reply') return injectedReply(setting)
  if (phase === 'tls') {
    if (reply === null) return tlsError(setting, failure)
    if (reply.code >= 500) return startTlsMissing(setting, quoteReply(reply))
    return refusalError(setting, { ...failure, expected: 'a 220 reply to STARTTLS' })
  }
  const isSilent = phase === 'greeting' && cause === 'timeout' && setting.security !== 'tls'
  if (isSilent && (await speaksTls(context, signal))) return implicitTls(setting)
  return refusalError(setting, { ...failure, expected: phase === 'greeting' ? 'a 220 greeting' : 'a 250 reply' })
}

const probeMs = 5000

/**
 * Tries a TLS handshake on a separate connection to a port that sent no greeting, and returns true if the port
 * responds. Call this only after the time limit for the greeting has expired, because a server that delays its greeting
 * treats clients that send data first as spammers.
 */
async function speaksTls(context: SubmissionContext, signal: AbortSignal): Promise<boolean> {
  let socket: Socket
  try {
    socket = await openTcp({ ...context, limits: { ...context.limits, connectMs: probeMs } }, signal)
  } catch {
    signal.throwIfAborted()
    return false
  }
  const { host } = context.setting
  const servername = isIP(host) === 0 ? { servername: host } : {}
  const secured = connectTls({ socket, ...servername, secureContext: createSecureContext(), rejectUnauthorized: false })
  const isSecured = await new Promise<boolean>((resolve) => {
    secured.once('secureConnect', () => resolve(true)).on('error', () => resolve(false))
    secured.once('close', () => resolve(false))
    context.clock.sleep(probeMs, signal).then(
      () => resolve(false),
      () => resolve(false),
    )
  })
  secured.destroy()
  signal.throwIfAborted()
  return isSecured
}

function implicitTls(setting: SubmissionSetting): Error {
  return sessionError(setting, {
    code: 'SMTP_TLS_FAILED',
    phase: 'greeting',
    came: 'no plain-text greeting, only a response to a TLS handshake',
    expected: 'a 220 greeting',
    todo: 'this port uses implicit TLS: set smtp-security to tls',
  })
}

function startTlsMissing(setting: SubmissionSetting, came: string): Error {
  const isRefused = came.startsWith('"')
  return sessionError(setting, {
    code: 'SMTP_STARTTLS_MISSING',
    phase: isRefused ? 'tls' : 'ehlo',
    came,
    expected: isRefused ? 'a 220 reply to STARTTLS' : 'STARTTLS',
    todo: isRefused
      ? 'ask the server’s operator to enable TLS, or use port 465 with smtp-security set to tls'
      : 'use a port with TLS (587, or 465 with smtp-security set to tls). If this server used to offer STARTTLS, the offer may have been removed in transit. The password was not sent',
  })
}

function injectedReply(setting: SubmissionSetting): Error {
  return sessionError(setting, {
    code: 'SMTP_TLS_FAILED',
    phase: 'tls',
    came: 'plain text after the 220 reply, before the TLS handshake (STARTTLS injection)',
    expected: 'a TLS handshake',
    todo: 'the connection may be under attack: use port 465 with smtp-security set to tls',
  })
}
