/**
 * Slows down logins from a network that has already made many attempts. Refusing them would let one client shut out
 * everyone else behind the same address.
 */

import { clientNetwork } from '../../foundation/world/ip-address.ts'
import type { Clock } from '../../foundation/world/world.ts'

/** The number of attempts per network and hour that are not delayed. */
const freeCount = 200
const stepMs = 50
const longestMs = 5000
/** The maximum numbers of delayed attempts at the same time. Each of them occupies a connection. */
const maxWaiting = { network: 10, total: 200 } as const

/** Delays login attempts. */
export interface LoginDelay {
  /**
   * Waits before an attempt is checked. The time depends only on the number of attempts that the network has made in
   * this hour, not on the account or the password.
   *
   * @param signal aborts the wait when the client closes the connection
   * @returns `null` after the wait, or in how many milliseconds to try again if too many attempts are waiting already
   */
  wait(address: string, attemptCount: number, signal: AbortSignal): Promise<number | null>
}

/** Creates the delay, which counts the attempts that are waiting in this process. */
export function loginDelay(clock: Pick<Clock, 'sleep'>): LoginDelay {
  const waiting = new Map<string, number>()
  let totalCount = 0
  return {
    wait: async (address, attemptCount, signal) => {
      const delayMs = delayOf(attemptCount)
      if (delayMs === 0) return null
      const network = clientNetwork(address)
      const ownCount = waiting.get(network) ?? 0
      if (ownCount >= maxWaiting.network || totalCount >= maxWaiting.total) return longestMs
      waiting.set(network, ownCount + 1)
      totalCount += 1
      try {
        await clock.sleep(delayMs, signal)
      } finally {
        totalCount -= 1
        const leftCount = (waiting.get(network) ?? 1) - 1
        if (leftCount === 0) waiting.delete(network)
        else waiting.set(network, leftCount)
      }
      return null
    },
  }
}

/** Returns how long to delay a network's nth attempt in an hour. */
export function delayOf(attemptCount: number): number {
  return Math.min(Math.max(0, attemptCount - freeCount) * stepMs, longestMs)
}
