/**
 * The queue of copies in one batch that have not been sent yet: copies that are ready, and copies that are waiting for
 * another attempt.
 */

import type { ComposedMessage } from '../../foundation/mail/message.ts'
import type { SmtpPhase, SmtpReply } from '../../foundation/mail/submission-outcome.ts'
import { untilAborted } from '../../foundation/world/until-aborted.ts'
import type { Clock } from '../../foundation/world/world.ts'
import type { Pace } from './pace.ts'

/** One copy and its attempts so far. */
export interface Delivery {
  /** The index of the copy in the list of messages. */
  readonly index: number
  readonly message: ComposedMessage
  /** The most recent refusal of the copy; null if it has never been refused. */
  lastRefusal: { readonly phase: SmtpPhase; readonly reply: SmtpReply } | null
  refusalCount: number
  /** The number of connections that were lost before this copy's final dot was sent. */
  lossCount: number
}

interface Waiting {
  readonly delivery: Delivery
  readonly dueMs: number
}

export class DeliveryQueue {
  readonly #messages: readonly ComposedMessage[]
  readonly #clock: Clock
  readonly #rate: Pick<Pace, 'waitMs' | 'take'>
  readonly #urgent: Delivery[] = []
  /** The copies that are waiting for another attempt, earliest first. */
  readonly #waiting: Waiting[] = []
  #nextIndex = 0
  #unsettledCount: number
  /** Resolves when a copy is returned to the queue, or when every copy has its final outcome. */
  #change = Promise.withResolvers<void>()

  constructor(
    messages: readonly ComposedMessage[],
    { clock, rate }: { readonly clock: Clock; readonly rate: Pick<Pace, 'waitMs' | 'take'> },
  ) {
    this.#messages = messages
    this.#clock = clock
    this.#rate = rate
    this.#unsettledCount = messages.length
  }

  /** Removes and returns the next copy that may be sent now, or null if no copy is ready. */
  takeNow(): Delivery | null {
    if (this.#rate.waitMs() > 0) return null
    const delivery = this.#takeDue() ?? this.#urgent.pop() ?? this.#takeFresh()
    if (delivery !== null) this.#rate.take()
    return delivery
  }

  /**
   * Resolves with true when a copy may be ready for `takeNow`, and with false when every copy has its final outcome.
   *
   * @throws the signal's reason
   */
  async untilReady(signal: AbortSignal): Promise<boolean> {
    while (this.#unsettledCount > 0) {
      signal.throwIfAborted()
      const waitMs = this.#msUntilReady()
      if (waitMs === 0) return true
      await this.#pause(waitMs, signal)
    }
    return false
  }

  /** Returns a copy to the front of the queue. */
  putBack(delivery: Delivery): void {
    this.#urgent.push(delivery)
    this.#announceChange()
  }

  /** Returns a copy to the queue after a delay. */
  putBackLater(delivery: Delivery, delayMs: number): void {
    const dueMs = this.#clock.monotonicMs() + delayMs
    this.#waiting.splice(this.#waiting.findLastIndex((other) => other.dueMs <= dueMs) + 1, 0, { delivery, dueMs })
    this.#announceChange()
  }

  /** Records that a copy has its final outcome. */
  settle(): void {
    this.#unsettledCount -= 1
    if (this.#unsettledCount === 0) this.#announceChange()
  }

  #takeDue(): Delivery | null {
    const [first] = this.#waiting
    if (first === undefined || first.dueMs > this.#clock.monotonicMs()) return null
    this.#waiting.shift()
    return first.delivery
  }

  #takeFresh(): Delivery | null {
    const message = this.#messages[this.#nextIndex]
    if (message === undefined) return null
    this.#nextIndex += 1
    return { index: this.#nextIndex - 1, message, lastRefusal: null, refusalCount: 0, lossCount: 0 }
  }

  /**
   * Returns the time until a copy is ready. Returns `Infinity` if no copy will become ready until one is returned to
   * the queue.
   */
  #msUntilReady(): number {
    const hasReady = this.#urgent.length > 0 || this.#nextIndex < this.#messages.length
    const earliestMs = this.#waiting[0]?.dueMs ?? Infinity
    const dueMs = hasReady ? 0 : Math.max(0, earliestMs - this.#clock.monotonicMs())
    return Math.max(dueMs, this.#rate.waitMs())
  }

  async #pause(waitMs: number, signal: AbortSignal): Promise<void> {
    const over = new AbortController()
    const changed = this.#change.promise
    const ready = Number.isFinite(waitMs) ? Promise.race([changed, this.#clock.sleep(waitMs, over.signal)]) : changed
    try {
      await untilAborted(ready, signal)
    } finally {
      over.abort()
    }
  }

  #announceChange(): void {
    this.#change.resolve()
    this.#change = Promise.withResolvers()
  }
}
