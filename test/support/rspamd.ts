/** Debian's rspamd with its own rules and scores, no network and no learning, in one temporary folder. */

import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { findFreePort } from './free-port.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

export interface RunningRspamd extends ServerProcess {
  readonly url: string
}

/** The modules that would query other servers or store data. */
const switchedOff = `antivirus arc asn bayes clickhouse clustering dkim dkim_signing dmarc elastic external_services
  fuzzy_check greylist hfilter history_redis known_senders metadata_exporter mx_check neural p0f phishing ratelimit rbl
  redis replies reputation spf surbl url_redirector`.split(/\s+/u)

const program = '/usr/bin/rspamd'

/**
 * Starts rspamd and waits until it listens.
 *
 * @throws Error that names the missing package
 */
export async function startRspamd(): Promise<RunningRspamd> {
  if (!existsSync(program)) throw new Error('rspamd is not installed: apt-get install rspamd')
  const folder = await mkdtemp(join(tmpdir(), 'presend-rspamd-'))
  const port = await findFreePort()
  await writeConfiguration(folder, port)
  const vars = { LOCAL_CONFDIR: folder, DBDIR: folder, RUNDIR: folder, LOGDIR: folder }
  const server = await startServerProcess(
    program,
    [
      ...'-f -i -u _rspamd -g _rspamd -c /etc/rspamd/rspamd.conf'.split(' '),
      ...Object.entries(vars).map(([name, value]) => `--var=${name}=${value}`),
    ],
    { port },
  )
  return {
    url: `http://127.0.0.1:${port}`,
    kill: server.kill,
    start: server.start,
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function writeConfiguration(folder: string, port: number): Promise<void> {
  const override = join(folder, 'override.d')
  await mkdir(override)
  const files: Readonly<Record<string, string>> = {
    'worker-normal.inc': `bind_socket = "127.0.0.1:${port}"; count = 1;`,
    'worker-controller.inc': 'enabled = false;',
    'worker-proxy.inc': 'enabled = false;',
    'worker-fuzzy.inc': 'enabled = false;',
    // A name server that does not exist, so that no query leaves this machine.
    'options.inc': 'dns { nameserver = ["127.0.0.1:1"]; timeout = 0.1s; retransmits = 1; }',
    'logging.inc': 'type = "console"; level = "error";',
    ...Object.fromEntries(switchedOff.map((name) => [`${name}.conf`, 'enabled = false;'])),
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(override, name), `${text}\n`)
  // rspamd changes to its own user before it writes here.
  await chmod(folder, 0o777)
}
