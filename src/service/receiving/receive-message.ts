/** Receives a message at the local seeds: matches the message to tests, judges it, records the results and replies. */

import { isTransient, type SmtpReply } from '../../foundation/mail/submission-outcome.ts'
import type { Judgement } from '../../verdict/judgement.ts'
import { judgeCopy } from './judge-copy.ts'
import { type Arrival, type Copy, readArrival } from './read-arrival.ts'
import type { IncomingMessage, ReceiveContext, ReceivedCopy, Reception } from './reception.ts'

/**
 * Receives a message at all seeds to which it is addressed. If the reply is 250, every result is stored. The promise
 * rejects if storing or judging fails or the signal aborts; the message must then not be acknowledged.
 */
export async function receiveMessage(
  message: IncomingMessage,
  context: ReceiveContext,
  signal: AbortSignal,
): Promise<Reception> {
  const arrival = await readArrival(message, context.ports, signal)
  const { reception } = await judgeArrival(arrival, context, signal)
  return reception
}

/** The result of receiving a message that was judged. */
export interface JudgedArrival {
  readonly reception: Reception
  /** The copies that must be judged again. */
  readonly undecided: readonly Copy[]
}

/** Judges every copy during the SMTP session. Rejects in the same cases as `receiveMessage`. */
export async function judgeArrival(
  arrival: Arrival,
  context: ReceiveContext,
  signal: AbortSignal,
): Promise<JudgedArrival> {
  const judged: { readonly copy: Copy; readonly judgement: Judgement }[] = []
  for (const copy of arrival.copies) {
    judged.push({ copy, judgement: await judgeCopy(copy, { ...context, isAcknowledged: false }, signal) })
  }
  const replies = judged.map(({ judgement }) => judgement.reply ?? acceptedReply('recorded', arrival))
  if (judged.length < arrival.message.seeds.length) replies.push(arrival.formRefusal?.reply ?? unmatchedReply)
  return {
    reception: {
      reply: commonReply(replies),
      isMatched: judged.length > 0,
      isForeign: arrival.isForeign,
      copies: judged.map(({ copy, judgement }) => receivedCopy(copy, outcomeOf(judgement))),
    },
    undecided: judged.flatMap(({ copy, judgement }) => (isOpen(judgement) ? [copy] : [])),
  }
}

/** Combines a copy and its outcome into an entry for the log. */
export function receivedCopy({ target, seed }: Copy, outcome: ReceivedCopy['outcome']): ReceivedCopy {
  return { numericId: target.numericId, seed: seed.address, outcome }
}

function outcomeOf({ reply, folder }: Judgement): ReceivedCopy['outcome'] {
  if (reply !== null) return isTransient(reply) ? 'deferred' : 'refused'
  return folder ?? 'undecided'
}

/** Returns true if judging the copy again may determine a folder. */
export function isOpen({ reply, folder, isFinal }: Judgement): boolean {
  return reply === null && folder === null && isFinal !== true
}

/**
 * Chooses the single reply that SMTP allows for all seeds. Accepts the message if any seed accepts it; rejections by
 * other seeds are recorded in the results. If all seeds reject it, prefers a 4yz reply to a 5yz reply.
 */
function commonReply(replies: readonly SmtpReply[]): SmtpReply {
  const accepted = replies.find((reply) => reply.code < 400)
  return accepted ?? replies.find(isTransient) ?? replies[0] ?? unmatchedReply
}

/** Returns the reply to send once either the message or its results are on disk. */
export function acceptedReply(how: 'recorded' | 'queued', { identity }: Arrival): SmtpReply {
  return { code: 250, enhancedCode: '2.0.0', text: `Ok: ${how} as ${identity.messageKey.slice(0, 12)}` }
}

/**
 * The reply for unmatched messages. The reply is the same for an unknown tracking id and for another sender's test, so
 * that the reply does not reveal whether a test exists.
 */
const unmatchedReply: SmtpReply = {
  code: 250,
  enhancedCode: '2.0.0',
  text: 'Ok: accepted and discarded; the message matches no test for this sender',
}
