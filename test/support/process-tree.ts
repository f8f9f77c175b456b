/** Ends a server together with all processes that it has started, wherever those went. */

import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

/** Kills them at once, as a crash of the machine would, and resolves when all are gone. */
export async function killTree(child: ChildProcess): Promise<void> {
  const { pid } = child
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  // Stopped first, so that it starts none while they are counted.
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
    // It has ended by itself in the meantime.
  }
}

/** A killed process may stay listed for a while as a zombie, which holds nothing. */
export async function isAlive(pid: number): Promise<boolean> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') Z')
  return !line.slice(line.lastIndexOf(')')).startsWith(') Z')
}
