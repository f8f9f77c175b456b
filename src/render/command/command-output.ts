/** Converts a program's output and exit status to rendered text, or to a problem with the template. */

import { type Problem, quoteValue } from '../../foundation/errors/problem.ts'
import type { ProgramEnd } from '../../foundation/world/run-program.ts'
import type { CommandJob } from './command-job.ts'
import { errorLines } from './error-lines.ts'

export interface OutputLimits {
  readonly timeMs: number
  /** The time limit for the first line of a batch, which includes the start of the program. */
  readonly firstLineTimeMs?: number
  readonly outputBytes: number
}

/** The part of a problem that says what the program did and what presend expected. */
export interface Mismatch {
  readonly came: string
  readonly expected: string
  readonly todo?: string
  readonly isTimeout?: true
}

/** The advice for a program that exceeds the time limit. */
export const slowAdvice = 'raise render-timeout if the program needs more time'

/** Describes how the program failed. Returns null if it exited with code 0. */
export function endMismatch(
  end: Omit<ProgramEnd, 'stdout' | 'stderr'>,
  { timeMs, outputBytes }: OutputLimits,
): Mismatch | null {
  switch (end.status) {
    case 'not-started': {
      const failure = startFailures[end.reason ?? ''] ?? { came: `error ${end.reason ?? ''}` }
      return { expected: 'a program on the PATH or in the repository', ...failure }
    }
    case 'time-limit':
      return {
        came: 'a program that was still running',
        expected: `output within ${timeMs / 1000} s`,
        todo: slowAdvice,
        isTimeout: true,
      }
    case 'output-limit':
      return { came: 'more output', expected: `at most ${outputBytes / 1_048_576} MiB of HTML per template` }
    case 'exited': {
      if (end.exitCode === 0) return null
      break
    }
  }
  return { came: end.exitCode === null ? `signal ${end.reason ?? ''}` : `${end.exitCode}`, expected: 'exit code 0' }
}

const notExecutable = {
  came: 'a file that is not executable',
  todo: 'start the command with its interpreter, for example python3',
}
const startFailures: Readonly<Record<string, Pick<Mismatch, 'came' | 'todo'>>> = {
  ENOENT: { came: 'a program that was not found', todo: 'install the program in an earlier step of the workflow' },
  EACCES: notExecutable,
  ENOEXEC: notExecutable,
  // Programs are started without a shell, because a shell would interpret special characters in the paths of templates.
  EINVAL: {
    came: 'a .cmd or .bat file, which Windows starts only with a shell',
    todo: 'start node with the path of a script',
  },
}

/** Decodes UTF-8 text, and rejects empty text. */
export function decodeText(bytes: Uint8Array): { readonly text: string } | Mismatch {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return textMismatch(text) ?? { text }
  } catch {
    return { came: 'bytes that are not UTF-8', expected: 'HTML in UTF-8 on stdout' }
  }
}

/** Returns what is wrong with the rendered text, or null if nothing is wrong. */
export function textMismatch(text: string): Mismatch | null {
  if (text.includes('\0')) return { came: 'a NUL character', expected: 'HTML in UTF-8 on stdout' }
  const start = text.trimStart()
  if (start === '') return { came: 'no output', expected: 'HTML on stdout' }
  // HTML fragments may start with text, but complete documents may not.
  if (/^(?:<|---\r?\n)/u.test(start) || !/<!doctype html|<html[\s>]/iu.test(start)) return null
  return { came: quoteValue(start.split(/\r?\n/u, 1)[0]), expected: 'HTML that starts with a tag', todo: onlyResults }
}

/** The advice for a program that prints more than its results. */
export const onlyResults =
  'print only the result on stdout: write messages to stderr, and run npm scripts with npm run --silent'

/** How a program exited, and which templates it was run to render. */
export interface CommandRun {
  readonly end: ProgramEnd
  /** The template that the problem mentions first. */
  readonly job: CommandJob
  /** The other templates with the same problem. */
  readonly others?: readonly CommandJob[]
}

/** Creates a problem that names the template, the command, and the program's error output. */
export function commandProblem(
  { came, expected, todo, isTimeout }: Mismatch,
  { end, job, others = [] }: CommandRun,
): Problem {
  const { setting: input, templatePath: file } = job
  const ran = `the command was ${shownCommand(job).map(quoteArgument).join(' ')}`
  const parts = [ran, lastWords(job, end), todo, alsoAffected(job, others)]
  const slow = isTimeout === undefined ? {} : { isTimeout }
  return { input, came, expected, todo: parts.filter((part) => part).join('; '), place: { file }, ...slow }
}

/**
 * Returns a command that the user can run again. Inline data from the settings is omitted, because it is not in a file.
 */
function shownCommand({ setting, command, templatePath, data }: CommandJob): readonly string[] {
  if (setting === 'render-command-batch') return command
  const paths = data.kind === 'file' ? [templatePath, data.path] : [templatePath]
  return [...command, ...paths.map(asArgument)]
}

/** Adds a prefix to a path that starts with a dash, which programs would otherwise treat as an option. */
export function asArgument(path: string): string {
  return path.startsWith('-') ? `./${path}` : path
}

const maxNamedTemplates = 3

function alsoAffected(job: CommandJob, others: readonly CommandJob[]): string | null {
  const paths = [...new Set(others.map(({ templatePath }) => templatePath))].filter((path) => path !== job.templatePath)
  if (paths.length === 0) return null
  const named = paths.slice(0, maxNamedTemplates)
  const more = paths.length - named.length
  return `this also affects ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/**
 * Quotes stderr or, if stderr is empty, stdout, because some programs print errors to stdout. Never quotes the stdout
 * of a batch, because the output also contains the results of other templates.
 */
function lastWords({ setting, repositoryRoot }: CommandJob, end: ProgramEnd): string | null {
  const error = errorLines(end.stderr, repositoryRoot)
  if (error !== '') return `the program's stderr ended with ${JSON.stringify(error)}`
  if (end.status !== 'exited' || end.exitCode === 0) return null
  const output = setting === 'render-command' ? errorLines(end.stdout.toString(), repositoryRoot) : ''
  return output === ''
    ? 'the program printed nothing on stderr'
    : `the program's stdout ended with ${JSON.stringify(output)}`
}

/** Quotes an argument as a user would type it in a shell. */
function quoteArgument(argument: string): string {
  return /^[\w@%+=:,./-]+$/u.test(argument) ? argument : `'${argument.replaceAll("'", String.raw`'\''`)}'`
}
