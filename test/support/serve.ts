/** Runs the built `presend` in separate processes: a service, and the commands that are used next to it. */

import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

import { cliEntry } from './start-node.ts'

/** A process to start. */
export interface ServeOptions {
  /** Flags after `presend serve`; free ports are used by default. */
  readonly flags?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly workingDirectory?: string
}

/** One line of the log. */
export type LogLine = Readonly<Record<string, unknown>> & { readonly msg: string }

/** A running service. Disposing it kills it. */
export interface ServedProcess extends AsyncDisposable {
  /** The URL of the API, which ends in `/api/v1`. */
  readonly apiUrl: string
  /** Without `/api/v1`. */
  readonly baseUrl: string
  readonly httpPort: number
  readonly processId: number
  readonly smtpPort: number
  readonly lines: readonly LogLine[]
  /** Returns its output to standard error. */
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

/**
 * Starts `presend serve` and waits for the line that names its address.
 *
 * @throws Error with its output if it ends earlier
 */
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

/** The output of a command, and how it ended. */
export interface CommandEnd extends Ended {
  readonly stdout: string
  readonly stderr: string
}

/**
 * Runs any other command until it ends.
 *
 * @param onTold a callback that is called with its output to standard error so far
 */
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

/**
 * Creates a token in a storage.
 *
 * @returns the token
 */
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
  return spawn(process.execPath, [cliEntry, ...args], {
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
    // The `exit` event is not used, because the last output must have been read.
    child.once('close', (exitCode, signal) => resolveEnd({ exitCode, signal }))
  })
}
