/** Tells waiting requests that a test has changed, within one process. */

/** One waiter's view of one test. Dispose it when nobody waits any more. */
export interface Subscription extends Disposable {
  /**
   * Resolves at the next change, at once when one happened since the last call; rejects with the signal's reason.
   * One call at a time.
   */
  next(signal: AbortSignal): Promise<void>
}

/** Changes of tests by numeric id. */
export interface ChangeNotifier {
  /** `'all'`: changes may have been missed, so that everybody looks again. */
  notify(numericId: number | 'all'): void
  subscribe(numericId: number): Subscription
  /** How many subscriptions are open. */
  readonly waiterCount: number
}

interface Waiter {
  hasNews: boolean
  wake: (() => void) | null
}

/** A notifier for the tests of one process. */
export function changeNotifier(): ChangeNotifier {
  const waiters = new Map<number, Set<Waiter>>()
  let waiterCount = 0

  function subscribe(numericId: number): Subscription {
    const waiter: Waiter = { hasNews: false, wake: null }
    const others = waiters.get(numericId) ?? new Set()
    waiters.set(numericId, others.add(waiter))
    waiterCount += 1
    return {
      next: async (signal) => await nextNews(waiter, signal),
      [Symbol.dispose]: () => {
        if (!others.delete(waiter)) return
        waiterCount -= 1
        if (others.size === 0 && waiters.get(numericId) === others) waiters.delete(numericId)
      },
    }
  }

  return {
    subscribe,
    notify: (numericId) => {
      const woken = numericId === 'all' ? waiters.values() : [waiters.get(numericId) ?? []]
      for (const some of woken) {
        for (const waiter of some) {
          waiter.hasNews = true
          waiter.wake?.()
        }
      }
    },
    get waiterCount() {
      return waiterCount
    },
  }
}

async function nextNews(waiter: Waiter, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  if (!waiter.hasNews) await wakeUp(waiter, signal)
  waiter.hasNews = false
}

async function wakeUp(waiter: Waiter, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const onAbort = (): void => {
      waiter.wake = null
      reject(signal.reason)
    }
    waiter.wake = () => {
      waiter.wake = null
      signal.removeEventListener('abort', onAbort)
      resolve()
    }
    signal.addEventListener('abort', onAbort, { once: true })
  })
}
