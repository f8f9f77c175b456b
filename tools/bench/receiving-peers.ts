/**
 * Starts the mail servers with which presend is compared, each in a separate process. Two of them are installed from
 * npm on first use.
 */

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

/** A mail server that is listening. */
export interface Peer extends AsyncDisposable {
  readonly port: number
}

/** Installed separately from the repository's own packages, because these mail servers depend on 360 other packages. */
const peersFolder = resolve(import.meta.dirname, '../../node_modules/.cache/presend-bench-peers')
const versions = { maildev: '3.0.0', Haraka: '3.3.4' }

/**
 * Starts smtp-server with the least work that makes a message durable: one file, with one write and one fdatasync for
 * all waiting messages.
 */
export async function startFloor(): Promise<Peer> {
  const folder = await mkdtemp(join(tmpdir(), 'presend-bench-'))
  const script = join(import.meta.dirname, 'receiving-floor.ts')
  return await start(folder, (port) => [script, String(port), join(folder, 'log')])
}

/** Starts maildev, which stores received messages in a folder. @throws Error when maildev cannot be installed */
export async function startMaildev(): Promise<Peer> {
  const bin = join(await install(), 'maildev/dist/bin/maildev.js')
  const folder = await mkdtemp(join(tmpdir(), 'presend-bench-'))
  const webPort = await freePort()
  const flags = ['--ip', '127.0.0.1', '--web', String(webPort), '--mail-directory', join(folder, 'mail'), '--silent']
  return await start(folder, (port) => [bin, '--smtp', String(port), ...flags])
}

/** Starts Haraka with one process and its default configuration. @throws Error when Haraka cannot be installed */
export async function startHaraka(): Promise<Peer> {
  const haraka = join(await install(), 'Haraka')
  const folder = await mkdtemp(join(tmpdir(), 'presend-bench-'))
  for (const name of ['config', 'plugins', 'queue']) await mkdir(join(folder, name))
  const port = await freePort()
  await writeFile(join(folder, 'config/smtp.ini'), `listen=127.0.0.1:${port}\nnodes=0\n`)
  await writeFile(join(folder, 'config/plugins'), 'store_synced\n')
  await writeFile(join(folder, 'config/loglevel'), 'ERROR\n')
  await writeFile(join(folder, 'config/me'), 'bench.example\n')
  await copyFile(join(haraka, 'config/connection.ini'), join(folder, 'config/connection.ini'))
  await writeFile(join(folder, 'plugins/store_synced.js'), storeSynced)
  return await start(folder, () => [join(haraka, 'bin/haraka'), '-c', folder], port)
}

/**
 * A Haraka plugin that accepts every recipient, and acknowledges each message only after writing it to its own file and
 * syncing the file.
 */
const storeSynced = `
const { open } = require('node:fs/promises')
const { join } = require('node:path')
exports.hook_lookup_rdns = (next) => next(OK, 'client.example')
exports.hook_rcpt = (next) => next(OK)
exports.hook_queue = (next, { transaction }) => {
  transaction.message_stream.get_data(async (bytes) => {
    try {
      const file = await open(join(process.env.QUEUE_FOLDER, transaction.uuid), 'w')
      await file.write(bytes)
      await file.sync()
      await file.close()
      next(OK)
    } catch (error) {
      next(DENYSOFT, String(error))
    }
  })
}
`

/** Installs packages. @returns the folder with the packages */
async function install(): Promise<string> {
  const packages = join(peersFolder, 'node_modules')
  const isInstalled = await stat(join(packages, 'Haraka')).then(
    () => true,
    () => false,
  )
  if (!isInstalled) {
    await mkdir(peersFolder, { recursive: true })
    await writeFile(join(peersFolder, 'package.json'), JSON.stringify({ private: true, dependencies: versions }))
    const flags = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock']
    await promisify(execFile)('npm', flags, { cwd: peersFolder })
  }
  return packages
}

async function start(folder: string, argsFor: (port: number) => readonly string[], fixedPort?: number): Promise<Peer> {
  const port = fixedPort ?? (await freePort())
  const env = { ...process.env, QUEUE_FOLDER: join(folder, 'queue') }
  const child = spawn(process.execPath, argsFor(port), { cwd: folder, env, stdio: ['pipe', 'ignore', 'ignore'] })
  await untilListening(port, child)
  return {
    port,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`one of the compared mail servers exited with code ${child.exitCode}`)
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isOpen) return
    await wait(100)
  }
  throw new Error('one of the compared mail servers did not start listening')
}
