/** What is still to be sent: copies that may go now, copies that wait for their next attempt, and when all is done. */

import type { ComposedMessage } from '../mail/message.ts'
import type { SmtpPhase, SmtpReply } from '../mail/submission-outcome.ts'
import type { Clock } from '../world/world.ts'
import type { Pace } from './pace.ts'
import { createTimedHeap } from './timed-heap.ts'

/** One copy and what has happened to it so far. */
export interface Delivery {
  /** Its place among the messages. */
  readonly index: number
  readonly message: ComposedMessage
  /** The last transient refusal; `null`: none yet. */
  lastRefusal: { readonly phase: SmtpPhase; readonly reply: SmtpReply } | null
  refusalCount: number
  /** Connections lost under it before its final dot. */
  lossCount: number
}

/** The queue of one batch, in the messages' order. */
export class DeliveryQueue {
  readonly #messages: readonly ComposedMessage[]
  readonly #clock: Clock
  readonly #rate: Pick<Pace, 'waitMs' | 'take'>
  readonly #urgent: Delivery[] = []
  readonly #waiting = createTimedHeap<Delivery>()
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

  /** The next copy that may be sent now; `null`: none at this moment. */
  takeNow(): Delivery | null {
    if (this.#rate.waitMs() > 0) return null
    const delivery = this.#waiting.takeDue(this.#clock.monotonicMs()) ?? this.#urgent.pop() ?? this.#takeFresh()
    if (delivery !== null) this.#rate.take()
    return delivery
  }

  /**
   * Resolves with true when `takeNow` should be asked again; with false when every copy is settled.
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

  /** Again, before all others. */
  putBack(delivery: Delivery): void {
    this.#urgent.push(delivery)
    this.#announceChange()
  }

  /** Again, after a while. */
  putBackLater(delivery: Delivery, delayMs: number): void {
    this.#waiting.add(delivery, this.#clock.monotonicMs() + delayMs)
    this.#announceChange()
  }

  /** One copy has its outcome. */
  settle(): void {
    this.#unsettledCount -= 1
    if (this.#unsettledCount === 0) this.#announceChange()
  }

  #takeFresh(): Delivery | null {
    const message = this.#messages[this.#nextIndex]
    if (message === undefined) return null
    this.#nextIndex += 1
    return { index: this.#nextIndex - 1, message, lastRefusal: null, refusalCount: 0, lossCount: 0 }
  }

  /** 0: now; `Infinity`: nothing to send unless something comes back. */
  #msUntilReady(): number {
    const hasReady = this.#urgent.length > 0 || this.#nextIndex < this.#messages.length
    const dueMs = hasReady ? 0 : Math.max(0, (this.#waiting.earliestMs() ?? Infinity) - this.#clock.monotonicMs())
    return Math.max(dueMs, this.#rate.waitMs())
  }

  async #pause(waitMs: number, signal: AbortSignal): Promise<void> {
    const { promise: awake, resolve } = Promise.withResolvers<void>()
    const wake = (): void => resolve()
    const over = new AbortController()
    this.#wakers.add(wake)
    signal.addEventListener('abort', wake, { once: true })
    // The sleep ends early when something changes; that is no error.
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
