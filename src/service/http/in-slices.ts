/** Spreads many small pieces of work over several turns of the event loop. */

/**
 * Returns a function that runs work later: at most `sliceCount` pieces per turn of the event loop, in order. Node
 * reports all connections that reach a timeout at once, and responding to thousands of them in one turn would delay all
 * other clients.
 */
export function inSlices(sliceCount: number): (work: () => void) => void {
  let waiting: (() => void)[] = []

  function runSlice(): void {
    const slice = waiting.slice(0, sliceCount)
    waiting = waiting.slice(sliceCount)
    if (waiting.length > 0) setImmediate(runSlice)
    for (const work of slice) work()
  }

  return (work) => {
    if (waiting.length === 0) setImmediate(runSlice)
    waiting.push(work)
  }
}
