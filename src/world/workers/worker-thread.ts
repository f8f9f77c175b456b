/** One worker thread as the main thread sees it: started, handed jobs, and terminated when a job takes too much. */

import { Worker } from 'node:worker_threads'

import { watchHeap } from './heap-watch.ts'
import { runningJobs, type ThreadJob, type ThreadLoss } from './running-jobs.ts'
import type { FromWorker, ToWorker } from './worker-message.ts'

export interface WorkerThread {
  /** Aborted jobs count until the thread has answered. */
  readonly jobCount: number
  /** True while it works on a job that must not share its thread. */
  readonly hasExclusiveJob: boolean
  run(job: ThreadJob): void
  /** Forgets the job and tells the thread to stop working on it. */
  abort(job: ThreadJob): void
  end(loss: ThreadLoss): void
}

export interface ThreadOptions {
  readonly file: URL
  readonly memoryMb: number
  /** Called once, with the jobs that were under way. */
  readonly onLost: (loss: ThreadLoss, jobs: readonly ThreadJob[]) => void
}

/**
 * V8 aborts the whole process, and not only the thread, when a single allocation goes far past its limit. So that limit
 * lies above ours by more than a thread can fill between two looks.
 */
const headroomMb = 2048

/** Starts a thread. It inherits no environment: what a job reads is in its input. */
export function startThread({ file, memoryMb, onLost }: ThreadOptions): WorkerThread {
  const worker = startWorker(file, memoryMb + headroomMb)
  const heap = watchHeap(worker, memoryMb, () => end('memory-limit'))
  const running = runningJobs({
    onLimit: () => end('time-limit'),
    onAnswer: (callId, result) => post(worker, { type: 'answer', callId, result }),
  })
  let isLost = false

  worker.on('message', (message: FromWorker) => {
    running.receive(message)
    if (running.count > 0) return
    worker.unref()
    heap.rest()
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

function startWorker(file: URL, memoryMb: number): Worker {
  const worker = new Worker(file, {
    env: {},
    argv: [],
    // Text that foreign content made a library print must not reach the log, where it could be a workflow command.
    stdout: true,
    stderr: true,
    // A small young generation: V8 would let it grow by 100 MB that nothing lives in.
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 },
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
