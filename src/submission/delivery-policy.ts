/** What one attempt means for a copy: its outcome, or when it is tried again. Pure: no clock, no chance. */

import type { ComposedMessage } from '../mail/message.ts'
import type { SmtpReply, SubmissionOutcome } from '../mail/submission-outcome.ts'
import type { Delivery } from './delivery-queue.ts'
import { parseQueueId } from './queue-id.ts'
import { isThrottling } from './retry-policy.ts'
import type { ServerExtensions } from './server-extensions.ts'
import type { TransactionResult } from './transaction.ts'

/** What is to be done with a copy after an attempt. `failedCount`: how often it has failed in this way by now. */
export type Verdict =
  | { readonly status: 'settled'; readonly outcome: SubmissionOutcome }
  | { readonly status: 'again'; readonly failedCount: number; readonly isThrottled: boolean }
  | { readonly status: 'again-at-once' }

/** What the verdict depends on beside the result. */
export interface VerdictFacts {
  readonly nowMs: number
  readonly maxLossCount: number
}

/** Judges one attempt. `delivery` already counts it. */
export function judgeAttempt(delivery: Delivery, result: TransactionResult, facts: VerdictFacts): Verdict {
  const seed = delivery.message.envelope.recipient
  if (result.status === 'accepted') {
    const { reply } = result
    return settled({ status: 'accepted', seed, acceptedAtMs: facts.nowMs, reply, queueId: parseQueueId(reply.text) })
  }
  if (result.status === 'refused') {
    const { phase, reply } = result
    if (reply.code >= 500) return settled({ status: 'rejected', seed, phase, reply })
    return { status: 'again', failedCount: delivery.refusalCount, isThrottled: isThrottling(reply) }
  }
  const { reason } = result.lost
  if (result.isDotWritten) return settled({ status: 'unknown', seed, lostAfter: 'final-dot', reason })
  if (delivery.lossCount >= facts.maxLossCount) {
    return settled(givenUp(delivery, `gave up after ${delivery.lossCount} lost connections, the last: ${reason}`))
  }
  // Once is an accident, such as a server that closes idle or well-used connections; more often asks for patience.
  if (delivery.lossCount <= 1) return { status: 'again-at-once' }
  return { status: 'again', failedCount: delivery.lossCount - 1, isThrottled: false }
}

/** The outcome of a copy for which the time or the server is gone: its last refusal, if it had one. */
export function givenUp(delivery: Pick<Delivery, 'message' | 'lastRefusal'>, reason: string): SubmissionOutcome {
  const seed = delivery.message.envelope.recipient
  if (delivery.lastRefusal === null) return { status: 'not-attempted', seed, reason }
  return { status: 'rejected', seed, ...delivery.lastRefusal }
}

/** The outcome of a copy that this server cannot take at all, before anything is said; `null`: it can. */
export function judgeBeforehand(message: ComposedMessage, extensions: ServerExtensions): SubmissionOutcome | null {
  const { recipient: seed, sender } = message.envelope
  if (!isSendable(seed) || (sender !== null && !isSendable(sender))) {
    return { status: 'not-attempted', seed, reason: 'the envelope’s address has characters that SMTP cannot carry' }
  }
  if (message.needsSmtpUtf8 && !extensions.supportsSmtpUtf8) {
    return refusedHere(seed, {
      code: 553,
      enhancedCode: '5.6.7',
      text: 'not sent: the message needs SMTPUTF8 (non-ASCII addresses), which the server does not offer',
    })
  }
  const { maxSizeBytes } = extensions
  if (maxSizeBytes === null || message.sizeBytes <= maxSizeBytes) return null
  return refusedHere(seed, {
    code: 552,
    enhancedCode: '5.3.4',
    text: `not sent: the message has ${message.sizeBytes} bytes, the server takes at most ${maxSizeBytes}`,
  })
}

function refusedHere(seed: string, reply: SmtpReply): SubmissionOutcome {
  return { status: 'rejected', seed, phase: 'mail', reply }
}

/** A line end or an angle bracket in an address would end the command and begin another. */
function isSendable(address: string): boolean {
  return !/[\p{Cc}<>]/u.test(address)
}

function settled(outcome: SubmissionOutcome): Verdict {
  return { status: 'settled', outcome }
}
