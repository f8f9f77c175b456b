/**
 * One message over an open session, and what became of it.
 *
 * The next envelope goes out in the same segment as the final dot (RFC 2920 §3.1 allows it), so a message costs one
 * round trip and not two; docs/decisions/0002-own-smtp-dialogue.md has the figures. It is safe because an envelope alone delivers
 * nothing: if the connection breaks, the message before it is `unknown`, its own is sent elsewhere.
 */

import type { ComposedMessage } from '../mail/message.ts'
import type { SmtpPhase, SmtpReply } from '../mail/submission-outcome.ts'
import type { Answer, Lost } from './dialogue.ts'
import { type EnvelopeRequest, type OpenedEnvelope, openEnvelope, readEnvelope } from './envelope.ts'
import { type MessageContent, prepareContent, type StuffedChunks } from './message-content.ts'
import type { SmtpSession } from './open-session.ts'
import type { SubmissionLimits } from './submission-setting.ts'

/** How one attempt ended. `lost` with `isDotWritten` must never be repeated. */
export type TransactionResult =
  | { readonly status: 'accepted'; readonly reply: SmtpReply }
  | { readonly status: 'refused'; readonly phase: SmtpPhase; readonly reply: SmtpReply }
  | {
      readonly status: 'lost'
      readonly isDotWritten: boolean
      readonly lost: Lost
      /** The early envelope got no reply in time: this server may swallow what stands behind the dot. */
      readonly isEarlyTimeout: boolean
    }

/** A message whose envelope is on its way. */
export interface StartedTransaction {
  readonly content: MessageContent
  readonly opened: OpenedEnvelope
  readonly isEarly: boolean
}

/** What transactions of one submission share. */
export interface TransactionContext {
  readonly limits: SubmissionLimits
  readonly stuffed: StuffedChunks
}

/** Largest piece that is handed to the socket at once, so that a slow link shows that it moves. */
const pieceBytes = 64 * 1024

/** Begins a message: its envelope goes out now, alone or behind a final dot. */
export function startTransaction(
  session: SmtpSession,
  message: ComposedMessage,
  { limits, stuffed, isEarly }: TransactionContext & { readonly isEarly: boolean },
): StartedTransaction {
  const content = prepareContent(message.chunks, stuffed)
  const firstReplyMs = isEarly ? limits.earlyEnvelopeMs : limits.replyMs
  const request: EnvelopeRequest = { message, content, limits, firstReplyMs }
  return { content, opened: openEnvelope(session, request), isEarly }
}

/**
 * Ends a message: waits for the envelope's replies, sends the content, waits for the final reply.
 *
 * @param startNext called in the moment in which the final dot is written; what it writes goes out in the same segment
 */
export async function finishTransaction(
  session: SmtpSession,
  started: StartedTransaction,
  { limits, startNext }: { readonly limits: SubmissionLimits; readonly startNext: () => void },
): Promise<TransactionResult> {
  const envelope = await readEnvelope(session, started.opened)
  if (envelope.status === 'refused') return envelope
  if (envelope.status === 'lost') {
    const isEarlyTimeout = started.isEarly && envelope.why === 'timeout'
    return { status: 'lost', isDotWritten: false, lost: envelope, isEarlyTimeout }
  }
  return await sendContent(session, started.content, { limits, startNext })
}

async function sendContent(
  session: SmtpSession,
  content: MessageContent,
  { limits, startNext }: { readonly limits: SubmissionLimits; readonly startNext: () => void },
): Promise<TransactionResult> {
  const { dialogue, history } = session
  const early: { answer: Answer | null } = { answer: null }
  const final = dialogue.expect(limits.finalReplyMs)
  const heard = final.then((answer) => (early.answer = answer))
  const held = await writeParts(session, content.parts, heard)
  if (early.answer !== null) return judgeEarly(session, early.answer)
  if (dialogue.lost !== null) return judgeEarly(session, dialogue.lost)
  // From here on the outcome is the server's to tell: whatever breaks now, the message is not sent again.
  history.isAwaitingFinalReply = true
  dialogue.together(() => {
    for (const part of held) dialogue.write(part)
    dialogue.write(content.finalDot)
    startNext()
  })
  const answer = await heard
  history.isAwaitingFinalReply = false
  if (answer.status === 'lost') return { status: 'lost', isDotWritten: true, lost: answer, isEarlyTimeout: false }
  history.messageCount += 1
  return judgeFinal(session, answer.reply)
}

/**
 * Writes all but the last pieces and waits until the kernel has them, so that a connection that breaks under a large
 * message is known to have broken before the final dot. What fits one segment train is held back for one write.
 *
 * @param heard settles when the server answers, which it should not do yet: then nothing more is written
 * @returns the pieces that are still to be written
 */
async function writeParts(
  { dialogue }: SmtpSession,
  parts: readonly Uint8Array[],
  heard: Promise<Answer>,
): Promise<readonly Uint8Array[]> {
  let held: Uint8Array[] = []
  let heldBytes = 0
  for (const piece of cut(parts)) {
    held.push(piece)
    heldBytes += piece.length
    if (heldBytes < pieceBytes) continue
    const full = held
    dialogue.together(() => {
      for (const one of full) dialogue.write(one)
    })
    held = []
    heldBytes = 0
    // A server that refuses in the middle may read no further, so that the line never drains.
    const went = dialogue.isFull ? await Promise.race([dialogue.drained(), heard]) : undefined
    if (went !== undefined) return []
    dialogue.extendLimit()
  }
  return held
}

function* cut(parts: readonly Uint8Array[]): Generator<Uint8Array> {
  for (const part of parts) {
    for (let from = 0; from < part.length; from += pieceBytes) yield part.subarray(from, from + pieceBytes)
  }
}

/** A reply before the final dot: a refusal stands, but the connection is of no more use in the middle of a message. */
function judgeEarly({ dialogue }: SmtpSession, answer: Answer): TransactionResult {
  if (answer.status === 'lost') return { status: 'lost', isDotWritten: false, lost: answer, isEarlyTimeout: false }
  const { reply } = answer
  dialogue.end('garbage', `the server answered ${reply.code} in the middle of the message`)
  if (reply.code >= 400) return { status: 'refused', phase: 'data', reply }
  const lost: Lost = {
    status: 'lost',
    why: 'garbage',
    reason: `the server answered ${reply.code} before the final dot`,
  }
  // Whether it delivers what it had is unknown, so it counts like a dot that was written.
  return { status: 'lost', isDotWritten: true, lost, isEarlyTimeout: false }
}

function judgeFinal({ dialogue }: SmtpSession, reply: SmtpReply): TransactionResult {
  if (reply.code >= 200 && reply.code < 300) return { status: 'accepted', reply }
  if (reply.code >= 400) return { status: 'refused', phase: 'final-reply', reply }
  dialogue.end('garbage', `the server answered the final dot with ${reply.code}`)
  const lost: Lost = { status: 'lost', why: 'garbage', reason: `the server answered the final dot with ${reply.code}` }
  return { status: 'lost', isDotWritten: true, lost, isEarlyTimeout: false }
}
