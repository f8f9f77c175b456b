/**
 * Runs Debian's Dovecot as a separate mailbox server: configuration, mail, sockets and log in one temporary folder, and
 * free ports of 127.0.0.1. It offers unencrypted IMAP (with STARTTLS), IMAP with TLS, and LMTP. Needs root, because its
 * processes change users.
 */

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, chown, link, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

import { makeCertificate } from './certificate.ts'
import { renderDovecotConf } from './dovecot-config.ts'
import { findFreePort } from './free-port.ts'
import { deliverByLmtp, type LmtpMessage } from './lmtp-client.ts'
import { killTree } from './process-tree.ts'

const run = promisify(execFile)

export interface DovecotOptions {
  /** Full addresses and passwords. LMTP also accepts mail for `name+anything@domain`. */
  readonly users: Readonly<Record<string, string>>
  /** The folders besides INBOX. Default: Junk, Sent and Trash with their special uses. */
  readonly folders?: readonly { readonly name: string; readonly specialUse?: string }[]
  /** The namespace. Default: no prefix, separator `/`. */
  readonly namespace?: { readonly prefix: string; readonly separator: '.' | '/' }
  /** The name of a second, public namespace. */
  readonly sharedPrefix?: string
  /** If false, the server does not offer IDLE. */
  readonly hasIdle?: boolean
  /** The number of messages at which a mailbox is full. */
  readonly quotaMessageCount?: number
  /** The maximum number of connections per user; default: 100. */
  readonly userConnectionCount?: number
  /** If false, the server supports only the flags of RFC 9051, as Exchange does. */
  readonly hasKeywords?: boolean
  /** A sieve script that sorts messages received by LMTP. */
  readonly sieve?: string
  /** Shell scripts that the sieve script may run (`vnd.dovecot.execute`), by name. */
  readonly sievePrograms?: Readonly<Record<string, string>>
  /** Lines that are added to dovecot.conf. */
  readonly conf?: readonly string[]
}

export interface RunningDovecot extends AsyncDisposable {
  readonly host: string
  /** The port without TLS; STARTTLS is offered. */
  readonly imapPort: number
  /** The port with implicit TLS. */
  readonly imapsPort: number
  readonly lmtpPort: number
  /** The certificate of the authority, for use as CA. */
  readonly caPem: string
  readonly caPath: string
  /**
   * Delivers a message by LMTP.
   *
   * @returns the reply, such as `250 2.0.0 …`
   */
  deliver(message: LmtpMessage): Promise<string>
  /** Puts `count` copies of a message from 2001 into a folder directly on disk, to create large folders. */
  fill(user: string, folder: string, count: number): Promise<void>
  /** Makes all folders assign new UIDs, as after a restore from a backup. */
  renewUidValidity(user: string): Promise<void>
  setPassword(user: string, password: string): Promise<void>
  /** Kills all its processes with SIGKILL, as a crash of the machine would. */
  kill(): Promise<void>
  /** Starts the server again on the same ports after `kill()`, and waits for its greeting. */
  start(): Promise<void>
  /** Closes every IMAP connection, as an administrator would. */
  kickAll(): Promise<void>
  /** Returns the log so far. */
  readLog(): Promise<string>
}

const host = '127.0.0.1'
const program = '/usr/sbin/dovecot'
const startLimitMs = 60_000
/** Debian's user `nobody`, who owns the mail. */
const owner = 65_534

/**
 * Starts a Dovecot and waits for its greeting.
 *
 * @throws Error that names the missing packages
 */
export async function startDovecot(options: DovecotOptions): Promise<RunningDovecot> {
  requirePrograms()
  const folder = await mkdtemp(join(tmpdir(), 'presend-dovecot-'))
  const places = {
    folder,
    imapPort: await findFreePort(),
    imapsPort: await findFreePort(),
    lmtpPort: await findFreePort(),
  }
  try {
    const caPem = await writeFolder(places, options)
    return runningDovecot(places, { child: await startServer(places), options, caPem })
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

interface Places {
  readonly folder: string
  readonly imapPort: number
  readonly imapsPort: number
  readonly lmtpPort: number
}

interface Started {
  readonly child: ChildProcess
  readonly options: DovecotOptions
  readonly caPem: string
}

function runningDovecot(places: Places, { child, options, caPem }: Started): RunningDovecot {
  const { folder, ...ports } = places
  let server: ChildProcess | null = child
  const users = new Map(Object.entries(options.users))
  const kill = async (): Promise<void> => {
    const killed = server
    server = null
    if (killed !== null) await killTree(killed)
  }
  const start = async (): Promise<void> => {
    server ??= await startServer(places)
  }
  return {
    host,
    ...ports,
    caPem,
    caPath: join(folder, 'ca.pem'),
    deliver: async (message) => await deliverByLmtp({ host, port: places.lmtpPort }, message),
    fill: async (user, name, count) => await fill(join(folder, 'mail', user), name, count),
    renewUidValidity: async (user) => {
      await kill()
      await run('find', [join(folder, 'mail', user), '-name', 'dovecot*', '-type', 'f', '-delete'])
      await start()
    },
    setPassword: async (user, password) => {
      users.set(user, password)
      await writeUsers(folder, users)
    },
    kill,
    start,
    kickAll: async () => void (await run('doveadm', ['-c', join(folder, 'dovecot.conf'), 'kick', '*'])),
    readLog: async () => await readLogOf(folder),
    [Symbol.asyncDispose]: async () => {
      await kill()
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    },
  }
}

function requirePrograms(): void {
  const needed = [
    { path: program, name: 'dovecot-imapd' },
    { path: '/usr/lib/dovecot/lmtp', name: 'dovecot-lmtpd' },
    { path: '/usr/lib/dovecot/modules/lib90_sieve_plugin.so', name: 'dovecot-sieve' },
  ]
  const missing = needed.filter(({ path }) => !existsSync(path)).map(({ name }) => name)
  if (missing.length === 0) return
  const command = `DEBIAN_FRONTEND=noninteractive apt-get install -y ${missing.join(' ')}`
  throw new Error(`this test runs real servers from Debian's packages, and some are missing: run ${command}`)
}

async function writeFolder(places: Places, options: DovecotOptions): Promise<string> {
  const { folder } = places
  const authority = makeCertificate({ name: 'dovecot authority', isAuthority: true })
  const certificate = makeCertificate({ name: 'dovecot', issuer: authority })
  // Dovecot's users need access to their files.
  await chmod(folder, 0o755)
  await writeFile(join(folder, 'ca.pem'), authority.certPem)
  await writeFile(join(folder, 'cert.pem'), certificate.certPem)
  await writeFile(join(folder, 'key.pem'), certificate.keyPem, { mode: 0o600 })
  await writeFile(join(folder, 'dovecot.conf'), renderDovecotConf(places, options))
  // The right `w` allows setting any flag; `s` and `t` allow only \Seen and \Deleted (RFC 4314 §2.1).
  await writeFile(join(folder, 'acl'), '* owner lrstipekxa\n')
  await writeFile(join(folder, 'before.sieve'), options.sieve ?? 'keep;\n')
  await mkdir(join(folder, 'bin'))
  for (const [name, script] of Object.entries(options.sievePrograms ?? {})) {
    await writeFile(join(folder, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  }
  for (const name of ['mail', 'shared']) {
    await mkdir(join(folder, name))
    await chown(join(folder, name), owner, owner)
  }
  // A process without write access next to the script would compile the script for each message.
  if (options.sieve !== undefined)
    await run('sievec', ['-c', join(folder, 'dovecot.conf'), join(folder, 'before.sieve')])
  await writeUsers(folder, new Map(Object.entries(options.users)))
  return authority.certPem
}

async function writeUsers(folder: string, users: ReadonlyMap<string, string>): Promise<void> {
  const lines = Array.from(users, ([name, password]) =>
    [name, `{PLAIN}${password}`, owner, owner, '', `${folder}/mail/${name}`, '', ''].join(':'),
  )
  await writeFile(join(folder, 'users'), `${lines.join('\n')}\n`)
}

async function startServer(places: Places): Promise<ChildProcess> {
  const child = spawn(program, ['-F', '-c', join(places.folder, 'dovecot.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const written: string[] = []
  child.stderr?.on('data', (chunk) => written.push(String(chunk)))
  const untilMs = performance.now() + startLimitMs
  while (child.exitCode === null && performance.now() < untilMs) {
    const greetings = await Promise.all([greets(places.imapPort, '* OK'), greets(places.lmtpPort, '220')])
    if (greetings.every(Boolean)) return child
    await wait(30)
  }
  await killTree(child)
  throw new Error(`Dovecot did not start: ${written.join('')}\n${await readLogOf(places.folder)}`)
}

async function greets(port: number, greeting: string): Promise<boolean> {
  const socket = connect(port, host)
  const answer = new Promise<boolean>((resolve) => {
    socket.once('error', () => resolve(false))
    socket.once('data', (chunk) => resolve(chunk.toString().startsWith(greeting)))
    socket.setTimeout(5000, () => resolve(false))
  })
  const isUp = await answer
  socket.destroy()
  return isUp
}

/** The maximum number of hard links per file; ext4 allows 65,000. */
const linksPerFile = 50_000

/** Creates messages as hard links to a few files, which is fast, and which Dovecot accepts. */
async function fill(home: string, name: string, count: number): Promise<void> {
  const maildir = name === 'INBOX' ? join(home, 'Maildir') : join(home, 'Maildir', `.${name}`)
  for (const part of ['cur', 'new', 'tmp']) await mkdir(join(maildir, part), { recursive: true })
  const nameOf = (index: number): string => join(maildir, 'cur', `1000000000.M${index}P1.filled:2,S`)
  for (let index = 0; index < count; index += 1) {
    const first = nameOf(index - (index % linksPerFile))
    if (first !== nameOf(index)) {
      await link(first, nameOf(index))
      continue
    }
    await writeFile(first, 'From: a@old.example\r\nSubject: old\r\nMessage-ID: <old@old.example>\r\n\r\nold\r\n')
    // In a Maildir, the time of the file is the message's INTERNALDATE.
    await utimes(first, 1_000_000_000, 1_000_000_000)
  }
  await run('chown', ['-R', `${owner}:${owner}`, home])
}

async function readLogOf(folder: string): Promise<string> {
  return await readFile(join(folder, 'dovecot.log'), 'utf8').catch(() => '')
}
