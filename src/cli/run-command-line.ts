/** Runs a command line: takes the arguments, and returns the exit code. */

import { Command, CommanderError } from 'commander'
import { plainText } from '../foundation/errors/plain-text.ts'
import { PresendError } from '../foundation/errors/presend-error.ts'
import { renderProblem } from '../foundation/errors/problem.ts'
import type { Terminal } from '../foundation/world/terminal.ts'
import { version } from '../foundation/world/version.ts'
import { withoutCommands } from '../report/escape-log.ts'
import {
  type CommandDeps,
  type CommandSpec,
  configured,
  misconfiguredExitCode,
  type ParsedCommand,
  type ParserOutput,
  rejectCommand,
  toCommander,
} from './command.ts'
import { commandTable } from './command-table.ts'

/** The parsed command line; `ended` if the parser printed help, the version or an error instead. */
export type ParsedCommandLine =
  | { readonly status: 'parsed'; readonly command: ParsedCommand }
  | { readonly status: 'ended'; readonly exitCode: number }

/**
 * Runs the command line and returns the exit code. @param argv the arguments after `presend` @param added the commands
 * of extensions
 */
export async function runCommandLine(
  argv: readonly string[],
  given: CommandDeps,
  added: readonly CommandSpec[],
): Promise<number> {
  const deps = { ...given, terminal: safeTerminal(given) }
  const parsed = parseCommandLine(argv, deps.terminal, added)
  if (parsed.status === 'ended') return parsed.exitCode
  try {
    return await parsed.command.run(deps)
  } catch (error) {
    return reportError(error, deps.terminal)
  }
}

/**
 * Returns the terminal. In GitHub Actions, the runner would execute workflow commands in the output, which contains
 * text from templates and servers.
 */
function safeTerminal({ world, terminal }: CommandDeps): Terminal {
  if ((world.env['GITHUB_ACTIONS'] ?? '') === '') return terminal
  return {
    ...terminal,
    print: (text) => terminal.print(withoutCommands(text)),
    tell: (text) => terminal.tell(withoutCommands(text)),
  }
}

/** Parses the arguments after `presend`. */
export function parseCommandLine(
  argv: readonly string[],
  output: ParserOutput,
  added: readonly CommandSpec[],
): ParsedCommandLine {
  const parsed: { command: ParsedCommand | null } = { command: null }
  const program = buildProgram(output, added, (command) => {
    parsed.command = command
  })
  try {
    if (argv.length === 0) rejectCommand(output, program, 'missing command')
    program.parse(argv, { from: 'user' })
  } catch (error) {
    // With exitOverride(), commander throws an error after printing instead of exiting.
    if (!(error instanceof CommanderError)) throw error
    return { status: 'ended', exitCode: error.exitCode === 0 ? 0 : misconfiguredExitCode }
  }
  return parsed.command === null ? { status: 'ended', exitCode: 0 } : { status: 'parsed', command: parsed.command }
}

function buildProgram(
  output: ParserOutput,
  added: readonly CommandSpec[],
  onParsed: (command: ParsedCommand) => void,
): Command {
  const program = configured(new Command('presend'), output)
    .description('Check an email before you send it: where it lands, and whether it passes authentication.')
    .version(version, '-V, --version', 'print the version')
    .helpCommand('help [command]', 'show help for a command')
  for (const spec of [...commandTable, ...added]) {
    if (spec.heading !== undefined) program.commandsGroup(spec.heading)
    program.addCommand(toCommander(spec, output, onParsed))
  }
  return program.addHelpText('after', exitCodesHelp)
}

const exitCodesHelp = `
Exit codes: 0 success (check: pass), 1 check failed, 2 invalid input (nothing was done),
3 inconclusive or another failure, 130 canceled.`

/** The exit code of a failed command, the same as for an inconclusive check. */
const failedExitCode = 3

/** Prints an error without a stack trace, with one line per problem. Returns 2 for invalid input, otherwise 3. */
export function reportError(error: unknown, terminal: Pick<Terminal, 'tell'>): number {
  for (const line of errorLines(error)) terminal.tell(`presend: ${plainText(line)}\n`)
  const isUserError = error instanceof PresendError && error.outcome === 'misconfigured'
  return isUserError ? misconfiguredExitCode : failedExitCode
}

function errorLines(error: unknown): readonly string[] {
  if (error instanceof PresendError && error.problems.length > 0) return error.problems.map(renderProblem)
  return [error instanceof Error ? error.message : String(error)]
}
