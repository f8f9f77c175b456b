/** Waits until a promise settles or a signal aborts. */

/**
 * Settles like `promise`, or rejects with the signal's reason as soon as the signal aborts. Does not abort the
 * underlying work.
 */
export async function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const onAbort = (): void => reject(signal.reason)
  if (signal.aborted) onAbort()
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([promise, aborted])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

/** Yields the items from `source`. Throws the signal's reason as soon as the signal aborts. */
export async function* itemsUntilAborted<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T, void> {
  const iterator = source[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await untilAborted(iterator.next(), signal)
      if (next.done === true) return
      yield next.value
    }
  } finally {
    // The call is not awaited, because a source that hangs must not block the caller.
    iterator.return?.().catch(() => undefined)
  }
}
