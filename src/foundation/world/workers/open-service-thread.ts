/**
 * A worker thread that keeps state between calls, such as connections. If the thread stops responding, it is
 * terminated.
 */

import { untilAborted } from '../until-aborted.ts'
import { startHeartbeat } from './heartbeat.ts'
import { type ThreadJob, type ThreadLoss, type ThreadOptions, WorkerThread } from './worker-thread.ts'

/** The thread's limits and program. */
export interface ServiceThreadOptions extends Pick<ThreadOptions, 'file'> {
  /** The limit for the V8 heap, in MiB. */
  readonly memoryMb: number
  /** The thread is terminated if it does not respond for about this long. */
  readonly silenceMs: number
}

/** A running thread. Disposing this object terminates the thread. */
export interface ServiceThread extends Disposable {
  /** True if the thread has been terminated. All calls then fail. */
  readonly isLost: boolean
  /**
   * Runs a job in the thread, concurrently with other jobs in the same thread. Input and output must support structured
   * cloning.
   *
   * @throws ThreadLost; Error with the message of the job's own error; the signal's reason
   */
  call(name: string, input: unknown, signal?: AbortSignal): Promise<unknown>
}

/** Thrown if the thread has been terminated and its state is lost. */
export class ThreadLost extends Error {
  readonly loss: ThreadLoss

  constructor(loss: ThreadLoss) {
    super(`the worker thread was lost: ${loss}`)
    this.name = 'ThreadLost'
    this.loss = loss
  }
}

/** Starts a thread. */
export function openServiceThread({ memoryMb, silenceMs, file }: ServiceThreadOptions): ServiceThread {
  let loss: ThreadLoss | null = null
  const thread = new WorkerThread({
    file,
    memoryMb,
    onLost: (why, jobs) => {
      loss = why
      heartbeat[Symbol.dispose]()
      for (const job of jobs) job.onLost(why)
    },
  })
  const heartbeat = startHeartbeat(thread, silenceMs)

  return {
    get isLost() {
      return loss !== null
    },
    call: async (name, input, signal) => {
      signal?.throwIfAborted()
      if (loss !== null) throw new ThreadLost(loss)
      const answer = Promise.withResolvers<unknown>()
      const job = toJob(name, input, answer)
      thread.run(job)
      if (signal === undefined) return await answer.promise
      try {
        return await untilAborted(answer.promise, signal)
      } finally {
        if (signal.aborted) thread.abort(job)
      }
    },
    [Symbol.dispose]: () => thread.end('closed'),
  }
}

function toJob(name: string, input: unknown, { resolve, reject }: PromiseWithResolvers<unknown>): ThreadJob {
  return {
    name,
    input,
    ports: {},
    timeLimitMs: Number.POSITIVE_INFINITY,
    isAlone: false,
    onDone: resolve,
    onFailed: (message) => reject(new Error(message)),
    onLost: (loss) => reject(new ThreadLost(loss)),
  }
}
