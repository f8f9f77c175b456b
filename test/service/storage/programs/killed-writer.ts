/** Starts write-until-killed.ts and kills it. */

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('./write-until-killed.ts', import.meta.url))

/** Kills the writer after it has printed `lines` lines. @returns the printed ids */
export async function writeUntilKilled(location: string, lines: number): Promise<readonly string[]> {
  const child = spawn(process.execPath, [program, location], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const printed: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    printed.push(line)
    if (printed.length === lines) child.kill('SIGKILL')
  }
  await ended
  return printed.filter((line) => line !== 'open')
}

/** Kills the writer `delayMs` after its start. */
export async function openUntilKilled(location: string, delayMs: number): Promise<void> {
  const child = spawn(process.execPath, [program, location], {
    stdio: 'ignore',
    timeout: delayMs,
    killSignal: 'SIGKILL',
  })
  await new Promise<void>((resolve) => child.once('exit', () => resolve()))
}
