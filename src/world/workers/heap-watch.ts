/** Looks at how much memory a busy thread has. */

import type { Worker } from 'node:worker_threads'

/** A thread fills some hundred MiB a second at most. */
const lookEveryMs = 50

export interface HeapWatch {
  /** Starts looking, if it does not already. */
  watch(): void
  rest(): void
}

/** Calls `onLimit` when the thread's heap and its buffers are larger than `memoryMb`, at each look. */
export function watchHeap(worker: Pick<Worker, 'getHeapStatistics'>, memoryMb: number, onLimit: () => void): HeapWatch {
  let timer: NodeJS.Timeout | undefined
  let isLooking = false

  return {
    watch: () => {
      timer ??= setInterval(() => void look(), lookEveryMs).unref()
    },
    rest: () => {
      clearInterval(timer)
      timer = undefined
    },
  }

  async function look(): Promise<void> {
    // The thread answers between two of its steps, which may take a while.
    if (isLooking) return
    isLooking = true
    try {
      const { used_heap_size: heapBytes, external_memory: bufferBytes } = await worker.getHeapStatistics()
      if (timer !== undefined && heapBytes + bufferBytes > memoryMb * 1024 * 1024) onLimit()
    } catch {
      // The thread has ended, which its owner hears in another way.
    } finally {
      isLooking = false
    }
  }
}
