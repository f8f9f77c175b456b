/**
 * Runs Debian's Postfix as a separate submission server: configuration, queue, keys and log in one temporary folder,
 * and free ports of 127.0.0.1. It relays all mail to one server. With DKIM, OpenDKIM runs next to it. Needs root.
 */

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

import { makeCertificate } from './certificate.ts'
import { findFreePort } from './free-port.ts'
import { renderMainCf, renderMasterCf, renderOpendkimConf, renderSaslConf } from './postfix-config.ts'

const run = promisify(execFile)

export interface PostfixOptions {
  /** The server to which all accepted mail is relayed. */
  readonly relayTo: { readonly host: string; readonly port: number }
  /** Names and passwords; without any, every client on this machine may relay. */
  readonly users?: Readonly<Record<string, string>>
  /** The PEM of an RSA key with which all mail is signed. */
  readonly dkim?: { readonly domain: string; readonly selector: string; readonly privateKeyPem: string }
  /** Lines that are added to main.cf. */
  readonly mainCf?: readonly string[]
}

export interface RunningPostfix extends AsyncDisposable {
  readonly host: string
  /** STARTTLS. */
  readonly port: number
  /** The port with implicit TLS. */
  readonly tlsPort: number
  /** The certificate of the authority, for use as CA. */
  readonly caPem: string
  /** Returns the log so far. */
  readLog(): Promise<string>
}

interface Places {
  readonly folder: string
  readonly port: number
  readonly tlsPort: number
  /** The port of the signer; `null` without DKIM. */
  readonly milterPort: number | null
}

const startLimitMs = 30_000

/**
 * Starts a Postfix and waits for its greeting.
 *
 * @throws Error that names the missing package
 */
export async function startPostfix(options: PostfixOptions): Promise<RunningPostfix> {
  requirePrograms(options)
  const folder = await mkdtemp(join(tmpdir(), 'presend-postfix-'))
  const milterPort = options.dkim === undefined ? null : await findFreePort()
  const places = { folder, port: await findFreePort(), tlsPort: await findFreePort(), milterPort }
  const children: ChildProcess[] = []
  const stop = async (): Promise<void> => {
    await stopMaster(folder)
    for (const child of children.toReversed()) await stopChild(child)
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
  try {
    const caPem = await writeFolder(places, options)
    if (milterPort !== null) {
      children.push(start('/usr/sbin/opendkim', ['-f', '-x', join(folder, 'opendkim.conf')]))
      await untilGreeting(milterPort, { needsGreeting: false, readLog: async () => await Promise.resolve('') })
    }
    children.push(start('/usr/sbin/postfix', ['-c', join(folder, 'config'), 'start-fg']))
    const readLog = async (): Promise<string> => await readFile(join(folder, 'mail.log'), 'utf8').catch(() => '')
    await untilGreeting(places.port, { needsGreeting: true, readLog })
    return {
      host: '127.0.0.1',
      port: places.port,
      tlsPort: places.tlsPort,
      caPem,
      readLog,
      [Symbol.asyncDispose]: stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function requirePrograms({ users, dkim }: PostfixOptions): void {
  const needed = [
    { path: '/usr/sbin/postfix', packages: 'postfix' },
    ...(users === undefined ? [] : [{ path: '/usr/sbin/saslpasswd2', packages: 'sasl2-bin libsasl2-modules' }]),
    ...(dkim === undefined ? [] : [{ path: '/usr/sbin/opendkim', packages: 'opendkim' }]),
  ]
  const missing = needed.filter(({ path }) => !existsSync(path)).map(({ packages }) => packages)
  if (missing.length === 0) return
  const command = `DEBIAN_FRONTEND=noninteractive apt-get install -y ${missing.join(' ')}`
  throw new Error(`this test runs real servers from Debian's packages, and some are missing: run ${command}`)
}

async function writeFolder(places: Places, options: PostfixOptions): Promise<string> {
  const { folder } = places
  const config = join(folder, 'config')
  // Debian's build reads SASL's configuration from here, regardless of cyrus_sasl_config_path.
  const sasl = join(config, 'sasl')
  const authority = makeCertificate({ name: 'postfix authority', isAuthority: true })
  const certificate = makeCertificate({ name: 'postfix', issuer: authority })
  // Postfix's user needs access to its queue.
  await chmod(folder, 0o755)
  for (const name of [config, sasl, join(folder, 'queue'), join(folder, 'data')]) await mkdir(name)
  await run('chown', ['postfix', join(folder, 'data')])
  await writeFile(join(folder, 'cert.pem'), certificate.certPem)
  await writeFile(join(folder, 'key.pem'), certificate.keyPem, { mode: 0o600 })
  await writeFile(join(config, 'main.cf'), renderMainCf(places, options))
  await writeFile(join(config, 'master.cf'), renderMasterCf(places))
  await writeFile(join(sasl, 'smtpd.conf'), renderSaslConf(folder))
  await writeUsers(folder, options.users ?? {})
  if (options.dkim !== undefined && places.milterPort !== null) {
    await writeFile(join(folder, 'dkim.pem'), options.dkim.privateKeyPem, { mode: 0o600 })
    await writeFile(join(folder, 'opendkim.conf'), renderOpendkimConf(folder, places.milterPort, options.dkim))
  }
  return authority.certPem
}

async function writeUsers(folder: string, users: Readonly<Record<string, string>>): Promise<void> {
  const database = join(folder, 'sasldb2')
  for (const [name, password] of Object.entries(users)) {
    const added = run('/usr/sbin/saslpasswd2', ['-p', '-c', '-f', database, '-u', 'presend.test', name])
    added.child.stdin?.end(password)
    await added
  }
  if (existsSync(database)) await run('chown', ['postfix', database])
}

/** Postfix's master process leaves its process group, and stops its own daemons when it ends. */
async function stopMaster(folder: string): Promise<void> {
  const pid = Number(await readFile(join(folder, 'queue/pid/master.pid'), 'utf8').catch(() => '0'))
  if (pid > 0) process.kill(pid, 'SIGTERM')
}

/** A separate process group, so that all started processes can be stopped together. */
function start(program: string, args: readonly string[]): ChildProcess {
  return spawn(program, args, { stdio: 'ignore', detached: true })
}

async function stopChild(child: ChildProcess): Promise<void> {
  const { pid } = child
  if (pid === undefined || child.exitCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  process.kill(-pid, 'SIGTERM')
  // OpenDKIM handles signals only every few seconds, and has no state to lose.
  const isOver = await Promise.race([ended.then(() => true), wait(500, false, { ref: false })])
  if (!isOver) process.kill(-pid, 'SIGKILL')
}

interface GreetingOptions {
  readonly needsGreeting: boolean
  readonly readLog: () => Promise<string>
}

async function untilGreeting(port: number, { needsGreeting, readLog }: GreetingOptions): Promise<void> {
  const untilMs = performance.now() + startLimitMs
  while (performance.now() < untilMs) {
    if (await greets(port, needsGreeting)) return
    await wait(50)
  }
  throw new Error(`no server on port ${port} within ${startLimitMs / 1000} s; its log: ${await readLog()}`)
}

async function greets(port: number, needsGreeting: boolean): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const answer = new Promise<boolean>((resolve) => {
    socket.once('error', () => resolve(false))
    if (needsGreeting) socket.once('data', (chunk) => resolve(chunk.toString().startsWith('220')))
    else socket.once('connect', () => resolve(true))
    socket.setTimeout(2000, () => resolve(false))
  })
  const isUp = await answer
  socket.end(needsGreeting ? 'QUIT\r\n' : '')
  socket.destroySoon()
  return isUp
}
