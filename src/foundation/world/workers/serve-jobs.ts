/**
 * The worker side of a thread: runs the jobs that the main thread sends, and forwards their calls to the main thread's
 * functions.
 */

import { type MessagePort, parentPort, workerData } from 'node:worker_threads'

import { untilAborted } from '../until-aborted.ts'
import { applyPriority } from './thread-priority.ts'
import type { FromWorker, PortCall, ToWorker } from './worker-message.ts'

/** What a job can use in addition to its input. */
export interface JobContext {
  /** Calls a function on the main thread. Rejects if that function rejects or the job is aborted. */
  call(name: string, ...args: readonly unknown[]): Promise<unknown>
  /** Aborts when the job's result is no longer needed. */
  readonly signal: AbortSignal
}

/**
 * One kind of job. A job must have no side effects, because it may run twice. Input and output must support structured
 * cloning.
 */
export type Job = (input: unknown, context: JobContext) => Promise<unknown>

/** The name of a job to which every thread responds. A thread that does not respond is blocked. */
export const heartbeatJob = 'heartbeat'

/** Loads the code for a kind of job on first use. The thread keeps the loaded code for all later jobs of that kind. */
export type LoadJob = () => Promise<Job>

/**
 * Runs jobs until the main thread terminates this thread.
 *
 * @throws TypeError if called on the main thread
 */
export function serveJobs(jobs: Readonly<Record<string, LoadJob>>): void {
  if (parentPort === null) throw new TypeError('serveJobs must run in a worker thread')
  applyPriority(workerData)
  const port = parentPort
  const running = new Map<number, AbortController>()
  const loaded = new Map<string, Promise<Job>>()
  const calls = openCalls(port)
  port.on('message', (message: ToWorker) => {
    if (message.type === 'abort') running.get(message.jobId)?.abort()
    else if (message.type === 'answer') calls.settle(message)
    else if (message.type === 'load') void preload(message.names)
    else void run(message)
  })

  async function run({ jobId, name, input }: Extract<ToWorker, { type: 'run' }>): Promise<void> {
    const controller = new AbortController()
    running.set(jobId, controller)
    const { signal } = controller
    try {
      const job = name === heartbeatJob ? beat : await load(name)
      const call: JobContext['call'] = async (callee, ...args) =>
        await calls.make(jobId, { name: callee, args }, signal)
      post(port, { type: 'done', jobId, value: await job(input, { call, signal }) })
    } catch (error) {
      post(port, { type: 'failed', jobId, message: error instanceof Error ? error.message : String(error) })
    } finally {
      running.delete(jobId)
    }
  }

  /** Ignore errors here, because the first real job will fail in the same way and report the error. */
  async function preload(names: readonly string[]): Promise<void> {
    for (const name of names) await load(name).catch(() => undefined)
  }

  async function load(name: string): Promise<Job> {
    const job = loaded.get(name) ?? jobs[name]?.()
    if (job === undefined) throw new TypeError(`unknown job ${name}`)
    loaded.set(name, job)
    return await job
  }
}

async function beat(): Promise<null> {
  return await Promise.resolve(null)
}

interface Calls {
  make(jobId: number, call: PortCall, signal: AbortSignal): Promise<unknown>
  settle(message: Extract<ToWorker, { type: 'answer' }>): void
}

function openCalls(port: MessagePort): Calls {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let lastCallId = 0
  return {
    make: async (jobId, call, signal) => {
      signal.throwIfAborted()
      lastCallId += 1
      const callId = lastCallId
      const answer = Promise.withResolvers<unknown>()
      waiting.set(callId, answer)
      try {
        post(port, { type: 'call', jobId, callId, call })
        return await untilAborted(answer.promise, signal)
      } finally {
        waiting.delete(callId)
      }
    },
    settle: ({ callId, result }) => {
      const answer = waiting.get(callId)
      if (result.status === 'ok') answer?.resolve(result.value)
      else answer?.reject(new Error(result.message))
    },
  }
}

function post(port: MessagePort, message: FromWorker): void {
  port.postMessage(message)
}
