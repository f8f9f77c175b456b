/** Starts the process of link-world.ts, and sends it tasks. */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import type { Target } from '../attack-area.ts'

/** A message with links to check. The path of each link to a hostile server begins with `/ID/`. */
export interface LinkTask {
  /** A positive number that no other task has. */
  readonly id: number
  readonly links: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** What presend printed, and the requests that arrived. */
export interface LinkRun {
  readonly id: number
  readonly exitCode: number | null
  readonly output: string
  /** The heads of the requests of this task. */
  readonly heads: readonly string[]
  /** All requests so far to addresses that are not public, as address and head. */
  readonly forbidden: readonly string[]
  /** The most bytes that presend took from one connection of this task. */
  readonly takenBytes: number
}

export interface LinkNetwork extends AsyncDisposable {
  run(task: LinkTask): Promise<LinkRun>
}

/**
 * Starts the network.
 *
 * @throws if the user may not create a network namespace
 */
export async function startLinkNetwork(target: Target): Promise<LinkNetwork> {
  const world = join(import.meta.dirname, 'link-world.ts')
  const asRoot = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']
  const child = spawn('unshare', [...asRoot, '--net', '--mount', process.execPath, world, target.folder], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let errors = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const waiting = new Map<number, (run: LinkRun) => void>()
  await untilReady(child, () => errors)
  child.on('message', (run: LinkRun) => waiting.get(run.id)?.(run))
  const exited = once(child, 'exit')
  const ended = exited.then(() => Promise.reject(new Error(`the hostile servers ended: ${errors.slice(-500)}`)))
  ended.catch(() => undefined)
  return {
    run: async (task) => {
      const { promise, resolve } = Promise.withResolvers<LinkRun>()
      waiting.set(task.id, resolve)
      child.send(task)
      return await Promise.race([promise, ended])
    },
    [Symbol.asyncDispose]: async () => {
      if (child.connected) child.disconnect()
      await exited
    },
  }
}

async function untilReady(child: ChildProcess, errors: () => string): Promise<void> {
  const isReady = await new Promise<boolean>((resolve) => {
    child.once('message', () => resolve(true))
    child.once('error', () => resolve(false))
    child.once('close', () => resolve(false))
  })
  if (isReady) return
  throw new Error(
    `the network of hostile servers did not start; run the campaign on Linux as a user who may run "unshare --net --mount" and "ip": ${errors().slice(-500)}`,
  )
}
