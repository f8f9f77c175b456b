/** `presend` as processes of their own, from src/ as it is: a service, and the commands beside it. */

import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

const cli = resolve(import.meta.dirname, '../../src/cli.ts')

/** A process to start. */
export interface ServeOptions {
  /** Flags behind `presend serve`; ports are free ones unless they say otherwise. */
  readonly flags?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly workingDirectory?: string
}

/** One line of the log. */
export type LogLine = Readonly<Record<string, unknown>> & { readonly msg: string }

/** A service that listens. Disposing it kills it. */
export interface ServedProcess extends AsyncDisposable {
  /** Ends in `/api/v1`. */
  readonly apiUrl: string
  /** Without `/api/v1`. */
  readonly baseUrl: string
  readonly httpPort: number
  readonly processId: number
  readonly smtpPort: number
  readonly lines: readonly LogLine[]
  /** What it wrote to standard error. */
  errors(): string
  signal(name: NodeJS.Signals): void
  /** Resolves when it has ended. */
  readonly ended: Promise<Ended>
}

/** How a process ended: with an exit code, or by a signal. */
export interface Ended {
  readonly exitCode: number | null
  readonly signal: NodeJS.Signals | null
}

/** Starts `presend serve` and waits for the line that says where it listens. @throws Error with its words when it ends before */
export async function startServe(options: ServeOptions = {}): Promise<ServedProcess> {
  const child = spawnPresend(['serve', ...withPorts(options.flags ?? [])], options)
  const lines: LogLine[] = []
  let errors = ''
  child.stderr?.on('data', (chunk) => {
    errors += String(chunk)
  })
  const ended = endOf(child)
  const listening = new Promise<LogLine>((found) => {
    createInterface({ input: child.stdout ?? process.stdin }).on('line', (text) => {
      const line: LogLine = JSON.parse(text)
      lines.push(line)
      if (line.msg === 'listening') found(line)
    })
  })
  const first = await Promise.race([listening, ended])
  if (!('msg' in first)) throw new Error(`presend serve ended with ${JSON.stringify(first)}: ${errors}`)
  const apiUrl = String(first['api_url'])
  return {
    apiUrl,
    baseUrl: apiUrl.replace(/\/api\/v1$/u, ''),
    processId: Number(child.pid),
    httpPort: Number(Object(first['http']).port),
    smtpPort: Number(Object(first['smtp'] ?? {}).port),
    lines,
    errors: () => errors,
    signal: (name) => void child.kill(name),
    ended,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** What a command printed, and how it ended. */
export interface CommandEnd extends Ended {
  readonly stdout: string
  readonly stderr: string
}

/** Runs any other command to its end. @param onTold is told what it has written to standard error so far */
export async function runPresend(
  args: readonly string[],
  options: Omit<ServeOptions, 'flags'> & { readonly onTold?: (told: string) => void } = {},
): Promise<CommandEnd> {
  const child = spawnPresend(args, options)
  const texts = { stdout: '', stderr: '' }
  child.stdout?.on('data', (chunk) => {
    texts.stdout += String(chunk)
  })
  child.stderr?.on('data', (chunk) => {
    texts.stderr += String(chunk)
    options.onTold?.(texts.stderr)
  })
  return { ...(await endOf(child)), ...texts }
}

/** Makes a token on a storage. @returns its text */
export async function createApiToken(
  storage: string,
  plan: 'free' | 'pro' | 'enterprise' = 'enterprise',
): Promise<string> {
  const flags = ['--workspace', 'tests', '--plan', plan, '--storage', storage, '--json']
  const { stdout, stderr, exitCode } = await runPresend(['token', 'create', ...flags])
  if (exitCode !== 0) throw new Error(`presend token create: ${stderr}`)
  return String(Object(JSON.parse(stdout)).secret)
}

function spawnPresend(
  args: readonly string[],
  { env = {}, workingDirectory }: Omit<ServeOptions, 'flags'>,
): ChildProcess {
  return spawn(process.execPath, [cli, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...env },
    ...(workingDirectory === undefined ? {} : { cwd: workingDirectory }),
  })
}

function withPorts(flags: readonly string[]): readonly string[] {
  const missing = ['--listen', '--smtp'].filter((name) => !flags.includes(name))
  return [...flags, ...missing.flatMap((name) => [name, '127.0.0.1:0'])]
}

async function endOf(child: ChildProcess): Promise<Ended> {
  return await new Promise((resolveEnd) => {
    // Not `exit`: what it wrote last must have been read.
    child.once('close', (exitCode, signal) => resolveEnd({ exitCode, signal }))
  })
}
