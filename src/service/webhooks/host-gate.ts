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
  const lanes = new Map<string, Lane>()
  const struggling = new Set<string>()

  function hasRoom(host: string, lane: Lane): boolean {
    return lane.runningCount < (struggling.has(host) ? limits.strugglingCount : limits.perHostCount)
  }

  function wakeNext(host: string, lane: Lane): void {
    const [wake] = lane.waiters
    if (wake !== undefined && hasRoom(host, lane)) wake()
    else if (lane.runningCount === 0 && lane.waiters.size === 0) lanes.delete(host)
  }

  function takeTurn(host: string, lane: Lane): Turn {
    lane.runningCount += 1
    return {
      giveBack: (outcome) => {
        lane.runningCount -= 1
        struggling.delete(host)
        if (outcome === 'silent') remember(host)
        wakeNext(host, lane)
      },
    }
  }

  function remember(host: string): void {
    const [oldest] = struggling
    if (struggling.size >= maxStrugglingCount && oldest !== undefined) struggling.delete(oldest)
    struggling.add(host)
  }

  async function enter(host: string, signal: AbortSignal): Promise<Turn | null> {
    signal.throwIfAborted()
    const lane = lanes.get(host) ?? { runningCount: 0, waiters: new Set() }
    lanes.set(host, lane)
    // Whoever waits is woken in the moment in which there is room, so room means that nobody waits.
    if (hasRoom(host, lane)) return takeTurn(host, lane)
    return await waitForTurn(host, lane, signal)
  }

  async function waitForTurn(host: string, lane: Lane, signal: AbortSignal): Promise<Turn | null> {
    const { promise, resolve } = Promise.withResolvers<Turn | null>()
    const finished = new AbortController()
    const wake = (): void => {
      // Before anybody else runs: room that was seen is taken.
      lane.waiters.delete(wake)
      resolve(takeTurn(host, lane))
      // An answer makes more room than the one turn that was given back.
      wakeNext(host, lane)
    }
    const leave = (): void => {
      lane.waiters.delete(wake)
      resolve(null)
    }
    lane.waiters.add(wake)
    clock.sleep(limits.longestWaitMs, AbortSignal.any([signal, finished.signal])).then(leave, leave)
    const turn = await promise
    finished.abort()
    if (signal.aborted) turn?.giveBack('answered')
    signal.throwIfAborted()
    return turn
  }

  return { enter }
}
