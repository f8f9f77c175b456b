/** Runs a server program in the foreground: starts it, waits for it, and always stops it. */

import { type ChildProcess, spawn } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export interface ServerProcess extends AsyncDisposable {
  /** Kills the server, as a crash would. */
  kill(): Promise<void>
  /** Starts the server again on the same port after `kill()`, and waits until it accepts connections. */
  start(): Promise<void>
}

interface ProcessOptions {
  readonly port: number
  readonly host?: string
  readonly stopSignal?: NodeJS.Signals
}

const startLimitMs = 60_000

/**
 * Starts `program` and waits until it accepts connections at `port`.
 *
 * @throws Error with its output if it ends earlier
 */
export async function startServerProcess(
  program: string,
  args: readonly string[],
  options: ProcessOptions,
): Promise<ServerProcess> {
  let child = await spawnAndWait(program, args, options)
  return {
    kill: async () => await end(child, 'SIGKILL'),
    start: async () => {
      child = await spawnAndWait(program, args, options)
    },
    [Symbol.asyncDispose]: async () => await end(child, options.stopSignal ?? 'SIGTERM'),
  }
}

async function spawnAndWait(
  program: string,
  args: readonly string[],
  { port, host = '127.0.0.1' }: ProcessOptions,
): Promise<ChildProcess> {
  // A separate process group, because a killed server must not leave workers behind that still respond.
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const written: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => written.push(String(chunk)))
  child.on('error', (error) => written.push(String(error)))
  const deadlineMs = Date.now() + startLimitMs
  while (!(await takesConnections(port, host))) {
    const hasEnded = child.pid === undefined || child.exitCode !== null || child.signalCode !== null
    if (hasEnded || Date.now() > deadlineMs) {
      await end(child, 'SIGKILL')
      throw new Error(`${program} did not start: ${written.join('').slice(-2000)}`)
    }
    await wait(50)
  }
  return child
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  if (signal === 'SIGKILL') process.kill(-child.pid, signal)
  else child.kill(signal)
  await ended
}

async function takesConnections(port: number, host: string): Promise<boolean> {
  return await new Promise((resolve) => {
    const socket = connect(port, host)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
