/** Runs a program without a shell, with limits on time and output. All processes that it started end with it. */

import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'

import { killGroup } from './process-group.ts'
import type { Env } from './world.ts'

export interface ProgramCall {
  /** The program and its arguments. */
  readonly command: readonly string[]
  /** Absolute. */
  readonly directory: string
  readonly env: Env
  /** Written to stdin, which is then closed. */
  readonly input: string
  readonly limits: ProgramLimits
}

export interface ProgramLimits {
  /** The time of the whole run, or between two lines of output. */
  readonly timeMs: number
  /** Of the whole output, or of one line. */
  readonly outputBytes: number
  /** Null: the limits are those of the whole run; else those of a line, and the maximum number of lines. */
  readonly lineCount: number | null
}

/** How a program ended. */
export interface ProgramEnd {
  readonly status: 'exited' | 'not-started' | 'time-limit' | 'output-limit'
  /** Null unless the program exited by itself. */
  readonly exitCode: number | null
  /** The signal that ended the program, or Node's code of the error that prevented its start. */
  readonly reason: string | null
  readonly stdout: Buffer
  /** The end of stderr. */
  readonly stderr: string
}

/** Of stderr, in bytes. */
const keptErrorBytes = 8192
/** Of all lines together. */
const maxTotalBytes = 200 * 1024 * 1024

/** Never rejects, except with the reason of `signal`. */
export async function runProgram(call: ProgramCall, signal: AbortSignal): Promise<ProgramEnd> {
  signal.throwIfAborted()
  const [program = '', ...args] = call.command
  const { directory: cwd, env } = call
  // A process group of its own can be ended as a whole.
  const child = spawn(program, args, { cwd, env, detached: true, windowsHide: true, stdio: ['pipe', 'pipe', 'pipe'] })
  const onAbort = (): void => endAtOnce(child)
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    const end = await watchChild(child, call)
    signal.throwIfAborted()
    return end
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

type Child = ChildProcessByStdio<Writable, Readable, Readable>

async function watchChild(child: Child, { command, input, limits }: ProgramCall): Promise<ProgramEnd> {
  const output: Buffer[] = []
  const counter = outputCounter(limits)
  let stderr = Buffer.alloc(0)
  let exceeded: 'time-limit' | 'output-limit' | null = null
  const { promise, resolve } = Promise.withResolvers<Pick<ProgramEnd, 'status' | 'exitCode' | 'reason'>>()
  const stop = (limit: 'time-limit' | 'output-limit'): void => {
    exceeded ??= limit
    endAtOnce(child)
  }
  const alarm = setTimeout(() => stop('time-limit'), limits.timeMs)
  child.stdout.on('data', (chunk: Buffer) => {
    if (exceeded !== null) return
    output.push(chunk)
    const added = counter(chunk)
    if (added.isTooMuch) stop('output-limit')
    else if (added.hasNewLine) alarm.refresh()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    stderr = Buffer.concat([stderr, chunk]).subarray(-keptErrorBytes)
  })
  // Not every program reads its input.
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  child.on('error', (error) =>
    resolve({
      status: 'not-started',
      exitCode: null,
      reason: startErrorCode(error, command[0] ?? '', process.platform),
    }),
  )
  // What it left running could keep its output open.
  child.on('exit', () => killGroup(child))
  child.on('close', (exitCode, reason) => resolve({ status: exceeded ?? 'exited', exitCode, reason }))
  try {
    const end = await promise
    return { ...end, stdout: Buffer.concat(output), stderr: stderr.toString('utf8') }
  } finally {
    clearTimeout(alarm)
  }
}

interface Added {
  readonly isTooMuch: boolean
  /** True if a line ended whose length is limited by itself. */
  readonly hasNewLine: boolean
}

const newline = 0x0a

function outputCounter({ outputBytes, lineCount }: ProgramLimits): (chunk: Buffer) => Added {
  let totalBytes = 0
  let lineBytes = 0
  let endedLines = 0
  return (chunk) => {
    totalBytes += chunk.length
    if (lineCount === null) return { isTooMuch: totalBytes > outputBytes, hasNewLine: false }
    let isTooLong = false
    let start = 0
    for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, start)) {
      isTooLong ||= lineBytes + at - start > outputBytes
      lineBytes = 0
      endedLines += 1
      start = at + 1
    }
    lineBytes += chunk.length - start
    const isTooMuch = isTooLong || lineBytes > outputBytes || endedLines > lineCount || totalBytes > maxTotalBytes
    return { isTooMuch, hasNewLine: start > 0 }
  }
}

/** Does not wait for a process that left the group and keeps the output open. */
function endAtOnce(child: Child): void {
  killGroup(child)
  child.stdout.destroy()
  child.stderr.destroy()
}

/** Programs that are `.cmd` files on Windows. */
const windowsScripts: ReadonlySet<string> = new Set(['npm', 'npx', 'yarn', 'pnpm', 'pnpx', 'bunx', 'corepack'])

/** Node's code of an error; `EINVAL` for a script that Windows starts only with a shell. */
export function startErrorCode(error: Error, program: string, platform: NodeJS.Platform): string {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.message
  return platform === 'win32' && code === 'ENOENT' && windowsScripts.has(program.toLowerCase()) ? 'EINVAL' : code
}
