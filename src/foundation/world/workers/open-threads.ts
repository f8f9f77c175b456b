/** Manages the threads of a pool: selects a thread for each job, and starts threads on demand. */

import { type ThreadJob, type ThreadLoss, type ThreadOptions, WorkerThread } from './worker-thread.ts'

export interface ThreadsOptions extends Pick<ThreadOptions, 'file' | 'isBackground'> {
  readonly threadCount: number
  /** The number of concurrent jobs per thread. Values above 1 are useful if jobs often wait for the main thread. */
  readonly jobsPerThread: number
  /** The limit for one thread's V8 heap, in MiB. */
  readonly memoryMb: number
  /** Called when a thread can take another job. */
  readonly onFree: () => void
  /** Called when a thread is lost, with the jobs that were running in it. */
  readonly onLost: (loss: ThreadLoss, jobs: readonly ThreadJob[]) => void
}

export interface Threads {
  /** Assigns the job to a thread. Returns false if every thread is busy. */
  tryRun(job: ThreadJob): boolean
  abort(job: ThreadJob): void
  /** Starts a thread if no thread is running, and loads the code for these kinds of jobs. */
  warm(names: readonly string[]): void
  close(): void
}

/** Creates the set of threads, which is empty at first. */
export function openThreads({ threadCount, jobsPerThread, onLost, ...options }: ThreadsOptions): Threads {
  const threads = new Set<WorkerThread>()

  return {
    tryRun: (job) => {
      const thread = findThread(job)
      thread?.run(job)
      return thread !== null
    },
    abort: (job) => {
      for (const thread of threads) thread.abort(job)
    },
    warm: (names) => {
      const [thread = start()] = threads
      thread.load(names)
    },
    close: () => {
      for (const thread of threads) thread.end('closed')
    },
  }

  function findThread(job: ThreadJob): WorkerThread | null {
    const open = [...threads].filter((thread) => hasRoom(thread, job))
    const [idlest] = open.toSorted((left, right) => left.jobCount - right.jobCount)
    const isFull = threads.size >= threadCount
    if (idlest !== undefined && (isFull || idlest.jobCount === 0)) return idlest
    return isFull ? null : start()
  }

  function hasRoom(thread: WorkerThread, { isAlone }: ThreadJob): boolean {
    if (isAlone || thread.hasExclusiveJob) return thread.jobCount === 0
    return thread.jobCount < jobsPerThread
  }

  function start(): WorkerThread {
    const thread = new WorkerThread({
      ...options,
      onLost: (loss, jobs) => {
        threads.delete(thread)
        onLost(loss, jobs)
      },
    })
    threads.add(thread)
    return thread
  }
}
