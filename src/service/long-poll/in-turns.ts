/** Work that comes in crowds, done a few at a time in the order in which it came. */

/** A function that runs what it is given, at most `concurrency` at once. */
export function inTurns(concurrency: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let runningCount = 0

  async function enter(): Promise<void> {
    if (runningCount < concurrency) runningCount += 1
    // Whoever leaves hands over the place, so the count stays.
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function leave(): void {
    const next = waiting.shift()
    if (next === undefined) runningCount -= 1
    else next()
  }

  return async (work) => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
