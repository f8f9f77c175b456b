/**
 * The main-thread side of one worker thread: starts the thread, sends it jobs, and terminates it if a job exceeds a
 * limit.
 */

import { Worker } from 'node:worker_threads'

import { type HeapWatch, watchHeap } from './heap-watch.ts'
import { type JobClock, startJobClock } from './job-clock.ts'
import type { CallResult, FromWorker, PortCall, ToWorker } from './worker-message.ts'

/** The main-thread functions that a job may call by name. */
export type JobPorts = Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>

/** A job, with its callbacks on the main thread. */
export interface ThreadJob {
  readonly name: string
  readonly input: unknown
  readonly ports: JobPorts
  /** The time limit, not counting calls to the main thread; `Infinity` for no limit. */
  readonly timeLimitMs: number
  /** True for a job that must run alone in its thread, because it was running in a thread that was lost. */
  readonly isAlone: boolean
  readonly onDone: (value: unknown) => void
  readonly onFailed: (message: string) => void
  /** Called if this job caused the loss of the thread. */
  readonly onLost: (loss: ThreadLoss) => void
}

/** Why a thread and all its jobs were lost. */
export type ThreadLoss = 'time-limit' | 'memory-limit' | 'crashed' | 'closed'

interface RunningJob {
  readonly job: ThreadJob
  readonly clock: JobClock
  isAborted: boolean
}

/** The settings that a thread receives when it starts. */
export interface ThreadStart {
  /** True if the thread's work must not delay the main thread. */
  readonly isBackground: boolean
}

export interface ThreadOptions extends Partial<ThreadStart> {
  /** The thread's program; default: presend's own worker program. */
  readonly file?: URL | undefined
  readonly memoryMb: number
  /** Called when the thread can take another job: after each job that has ended or was aborted. */
  readonly onFree?: () => void
  /** Called once when the thread is lost, with the jobs that were running in it. */
  readonly onLost: (loss: ThreadLoss, jobs: readonly ThreadJob[]) => void
}

/**
 * The margin by which V8's heap limit exceeds presend's own limit. If a single allocation far exceeds V8's limit, V8
 * aborts the whole process instead of only the thread. The margin must therefore be larger than the memory that a
 * thread can allocate between two checks.
 */
const headroomMb = 2048

/** A worker thread with an empty environment, so that a job can read only its own input. */
export class WorkerThread {
  readonly #worker: Worker
  readonly #heap: HeapWatch
  readonly #options: ThreadOptions
  readonly #running = new Map<number, RunningJob>()
  #lastJobId = 0
  #isLost = false

  constructor(options: ThreadOptions) {
    const { file = ownWorkerFile(), memoryMb, isBackground = false } = options
    this.#options = options
    this.#worker = startWorker(file, memoryMb + headroomMb, { isBackground })
    this.#heap = watchHeap(this.#worker, memoryMb, () => this.end('memory-limit'))
    this.#worker.on('message', (message: FromWorker) => this.#receive(message))
    this.#worker.on('error', (error) => this.end(isOutOfMemory(error) ? 'memory-limit' : 'crashed'))
    this.#worker.on('exit', () => this.end('crashed'))
  }

  /** The number of running jobs. An aborted job counts as running until the thread has responded. */
  get jobCount(): number {
    return this.#running.size
  }

  /** True while a job that must run alone in the thread is running. */
  get hasExclusiveJob(): boolean {
    return this.#running.values().some(({ job }) => job.isAlone)
  }

  run(job: ThreadJob): void {
    this.#worker.ref()
    this.#heap.watch()
    this.#lastJobId += 1
    const clock = startJobClock(job.timeLimitMs, () => this.end('time-limit'))
    this.#running.set(this.#lastJobId, { job, clock, isAborted: false })
    this.#post({ type: 'run', jobId: this.#lastJobId, name: job.name, input: job.input })
  }

  /** Loads the code for these kinds of jobs, one after another. */
  load(names: readonly string[]): void {
    this.#post({ type: 'load', names })
  }

  /**
   * Drops the job and asks the thread to stop working on it. The job's clock keeps running until the thread responds,
   * because the job may be in an endless loop.
   */
  abort(job: ThreadJob): void {
    // Compare the callbacks, because a job that runs again is a new object with the same callbacks.
    const found = this.#running.entries().find(([, one]) => one.job.onDone === job.onDone)
    if (found === undefined) return
    const [jobId, running] = found
    running.isAborted = true
    this.#post({ type: 'abort', jobId })
  }

  /**
   * Terminates the thread unless it has already been lost. If only one job was running, that job is marked as the
   * cause.
   */
  end(loss: ThreadLoss): void {
    if (this.#isLost) return
    this.#isLost = true
    this.#heap.rest()
    void this.#worker.terminate()
    const all = [...this.#running.values()]
    this.#running.clear()
    for (const { clock } of all) clock.stop()
    const jobs = all.filter(({ isAborted }) => !isAborted).map(({ job }) => job)
    this.#options.onLost(loss, all.length > 1 ? jobs : jobs.map((job) => Object.assign({}, job, { isAlone: true })))
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message)
  }

  #receive(message: FromWorker): void {
    if (message.type === 'call') void this.#answer(message)
    else this.#settle(message)
    if (this.#running.size === 0) {
      this.#worker.unref()
      this.#heap.rest()
    }
    if (message.type !== 'call') this.#options.onFree?.()
  }

  #settle(message: Exclude<FromWorker, { type: 'call' }>): void {
    const running = this.#running.get(message.jobId)
    this.#running.delete(message.jobId)
    running?.clock.stop()
    if (running === undefined || running.isAborted) return
    if (message.type === 'done') running.job.onDone(message.value)
    else running.job.onFailed(message.message)
  }

  async #answer({ jobId, callId, call }: Extract<FromWorker, { type: 'call' }>): Promise<void> {
    const running = this.#running.get(jobId)
    if (running === undefined) return
    running.clock.pause()
    const result = await callPort(call, running.job.ports)
    running.clock.resume()
    if (this.#running.has(jobId)) this.#post({ type: 'answer', callId, result })
  }
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

/** In dist/, all chunks are in the same folder as worker.js. */
function ownWorkerFile(): URL {
  const path = import.meta.url.endsWith('.ts') ? '../../../worker.ts' : './worker.js'
  return new URL(path, import.meta.url)
}

function startWorker(file: URL, memoryMb: number, workerData: ThreadStart): Worker {
  const worker = new Worker(file, {
    env: {},
    workerData,
    argv: [],
    // Discard text printed by libraries, because it is untrusted and could form a workflow command in the log.
    stdout: true,
    stderr: true,
    // V8's default young generation would waste up to 100 MB per thread. With 16 MB, threads are no faster than with 8
    // MB.
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 8 },
  })
  worker.stdout.resume()
  worker.stderr.resume()
  worker.unref()
  return worker
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
