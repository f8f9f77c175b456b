/** The copies of one batch that are still to be sent: ready ones, and ones that wait for another attempt. */

import type { ComposedMessage } from '../mail/message.ts'
import type { SmtpPhase, SmtpReply } from '../mail/submission-outcome.ts'
import type { Clock } from '../world/world.ts'
import type { Pace } from './pace.ts'

/** One copy and its attempts so far. */
export interface Delivery {
  /** Index among the messages. */
  readonly index: number
  readonly message: ComposedMessage
  /** null: not refused yet. */
  lastRefusal: { readonly phase: SmtpPhase; readonly reply: SmtpReply } | null
  refusalCount: number
  /** Connections lost before its final dot. */
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
  /** Earliest first. */
  readonly #waiting: Waiting[] = []
  #nextIndex = 0
  #unsettledCount: number
  readonly #wakers = new Set<() => void>()

  constructor(
    messages: readonly ComposedMessage[],
    { clock, rate }: { readonly clock: Clock; readonly rate: Pick<Pace, 'waitMs' | 'take'> },
  ) {
    this.#messages = messages
    this.#clock = clock
    this.#rate = rate
    this.#unsettledCount = messages.length
  }

  /** The next copy that may be sent now; null: none. */
  takeNow(): Delivery | null {
    if (this.#rate.waitMs() > 0) return null
    const delivery = this.#takeDue() ?? this.#urgent.pop() ?? this.#takeFresh()
    if (delivery !== null) this.#rate.take()
    return delivery
  }

  /**
   * Resolves with true when `takeNow` is worth a call, with false when every copy is settled.
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

  /** Requeues a copy before all others. */
  putBack(delivery: Delivery): void {
    this.#urgent.push(delivery)
    this.#announceChange()
  }

  /** Requeues a copy after a delay. */
  putBackLater(delivery: Delivery, delayMs: number): void {
    const dueMs = this.#clock.monotonicMs() + delayMs
    this.#waiting.splice(this.#waiting.findLastIndex((other) => other.dueMs <= dueMs) + 1, 0, { delivery, dueMs })
    this.#announceChange()
  }

  /** Counts a copy that has its outcome. */
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

  /** `Infinity`: nothing to send unless a copy is requeued. */
  #msUntilReady(): number {
    const hasReady = this.#urgent.length > 0 || this.#nextIndex < this.#messages.length
    const earliestMs = this.#waiting[0]?.dueMs ?? Infinity
    const dueMs = hasReady ? 0 : Math.max(0, earliestMs - this.#clock.monotonicMs())
    return Math.max(dueMs, this.#rate.waitMs())
  }

  async #pause(waitMs: number, signal: AbortSignal): Promise<void> {
    const { promise: awake, resolve } = Promise.withResolvers<void>()
    const wake = (): void => resolve()
    const over = new AbortController()
    this.#wakers.add(wake)
    signal.addEventListener('abort', wake, { once: true })
    // Ends early, with a rejection, when something changes.
    if (Number.isFinite(waitMs)) this.#clock.sleep(waitMs, over.signal).then(wake, () => undefined)
    await awake
    over.abort()
    this.#wakers.delete(wake)
    signal.removeEventListener('abort', wake)
  }

  #announceChange(): void {
    for (const wake of this.#wakers) wake()
  }
}
