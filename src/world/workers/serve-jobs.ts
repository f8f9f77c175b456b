/** The worker's side: runs the jobs that the main thread sends, and forwards their calls to it. */

import { type MessagePort, parentPort } from 'node:worker_threads'

import { untilAborted } from '../until-aborted.ts'
import type { FromWorker, PortCall, ToWorker } from './worker-message.ts'

/** What a job may use besides its input. */
export interface JobContext {
  /** Calls a function that the main thread lends to this job. Rejects when that function does, or the job was aborted. */
  call(name: string, ...args: readonly unknown[]): Promise<unknown>
  /** Aborts when nobody waits for the job any more. */
  readonly signal: AbortSignal
}

/** One kind of job. Input and output must survive a structured clone. A job may be run twice: it changes nothing outside. */
export type Job = (input: unknown, context: JobContext) => Promise<unknown>

/** Answered by every thread. A thread that leaves it unanswered is busy with something else, and answers nothing. */
export const heartbeatJob = 'heartbeat'

/** Loads a kind of job when it is first needed; what it loads serves all further jobs of that kind in the thread. */
export type LoadJob = () => Promise<Job>

/**
 * Serves jobs until the main thread terminates this thread.
 *
 * @throws TypeError on the main thread
 */
export function serveJobs(jobs: Readonly<Record<string, LoadJob>>): void {
  if (parentPort === null) throw new TypeError('serveJobs must run in a worker thread')
  const port = parentPort
  const running = new Map<number, AbortController>()
  const loaded = new Map<string, Promise<Job>>()
  const calls = openCalls(port)
  port.on('message', (message: ToWorker) => {
    if (message.type === 'abort') running.get(message.jobId)?.abort()
    else if (message.type === 'answer') calls.settle(message)
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

  async function load(name: string): Promise<Job> {
    const job = loaded.get(name) ?? jobs[name]?.()
    if (job === undefined) throw new TypeError(`no job is named ${name}`)
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
