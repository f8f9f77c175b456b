/**
 * Decides what happens after an attempt to send a copy: a final outcome or another attempt. None of the functions has
 * side effects.
 */

import type { ComposedMessage } from '../../foundation/mail/message.ts'
import type { SmtpReply, SubmissionOutcome } from '../../foundation/mail/submission-outcome.ts'
import type { Delivery } from './delivery-queue.ts'
import { parseQueueId } from './queue-id.ts'
import { isThrottling } from './retry-policy.ts'
import type { ServerExtensions } from './server-extensions.ts'
import type { TransactionResult } from './smtp-session.ts'

/** `failedCount` is the number of times that the copy has failed in this way, including this attempt. */
export type Decision =
  | { readonly status: 'settled'; readonly outcome: SubmissionOutcome }
  | { readonly status: 'retry-later'; readonly failedCount: number; readonly isThrottled: boolean }
  | { readonly status: 'retry-now' }

export interface DecisionOptions {
  readonly nowMs: number
  readonly maxLossCount: number
}

/** Decides what happens after an attempt. The counts in `delivery` already include this attempt. */
export function judgeAttempt(delivery: Delivery, result: TransactionResult, options: DecisionOptions): Decision {
  const seed = delivery.message.envelope.recipient
  if (result.status === 'accepted') {
    const { reply } = result
    return settled({ status: 'accepted', seed, acceptedAtMs: options.nowMs, reply, queueId: parseQueueId(reply.text) })
  }
  if (result.status === 'refused') {
    const { phase, reply } = result
    if (reply.code >= 500) return settled({ status: 'rejected', seed, phase, reply })
    return { status: 'retry-later', failedCount: delivery.refusalCount, isThrottled: isThrottling(reply) }
  }
  const { reason } = result
  if (result.isFinalDotSent) return settled({ status: 'unknown', seed, lostAfter: 'final-dot', reason })
  if (delivery.lossCount >= options.maxLossCount) {
    return settled(
      givenUp(delivery, `lost ${delivery.lossCount} connections while sending this copy, most recently: ${reason}`),
    )
  }
  // Losing a single connection is common, because servers close idle or heavily used connections.
  if (delivery.lossCount <= 1) return { status: 'retry-now' }
  return { status: 'retry-later', failedCount: delivery.lossCount - 1, isThrottled: false }
}

/** Returns the outcome of a copy for which no further attempt is possible: the last refusal, if there was one. */
export function givenUp(delivery: Pick<Delivery, 'message' | 'lastRefusal'>, reason: string): SubmissionOutcome {
  const seed = delivery.message.envelope.recipient
  if (delivery.lastRefusal === null) return { status: 'not-attempted', seed, reason }
  return { status: 'rejected', seed, ...delivery.lastRefusal }
}

/** Returns the outcome if the copy cannot be sent to this server, or null if it can. */
export function judgeBeforehand(message: ComposedMessage, extensions: ServerExtensions): SubmissionOutcome | null {
  const { recipient: seed, sender } = message.envelope
  if (!isSendable(seed) || (sender !== null && !isSendable(sender))) {
    return {
      status: 'not-attempted',
      seed,
      reason: 'the envelope address contains characters that SMTP does not allow',
    }
  }
  if (message.needsSmtpUtf8 && !extensions.supportsSmtpUtf8) {
    return rejectedLocally(seed, {
      code: 553,
      enhancedCode: '5.6.7',
      text: 'not sent: the message needs SMTPUTF8 (non-ASCII addresses), which the server does not offer',
    })
  }
  const { maxSizeBytes } = extensions
  if (maxSizeBytes === null || message.sizeBytes <= maxSizeBytes) return null
  return rejectedLocally(seed, {
    code: 552,
    enhancedCode: '5.3.4',
    text: `not sent: the message is ${message.sizeBytes} bytes long, but the server accepts at most ${maxSizeBytes}`,
  })
}

function rejectedLocally(seed: string, reply: SmtpReply): SubmissionOutcome {
  return { status: 'rejected', seed, phase: 'mail', reply }
}

/**
 * Returns false for an address that contains a line ending or an angle bracket, which could end the SMTP command and
 * start another one.
 */
function isSendable(address: string): boolean {
  return !/[\p{Cc}<>]/u.test(address)
}

function settled(outcome: SubmissionOutcome): Decision {
  return { status: 'settled', outcome }
}
