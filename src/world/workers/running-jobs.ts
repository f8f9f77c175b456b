/** Manages the jobs running in one thread, each with its time limit and the functions that it may call. */

import { type JobClock, startJobClock } from './job-clock.ts'
import type { CallResult, FromWorker, PortCall } from './worker-message.ts'

/** The main-thread functions that a job may call by name. */
export type JobPorts = Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>

/** A job, with its callbacks on the main thread. */
export interface ThreadJob {
  readonly name: string
  readonly input: unknown
  readonly ports: JobPorts
  /** The time limit, which excludes calls to the main thread; `Infinity` for no limit. */
  readonly timeLimitMs: number
  /** True for a job that must not share its thread, because the job was running in a thread that was lost. */
  readonly isAlone: boolean
  readonly onDone: (value: unknown) => void
  readonly onFailed: (message: string) => void
  /** Called if the thread was lost because of this job. */
  readonly onLost: (loss: ThreadLoss) => void
}

/** The reason why a thread, with all its jobs, was lost. */
export type ThreadLoss = 'time-limit' | 'memory-limit' | 'crashed' | 'closed'

export interface RunningJobs {
  /** The number of running jobs. An aborted job counts until the thread has responded. */
  readonly count: number
  /** True while one of the running jobs must not share its thread. */
  readonly hasExclusive: boolean
  /** Starts the clock of a job and returns the number that identifies the job in the thread. */
  add(job: ThreadJob): number
  /**
   * Stops waiting for a job. The job's clock keeps running until the thread responds, because the job may be in an
   * endless loop. Returns `null` for an unknown job.
   */
  abort(job: ThreadJob): number | null
  /** Stops all clocks and returns the jobs that were not aborted. */
  clear(): readonly ThreadJob[]
  receive(message: FromWorker): void
}

interface RunningJob {
  readonly job: ThreadJob
  readonly clock: JobClock
  isAborted: boolean
}

interface RunningJobsOptions {
  /** Called when a job exceeds its time limit. */
  readonly onLimit: () => void
  readonly onAnswer: (callId: number, result: CallResult) => void
}

/** Creates an empty set of running jobs. */
export function runningJobs({ onLimit, onAnswer }: RunningJobsOptions): RunningJobs {
  const running = new Map<number, RunningJob>()
  /** The key is the job's callback, because a job that runs again is a new object with the same callbacks. */
  const idsByCallback = new Map<ThreadJob['onDone'], number>()
  let lastJobId = 0

  return {
    get count() {
      return running.size
    },
    get hasExclusive() {
      return running.values().some(({ job }) => job.isAlone)
    },
    add: (job) => {
      lastJobId += 1
      idsByCallback.set(job.onDone, lastJobId)
      running.set(lastJobId, { job, clock: startJobClock(job.timeLimitMs, onLimit), isAborted: false })
      return lastJobId
    },
    abort: (job) => {
      const jobId = idsByCallback.get(job.onDone)
      const found = jobId === undefined ? undefined : running.get(jobId)
      if (jobId === undefined || found === undefined) return null
      found.isAborted = true
      return jobId
    },
    clear: () => {
      const all = [...running.keys()].map(take).filter((one) => one !== null)
      return all.filter(({ isAborted }) => !isAborted).map(({ job }) => job)
    },
    receive: (message) => {
      if (message.type === 'call') void answer(message)
      else settle(message, take(message.jobId))
    },
  }

  async function answer({ jobId, callId, call }: Extract<FromWorker, { type: 'call' }>): Promise<void> {
    const one = running.get(jobId)
    if (one === undefined) return
    one.clock.pause()
    const result = await callPort(call, one.job.ports)
    one.clock.resume()
    if (running.has(jobId)) onAnswer(callId, result)
  }

  function take(jobId: number): RunningJob | null {
    const one = running.get(jobId) ?? null
    one?.clock.stop()
    running.delete(jobId)
    if (one !== null) idsByCallback.delete(one.job.onDone)
    return one
  }
}

function settle(message: Exclude<FromWorker, { type: 'call' }>, one: RunningJob | null): void {
  if (one === null || one.isAborted) return
  if (message.type === 'done') one.job.onDone(message.value)
  else one.job.onFailed(message.message)
}

async function callPort({ name, args }: PortCall, ports: JobPorts): Promise<CallResult> {
  try {
    const port = ports[name]
    if (port === undefined) throw new TypeError(`this job has no port named ${name}`)
    return { status: 'ok', value: await port(...args) }
  } catch (error) {
    return { status: 'error', message: error instanceof Error ? error.message : String(error) }
  }
}
