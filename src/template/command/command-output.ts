/** What a program printed and how it ended, as a text or as a problem of the template. */

import { stripVTControlCharacters } from 'node:util'

import type { Problem } from '../../errors/problem.ts'
import type { ProgramEnd } from '../../world/run-program.ts'
import type { CommandJob } from './command-job.ts'

export interface OutputLimits {
  readonly timeMs: number
  readonly outputBytes: number
}

/** How a program differs from what presend expects. */
export interface Mismatch {
  readonly came: string
  readonly expected: string
}

/** What is wrong with how the program ended; null if it exited with code 0. */
export function endMismatch(
  end: Omit<ProgramEnd, 'stdout' | 'stderr'>,
  { timeMs, outputBytes }: OutputLimits,
): Mismatch | null {
  switch (end.status) {
    case 'not-started': {
      const came = startFailures[end.reason ?? ''] ?? `error ${end.reason ?? ''}`
      return { came, expected: 'a program on the PATH or in the repository' }
    }
    case 'time-limit':
      return { came: 'no end of the program', expected: `output within ${timeMs / 1000} s` }
    case 'output-limit':
      return { came: 'more output', expected: `at most ${outputBytes / 1_048_576} MiB and one result per template` }
    case 'exited': {
      if (end.exitCode === 0) return null
      break
    }
  }
  return { came: end.exitCode === null ? `signal ${end.reason ?? ''}` : `${end.exitCode}`, expected: 'exit code 0' }
}

const startFailures: Readonly<Record<string, string>> = {
  ENOENT: 'a program that was not found',
  EACCES: 'a file that is not executable',
  ENOEXEC: 'a file that is not executable',
}

/** Decodes UTF-8 text that is not empty. */
export function decodeText(bytes: Uint8Array): { readonly text: string } | Mismatch {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return textMismatch(text) ?? { text }
  } catch {
    return { came: 'bytes that are not UTF-8', expected: 'HTML in UTF-8 on stdout' }
  }
}

/** What is wrong with a rendered text; null if nothing is. */
export function textMismatch(text: string): Mismatch | null {
  if (text.includes('\0')) return { came: 'a NUL character', expected: 'HTML in UTF-8 on stdout' }
  return text.trim() === '' ? { came: 'no output', expected: 'HTML on stdout' } : null
}

/** A problem that names the template, the command and the last lines of stderr. */
export function commandProblem(
  { came, expected }: Mismatch,
  { setting: input, command, templatePath }: CommandJob,
  { stderr }: Pick<ProgramEnd, 'stderr'>,
): Problem {
  const lines = lastLines(stderr)
  const ended = lines === '' ? 'it printed nothing on stderr' : `its stderr ended with ${JSON.stringify(lines)}`
  const todo = `the command was ${command.map(quoteArgument).join(' ')}; ${ended}`
  return { input, came, expected, todo, place: { file: templatePath } }
}

const maxErrorLines = 10
const maxErrorCharacters = 1000

/** The last lines that a program printed, without control sequences of terminals. */
export function lastLines(stderr: string): string {
  const lines = stripVTControlCharacters(stderr).trim().split(/\r?\n/u).slice(-maxErrorLines)
  return lines.join('\n').slice(-maxErrorCharacters)
}

/** As a shell would need it. */
function quoteArgument(argument: string): string {
  return /^[\w@%+=:,./-]+$/u.test(argument) ? argument : `'${argument.replaceAll("'", String.raw`'\''`)}'`
}
