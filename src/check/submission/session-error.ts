/**
 * Creates errors that explain why no SMTP session could be opened. Each error includes the phase, the server's reply,
 * and what to do.
 */

import { type ErrorCode, PresendError, type PresendErrorParts } from '../../foundation/errors/presend-error.ts'
import { renderReply, type SmtpPhase, type SmtpReply } from '../../foundation/mail/submission-outcome.ts'
import type { SubmissionSetting } from './submission-setting.ts'

/** Thrown if the server replied with 4yz, which means that a later attempt may succeed. */
export class SessionDeferred extends PresendError {
  readonly reply: SmtpReply

  constructor(parts: PresendErrorParts, reply: SmtpReply) {
    super(parts)
    this.reply = reply
  }
}

export interface SessionErrorParts {
  readonly code: ErrorCode
  readonly phase: SmtpPhase
  readonly came: string
  /** Absent if `came` describes the whole problem. */
  readonly expected?: string
  readonly todo: string
  readonly cause?: unknown
}

const actions: Readonly<Record<SmtpPhase, string>> = {
  dns: 'Looking up (DNS)',
  tcp: 'Connecting (TCP) to',
  tls: 'Starting TLS with',
  greeting: 'Waiting for the greeting from',
  ehlo: 'Sending EHLO to',
  auth: 'Logging in (AUTH) to',
  mail: 'Sending MAIL to',
  rcpt: 'Sending RCPT to',
  data: 'Sending DATA to',
  'final-reply': 'Waiting for the final reply from',
}

/** Creates the error for a session that could not be opened. The error code determines the outcome. */
export function sessionError(setting: SubmissionSetting, parts: SessionErrorParts): PresendError {
  return new PresendError(errorParts(setting, parts))
}

function errorParts(setting: SubmissionSetting, { phase, ...parts }: SessionErrorParts): PresendErrorParts {
  const login = phase === 'auth' && setting.username !== null ? ` as ${JSON.stringify(setting.username)}` : ''
  return {
    ...parts,
    outcome: parts.code === 'SMTP_UNREACHABLE' ? 'inconclusive' : 'misconfigured',
    done: `${actions[phase]} ${renderPlace(setting)}${login}`,
  }
}

interface Refusal {
  readonly phase: SmtpPhase
  /** The server's reply; null if the connection was lost, in which case `reason` describes how. */
  readonly reply: SmtpReply | null
  readonly reason: string
  readonly expected: string
}

/** Creates the error for a refusal or a lost connection. For a 4yz reply, returns a SessionDeferred. */
export function refusalError(setting: SubmissionSetting, { phase, reply, reason, expected }: Refusal): PresendError {
  if (reply === null) {
    const isPlain = phase === 'greeting' && setting.security !== 'tls'
    const todo = isPlain
      ? 'check smtp-host and smtp-port; if the port uses implicit TLS (465), set smtp-security to tls'
      : 'check that smtp-host and smtp-port point to an SMTP server that this machine may use, or run again later'
    return sessionError(setting, { code: 'SMTP_UNREACHABLE', phase, came: reason, todo })
  }
  const parts = { phase, came: quoteReply(reply), expected }
  if (reply.code >= 500) {
    const todo =
      'ask the server’s operator whether it accepts mail from this machine, and check smtp-host and smtp-port'
    return sessionError(setting, { ...parts, code: 'SMTP_REFUSED', todo })
  }
  if (reply.code >= 400) {
    const todo = 'the server reported a temporary failure; run again later'
    return new SessionDeferred(errorParts(setting, { ...parts, code: 'SMTP_UNREACHABLE', todo }), reply)
  }
  const todo = 'check that smtp-host and smtp-port point to an SMTP server'
  return sessionError(setting, { ...parts, code: 'SMTP_UNREACHABLE', todo })
}

/** Returns a reply in quotes, such as `"535 5.7.8 Authentication failed"`. */
export function quoteReply(reply: SmtpReply): string {
  return `"${renderReply(reply)}"`
}

/** Returns the host and the port, such as `smtp.example.com:587`, with IPv6 addresses in brackets. */
function renderPlace({ host, port }: Pick<SubmissionSetting, 'host' | 'port'>): string {
  return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`
}
