/** Runs the target's `dist/cli.js`: `presend serve` and other commands. */

import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Target } from '../attack-area.ts'

/** A 32-byte encryption key in base64, for tests only. */
export const encryptionKey: string = Buffer.alloc(32, 7).toString('base64')

export interface ProcessOptions {
  readonly folder: string
  /** The command-line options for Node itself. */
  readonly nodeFlags?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** A running service. Disposing this object kills the process and deletes its folder. */
export interface Service extends AsyncDisposable {
  readonly folder: string
  readonly storage: string
  readonly baseUrl: string
  readonly httpPort: number
  readonly smtpPort: number
  readonly processId: number
  /** Returns everything that the process has written to both output streams so far. */
  log(): string
  /** Returns the current resident memory in MB. */
  residentMb(): number
  /** Returns the highest resident memory since the start, in MB. */
  peakMb(): number
  isRunning(): boolean
  signal(name: NodeJS.Signals): void
  readonly ended: Promise<number | null>
}

export interface ServeOptions {
  /** The database. Default: a SQLite file in the service's folder. */
  readonly storage?: string
  readonly flags?: readonly string[]
  readonly nodeFlags?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Writes the files that the service needs into its folder before it starts. */
  readonly prepare?: (folder: string) => Promise<void>
}

/** Starts `presend serve` on free ports, with a new folder. */
export async function serve(target: Target, options: ServeOptions = {}): Promise<Service> {
  const folder = await mkdtemp(join(tmpdir(), 'presend-attack-'))
  await options.prepare?.(folder)
  const storage = options.storage ?? `sqlite:${join(folder, 'presend.db')}`
  const flags = ['--listen', '127.0.0.1:0', '--smtp', '127.0.0.1:0', '--storage', storage, ...(options.flags ?? [])]
  const { env = {}, nodeFlags = [] } = options
  const child = start(target.cliPath, ['serve', ...flags], { folder, env, nodeFlags })
  let written = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      written += text
    })
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const listening = await untilListening(child, () => written)
  const processId = child.pid ?? 0
  return {
    folder,
    storage,
    baseUrl: `http://127.0.0.1:${listening.http}`,
    httpPort: listening.http,
    smtpPort: listening.smtp,
    processId,
    log: () => written,
    residentMb: () => memoryMb(processId, 'VmRSS'),
    peakMb: () => memoryMb(processId, 'VmHWM'),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    signal: (name) => void child.kill(name),
    ended,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

interface Ports {
  readonly http: number
  readonly smtp: number
}

async function untilListening(child: ChildProcess, written: () => string): Promise<Ports> {
  const deadlineMs = performance.now() + 60_000
  while (performance.now() < deadlineMs) {
    const line = written()
      .split('\n')
      .find((one) => one.includes('"msg":"listening"'))
    if (line !== undefined) {
      const found = Object(JSON.parse(line))
      return { http: Number(found.http.port), smtp: Number(Object(found.smtp).port) }
    }
    if (child.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  child.kill('SIGKILL')
  throw new Error(`presend serve did not start: ${written().slice(-2000)}`)
}

function memoryMb(processId: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8')
  return Number(new RegExp(`${field}:\\s+(\\d+)`, 'u').exec(status)?.[1]) / 1024
}

export interface CommandEnd {
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs a command with a time limit of one minute. */
export async function runCommand(
  target: Target,
  args: readonly string[],
  options: ProcessOptions,
): Promise<CommandEnd> {
  const child = start(target.cliPath, args, options)
  const texts = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      texts[name] += text
    })
  }
  const timer = setTimeout(() => void child.kill('SIGKILL'), 60_000)
  const exitCode = await new Promise<number | null>((resolve) => child.once('close', resolve))
  clearTimeout(timer)
  return { exitCode, ...texts }
}

/** Creates an API token. */
export async function createToken(target: Target, service: Service, workspace: string = 'attack'): Promise<string> {
  const args = ['token', 'create', '--workspace', workspace, '--plan', 'enterprise', '--storage', service.storage]
  const { stdout, stderr } = await runCommand(target, [...args, '--json'], service)
  if (!stdout.startsWith('{')) throw new Error(`presend token create: ${stderr}`)
  return String(Object(JSON.parse(stdout)).secret)
}

function start(
  cliPath: string,
  args: readonly string[],
  { folder, env = {}, nodeFlags = [] }: ProcessOptions,
): ChildProcess {
  return spawn(process.execPath, [...nodeFlags, cliPath, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: folder, NO_COLOR: '1', PRESEND_ENCRYPTION_KEY: encryptionKey, ...env },
  })
}
