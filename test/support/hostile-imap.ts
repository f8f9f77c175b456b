/**
 * Runs an IMAP server that attacks its clients in a separate process, so that its work is not measured as that of the
 * tests.
 */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

/** A running server. Disposing it kills it. */
export interface HostileImap extends Disposable {
  readonly host: string
  readonly port: number
}

/**
 * Starts a server.
 *
 * @param attack a name of `attacks`
 */
export async function startHostileImap(attack: string): Promise<HostileImap> {
  const program = resolve(import.meta.dirname, 'hostile-imap-instance.ts')
  const child = spawn(process.execPath, [program, attack], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [printed] = await once(child.stdout, 'data')
  return { host: '127.0.0.1', port: Number(String(printed)), [Symbol.dispose]: () => void child.kill('SIGKILL') }
}
