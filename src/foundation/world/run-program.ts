/**
 * Runs a program without a shell, with time and output limits. When the program ends, all processes that it started are
 * terminated.
 */

import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'

import type { Env } from './world.ts'

export interface ProgramCall {
  /** The program and its arguments. */
  readonly command: readonly string[]
  /** The absolute path of the working directory. */
  readonly directory: string
  readonly env: Env
  /** The text to write to stdin before closing it. */
  readonly input: string
  readonly limits: ProgramLimits
}

export interface ProgramLimits {
  /** The time limit in milliseconds, either for the whole run or between two lines of output. */
  readonly timeMs: number
  /** The time limit for the first line of output; absent if it is `timeMs`. */
  readonly firstLineTimeMs?: number
  /** The maximum length of the whole output or of one line, in bytes. */
  readonly outputBytes: number
  /**
   * If null, the limits apply to the whole run. Otherwise, the limits apply to each line, and this value is the maximum
   * number of non-empty lines.
   */
  readonly lineCount: number | null
}

/** How a program ended. */
export interface ProgramEnd {
  readonly status: 'exited' | 'not-started' | 'time-limit' | 'output-limit'
  /** The exit code; null unless the program exited on its own. */
  readonly exitCode: number | null
  /** The signal that ended the program, or the code of Node's error if the program could not start. */
  readonly reason: string | null
  readonly stdout: Buffer
  /** The last 8 KiB that the program wrote to stderr. */
  readonly stderr: string
}

/** How many bytes presend keeps from the end of stderr. */
const keptErrorBytes = 8192
/** The maximum total length of all output lines, in bytes. */
const maxTotalBytes = 200 * 1024 * 1024
/** How long to wait for more output after the program has exited, in milliseconds. */
const silenceAfterExitMs = 1000

/** Runs the program. Rejects only with the signal's reason. */
export async function runProgram(call: ProgramCall, signal: AbortSignal): Promise<ProgramEnd> {
  signal.throwIfAborted()
  const [program = '', ...args] = call.command
  const { directory: cwd, env } = call
  // Start a process group, so that the program can be ended together with all processes that it started.
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
  let alarm = setTimeout(() => stop('time-limit'), limits.firstLineTimeMs ?? limits.timeMs)
  let silence: NodeJS.Timeout | undefined
  child.stdout.on('data', (chunk: Buffer) => {
    if (exceeded !== null) return
    silence?.refresh()
    output.push(chunk)
    const added = counter(chunk)
    if (added.isTooMuch) stop('output-limit')
    else if (added.hasNewLine) {
      clearTimeout(alarm)
      alarm = setTimeout(() => stop('time-limit'), limits.timeMs)
    }
  })
  child.stderr.on('data', (chunk: Buffer) => {
    stderr = Buffer.concat([stderr, chunk]).subarray(-keptErrorBytes)
  })
  // Ignore errors on stdin, because some programs do not read their input.
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  child.on('error', (error) =>
    resolve({
      status: 'not-started',
      exitCode: null,
      reason: startErrorCode(error, command[0] ?? '', process.platform),
    }),
  )
  // A process that the program left running could keep the output open, even if it has left the process group.
  child.on('exit', () => {
    killGroup(child)
    silence = setTimeout(() => closeOutput(child), silenceAfterExitMs)
  })
  child.on('close', (exitCode, reason) => resolve({ status: exceeded ?? 'exited', exitCode, reason }))
  try {
    const end = await promise
    return { ...end, stdout: Buffer.concat(output), stderr: stderr.toString('utf8') }
  } finally {
    clearTimeout(alarm)
    clearTimeout(silence)
  }
}

interface Added {
  readonly isTooMuch: boolean
  /** True if each line has its own limits and a non-empty line has just ended. */
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
    const linesBefore = endedLines
    for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, start)) {
      const lengthBytes = lineBytes + at - start
      isTooLong ||= lengthBytes > outputBytes
      lineBytes = 0
      if (lengthBytes > 0) endedLines += 1
      start = at + 1
    }
    lineBytes += chunk.length - start
    const isTooMuch = isTooLong || lineBytes > outputBytes || endedLines > lineCount || totalBytes > maxTotalBytes
    return { isTooMuch, hasNewLine: endedLines > linesBefore }
  }
}

/** Ends the run without waiting for a process that has left the process group and keeps the output streams open. */
function endAtOnce(child: Child): void {
  killGroup(child)
  closeOutput(child)
}

function closeOutput(child: Child): void {
  child.stdout.destroy()
  child.stderr.destroy()
}

/** Ends a process together with all processes that it started. Does nothing if all of them have already ended. */
export function killGroup({ pid }: { readonly pid?: number | undefined }): void {
  if (pid === undefined) return
  try {
    // Windows has no process groups.
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // ESRCH means that no process is left.
  }
}

/** Programs that exist as `.cmd` files on Windows. */
const windowsScripts: ReadonlySet<string> = new Set(['npm', 'npx', 'yarn', 'pnpm', 'pnpx', 'bunx', 'corepack'])

/** Returns Node's error code. The code is `EINVAL` for a script that Windows can start only with a shell. */
export function startErrorCode(error: Error, program: string, platform: NodeJS.Platform): string {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.message
  return platform === 'win32' && code === 'ENOENT' && windowsScripts.has(program.toLowerCase()) ? 'EINVAL' : code
}
