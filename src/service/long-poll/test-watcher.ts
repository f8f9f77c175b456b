/** Long polls: each request waits here until its test changes, its time is up or its client disconnects. */

import type { Store } from '../../storage/store.ts'
import type { Clock } from '../../world/world.ts'
import { inTurns } from './in-turns.ts'
import { type Change, type Waiter, WatchedTest } from './watched-test.ts'

/** What one request waits for. */
export interface Wait extends Pick<Waiter, 'tokenId' | 'isNews'> {
  readonly workspaceId: string
  readonly numericId: number
  /** When the status of the test changes without a result; epoch. */
  readonly expiresAtMs: number
  /** The watcher's `changeCount` from before the request read the test. */
  readonly since: number
  readonly waitMs: number
}

/** Disposing it ends all waits as `unchanged`, and later ones at once. */
export interface TestWatcher extends Disposable {
  /** Grows with each change of any test. */
  readonly changeCount: number
  readonly waiterCount: number
  /** Never rejects. `disconnected`: `signal` was aborted. */
  wait(wait: Wait, signal: AbortSignal): Promise<Change>
}

export interface WatcherPorts {
  readonly store: Pick<Store, 'onTestChanged' | 'findTest' | 'listRevokedTokens'>
  readonly clock: Clock
}

/** After a lost database connection all watched tests are read again: a few at a time, so that other requests get a turn. */
const concurrentReads = 8
/** How soon a wait ends after its token was revoked, by another process perhaps. */
const tokenCheckMs = 1000
/** One object for all: an error for each wait that ends early would cost more than the wait itself. */
const waitIsOver = new Error('the wait is over')

/** Starts listening for changes. */
export function openTestWatcher({ store, clock }: WatcherPorts): TestWatcher {
  const tests = new Map<number, WatchedTest>()
  const closing = new AbortController()
  const inTurn = inTurns(concurrentReads)
  const ports = {
    clock,
    signal: closing.signal,
    read: async (workspaceId: string, numericId: number) =>
      await inTurn(async () => await store.findTest(workspaceId, String(numericId))),
  }
  const tokens = tokenChecks({ store, clock, signal: closing.signal }, () => waitersOf(tests))
  let changeCount = 0

  const subscription = store.onTestChanged((numericId) => {
    changeCount += 1
    if (numericId === 'all') for (const watched of tests.values()) watched.refresh()
    else tests.get(numericId)?.refresh()
  })

  function watch({ workspaceId, numericId }: Wait): WatchedTest {
    const watched = tests.get(numericId) ?? new WatchedTest(workspaceId, numericId, ports)
    tests.set(numericId, watched)
    return watched
  }

  /** Without `async`, here and below: of ten thousand waits each pending function costs half a kilobyte. */
  function wait(waited: Wait, signal: AbortSignal): Promise<Change> {
    if (closing.signal.aborted) return Promise.resolve({ status: 'unchanged' })
    if (signal.aborted) return Promise.resolve({ status: 'disconnected' })
    const watched = watch(waited)
    const change = addWaiter(watched, waited, { clock, signal, onEmpty: () => tests.delete(waited.numericId) })
    if (changeCount !== waited.since) watched.refresh()
    tokens.start()
    return change
  }

  return {
    wait,
    get changeCount() {
      return changeCount
    },
    get waiterCount() {
      return tests.values().reduce((sum, { waiters }) => sum + waiters.size, 0)
    },
    [Symbol.dispose]: () => {
      if (closing.signal.aborted) return
      subscription[Symbol.dispose]()
      closing.abort(new Error('the service is shutting down'))
      for (const waiter of waitersOf(tests)) waiter.end({ status: 'unchanged' })
    },
  }
}

function waitersOf(tests: ReadonlyMap<number, WatchedTest>): readonly Waiter[] {
  return [...tests.values()].flatMap(({ waiters }) => Array.from(waiters))
}

interface WaiterParts {
  readonly clock: Clock
  /** Of the request. */
  readonly signal: AbortSignal
  /** Nobody waits for the test any more. */
  readonly onEmpty: () => void
}

function addWaiter(
  watched: WatchedTest,
  { tokenId, isNews, waitMs, expiresAtMs }: Wait,
  { clock, signal, onEmpty }: WaiterParts,
): Promise<Change> {
  return new Promise((resolve) => {
    const timers = new AbortController()
    const disconnect = (): void => waiter.end({ status: 'disconnected' })
    const waiter: Waiter = {
      tokenId,
      isNews,
      end: (change) => {
        if (!watched.waiters.delete(waiter)) return
        if (watched.waiters.size === 0) onEmpty()
        signal.removeEventListener('abort', disconnect)
        timers.abort(waitIsOver)
        resolve(change)
      },
    }
    watched.waiters.add(waiter)
    signal.addEventListener('abort', disconnect, { once: true })
    const after = (delayMs: number, act: () => void): void =>
      void clock.sleep(delayMs, timers.signal).then(act, () => undefined)
    after(waitMs, () => waiter.end({ status: 'unchanged' }))
    const lifetimeMs = expiresAtMs - clock.nowMs()
    if (lifetimeMs > 0 && lifetimeMs <= waitMs) after(lifetimeMs, () => watched.refresh())
  })
}

/** Ends the waits of revoked tokens, checking once a second while anybody waits. */
function tokenChecks(
  { store, clock, signal }: WatcherPorts & { readonly signal: AbortSignal },
  waiters: () => readonly Waiter[],
): { start(): void } {
  let isRunning = false

  async function run(): Promise<void> {
    try {
      do {
        await clock.sleep(tokenCheckMs, signal)
        await endRevoked(waiters())
      } while (waiters().length > 0)
    } catch {
      // The watcher was closed.
    } finally {
      isRunning = false
    }
  }

  async function endRevoked(waiting: readonly Waiter[]): Promise<void> {
    const tokenIds = [...new Set(waiting.map(({ tokenId }) => tokenId))]
    // A database that is away is asked again with the next check.
    const revoked = new Set(await store.listRevokedTokens(tokenIds).catch(() => []))
    for (const waiter of waiting) if (revoked.has(waiter.tokenId)) waiter.end({ status: 'revoked' })
  }

  return {
    start: () => {
      if (isRunning) return
      isRunning = true
      void run()
    },
  }
}
