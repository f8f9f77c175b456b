/** Converts a program's output and exit status to a text, or to a problem of the template. */

import type { Problem } from '../../errors/problem.ts'
import type { ProgramEnd } from '../../world/run-program.ts'
import type { CommandJob } from './command-job.ts'
import { errorLines } from './error-lines.ts'

export interface OutputLimits {
  readonly timeMs: number
  readonly outputBytes: number
}

/** The part of a problem that says what the program did and what presend expected. */
export interface Mismatch {
  readonly came: string
  readonly expected: string
  readonly todo?: string
}

/** Returns what was wrong with how the program ended; null if it exited with code 0. */
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
      return { came: 'a program that was still running', expected: `output within ${timeMs / 1000} s` }
    case 'output-limit':
      return { came: 'more output', expected: `at most ${outputBytes / 1_048_576} MiB and one result per template` }
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
  ENOENT: { came: 'a program that was not found', todo: 'install it in an earlier step of the workflow' },
  EACCES: notExecutable,
  ENOEXEC: notExecutable,
  // The program is started without a shell, because a shell would interpret the paths of templates.
  EINVAL: {
    came: 'a .cmd or .bat file, which Windows starts only with a shell',
    todo: 'start node with the path of a script',
  },
}

/** Decodes UTF-8 text that must not be empty. */
export function decodeText(bytes: Uint8Array): { readonly text: string } | Mismatch {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return textMismatch(text) ?? { text }
  } catch {
    return { came: 'bytes that are not UTF-8', expected: 'HTML in UTF-8 on stdout' }
  }
}

/** Returns what is wrong with a rendered text; null if nothing is wrong. */
export function textMismatch(text: string): Mismatch | null {
  if (text.includes('\0')) return { came: 'a NUL character', expected: 'HTML in UTF-8 on stdout' }
  return text.trim() === '' ? { came: 'no output', expected: 'HTML on stdout' } : null
}

/** Creates a problem that names the template, the command, and the program's error output. */
export function commandProblem({ came, expected, todo }: Mismatch, job: CommandJob, end: ProgramEnd): Problem {
  const { setting: input, command, templatePath: file } = job
  const ran = `the command was ${command.map(quoteArgument).join(' ')}`
  const parts = [ran, lastWords(job, end), todo].filter((part) => part !== undefined && part !== null)
  return { input, came, expected, todo: parts.join('; '), place: { file } }
}

/**
 * Quotes stderr or, if stderr is empty, stdout, because some programs print errors to stdout. Never quotes the stdout
 * of a batch, because it contains output for other templates, too.
 */
function lastWords({ setting, repositoryRoot }: CommandJob, end: ProgramEnd): string | null {
  const error = errorLines(end.stderr, repositoryRoot)
  if (error !== '') return `its stderr ended with ${JSON.stringify(error)}`
  if (end.status !== 'exited' || end.exitCode === 0) return null
  const output = setting === 'render-command' ? errorLines(end.stdout.toString(), repositoryRoot) : ''
  return output === '' ? 'it printed nothing on stderr' : `its stdout ended with ${JSON.stringify(output)}`
}

/** Quotes an argument as a user would type it in a shell. */
function quoteArgument(argument: string): string {
  return /^[\w@%+=:,./-]+$/u.test(argument) ? argument : `'${argument.replaceAll("'", String.raw`'\''`)}'`
}
