/** Sends one batch: workers take copies from the queue and sessions from the pool until every copy has its outcome. */

import { PresendError } from '../errors/presend-error.ts'
import type { ComposedMessage } from '../mail/message.ts'
import type { SmtpReply, SubmissionOutcome } from '../mail/submission-outcome.ts'
import type { ConnectionPool } from './connection-pool.ts'
import { givenUp, judgeAttempt, judgeBeforehand } from './delivery-policy.ts'
import { type Delivery, DeliveryQueue } from './delivery-queue.ts'
import type { StuffedChunks } from './message-content.ts'
import type { SmtpSession } from './open-session.ts'
import type { Pace } from './pace.ts'
import { delayAfterReplyMs, isSessionLimit, retryDelayMs } from './retry-policy.ts'
import type { SubmissionContext } from './submission-setting.ts'
import { finishTransaction, type StartedTransaction, startTransaction, type TransactionResult } from './transaction.ts'

/** How a batch is to be sent. */
export interface BatchOptions {
  /** Monotonic; nothing is tried again after it. */
  readonly deadlineMs: number
  readonly onOutcome: (outcome: SubmissionOutcome) => void
}

/** What the batches of one submission share. */
export interface BatchParts {
  readonly context: SubmissionContext
  readonly pool: ConnectionPool
  readonly pace: Pace
  readonly stuffed: StuffedChunks
  readonly habits: ServerHabits
}

/** What has been learned about the server. */
export interface ServerHabits {
  /** False once it was seen to swallow an envelope behind a final dot. */
  takesEarlyEnvelopes: boolean
}

/** Why a batch ended before all copies were sent. */
interface Stop {
  readonly why: 'aborted' | 'deadline' | 'gone'
  readonly reason: string
}

interface Attempt {
  readonly delivery: Delivery
  readonly started: StartedTransaction
}

/** Sends every message at most once; one outcome each, in their order. Rejects only with what `onOutcome` throws. */
export async function submitBatch(
  messages: readonly ComposedMessage[],
  { parts, options }: { readonly parts: BatchParts; readonly options: BatchOptions },
  signal: AbortSignal,
): Promise<readonly SubmissionOutcome[]> {
  return await new Batch(messages, parts, options).run(signal)
}

class Batch {
  readonly #messages: readonly ComposedMessage[]
  readonly #parts: BatchParts
  readonly #options: BatchOptions
  readonly #queue: DeliveryQueue
  readonly #outcomes = new Map<number, SubmissionOutcome>()
  /** Copies that were tried, in case the batch ends before they are settled. */
  readonly #unsettled = new Map<number, Delivery>()
  readonly #active = new Set<SmtpSession>()
  /** Nothing new is begun. */
  readonly #over = new AbortController()
  /** Nothing is in flight any more. */
  readonly #finished = new AbortController()
  #stop: Stop | null = null

  constructor(messages: readonly ComposedMessage[], parts: BatchParts, options: BatchOptions) {
    this.#messages = messages
    this.#parts = parts
    this.#options = options
    this.#queue = new DeliveryQueue(messages, { clock: parts.context.clock, rate: parts.pace })
  }

  async run(signal: AbortSignal): Promise<readonly SubmissionOutcome[]> {
    const onAbort = (): void => this.#halt({ why: 'aborted', reason: 'the run was stopped before this copy was sent' })
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
    this.#startDeadline()
    const workerCount = Math.min(this.#messages.length, this.#parts.pace.connectionLimit)
    const ends = await Promise.allSettled(Array.from({ length: workerCount }, async () => await this.#work()))
    signal.removeEventListener('abort', onAbort)
    this.#over.abort()
    this.#finished.abort()
    for (const end of ends) if (end.status === 'rejected') throw end.reason
    return this.#messages.map((message, index) => this.#outcomes.get(index) ?? this.#conclude(message, index))
  }

  #startDeadline(): void {
    const { clock } = this.#parts.context
    const leftMs = this.#options.deadlineMs - clock.monotonicMs()
    const halt = (): void =>
      this.#halt({ why: 'deadline', reason: 'the run reached its timeout before this copy could be sent' })
    if (leftMs <= 0) halt()
    // The sleep ends early when the batch is over; that is no error.
    else if (Number.isFinite(leftMs)) clock.sleep(leftMs, this.#over.signal).then(halt, () => undefined)
  }

  /** Nothing new is begun; what stands before its final dot is dropped; what stands after it gets the grace time. */
  #halt(stop: Stop): void {
    if (this.#stop !== null || this.#over.signal.aborted) return
    this.#stop = stop
    this.#over.abort()
    for (const { dialogue, history } of this.#active) {
      if (!history.isAwaitingFinalReply) dialogue.end('stopped', stop.reason)
    }
    // It ends with the batch and never rejects.
    void this.#endAfterGrace()
  }

  async #endAfterGrace(): Promise<void> {
    const { clock, limits } = this.#parts.context
    // Woken early when nothing is in flight any more, which is no error.
    await clock.sleep(limits.stopGraceMs, this.#finished.signal).catch(() => undefined)
    for (const { dialogue } of this.#active) dialogue.end('stopped', 'the run was stopped before the final reply came')
  }

  async #work(): Promise<void> {
    const { pool } = this.#parts
    try {
      while (await this.#queue.untilReady(this.#over.signal)) {
        const session = await pool.acquire(this.#over.signal, { deadlineMs: this.#options.deadlineMs, retries: 'all' })
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
      this.#halt({ why: 'gone', reason: error instanceof Error ? error.message : 'the run broke' })
      if (!(error instanceof PresendError)) throw error
    }
  }

  /** Sends over one session as long as there is something to send, the session stands and is not one too many. */
  async #serve(session: SmtpSession): Promise<void> {
    let attempt = this.#begin(session, 'alone')
    while (attempt !== null) {
      const { delivery, started } = attempt
      let next: Attempt | null = null
      const startNext = (): void => {
        next = this.#mayBeginEarly(session) ? this.#begin(session, 'behind-final-dot') : null
      }
      const result = await finishTransaction(session, started, { limits: this.#parts.context.limits, startNext })
      this.#judge(delivery, result, session)
      // The envelope behind the final dot must not become a message any more.
      if (this.#over.signal.aborted) session.dialogue.end('stopped', 'the run was stopped')
      attempt = next ?? this.#begin(session, 'alone')
    }
  }

  #mayBeginEarly(session: SmtpSession): boolean {
    return this.#parts.habits.takesEarlyEnvelopes && session.extensions.supportsPipelining
  }

  #begin(session: SmtpSession, where: 'alone' | 'behind-final-dot'): Attempt | null {
    const { pool, context, stuffed } = this.#parts
    const isUsable = (): boolean => session.dialogue.lost === null && !session.history.isUsedUp && !pool.isOverLimit
    while (isUsable() && !this.#over.signal.aborted) {
      const delivery = this.#queue.takeNow()
      if (delivery === null) return null
      this.#unsettled.set(delivery.index, delivery)
      const refused = judgeBeforehand(delivery.message, session.extensions)
      if (refused === null) {
        const isEarly = where === 'behind-final-dot'
        const shared = { limits: context.limits, stuffed, isEarly }
        return { delivery, started: startTransaction(session, delivery.message, shared) }
      }
      this.#settle(delivery, refused)
    }
    return null
  }

  #judge(delivery: Delivery, result: TransactionResult, session: SmtpSession): void {
    const { context, pace, habits } = this.#parts
    if (result.status === 'refused') {
      const { phase, reply } = result
      delivery.refusalCount += 1
      delivery.lastRefusal = { phase, reply }
      if (session.history.messageCount > 0 && (isSessionLimit(reply) || reply.code === 452)) {
        session.history.isUsedUp = true
        if (isSessionLimit(reply)) return this.#queue.putBack(delivery)
      }
    }
    if (result.status === 'lost') {
      delivery.lossCount += 1
      if (result.isEarlyTimeout) habits.takesEarlyEnvelopes = false
    }
    const facts = { nowMs: context.clock.nowMs(), maxLossCount: context.limits.maxLossCount }
    const verdict = judgeAttempt(delivery, result, facts)
    if (verdict.status === 'settled') return this.#settle(delivery, verdict.outcome)
    if (this.#over.signal.aborted) return
    if (verdict.status === 'again-at-once') return this.#queue.putBack(delivery)
    if (verdict.isThrottled) pace.slowDown()
    this.#tryLater(delivery, {
      failedCount: verdict.failedCount,
      reply: result.status === 'refused' ? result.reply : null,
    })
  }

  /** A copy whose next attempt would come after the deadline is settled now. */
  #tryLater(
    delivery: Delivery,
    { failedCount, reply }: { readonly failedCount: number; readonly reply: SmtpReply | null },
  ): void {
    const { clock, random, limits } = this.#parts.context
    const delayMs = delayAfterReplyMs(reply, retryDelayMs(failedCount, random.fraction(), limits))
    if (clock.monotonicMs() + delayMs < this.#options.deadlineMs) return this.#queue.putBackLater(delivery, delayMs)
    this.#settle(delivery, givenUp(delivery, 'connections broke until no time was left for another attempt'))
  }

  #settle(delivery: Delivery, outcome: SubmissionOutcome): void {
    this.#unsettled.delete(delivery.index)
    this.#outcomes.set(delivery.index, outcome)
    this.#queue.settle()
    this.#options.onOutcome(outcome)
  }

  /** The outcome of a copy that the batch did not get to. A stopped run says so, whatever the server had said. */
  #conclude(message: ComposedMessage, index: number): SubmissionOutcome {
    const { why, reason } = this.#stop ?? { why: 'gone', reason: 'the run ended before this copy was sent' }
    const lastRefusal = why === 'aborted' ? null : (this.#unsettled.get(index)?.lastRefusal ?? null)
    const outcome = givenUp({ message, lastRefusal }, reason)
    this.#options.onOutcome(outcome)
    return outcome
  }
}
