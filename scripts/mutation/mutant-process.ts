/** Runs the suite at one mutant, in a process that may hang or die. */

import { spawn } from 'node:child_process'
import { join } from 'node:path'

import type { Mutant } from './mutants.ts'

/** What became of a mutant. */
export interface Fate {
  readonly mutant: Mutant
  readonly status: 'killed' | 'survived'
  /** The check that noticed, or what else did; empty: nobody. */
  readonly noticedBy: string
}

/** Using up an hour takes a thousand requests, and what is wrong elsewhere shows without. */
const countingPaths = /limit-rate|admi|http-headers|error-body/u

/** The suite takes some five seconds; a mutant that takes so much longer hangs. */
const limitMs = 90_000

/** `folder` is a copy of the project with the mistake in it. */
export async function runMutant(folder: string, mutant: Mutant): Promise<Fate> {
  const without = countingPaths.test(mutant.path) ? [] : ['exhaustion']
  const child = spawn(process.execPath, [join(folder, 'scripts/mutation/run-mutant.ts'), ...without], {
    cwd: folder,
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'cache') },
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: limitMs,
    killSignal: 'SIGKILL',
  })
  const said: string[] = []
  child.stdout.setEncoding('utf8').on('data', (text: string) => said.push(text))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  if (code === 0) return { mutant, status: 'survived', noticedBy: '' }
  return { mutant, status: 'killed', noticedBy: said.join('') || (code === null ? 'the time limit' : 'a crash') }
}
