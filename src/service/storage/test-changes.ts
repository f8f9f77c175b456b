/** Manages listeners for changed tests. */

/** Called with a test's numeric id, or with `'all'` when changes may have been missed. */
export type TestChangeListener = (numericId: number | 'all') => void

/** Notifies listeners of changed tests. */
export interface TestChanges extends AsyncDisposable {
  /** Announces a change. Call this after the commit, when other connections can read the change. */
  announce(numericId: number): void
  listen(listener: TestChangeListener): Disposable
}

/** The listeners, in the order in which they were added. */
export interface ChangeListeners {
  call(numericId: number | 'all'): void
  add(listener: TestChangeListener): Disposable
}

/** Creates an empty set of listeners. A function added twice is called twice. */
export function changeListeners(): ChangeListeners {
  const entries = new Set<{ readonly listener: TestChangeListener }>()
  return {
    call: (numericId) => {
      for (const { listener } of entries) listener(numericId)
    },
    add: (listener) => {
      const entry = { listener }
      entries.add(entry)
      return { [Symbol.dispose]: () => void entries.delete(entry) }
    },
  }
}

/** Announces changes only within this process, for a database that no other instance uses. */
export function localChanges(): TestChanges {
  const listeners = changeListeners()
  return {
    announce: (numericId) => listeners.call(numericId),
    listen: (listener) => listeners.add(listener),
    [Symbol.asyncDispose]: async () => await Promise.resolve(),
  }
}
