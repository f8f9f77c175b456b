/** Kills a server and all processes that it has started, even processes that have left its process group. */

import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

/** Kills the processes immediately, as a crash of the machine would, and resolves when all have ended. */
export async function killTree(child: ChildProcess): Promise<void> {
  const { pid } = child
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  // The process is stopped first, so that it starts no new processes during the count.
  child.kill('SIGSTOP')
  const children = await descendantsOf(pid)
  child.kill('SIGKILL')
  for (const one of children) killOne(one)
  await ended
  while ((await Promise.all(children.map(isAlive))).includes(true)) await wait(5)
}

async function descendantsOf(pid: number): Promise<readonly number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const children = text.split(' ').filter(Boolean).map(Number)
  const below = await Promise.all(children.map(descendantsOf))
  return [...children, ...below.flat()]
}

function killOne(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has ended in the meantime.
  }
}

/** Returns false for zombies: a killed process may stay listed for a while. */
export async function isAlive(pid: number): Promise<boolean> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') Z')
  return !line.slice(line.lastIndexOf(')')).startsWith(') Z')
}
