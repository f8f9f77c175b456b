/** Work whose result is kept for as long as the service runs. */

/** Calls `make` when it is first needed; everybody gets that one result. A failure is not kept: the next call tries again. */
export function keptOnce<T>(make: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null
  return async () => {
    kept ??= make()
    try {
      return await kept
    } catch (error) {
      kept = null
      throw error
    }
  }
}
