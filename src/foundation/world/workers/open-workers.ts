/**
 * A pool of worker threads for untrusted content. If a job exceeds its time or memory limit, only its thread ends, not
 * the process.
 */

import { untilAborted } from '../until-aborted.ts'
import { openThreads, type ThreadsOptions } from './open-threads.ts'
import type { ThreadJob, ThreadLoss } from './worker-thread.ts'

/** The number of threads in the pool, and their limits and program. */
export type WorkersOptions = Omit<ThreadsOptions, 'onFree' | 'onLost'>

/** A job to run. `input` must support structured cloning. */
export type WorkerJob = Pick<ThreadJob, 'name' | 'input' | 'timeLimitMs'> & Partial<Pick<ThreadJob, 'ports'>>

/** The outcome of a job. `value` is a clone of the job's return value. */
export type JobOutcome =
  | { readonly status: 'done'; readonly value: unknown }
  | {
      readonly status: 'failed'
      readonly reason: 'time-limit' | 'memory-limit' | 'crashed' | 'error'
      readonly message: string
    }

/**
 * Starts threads on demand and keeps them running. Disposing this object terminates the threads, so running jobs fail.
 */
export interface Workers extends AsyncDisposable {
  /** The limit for one thread's V8 heap, in MiB. */
  readonly memoryMb: number
  /** Runs a job. @throws the signal's reason, and nothing else */
  run(job: WorkerJob, signal: AbortSignal): Promise<JobOutcome>
  /**
   * Starts a thread in advance and loads the code for these kinds of jobs, so that the first job does not have to wait.
   */
  warm(names: readonly string[]): void
}

const messages: Readonly<Record<ThreadLoss, string>> = {
  'time-limit': 'time limit exceeded',
  'memory-limit': 'memory limit exceeded',
  crashed: 'the worker thread ended unexpectedly',
  closed: 'the worker threads were closed',
}

/**
 * Creates a pool. When a thread is lost, its jobs run again, each alone in its own thread. If that thread is also lost,
 * the job fails.
 */
export function openWorkers(options: WorkersOptions): Workers {
  const threads = openThreads({ ...options, onFree: dispatch, onLost: takeBack })
  let queue: ThreadJob[] = []
  let isClosed = false

  return {
    memoryMb: options.memoryMb,
    run: async (job, signal) => {
      signal.throwIfAborted()
      if (isClosed) return lost('closed')
      const { promise, resolve } = Promise.withResolvers<JobOutcome>()
      const threadJob = toThreadJob(job, resolve)
      queue.push(threadJob)
      dispatch()
      try {
        return await untilAborted(promise, signal)
      } finally {
        if (signal.aborted) drop(threadJob)
      }
    },
    warm: (names) => {
      if (!isClosed) threads.warm(names)
    },
    [Symbol.asyncDispose]: async () => {
      isClosed = true
      for (const job of queue) job.onLost('closed')
      queue = []
      threads.close()
    },
  }

  function dispatch(): void {
    if (isClosed) return
    const waitingFrom = queue.findIndex((job) => !threads.tryRun(job))
    queue.splice(0, waitingFrom === -1 ? queue.length : waitingFrom)
  }

  function takeBack(loss: ThreadLoss, jobs: readonly ThreadJob[]): void {
    const isClear = loss === 'closed' || (jobs.length === 1 && jobs[0]?.isAlone === true)
    if (isClear) for (const job of jobs) job.onLost(loss)
    else queue.unshift(...jobs.map((job) => ({ ...job, isAlone: true })))
    dispatch()
  }

  function drop(job: ThreadJob): void {
    queue = queue.filter(({ onDone }) => onDone !== job.onDone)
    threads.abort(job)
    dispatch()
  }
}

function toThreadJob({ ports = {}, ...job }: WorkerJob, settle: (outcome: JobOutcome) => void): ThreadJob {
  return {
    ...job,
    ports,
    isAlone: false,
    onDone: (value) => settle({ status: 'done', value }),
    onFailed: (message) => settle({ status: 'failed', reason: 'error', message }),
    onLost: (loss) => settle(lost(loss)),
  }
}

function lost(loss: ThreadLoss): JobOutcome {
  return { status: 'failed', reason: loss === 'closed' ? 'crashed' : loss, message: messages[loss] }
}
