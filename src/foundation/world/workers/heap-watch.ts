/** Monitors a busy thread's memory usage. */

import type { Worker } from 'node:worker_threads'

/** The interval between checks, in milliseconds. A thread allocates at most a few hundred MiB per second. */
const checkEveryMs = 50

export interface HeapWatch {
  /** Starts monitoring unless monitoring is already running. */
  watch(): void
  rest(): void
}

/** Calls `onLimit` at each check that finds the thread's heap and buffers larger than `memoryMb`. */
export function watchHeap(worker: Pick<Worker, 'getHeapStatistics'>, memoryMb: number, onLimit: () => void): HeapWatch {
  let timer: NodeJS.Timeout | undefined
  let isChecking = false

  return {
    watch: () => {
      timer ??= setInterval(() => void check(), checkEveryMs).unref()
    },
    rest: () => {
      clearInterval(timer)
      timer = undefined
    },
  }

  async function check(): Promise<void> {
    // The thread replies only between two of its tasks, so its reply can be late.
    if (isChecking) return
    isChecking = true
    try {
      const { used_heap_size: heapBytes, external_memory: bufferBytes } = await worker.getHeapStatistics()
      if (timer !== undefined && heapBytes + bufferBytes > memoryMb * 1024 * 1024) onLimit()
    } catch {
      // The thread has ended; its owner receives the exit event.
    } finally {
      isChecking = false
    }
  }
}
