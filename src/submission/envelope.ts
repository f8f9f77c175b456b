/** MAIL, RCPT and DATA of one message: in one go where the server takes it (RFC 2920), else one by one. */

import type { ComposedMessage } from '../mail/message.ts'
import type { SmtpPhase, SmtpReply } from '../mail/submission-outcome.ts'
import type { Answer, Lost } from './dialogue.ts'
import type { MessageContent } from './message-content.ts'
import type { SmtpSession } from './open-session.ts'
import type { ServerExtensions } from './server-extensions.ts'
import type { SubmissionLimits } from './submission-setting.ts'

/** An envelope on its way. Each step gives the answer to its command, which goes out no later than the step. */
export interface OpenedEnvelope {
  readonly isPipelined: boolean
  readonly replyMs: number
  readonly steps: readonly EnvelopeStep[]
}

interface EnvelopeStep {
  readonly phase: 'reset' | 'mail' | 'rcpt' | 'data'
  readonly answer: () => Promise<Answer>
}

/** What the server made of an envelope. */
export type EnvelopeResult =
  | { readonly status: 'ready' }
  | { readonly status: 'refused'; readonly phase: SmtpPhase; readonly reply: SmtpReply }
  | Lost

/** What an envelope is made from. */
export interface EnvelopeRequest {
  readonly message: ComposedMessage
  readonly content: MessageContent
  readonly limits: SubmissionLimits
  /** The limit of the first reply: shorter where the envelope goes out behind a final dot. */
  readonly firstReplyMs: number
}

/** Sends the envelope off: all of it with PIPELINING, else nothing yet. */
export function openEnvelope(session: SmtpSession, request: EnvelopeRequest): OpenedEnvelope {
  const { dialogue, extensions, history } = session
  const commands = [
    ...(history.needsReset ? [{ phase: 'reset' as const, line: 'RSET' }] : []),
    { phase: 'mail' as const, line: renderMail(request, extensions) },
    { phase: 'rcpt' as const, line: `RCPT TO:<${request.message.envelope.recipient}>` },
    { phase: 'data' as const, line: 'DATA' },
  ]
  history.needsReset = false
  const limitOf = (index: number): number => (index === 0 ? request.firstReplyMs : request.limits.replyMs)
  if (!extensions.supportsPipelining) {
    const steps = commands.map(({ phase, line }) => ({
      phase,
      answer: async () => {
        dialogue.write(`${line}\r\n`)
        return await dialogue.expect(request.limits.replyMs)
      },
    }))
    return { isPipelined: false, replyMs: request.limits.replyMs, steps }
  }
  dialogue.write(commands.map(({ line }) => `${line}\r\n`).join(''))
  const steps = commands.map(({ phase }, index) => {
    const answer = dialogue.expect(limitOf(index))
    return { phase, answer: () => answer }
  })
  return { isPipelined: true, replyMs: request.limits.replyMs, steps }
}

/** Waits for the server's word on the envelope. After `ready` it waits for the message; after `refused` for a new MAIL. */
export async function readEnvelope(session: SmtpSession, opened: OpenedEnvelope): Promise<EnvelopeResult> {
  let refused: EnvelopeResult | null = null
  for (const { phase, answer } of opened.steps) {
    const came = await answer()
    if (came.status === 'lost') return refused ?? came
    if (phase === 'reset') continue
    if (phase === 'data' && refused !== null && came.reply.code === 354) {
      await endEmptyMessage(session, refused, opened.replyMs)
      return refused
    }
    refused ??= judge(session, phase, came.reply)
    if (refused !== null && !opened.isPipelined) break
  }
  if (refused === null) return { status: 'ready' }
  session.history.needsReset = true
  return refused
}

function judge(session: SmtpSession, phase: 'mail' | 'rcpt' | 'data', reply: SmtpReply): EnvelopeResult | null {
  const isGood = phase === 'data' ? reply.code === 354 : reply.code >= 200 && reply.code < 300
  if (isGood) return null
  if (reply.code >= 400) return { status: 'refused', phase, reply }
  // 3yz to MAIL or 2yz to DATA: replies and commands no longer match, so nothing more may be sent here.
  session.dialogue.end('garbage', `the server answered ${phase.toUpperCase()} with ${reply.code}`)
  return session.dialogue.lost
}

/**
 * RFC 2920 §3.1: a server may take DATA although it took no recipient; a lone dot ends that message, which goes to
 * nobody. One that refused the sender has no message to end: what it would do with the dot is unknown.
 */
async function endEmptyMessage(session: SmtpSession, refused: EnvelopeResult, replyMs: number): Promise<void> {
  const { dialogue, history } = session
  if (refused.status !== 'refused' || refused.phase !== 'rcpt') {
    dialogue.end('garbage', 'the server took DATA after it had refused the sender')
    return
  }
  dialogue.write('.\r\n')
  await dialogue.expect(replyMs)
  history.needsReset = true
}

function renderMail({ message, content }: EnvelopeRequest, extensions: ServerExtensions): string {
  const parameters = [
    extensions.supportsSize ? ` SIZE=${message.sizeBytes}` : '',
    content.hasEightBit && extensions.supportsEightBitMime ? ' BODY=8BITMIME' : '',
    message.needsSmtpUtf8 ? ' SMTPUTF8' : '',
  ]
  return `MAIL FROM:<${message.envelope.sender ?? ''}>${parameters.join('')}`
}
