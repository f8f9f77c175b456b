/** Who wants to know that a test has changed. */

/** Called with a test's numeric id, or with `'all'` when changes may have been missed. */
export type TestChangeListener = (numericId: number | 'all') => void

/** Changes of tests, on their way from whoever recorded them to whoever waits. */
export interface TestChanges extends AsyncDisposable {
  /** Tells of a change that everybody can read already. */
  announce(numericId: number): void
  listen(listener: TestChangeListener): Disposable
}

/** Listeners in the order in which they came. */
export interface ChangeListeners {
  call(numericId: number | 'all'): void
  add(listener: TestChangeListener): Disposable
}

/** A set of listeners; the same function may be added twice and is called twice. */
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

/** For a database that only this process records in. */
export function localChanges(): TestChanges {
  const listeners = changeListeners()
  return {
    announce: (numericId) => listeners.call(numericId),
    listen: (listener) => listeners.add(listener),
    [Symbol.asyncDispose]: async () => await Promise.resolve(),
  }
}
