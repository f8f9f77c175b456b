/** Runs the conformance suite against one mutant, in a process that may hang or crash. */

import { spawn } from 'node:child_process'
import { join } from 'node:path'

import type { Mutant } from './mutants.ts'

/** The result for one mutant. */
export interface Fate {
  readonly mutant: Mutant
  readonly status: 'killed' | 'survived'
  /** The check or failure that detected the mutant; empty if nothing detected it. */
  readonly noticedBy: string
}

/**
 * The files whose mutants must be tested with the check that exhausts the rate limit. For other mutants, this check is
 * skipped, because it sends a thousand requests.
 */
const countingPaths = /rate-limit|admi|http-headers|api-problem/u

/** The time limit for one mutant. The suite takes about five seconds, so a mutant that takes this long is stuck. */
const limitMs = 90_000

/** Runs the suite. @param folder a copy of the project that contains the mutant */
export async function runMutant(folder: string, mutant: Mutant): Promise<Fate> {
  const without = countingPaths.test(mutant.path) ? [] : ['exhaustion']
  const child = spawn(process.execPath, [join(folder, 'tools/scripts/mutation/run-mutant.ts'), ...without], {
    cwd: folder,
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'cache') },
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: limitMs,
    killSignal: 'SIGKILL',
  })
  const output: string[] = []
  child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  if (code === 0) return { mutant, status: 'survived', noticedBy: '' }
  return { mutant, status: 'killed', noticedBy: output.join('') || (code === null ? 'a timeout' : 'a crash') }
}
