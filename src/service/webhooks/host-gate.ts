/** How many attempts go to one host at a time, so that a receiver that hangs never takes all the room there is. */

import type { Clock } from '../../world/world.ts'

/** What a gate allows. */
export interface HostGateLimits {
  /** Attempts at one host at a time. */
  readonly perHostCount: number
  /** The same for a host whose last attempt got no answer. */
  readonly strugglingCount: number
  /** How long one may wait for room; those who wait take up room elsewhere. */
  readonly longestWaitMs: number
}

/** A turn at a host. It must be given back, with what was learned of the host. */
export interface Turn {
  /** `silent`: no answer came; from then on fewer attempts go there, until one is answered. */
  giveBack(host: 'answered' | 'silent'): void
}

export interface HostGate {
  /** A turn, at once or after a short wait; `null`: the host is busy. @throws the signal's reason */
  enter(host: string, signal: AbortSignal): Promise<Turn | null>
}

/** Hosts that are remembered as struggling: more are hardly registered, and the oldest is forgotten first. */
const maxStrugglingCount = 10_000

interface Lane {
  runningCount: number
  /** Each called when there may be room; the first has waited longest. */
  readonly waiters: Set<() => void>
}

/** A gate for all hosts of an instance. */
export function hostGate(limits: HostGateLimits, clock: Pick<Clock, 'sleep'>): HostGate {
  return new Gate(limits, clock)
}

class Gate implements HostGate {
  readonly #limits: HostGateLimits
  readonly #clock: Pick<Clock, 'sleep'>
  readonly #lanes = new Map<string, Lane>()
  readonly #struggling = new Set<string>()

  constructor(limits: HostGateLimits, clock: Pick<Clock, 'sleep'>) {
    this.#limits = limits
    this.#clock = clock
  }

  async enter(host: string, signal: AbortSignal): Promise<Turn | null> {
    signal.throwIfAborted()
    const lane = this.#lanes.get(host) ?? { runningCount: 0, waiters: new Set() }
    this.#lanes.set(host, lane)
    // Whoever waits is woken in the moment in which there is room, so room means that nobody waits.
    if (this.#hasRoom(host, lane)) return this.#takeTurn(host, lane)
    return await this.#waitForTurn(host, lane, signal)
  }

  async #waitForTurn(host: string, lane: Lane, signal: AbortSignal): Promise<Turn | null> {
    const { promise, resolve } = Promise.withResolvers<Turn | null>()
    const finished = new AbortController()
    const wake = (): void => {
      // Before anybody else runs: room that was seen is taken.
      lane.waiters.delete(wake)
      resolve(this.#takeTurn(host, lane))
      // An answer makes more room than the one turn that was given back.
      this.#wakeNext(host, lane)
    }
    const leave = (): void => {
      lane.waiters.delete(wake)
      resolve(null)
    }
    lane.waiters.add(wake)
    this.#clock.sleep(this.#limits.longestWaitMs, AbortSignal.any([signal, finished.signal])).then(leave, leave)
    const turn = await promise
    finished.abort()
    if (signal.aborted) turn?.giveBack('answered')
    signal.throwIfAborted()
    return turn
  }

  #takeTurn(host: string, lane: Lane): Turn {
    lane.runningCount += 1
    return {
      giveBack: (outcome) => {
        lane.runningCount -= 1
        this.#struggling.delete(host)
        if (outcome === 'silent') this.#remember(host)
        this.#wakeNext(host, lane)
      },
    }
  }

  #hasRoom(host: string, lane: Lane): boolean {
    const { strugglingCount, perHostCount } = this.#limits
    return lane.runningCount < (this.#struggling.has(host) ? strugglingCount : perHostCount)
  }

  #wakeNext(host: string, lane: Lane): void {
    const [wake] = lane.waiters
    if (wake !== undefined && this.#hasRoom(host, lane)) wake()
    else if (lane.runningCount === 0 && lane.waiters.size === 0) this.#lanes.delete(host)
  }

  #remember(host: string): void {
    const [oldest] = this.#struggling
    if (this.#struggling.size >= maxStrugglingCount && oldest !== undefined) this.#struggling.delete(oldest)
    this.#struggling.add(host)
  }
}
