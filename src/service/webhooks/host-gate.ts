/** Limits concurrent attempts per host, so that a receiver that does not respond cannot occupy all workers. */

import type { Clock } from '../../foundation/world/world.ts'

export interface HostGateLimits {
  /** The maximum number of concurrent attempts per host. */
  readonly perHostCount: number
  /** The maximum number of concurrent attempts for a host whose last attempt got no response. */
  readonly strugglingCount: number
  /** The longest wait for a slot. Keep this wait short, because a waiting attempt occupies a worker. */
  readonly longestWaitMs: number
}

/** A slot for one attempt to a host. */
export interface HostSlot {
  /**
   * Frees the slot. After `silent` (no response), fewer concurrent attempts to the host are allowed until one of them
   * gets a response.
   */
  release(host: 'answered' | 'silent'): void
}

/** The maximum number of unresponsive hosts to remember; the oldest host is dropped first. */
const maxStrugglingCount = 10_000

interface Lane {
  runningCount: number
  /** The callbacks of waiting attempts, in order of arrival. */
  readonly waiters: Set<() => void>
}

/** Limits the concurrent attempts that one instance makes. */
export class HostGate {
  readonly #limits: HostGateLimits
  readonly #clock: Pick<Clock, 'sleep'>
  readonly #lanes = new Map<string, Lane>()
  readonly #struggling = new Set<string>()

  constructor(limits: HostGateLimits, clock: Pick<Clock, 'sleep'>) {
    this.#limits = limits
    this.#clock = clock
  }

  /** Waits briefly for a slot and returns it, or `null` if the host is busy. @throws the signal's reason */
  async enter(host: string, signal: AbortSignal): Promise<HostSlot | null> {
    signal.throwIfAborted()
    const lane = this.#lanes.get(host) ?? { runningCount: 0, waiters: new Set() }
    this.#lanes.set(host, lane)
    // A waiting attempt gets a slot as soon as one becomes free, so if a slot is free now, no attempt is waiting.
    if (this.#hasSlot(host, lane)) return this.#takeSlot(host, lane)
    return await this.#waitForSlot(host, lane, signal)
  }

  async #waitForSlot(host: string, lane: Lane, signal: AbortSignal): Promise<HostSlot | null> {
    const { promise, resolve } = Promise.withResolvers<HostSlot | null>()
    const finished = new AbortController()
    const wake = (): void => {
      // Wake waiters synchronously, before another attempt can take the slot.
      lane.waiters.delete(wake)
      resolve(this.#takeSlot(host, lane))
      // Continue with the next waiting attempt: a response raises the limit, so more than one slot may have become
      // free.
      this.#wakeNext(host, lane)
    }
    const leave = (): void => {
      lane.waiters.delete(wake)
      resolve(null)
    }
    lane.waiters.add(wake)
    this.#clock.sleep(this.#limits.longestWaitMs, AbortSignal.any([signal, finished.signal])).then(leave, leave)
    const slot = await promise
    finished.abort()
    if (signal.aborted) slot?.release('answered')
    signal.throwIfAborted()
    return slot
  }

  #takeSlot(host: string, lane: Lane): HostSlot {
    lane.runningCount += 1
    return {
      release: (outcome) => {
        lane.runningCount -= 1
        this.#struggling.delete(host)
        if (outcome === 'silent') this.#remember(host)
        this.#wakeNext(host, lane)
      },
    }
  }

  #hasSlot(host: string, lane: Lane): boolean {
    const { strugglingCount, perHostCount } = this.#limits
    return lane.runningCount < (this.#struggling.has(host) ? strugglingCount : perHostCount)
  }

  #wakeNext(host: string, lane: Lane): void {
    const [wake] = lane.waiters
    if (wake !== undefined && this.#hasSlot(host, lane)) wake()
    else if (lane.runningCount === 0 && lane.waiters.size === 0) this.#lanes.delete(host)
  }

  #remember(host: string): void {
    const [oldest] = this.#struggling
    if (this.#struggling.size >= maxStrugglingCount && oldest !== undefined) this.#struggling.delete(oldest)
    this.#struggling.add(host)
  }
}
