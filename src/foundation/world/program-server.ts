/**
 * Runs a Node program that handles one request after another. The program starts with the first request and restarts
 * after a failure.
 */

import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { killGroup, type ProgramEnd } from './run-program.ts'
import type { Env } from './world.ts'

export interface ServerProgram {
  /** The program's file, which must call `serveRequests()`. */
  readonly file: URL
  /** The absolute path of the program's working directory. */
  readonly directory: string
  readonly env: Env
  /** The time limit for one request, in milliseconds. */
  readonly timeLimitMs: number
}

/** The program's response, or a description of how the program ended without a response. */
export type ServerReply = { readonly status: 'answered'; readonly answer: unknown } | Omit<ProgramEnd, 'stdout'>

/** A running program. Disposing this object ends the program and all processes that the program started. */
export interface ProgramServer extends Disposable {
  /** Sends a request. Never rejects. Requests and responses must be JSON values. */
  ask(request: unknown): Promise<ServerReply>
}

/** How many characters presend keeps from the end of the program's output. */
const keptErrorLength = 8192

/** Opens a server without starting its program. */
export function openProgramServer(program: ServerProgram): ProgramServer {
  let child: ChildProcess | null = null
  let stderr = ''
  let queue: Promise<unknown> = Promise.resolve()
  const start = (): ChildProcess => {
    const started = spawnProgram(program, (text) => {
      stderr = (stderr + text).slice(-keptErrorLength)
    })
    started.on('exit', () => {
      killGroup(started)
      if (child === started) child = null
    })
    return started
  }
  const askNow = async (request: unknown): Promise<ServerReply> => {
    stderr = ''
    const running = child ?? start()
    child = running
    const reply = await answerOf(running, request, program.timeLimitMs)
    if (reply.status === 'answered') return reply
    killGroup(running)
    child = null
    return { ...reply, stderr }
  }
  return {
    ask: async (request) => {
      const turn = queue.then(async () => await askNow(request))
      queue = turn
      return await turn
    },
    [Symbol.dispose]: () => {
      if (child !== null) killGroup(child)
    },
  }
}

function spawnProgram({ file, directory, env }: ServerProgram, onOutput: (text: string) => void): ChildProcess {
  const child = spawn(process.execPath, [fileURLToPath(file)], {
    cwd: directory,
    env: { ...env },
    // Start a process group, so that the program can be ended together with all processes that it started.
    detached: true,
    windowsHide: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  // Without an `error` listener, a failed attempt to send a signal would crash presend.
  child.on('error', () => undefined)
  child.stdout?.on('data', (chunk: Buffer) => onOutput(chunk.toString('utf8')))
  child.stderr?.on('data', (chunk: Buffer) => onOutput(chunk.toString('utf8')))
  return child
}

let lastRequestId = 0

/** Validates the response, because the program runs code from the repository, which can send any message. */
async function answerOf(child: ChildProcess, request: unknown, timeLimitMs: number): Promise<ServerReply> {
  lastRequestId += 1
  const id = lastRequestId
  const { promise, resolve } = Promise.withResolvers<ServerReply>()
  const end = (status: ProgramEnd['status'], exitCode: number | null, reason: string | null): void =>
    resolve({ status, exitCode, reason, stderr: '' })
  const onMessage = (message: unknown): void => {
    if (typeof message !== 'object' || message === null || !('id' in message) || message.id !== id) return
    resolve({ status: 'answered', answer: 'answer' in message ? message.answer : null })
  }
  // The output is complete only after the `close` event.
  const onClose = (exitCode: number | null, signal: string | null): void => end('exited', exitCode, signal)
  const onError = (error: Error): void => end('not-started', null, error.message)
  const alarm = setTimeout(() => end('time-limit', null, null), timeLimitMs)
  child.on('message', onMessage).on('close', onClose).on('error', onError)
  child.send({ id, request }, () => undefined)
  try {
    return await promise
  } finally {
    clearTimeout(alarm)
    child.off('message', onMessage).off('close', onClose).off('error', onError)
  }
}
