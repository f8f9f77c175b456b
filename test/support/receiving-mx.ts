/**
 * Runs Debian's Postfix as the MX of seed domains, with or without OpenDKIM (verifying) and OpenDMARC (which checks SPF
 * itself) as its filters. It delivers mail by LMTP. All files are in one temporary folder. Needs root.
 *
 * OpenDMARC queries the server in /etc/resolv.conf, so each filter gets its own version of this file in a mount
 * namespace.
 */

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { findFreePort } from './free-port.ts'
import { renderMasterCf } from './postfix-config.ts'
import {
  historyPathOf,
  type MxPlaces,
  renderDmarcConf,
  renderMxMainCf,
  renderUnboundConf,
  renderVerifierConf,
} from './receiving-mx-config.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

const run = promisify(execFile)

export interface ReceivingMxOptions {
  /** The host name of the server, and the authserv-id of its fields. */
  readonly hostName: string
  /** The domains for which it accepts mail. */
  readonly domains: readonly string[]
  /** Where it delivers mail. */
  readonly lmtp: { readonly host: string; readonly port: number }
  /** The name server of the filters. If absent, there are no filters, and no Authentication-Results are written. */
  readonly filters?: { readonly host: string; readonly resolvConf: string }
  /** If true, OpenDMARC rejects mail that fails under `p=reject`. */
  readonly rejectsFailures?: boolean
  /** If true, OpenDMARC writes a history file for its reports. */
  readonly keepsHistory?: boolean
  /** Lines that are added to main.cf. */
  readonly mainCf?: readonly string[]
}

export interface ReceivingMx extends AsyncDisposable {
  readonly host: string
  readonly port: number
  /** The history file of OpenDMARC; see `keepsHistory`. */
  readonly historyPath: string
  /** Returns Postfix's log so far. */
  readLog(): Promise<string>
}

/**
 * Starts the server and waits until it accepts connections.
 *
 * @throws Error that names the missing packages
 */
export async function startReceivingMx(options: ReceivingMxOptions): Promise<ReceivingMx> {
  requirePrograms(options)
  const folder = await mkdtemp(join(tmpdir(), 'presend-mx-'))
  const filters =
    options.filters === undefined ? null : { dkimPort: await findFreePort(), dmarcPort: await findFreePort() }
  const places = { folder, port: await findFreePort(), filters }
  const started: AsyncDisposable[] = []
  const stop = async (): Promise<void> => {
    for (const one of started.toReversed()) await one[Symbol.asyncDispose]()
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
  try {
    await writeFolder(places, options)
    if (filters !== null) {
      started.push(await startFilter(folder, 'opendkim', filters.dkimPort))
      started.push(await startFilter(folder, 'opendmarc', filters.dmarcPort))
    }
    const postfixArgs = ['-c', join(folder, 'config'), 'start-fg']
    started.push(await startServerProcess('/usr/sbin/postfix', postfixArgs, { port: places.port }))
    started.push({ [Symbol.asyncDispose]: async () => await stopPostfix(folder) })
    const readLog = async (): Promise<string> => await readFile(join(folder, 'mail.log'), 'utf8').catch(() => '')
    const historyPath = historyPathOf(folder)
    return { host: '127.0.0.1', port: places.port, historyPath, readLog, [Symbol.asyncDispose]: stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function requirePrograms({ filters }: ReceivingMxOptions): void {
  const names = ['postfix', ...(filters === undefined ? [] : ['opendkim', 'opendmarc'])]
  const missing = names.filter((name) => !existsSync(`/usr/sbin/${name}`))
  if (missing.length === 0) return
  throw new Error(`this test runs real servers from Debian's packages: apt-get install ${missing.join(' ')}`)
}

async function writeFolder(places: MxPlaces, options: ReceivingMxOptions): Promise<void> {
  const { folder, filters } = places
  const config = join(folder, 'config')
  // Postfix's user needs access to its queue.
  await chmod(folder, 0o755)
  for (const name of [config, join(folder, 'queue'), join(folder, 'data')]) await mkdir(name)
  await run('chown', ['postfix', join(folder, 'data')])
  await writeFile(join(config, 'main.cf'), renderMxMainCf(places, options))
  const master = renderMasterCf({ ...places, tlsPort: await findFreePort(), milterPort: null })
  await writeFile(join(config, 'master.cf'), `${master}lmtp unix - - n - - lmtp\n`)
  if (filters === null || options.filters === undefined) return
  await writeFile(join(folder, 'resolv.conf'), options.filters.resolvConf)
  await writeFile(join(folder, 'unbound.conf'), renderUnboundConf(options.filters.host))
  await writeFile(join(folder, 'ignored-hosts'), '192.0.2.250\n')
  await writeFile(join(folder, 'opendkim.conf'), renderVerifierConf(places, filters.dkimPort, options.hostName))
  await writeFile(join(folder, 'opendmarc.conf'), renderDmarcConf(places, filters.dmarcPort, options))
}

async function startFilter(folder: string, name: 'opendkim' | 'opendmarc', port: number): Promise<ServerProcess> {
  const script = 'mount --bind "$1" /etc/resolv.conf && exec "$2" -f "$3" "$4"'
  const flag = { opendkim: '-x', opendmarc: '-c' }[name]
  const args = [join(folder, 'resolv.conf'), `/usr/sbin/${name}`, flag, join(folder, `${name}.conf`)]
  // Both handle SIGTERM only every few seconds, and have no state to lose.
  const options = { port, stopSignal: 'SIGKILL' } as const
  return await startServerProcess('/usr/bin/unshare', ['-m', 'sh', '-c', script, 'sh', ...args], options)
}

/** Postfix's master process leaves its process group, and stops its own daemons when it ends. */
async function stopPostfix(folder: string): Promise<void> {
  await run('/usr/sbin/postfix', ['-c', join(folder, 'config'), 'stop']).catch(() => undefined)
}
