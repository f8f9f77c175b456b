/**
 * The main thread's part of one worker thread: starts the thread, sends it jobs, and terminates it when a job exceeds a
 * limit.
 */

import { Worker } from 'node:worker_threads'

import { watchHeap } from './heap-watch.ts'
import { runningJobs, type ThreadJob, type ThreadLoss } from './running-jobs.ts'
import type { FromWorker, ToWorker } from './worker-message.ts'

export interface WorkerThread {
  /** The number of running jobs. An aborted job counts until the thread has responded. */
  readonly jobCount: number
  /** True while one of the running jobs must not share the thread. */
  readonly hasExclusiveJob: boolean
  run(job: ThreadJob): void
  /** Loads the code for these kinds of jobs, one after another. */
  load(names: readonly string[]): void
  /** Drops the job and tells the thread to stop working on it. */
  abort(job: ThreadJob): void
  end(loss: ThreadLoss): void
}

/** The settings that a thread receives when it starts. */
export interface ThreadStart {
  /** True if the work must not delay the main thread. */
  readonly isBackground: boolean
}

export interface ThreadOptions extends Partial<ThreadStart> {
  /** The thread's program; default: presend's own worker program. */
  readonly file?: URL | undefined
  readonly memoryMb: number
  /** Called after each job that has ended or was aborted, when the thread can take another job. */
  readonly onFree?: () => void
  /** Called once when the thread is lost, with the jobs that were running in it. */
  readonly onLost: (loss: ThreadLoss, jobs: readonly ThreadJob[]) => void
}

/**
 * The margin by which V8's heap limit exceeds presend's own limit. When a single allocation far exceeds V8's limit, V8
 * aborts the whole process instead of just the thread. The margin must therefore be larger than the memory that a
 * thread can allocate between two checks.
 */
const headroomMb = 2048

/** Starts a thread with an empty environment, so that a job can read nothing except its input. */
export function startThread({ file, memoryMb, isBackground = false, onFree, onLost }: ThreadOptions): WorkerThread {
  const worker = startWorker(file ?? ownWorkerFile(), memoryMb + headroomMb, { isBackground })
  const heap = watchHeap(worker, memoryMb, () => end('memory-limit'))
  const running = runningJobs({
    onLimit: () => end('time-limit'),
    onAnswer: (callId, result) => post(worker, { type: 'answer', callId, result }),
  })
  let isLost = false

  worker.on('message', (message: FromWorker) => {
    running.receive(message)
    if (running.count === 0) {
      worker.unref()
      heap.rest()
    }
    if (message.type !== 'call') onFree?.()
  })
  worker.on('error', (error) => end(isOutOfMemory(error) ? 'memory-limit' : 'crashed'))
  worker.on('exit', () => end('crashed'))

  return {
    get jobCount() {
      return running.count
    },
    get hasExclusiveJob() {
      return running.hasExclusive
    },
    run: (job) => {
      worker.ref()
      heap.watch()
      post(worker, { type: 'run', jobId: running.add(job), name: job.name, input: job.input })
    },
    load: (names) => post(worker, { type: 'load', names }),
    abort: (job) => {
      const jobId = running.abort(job)
      if (jobId !== null) post(worker, { type: 'abort', jobId })
    },
    end,
  }

  function end(loss: ThreadLoss): void {
    if (isLost) return
    isLost = true
    heap.rest()
    void worker.terminate()
    const wasShared = running.count > 1
    const jobs = running.clear()
    onLost(loss, wasShared ? jobs : jobs.map(asAlone))
  }
}

function asAlone(job: ThreadJob): ThreadJob {
  return { ...job, isAlone: true }
}

/** In dist/, all chunks are in the same folder as worker.js. */
function ownWorkerFile(): URL {
  const path = import.meta.url.endsWith('.ts') ? '../../worker.ts' : './worker.js'
  return new URL(path, import.meta.url)
}

function startWorker(file: URL, memoryMb: number, workerData: ThreadStart): Worker {
  const worker = new Worker(file, {
    env: {},
    workerData,
    argv: [],
    // Discard text that a library prints: the text is untrusted, and could form a workflow command in the log.
    stdout: true,
    stderr: true,
    // V8's default young generation would waste up to 100 MB per thread, and 16 MB are no faster than 8 MB.
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 8 },
  })
  worker.stdout.resume()
  worker.stderr.resume()
  worker.unref()
  return worker
}

function post(worker: Worker, message: ToWorker): void {
  worker.postMessage(message)
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
