/** One test and the requests that wait for it: a change is read once, however many wait. */

import { setImmediate as nextTurn } from 'node:timers/promises'

import type { StoredTestWithSeeds } from '../../storage/store.ts'
import type { Clock } from '../../world/world.ts'

/** How a wait ended. `unchanged`: its time was up, or the service is shutting down. */
export type Change =
  | { readonly status: 'changed'; readonly test: StoredTestWithSeeds }
  | { readonly status: 'unchanged' | 'deleted' | 'revoked' | 'disconnected' }

/** A waiting request. */
export interface Waiter {
  readonly tokenId: string
  /** True when the client does not know this state of the test yet. */
  isNews(test: StoredTestWithSeeds): boolean
  /** Only the first call has an effect. */
  end(change: Change): void
}

/** What all watched tests share. */
export interface WatchingPorts {
  readonly clock: Pick<Clock, 'monotonicMs' | 'sleep'>
  /** `null`: the test was deleted. */
  read(workspaceId: string, numericId: number): Promise<StoredTestWithSeeds | null>
  /** Aborted when the service shuts down. */
  readonly signal: AbortSignal
}

/** Results of one test come in bursts: a response waits until none came for this long, unless the test is complete. */
const quietMs = 45
/** The longest that a burst can delay a response. */
const maxGatherMs = 400
/** After a failed read. */
const retryMs = 1000
/** Waiters that are ended in one turn of the event loop, so that thousands of them do not block other requests. */
const endedPerTurn = 250

/** Keeps no state of the test between waits. */
export class WatchedTest {
  readonly waiters: Set<Waiter> = new Set()
  readonly #workspaceId: string
  readonly #numericId: number
  readonly #ports: WatchingPorts
  /** Something may have changed since the last read began. */
  #isStale = false
  #isRefreshing = false

  constructor(workspaceId: string, numericId: number, ports: WatchingPorts) {
    this.#workspaceId = workspaceId
    this.#numericId = numericId
    this.#ports = ports
  }

  /** Reads the test and ends the waits for which it is news. */
  refresh(): void {
    this.#isStale = true
    if (!this.#isRefreshing) void this.#refresh()
  }

  async #refresh(): Promise<void> {
    this.#isRefreshing = true
    try {
      while (this.#isStale && this.waiters.size > 0) {
        const test = await this.#readBurst()
        await this.#endWaits(test)
      }
    } catch {
      // The service is shutting down, which has ended all waits.
    } finally {
      this.#isRefreshing = false
    }
  }

  async #readBurst(): Promise<StoredTestWithSeeds | null> {
    const { clock, signal } = this.#ports
    const gatherEndMs = clock.monotonicMs() + maxGatherMs
    for (;;) {
      this.#isStale = false
      const test = await this.#read()
      if (test === null || test.completedAtMs !== null || !this.#isAwaited(test)) return test
      await clock.sleep(quietMs, signal)
      if (!this.#isStale || clock.monotonicMs() >= gatherEndMs) return test
    }
  }

  async #read(): Promise<StoredTestWithSeeds | null> {
    for (;;) {
      try {
        return await this.#ports.read(this.#workspaceId, this.#numericId)
      } catch {
        // The database is away: waiters lose nothing but time.
        await this.#ports.clock.sleep(retryMs, this.#ports.signal)
      }
    }
  }

  #isAwaited(test: StoredTestWithSeeds): boolean {
    for (const waiter of this.waiters) if (waiter.isNews(test)) return true
    return false
  }

  async #endWaits(test: StoredTestWithSeeds | null): Promise<void> {
    let endedCount = 0
    for (const waiter of this.waiters) {
      if (test !== null && !waiter.isNews(test)) continue
      waiter.end(test === null ? { status: 'deleted' } : { status: 'changed', test })
      endedCount += 1
      if (endedCount % endedPerTurn === 0) await nextTurn()
    }
  }
}
