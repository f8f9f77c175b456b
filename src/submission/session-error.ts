/** Why no SMTP session came about, as an error that says where, what the server said, and what to do. */

import type { ErrorCode } from '../errors/codes.ts'
import { PresendError, type PresendErrorParts } from '../errors/presend-error.ts'
import type { SmtpPhase, SmtpReply } from '../mail/submission-outcome.ts'
import type { Answer } from './dialogue.ts'
import { renderReply } from './reply-parser.ts'
import type { SubmissionSetting } from './submission-setting.ts'

/** The server asked us to come back later (4yz). The same session may open at the next attempt. */
export class SessionDeferred extends PresendError {
  readonly reply: SmtpReply

  constructor(parts: PresendErrorParts, reply: SmtpReply) {
    super(parts)
    this.reply = reply
  }
}

/** What is particular about one failure. */
export interface SessionFailure {
  readonly code: ErrorCode
  readonly phase: SmtpPhase
  readonly came: string
  readonly expected: string
  readonly todo: string
  readonly cause?: unknown
}

const doing: Readonly<Record<SmtpPhase, string>> = {
  dns: 'Looking up (DNS)',
  tcp: 'Connecting (TCP) to',
  tls: 'Starting TLS with',
  greeting: 'Waiting for the greeting of',
  ehlo: 'Saying EHLO to',
  auth: 'Logging in (AUTH) to',
  mail: 'Sending MAIL to',
  rcpt: 'Sending RCPT to',
  data: 'Sending DATA to',
  'final-reply': 'Waiting for the final reply of',
}

/** The error for a failure; whose fault it is follows from the code. */
export function sessionError(setting: SubmissionSetting, failure: SessionFailure): PresendError {
  return new PresendError(partsOf(setting, failure))
}

function partsOf(setting: SubmissionSetting, failure: SessionFailure): PresendErrorParts {
  const login = failure.phase === 'auth' && setting.username !== null ? ` as ${JSON.stringify(setting.username)}` : ''
  return {
    code: failure.code,
    outcome: failure.code === 'SMTP_UNREACHABLE' ? 'inconclusive' : 'misconfigured',
    done: `${doing[failure.phase]} ${placeOf(setting)}${login}`,
    came: failure.came,
    expected: failure.expected,
    todo: failure.todo,
    ...(failure.cause === undefined ? {} : { cause: failure.cause }),
  }
}

/** The server refused, or did not answer, where `expected` was needed: 5yz is permanent, 4yz a SessionDeferred. */
export function refusalError(
  setting: SubmissionSetting,
  { phase, answer, expected }: { readonly phase: SmtpPhase; readonly answer: Answer; readonly expected: string },
): PresendError {
  if (answer.status === 'lost') {
    return sessionError(setting, {
      code: 'SMTP_UNREACHABLE',
      phase,
      came: answer.reason,
      expected,
      todo: lostTodo(setting, phase),
    })
  }
  const failure = { phase, came: quoteReply(answer.reply), expected }
  if (answer.reply.code >= 400 && answer.reply.code < 500) {
    const todo = 'the server refuses temporarily: run again later'
    return new SessionDeferred(partsOf(setting, { ...failure, code: 'SMTP_UNREACHABLE', todo }), answer.reply)
  }
  const isFinal = answer.reply.code >= 500
  return sessionError(setting, {
    ...failure,
    code: isFinal ? 'SMTP_REFUSED' : 'SMTP_UNREACHABLE',
    todo: isFinal
      ? 'ask the server’s operator whether it accepts mail from this machine, and check smtp-host and smtp-port'
      : 'check that smtp-host and smtp-port name an SMTP server',
  })
}

/** `"535 5.7.8 Authentication failed"`. */
export function quoteReply(reply: SmtpReply): string {
  return `"${renderReply(reply)}"`
}

/** `smtp.example.com:587`; an IPv6 address in brackets. */
export function placeOf({ host, port }: Pick<SubmissionSetting, 'host' | 'port'>): string {
  return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`
}

function lostTodo(setting: SubmissionSetting, phase: SmtpPhase): string {
  if (phase === 'greeting' && setting.security !== 'tls') {
    return 'check smtp-host and smtp-port; if the port speaks TLS from the first byte (465), set smtp-security to tls'
  }
  return 'check that smtp-host and smtp-port name an SMTP server that this machine may use, or run again later'
}
