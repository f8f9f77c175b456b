/** Sends one batch: workers take copies from the queue and sessions from the pool until every copy has its outcome. */

import { PresendError } from '../../foundation/errors/presend-error.ts'
import type { ComposedMessage } from '../../foundation/mail/message.ts'
import type { SmtpReply, SubmissionOutcome } from '../../foundation/mail/submission-outcome.ts'
import type { ConnectionPool } from './connection-pool.ts'
import { givenUp, judgeAttempt, judgeBeforehand } from './delivery-policy.ts'
import { type Delivery, DeliveryQueue } from './delivery-queue.ts'
import type { Pace } from './pace.ts'
import { delayAfterReplyMs, isSessionLimit, retryDelayMs } from './retry-policy.ts'
import type { SmtpSession, TransactionResult } from './smtp-session.ts'
import type { SubmissionContext } from './submission-setting.ts'

export interface BatchOptions {
  /** The monotonic time after which no further attempt starts. */
  readonly deadlineMs: number
  readonly onOutcome: (outcome: SubmissionOutcome) => void
}

export interface BatchDependencies {
  readonly context: SubmissionContext
  readonly pool: ConnectionPool
  readonly pace: Pace
  readonly options: BatchOptions
}

/** Why a batch ended before all copies were sent. */
interface Stop {
  readonly cause: 'aborted' | 'deadline' | 'unreachable'
  readonly reason: string
  readonly error?: PresendError
}

/**
 * Sends every message at most once and returns the outcomes in the order of the messages. Rejects only with an error
 * that `onOutcome` throws.
 */
export async function submitBatch(
  messages: readonly ComposedMessage[],
  dependencies: BatchDependencies,
  signal: AbortSignal,
): Promise<readonly SubmissionOutcome[]> {
  return await new Batch(messages, dependencies).run(signal)
}

class Batch {
  readonly #messages: readonly ComposedMessage[]
  readonly #deps: BatchDependencies
  readonly #queue: DeliveryQueue
  readonly #outcomes = new Map<number, SubmissionOutcome>()
  /**
   * Copies that have been attempted but have no final outcome. If the batch ends early, each of these copies still
   * needs a final outcome.
   */
  readonly #unsettled = new Map<number, Delivery>()
  readonly #active = new Set<SmtpSession>()
  /** Aborted when no new attempt may start. */
  readonly #over = new AbortController()
  /** Aborted when no more copies are being sent. */
  readonly #finished = new AbortController()
  #stop: Stop | null = null

  constructor(messages: readonly ComposedMessage[], deps: BatchDependencies) {
    this.#messages = messages
    this.#deps = deps
    this.#queue = new DeliveryQueue(messages, { clock: deps.context.clock, rate: deps.pace })
  }

  async run(signal: AbortSignal): Promise<readonly SubmissionOutcome[]> {
    const onAbort = (): void =>
      this.#halt({ cause: 'aborted', reason: 'the run was stopped before this copy was sent' })
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
    this.#startDeadline()
    const workerCount = Math.min(this.#messages.length, this.#deps.pace.connectionLimit)
    const ends = await Promise.allSettled(Array.from({ length: workerCount }, async () => await this.#work()))
    signal.removeEventListener('abort', onAbort)
    this.#over.abort()
    this.#finished.abort()
    for (const end of ends) if (end.status === 'rejected') throw end.reason
    return this.#messages.map((message, index) => this.#outcomes.get(index) ?? this.#conclude(message, index))
  }

  #startDeadline(): void {
    const { clock } = this.#deps.context
    const leftMs = this.#deps.options.deadlineMs - clock.monotonicMs()
    const halt = (): void =>
      this.#halt({ cause: 'deadline', reason: 'the run reached its timeout before this copy could be sent' })
    if (leftMs <= 0) halt()
    // The wait ends early if the batch ends.
    else if (Number.isFinite(leftMs)) clock.sleep(leftMs, this.#over.signal).then(halt, () => undefined)
  }

  /**
   * Ends the batch. Interrupts copies whose final dot has not been sent. Copies whose final dot has been sent get a
   * grace period to receive their final reply.
   */
  #halt(stop: Stop): void {
    if (this.#stop !== null || this.#over.signal.aborted) return
    this.#stop = stop
    this.#over.abort()
    for (const session of this.#active) if (!session.isAwaitingFinalReply) session.end(stop.reason)
    // #endAfterGrace() ends when the batch ends, and never rejects.
    void this.#endAfterGrace()
  }

  async #endAfterGrace(): Promise<void> {
    const { clock, limits } = this.#deps.context
    // The wait ends early when no more copies are being sent.
    await clock.sleep(limits.stopGraceMs, this.#finished.signal).catch(() => undefined)
    for (const session of this.#active) session.end('the run was stopped before the final reply arrived')
  }

  async #work(): Promise<void> {
    const { pool, options } = this.#deps
    try {
      while (await this.#queue.untilReady(this.#over.signal)) {
        const session = await pool.acquire(this.#over.signal, { deadlineMs: options.deadlineMs, retries: 'all' })
        this.#active.add(session)
        try {
          await this.#serve(session)
        } finally {
          this.#active.delete(session)
          pool.release(session)
        }
      }
    } catch (error) {
      if (this.#over.signal.aborted) return
      if (error instanceof PresendError) return this.#halt({ cause: 'unreachable', reason: error.message, error })
      this.#halt({ cause: 'unreachable', reason: error instanceof Error ? error.message : 'unknown error' })
      throw error
    }
  }

  /** Sends copies over one session until there are no more copies or the session is unusable. */
  async #serve(session: SmtpSession): Promise<void> {
    const { pool } = this.#deps
    while (session.isOpen && !session.isUsedUp && !pool.isOverLimit && !this.#over.signal.aborted) {
      const delivery = this.#queue.takeNow()
      if (delivery === null) return
      this.#unsettled.set(delivery.index, delivery)
      const rejected = judgeBeforehand(delivery.message, session.extensions)
      if (rejected === null) this.#judge(delivery, await session.send(delivery.message), session)
      else this.#settle(delivery, rejected)
    }
  }

  #judge(delivery: Delivery, result: TransactionResult, session: SmtpSession): void {
    const { context, pace } = this.#deps
    if (result.status === 'lost') delivery.lossCount += 1
    if (result.status === 'refused') {
      const { phase, reply } = result
      delivery.refusalCount += 1
      delivery.lastRefusal = { phase, reply }
      if (session.messageCount > 0 && (isSessionLimit(reply) || reply.code === 452)) {
        session.isUsedUp = true
        if (isSessionLimit(reply)) return this.#queue.putBack(delivery)
      }
    }
    const options = { nowMs: context.clock.nowMs(), maxLossCount: context.limits.maxLossCount }
    const decision = judgeAttempt(delivery, result, options)
    if (decision.status === 'settled') return this.#settle(delivery, decision.outcome)
    if (this.#over.signal.aborted) return
    if (decision.status === 'retry-now') return this.#queue.putBack(delivery)
    if (decision.isThrottled) pace.slowDown()
    this.#retryLater(delivery, decision.failedCount, result.status === 'refused' ? result.reply : null)
  }

  /** Gives a copy its final outcome immediately if its next attempt would start after the deadline. */
  #retryLater(delivery: Delivery, failedCount: number, reply: SmtpReply | null): void {
    const { clock, random, limits } = this.#deps.context
    const delayMs = delayAfterReplyMs(reply, retryDelayMs(failedCount, random.fraction(), limits))
    const isInTime = clock.monotonicMs() + delayMs < this.#deps.options.deadlineMs
    if (isInTime) return this.#queue.putBackLater(delivery, delayMs)
    this.#settle(
      delivery,
      givenUp(delivery, 'the connection was lost repeatedly, and the timeout left no time for another attempt'),
    )
  }

  #settle(delivery: Delivery, outcome: SubmissionOutcome): void {
    this.#unsettled.delete(delivery.index)
    this.#outcomes.set(delivery.index, outcome)
    this.#queue.settle()
    this.#deps.options.onOutcome(outcome)
  }

  /**
   * Returns the outcome of a copy that was not sent before the batch ended. If the run was stopped, earlier refusals
   * are not reported.
   */
  #conclude(message: ComposedMessage, index: number): SubmissionOutcome {
    const stop: Stop = this.#stop ?? { cause: 'unreachable', reason: 'the run ended before this copy was sent' }
    const { cause, reason, error } = stop
    const lastRefusal = cause === 'aborted' ? null : (this.#unsettled.get(index)?.lastRefusal ?? null)
    const known = givenUp({ message, lastRefusal }, reason)
    const outcome = known.status === 'not-attempted' && error !== undefined ? { ...known, error } : known
    this.#deps.options.onOutcome(outcome)
    return outcome
  }
}
