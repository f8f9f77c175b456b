/** Runs Debian's spamd with SpamAssassin's own rules, without network tests and without learning. */

import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { findFreePort } from './free-port.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

export interface RunningSpamd extends ServerProcess {
  readonly host: string
  readonly port: number
}

const program = '/usr/sbin/spamd'
const host = '127.0.0.1'

/**
 * Starts spamd and waits until it listens.
 *
 * @throws Error that names the package if spamd is not installed
 */
export async function startSpamd(): Promise<RunningSpamd> {
  if (!existsSync(program)) throw new Error('spamd is not installed: apt-get install spamassassin spamd')
  const folder = await mkdtemp(join(tmpdir(), 'presend-spamd-'))
  await chmod(folder, 0o777)
  const port = await findFreePort()
  const server = await startServerProcess(
    program,
    [...`-L -x -i ${host} -p ${port} -m 2 -u nobody -H ${folder} --syslog=stderr`.split(' '), '--cf=use_bayes 0'],
    { port },
  )
  return {
    host,
    port,
    kill: server.kill,
    start: server.start,
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
