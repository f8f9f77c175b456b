/** Runs programs of test/support as separate processes that tests can kill. */

import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

import { cachedCode } from './start-node.ts'

/** A running program. Disposing it kills it. */
export interface ChildProgram extends AsyncDisposable {
  /** Resolves with the next line of output. Rejects with the content of stderr if the program ends first. */
  line(): Promise<string>
  /** Sends SIGKILL; resolves when the process has ended. */
  kill(): Promise<void>
}

/** Starts `test/support/<name>` with the given arguments. */
export function startProgram(name: string, args: readonly string[]): ChildProgram {
  const env = { ...process.env, ...cachedCode }
  const child = spawn(process.execPath, [join(import.meta.dirname, name), ...args], { stdio: 'pipe', env })
  const lines: string[] = []
  const state = { rest: '', failure: '', isOver: false, wake: (): void => undefined }
  child.stdout.on('data', (chunk: Buffer) => {
    const parts = (state.rest + chunk.toString()).split('\n')
    state.rest = parts.pop() ?? ''
    lines.push(...parts)
    state.wake()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    state.failure += chunk.toString()
  })
  const ended = endOf(child).finally(() => {
    state.isOver = true
    state.wake()
  })
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL')
    await ended
  }
  return {
    kill,
    line: async () => {
      for (;;) {
        const next = lines.shift()
        if (next !== undefined) return next
        if (state.isOver) throw new Error(`${name} ended: ${state.failure}`)
        await new Promise<void>((resolve) => {
          state.wake = resolve
        })
      }
    },
    [Symbol.asyncDispose]: kill,
  }
}

async function endOf(child: ChildProcess): Promise<void> {
  await new Promise<void>((resolve) => child.once('close', () => resolve()))
}
