/**
 * Implements long polls: each request waits here until the test changes, the timeout expires or the client disconnects.
 */

import { setImmediate as nextTurn } from 'node:timers/promises'
import type { TokenId, WorkspaceId } from '../../foundation/contract/identifiers.ts'
import type { Clock } from '../../foundation/world/world.ts'
import type { Store, StoredTestWithSeeds } from '../storage/store.ts'

/** How a wait ended. `unchanged` means that the timeout expired, or that the service is shutting down. */
export type Change =
  | { readonly status: 'changed'; readonly test: StoredTestWithSeeds }
  | { readonly status: 'unchanged' | 'deleted' | 'revoked' | 'disconnected' }

/** The test that one request watches, and the change that it waits for. */
export interface Wait {
  readonly workspaceId: WorkspaceId
  readonly numericId: number
  readonly tokenId: TokenId
  /** When the test expires. Expiry changes the test's status even if no new result arrives. */
  readonly expiresAtMs: number
  /** The value of the watcher's `changeCount` before the request read the test. */
  readonly since: number
  readonly waitMs: number
  /** Returns whether this state of the test is new to the client. */
  readonly isUnseen: (test: StoredTestWithSeeds) => boolean
}

export interface WatcherDeps {
  readonly store: Pick<Store, 'onTestChanged' | 'findTest' | 'listRevokedTokens'>
  readonly clock: Clock
}

interface Waiter extends Pick<Wait, 'tokenId' | 'isUnseen'> {
  /** Ends the wait. Only the first call has an effect. */
  end(change: Change): void
}

/**
 * A test, and the requests that wait for a change to it. However many requests wait, the store is read only once per
 * change.
 */
interface WatchedTest {
  readonly workspaceId: WorkspaceId
  readonly numericId: number
  readonly waiters: Set<Waiter>
  /** True if the test may have changed since the last read started. */
  isStale: boolean
  isRefreshing: boolean
}

/**
 * The quiet period before a response. Results of one test arrive in bursts, so a response is delayed until no result
 * has arrived for this long, unless the test is complete.
 */
const quietMs = 45
/** The longest time that a burst can delay a response. */
const maxGatherMs = 400
/** The delay after a failed read. */
const retryMs = 1000
/**
 * The maximum number of waits to end in one turn of the event loop. Ending thousands at once would block other
 * requests.
 */
const endsPerTurn = 250
/**
 * The interval for checking the tokens of waiting requests. After a token is revoked, possibly by another process,
 * requests with this token wait for at most this long.
 */
const tokenCheckMs = 1000
/** A shared error object: creating an error for each wait that ends early would cost more than the wait itself. */
const waitEnded = new Error('the wait has ended')

/**
 * Lets requests wait for changes. Once the watcher is disposed of, current and later waits end immediately with the
 * result `unchanged`.
 */
export class TestWatcher implements Disposable {
  /** Increases with every change to any test. */
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

  /** The number of waiting requests. */
  get waiterCount(): number {
    return this.#tests.values().reduce((sum, { waiters }) => sum + waiters.size, 0)
  }

  /**
   * Waits for a change to a test. Never rejects. Returns `disconnected` if `signal` was aborted.
   *
   * This function is not `async`, because a pending async function uses half a kilobyte, and thousands of requests may
   * wait.
   */
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

  /** Reads the test and ends the waits of clients that have not seen its current state. */
  async #refresh(watched: WatchedTest): Promise<void> {
    watched.isStale = true
    if (watched.isRefreshing) return
    watched.isRefreshing = true
    try {
      while (watched.isStale && watched.waiters.size > 0) await this.#endWaits(watched, await this.#readBurst(watched))
    } catch {
      // The service is shutting down, so all waits have already ended.
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

  /** Reads the test, retrying while the database is unavailable. Returns `null` if the test was deleted. */
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

  /** Ends the waits of requests whose token was revoked. Runs once a second while any request waits. */
  async #checkTokens(): Promise<void> {
    this.#isCheckingTokens = true
    try {
      while (this.#tests.size > 0) {
        await this.#clock.sleep(tokenCheckMs, this.#closing.signal)
        const waiters = this.#waiters()
        const tokenIds = [...new Set(waiters.map(({ tokenId }) => tokenId))]
        // Ignore the error: if the database is unavailable, the next check retries.
        const revoked = new Set(await this.#store.listRevokedTokens(tokenIds).catch(() => []))
        for (const waiter of waiters) if (revoked.has(waiter.tokenId)) waiter.end({ status: 'revoked' })
      }
    } catch {
      // The watcher was disposed of.
    } finally {
      this.#isCheckingTokens = false
    }
  }
}
