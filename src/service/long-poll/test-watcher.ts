/** Long polls: each request waits here until its test changes, its timeout expires or its client disconnects. */

import { setImmediate as nextTurn } from 'node:timers/promises'

import type { Store, StoredTestWithSeeds } from '../../storage/store.ts'
import type { Clock } from '../../world/world.ts'

/** How a wait ended. `unchanged`: the timeout expired, or the service is shutting down. */
export type Change =
  | { readonly status: 'changed'; readonly test: StoredTestWithSeeds }
  | { readonly status: 'unchanged' | 'deleted' | 'revoked' | 'disconnected' }

/** What one request waits for. */
export interface Wait {
  readonly workspaceId: string
  readonly numericId: number
  readonly tokenId: string
  /** When the status of the test changes without a result; epoch. */
  readonly expiresAtMs: number
  /** The watcher's `changeCount` before the request read the test. */
  readonly since: number
  readonly waitMs: number
  /** True if the client does not have this state of the test yet. */
  readonly isUnseen: (test: StoredTestWithSeeds) => boolean
}

/** Disposing it ends all waits, and later ones immediately, as `unchanged`. */
export interface TestWatcher extends Disposable {
  /** Increases with every change of any test. */
  readonly changeCount: number
  readonly waiterCount: number
  /** Never rejects. `disconnected`: `signal` was aborted. */
  wait(wait: Wait, signal: AbortSignal): Promise<Change>
}

export interface WatcherDeps {
  readonly store: Pick<Store, 'onTestChanged' | 'findTest' | 'listRevokedTokens'>
  readonly clock: Clock
}

interface Waiter extends Pick<Wait, 'tokenId' | 'isUnseen'> {
  /** Only the first call has an effect. */
  end(change: Change): void
}

/** A test and the requests that wait for it. A change is read once, however many wait. */
interface WatchedTest {
  readonly workspaceId: string
  readonly numericId: number
  readonly waiters: Set<Waiter>
  /** The test may have changed since the last read started. */
  isStale: boolean
  isRefreshing: boolean
}

/** Results of one test arrive in bursts: wait until none arrived for this long, unless the test is complete. */
const quietMs = 45
/** The longest that a burst delays a response. */
const maxGatherMs = 400
/** After a failed read. */
const retryMs = 1000
/** Waits that end in one turn of the event loop, so that thousands of them do not block other requests. */
const endsPerTurn = 250
/** How soon a wait ends after its token was revoked, possibly by another process. */
const tokenCheckMs = 1000
/** Shared: creating an error for each wait that ends early would cost more than the wait. */
const waitEnded = new Error('the wait has ended')

/** Starts listening for changes. */
export function openTestWatcher(deps: WatcherDeps): TestWatcher {
  return new Watcher(deps)
}

class Watcher implements TestWatcher {
  changeCount = 0
  readonly #store: WatcherDeps['store']
  readonly #clock: Clock
  readonly #tests = new Map<number, WatchedTest>()
  readonly #closing = new AbortController()
  readonly #subscription: Disposable
  #isCheckingTokens = false

  constructor({ store, clock }: WatcherDeps) {
    this.#store = store
    this.#clock = clock
    this.#subscription = store.onTestChanged((numericId) => {
      this.changeCount += 1
      const changed = numericId === 'all' ? [...this.#tests.values()] : [this.#tests.get(numericId)]
      for (const watched of changed) if (watched !== undefined) void this.#refresh(watched)
    })
  }

  get waiterCount(): number {
    return this.#tests.values().reduce((sum, { waiters }) => sum + waiters.size, 0)
  }

  /** Not `async`: each pending async function costs half a kilobyte, and thousands wait. */
  wait(wait: Wait, signal: AbortSignal): Promise<Change> {
    if (this.#closing.signal.aborted) return Promise.resolve({ status: 'unchanged' })
    if (signal.aborted) return Promise.resolve({ status: 'disconnected' })
    const { workspaceId, numericId } = wait
    const fresh = { workspaceId, numericId, waiters: new Set<Waiter>(), isStale: false, isRefreshing: false }
    const watched = this.#tests.get(numericId) ?? fresh
    this.#tests.set(numericId, watched)
    const change = this.#addWaiter(watched, wait, signal)
    if (this.changeCount !== wait.since) void this.#refresh(watched)
    if (!this.#isCheckingTokens) void this.#checkTokens()
    return change
  }

  [Symbol.dispose](): void {
    if (this.#closing.signal.aborted) return
    this.#subscription[Symbol.dispose]()
    this.#closing.abort(new Error('the service is shutting down'))
    for (const waiter of this.#waiters()) waiter.end({ status: 'unchanged' })
  }

  #waiters(): readonly Waiter[] {
    return [...this.#tests.values()].flatMap(({ waiters }) => Array.from(waiters))
  }

  #addWaiter(
    watched: WatchedTest,
    { tokenId, isUnseen, waitMs, expiresAtMs }: Wait,
    signal: AbortSignal,
  ): Promise<Change> {
    return new Promise((resolve) => {
      const timer = new AbortController()
      const disconnect = (): void => waiter.end({ status: 'disconnected' })
      const waiter: Waiter = {
        tokenId,
        isUnseen,
        end: (change) => {
          if (!watched.waiters.delete(waiter)) return
          if (watched.waiters.size === 0) this.#tests.delete(watched.numericId)
          signal.removeEventListener('abort', disconnect)
          timer.abort(waitEnded)
          resolve(change)
        },
      }
      watched.waiters.add(waiter)
      signal.addEventListener('abort', disconnect, { once: true })
      const after = (delayMs: number, act: () => void): void =>
        void this.#clock.sleep(delayMs, timer.signal).then(act, () => undefined)
      after(waitMs, () => waiter.end({ status: 'unchanged' }))
      const lifetimeMs = expiresAtMs - this.#clock.nowMs()
      if (lifetimeMs > 0 && lifetimeMs <= waitMs) after(lifetimeMs, () => void this.#refresh(watched))
    })
  }

  /** Reads the test and ends the waits of clients that do not have its state yet. */
  async #refresh(watched: WatchedTest): Promise<void> {
    watched.isStale = true
    if (watched.isRefreshing) return
    watched.isRefreshing = true
    try {
      while (watched.isStale && watched.waiters.size > 0) await this.#endWaits(watched, await this.#readBurst(watched))
    } catch {
      // The service is shutting down, which has ended all waits.
    } finally {
      watched.isRefreshing = false
    }
  }

  async #readBurst(watched: WatchedTest): Promise<StoredTestWithSeeds | null> {
    const gatherEndMs = this.#clock.monotonicMs() + maxGatherMs
    for (;;) {
      watched.isStale = false
      const test = await this.#read(watched)
      if (test === null || test.completedAtMs !== null) return test
      if (!watched.waiters.values().some((waiter) => waiter.isUnseen(test))) return test
      await this.#clock.sleep(quietMs, this.#closing.signal)
      if (!watched.isStale || this.#clock.monotonicMs() >= gatherEndMs) return test
    }
  }

  /** Retries while the database is unavailable. `null`: the test was deleted. */
  async #read({ workspaceId, numericId }: WatchedTest): Promise<StoredTestWithSeeds | null> {
    for (;;) {
      try {
        return await this.#store.findTest(workspaceId, String(numericId))
      } catch {
        await this.#clock.sleep(retryMs, this.#closing.signal)
      }
    }
  }

  async #endWaits({ waiters }: WatchedTest, test: StoredTestWithSeeds | null): Promise<void> {
    let endCount = 0
    for (const waiter of waiters) {
      if (test !== null && !waiter.isUnseen(test)) continue
      waiter.end(test === null ? { status: 'deleted' } : { status: 'changed', test })
      endCount += 1
      if (endCount % endsPerTurn === 0) await nextTurn()
    }
  }

  /** Ends the waits of revoked tokens, checking once a second while any request waits. */
  async #checkTokens(): Promise<void> {
    this.#isCheckingTokens = true
    try {
      while (this.#tests.size > 0) {
        await this.#clock.sleep(tokenCheckMs, this.#closing.signal)
        const waiters = this.#waiters()
        const tokenIds = [...new Set(waiters.map(({ tokenId }) => tokenId))]
        // If the database is unavailable, the next check retries.
        const revoked = new Set(await this.#store.listRevokedTokens(tokenIds).catch(() => []))
        for (const waiter of waiters) if (revoked.has(waiter.tokenId)) waiter.end({ status: 'revoked' })
      }
    } catch {
      // The watcher was disposed.
    } finally {
      this.#isCheckingTokens = false
    }
  }
}
