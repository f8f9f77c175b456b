/** What becomes of one message at the local seeds while its sender waits: matched, judged, recorded, then answered. */

import { isTransient, type SmtpReply } from '../mail/submission-outcome.ts'
import type { Judgement } from '../verdict/judgement.ts'
import { judgeCopy } from './judge-copy.ts'
import { type Arrival, type Copy, readArrival } from './read-arrival.ts'
import type { IncomingMessage, ReceivedCopy, ReceivePorts, ReceiveRules, Reception } from './reception.ts'

/** What a message is received with. */
export interface ReceiveSurroundings {
  readonly rules: ReceiveRules
  readonly ports: ReceivePorts
}

/**
 * Receives a message at all its seeds. When the reply is 250, every result is stored.
 * Rejects when storage, the judge or the signal ends it: then nothing may be acknowledged.
 */
export async function receiveMessage(
  message: IncomingMessage,
  surroundings: ReceiveSurroundings,
  signal: AbortSignal,
): Promise<Reception> {
  const arrival = await readArrival(message, surroundings.ports, signal)
  const { reception } = await judgeArrival(arrival, surroundings, signal)
  return reception
}

/** The answer, and the copies that are to be judged again. */
export interface JudgedArrival {
  readonly reception: Reception
  readonly undecided: readonly Copy[]
}

/** Judges every copy in the sender's presence. Rejects as receiveMessage does. */
export async function judgeArrival(
  arrival: Arrival,
  surroundings: ReceiveSurroundings,
  signal: AbortSignal,
): Promise<JudgedArrival> {
  const judged: { readonly copy: Copy; readonly judgement: Judgement }[] = []
  for (const copy of arrival.copies) {
    const judgement = await judgeCopy(copy, { ...surroundings, moment: 'in-dialogue' }, signal)
    judged.push({ copy, judgement })
  }
  const replies = judged.map(({ judgement }) => judgement.reply ?? takenReply('recorded', arrival))
  // A seed that no test waits at takes everything.
  if (judged.length < arrival.message.seeds.length) replies.push(unmatchedReplyTo(arrival))
  const undecided = judged.filter(({ judgement }) => isOpen(judgement))
  return {
    reception: {
      reply: commonReply(replies),
      isMatched: judged.length > 0,
      isForeign: arrival.isForeign,
      copies: judged.map(({ copy, judgement }) => receivedCopy(copy, outcomeOf(judgement))),
    },
    undecided: undecided.map(({ copy }) => copy),
  }
}

/** A copy and its outcome. */
export function receivedCopy({ target, seed }: Copy, outcome: ReceivedCopy['outcome']): ReceivedCopy {
  return { numericId: target.numericId, seed: seed.address, outcome }
}

function outcomeOf({ reply, folder }: Judgement): ReceivedCopy['outcome'] {
  if (reply !== null) return isTransient(reply) ? 'deferred' : 'refused'
  return folder ?? 'undecided'
}

/** Whether judging again may bring a folder. */
export function isOpen({ reply, folder, isFinal }: Judgement): boolean {
  return reply === null && folder === null && isFinal !== true
}

/** Any acceptance is an acceptance; what other seeds refused stands in their results. Else "later" beats "never". */
function commonReply(replies: readonly SmtpReply[]): SmtpReply {
  const accepted = replies.find((reply) => reply.code < 400)
  return accepted ?? replies.find(isTransient) ?? replies[0] ?? unmatchedReply
}

function unmatchedReplyTo({ formRefusal }: Arrival): SmtpReply {
  return formRefusal?.reply ?? unmatchedReply
}

/** The acknowledgement of a message that is on disk: its results, or itself. */
export function takenReply(how: 'recorded' | 'kept', { identity }: Arrival): SmtpReply {
  return { code: 250, enhancedCode: '2.0.0', text: `Ok: ${how} as ${identity.messageKey.slice(0, 12)}` }
}

/** The same for an id that nobody knows and for one of a test that is for another sender's mail: strangers learn nothing. */
const unmatchedReply: SmtpReply = {
  code: 250,
  enhancedCode: '2.0.0',
  text: 'Ok: accepted, but it carries the tracking id of no test here that is for mail of its sender, and is not kept',
}
