/** Worker threads for work on foreign content: a job that takes too long or too much memory ends its thread, not presend. */

import { untilAborted } from '../until-aborted.ts'
import { openThreads, type ThreadsOptions } from './open-threads.ts'
import { ownWorkerFile } from './own-worker-file.ts'
import type { ThreadJob, ThreadLoss } from './running-jobs.ts'

/** How many threads there are at most, and what each may take. `file` is the program of the threads, presend's own if absent. */
export type WorkersOptions = Omit<ThreadsOptions, 'file' | 'onLost'> & { readonly file?: URL }

/** One piece of work. `input` must survive a structured clone. */
export type WorkerJob = Pick<ThreadJob, 'name' | 'input' | 'timeLimitMs'> & Partial<Pick<ThreadJob, 'ports'>>

/** How a job ended. `value` is what the job returned, cloned. */
export type JobOutcome =
  | { readonly status: 'done'; readonly value: unknown }
  | {
      readonly status: 'failed'
      readonly reason: 'time-limit' | 'memory-limit' | 'crashed' | 'error'
      readonly message: string
    }

/** Threads are started when they are first needed, and kept. Disposing ends them and fails what is under way. */
export interface Workers extends AsyncDisposable {
  /** @throws the signal's reason, and nothing else */
  run(job: WorkerJob, signal: AbortSignal): Promise<JobOutcome>
  /** Starts a thread now, so that the first job need not wait for it. */
  warm(): void
}

const messages: Readonly<Record<ThreadLoss, string>> = {
  'time-limit': 'the time limit was reached',
  'memory-limit': 'the memory limit was reached',
  crashed: 'the worker thread ended unexpectedly',
  closed: 'the worker threads were closed',
}

/**
 * Opens a pool. When a thread is lost, the jobs that shared it are run again, each alone in a thread; one that loses its
 * thread when alone has failed.
 */
export function openWorkers(options: WorkersOptions): Workers {
  const threads = openThreads({ ...options, file: options.file ?? ownWorkerFile(), onLost: takeBack })
  let queue: ThreadJob[] = []
  let isClosed = false

  return {
    run: async (job, signal) => {
      signal.throwIfAborted()
      if (isClosed) return lost('closed')
      const { promise, resolve } = Promise.withResolvers<JobOutcome>()
      const threadJob = toThreadJob(job, (outcome) => {
        resolve(outcome)
        dispatch()
      })
      queue.push(threadJob)
      dispatch()
      try {
        return await untilAborted(promise, signal)
      } finally {
        if (signal.aborted) drop(threadJob)
      }
    },
    warm: () => {
      if (!isClosed) threads.warm()
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
