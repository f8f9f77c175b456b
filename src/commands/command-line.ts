/**
 * What stands on the command line → which command with which settings; or help, or what is wrong with it.
 *
 * How to add a command `foo`:
 * 1. `foo-command.ts`: `FooLine` (`command: 'foo'` and what was asked for, as texts) and `declareFooCommand`, which
 *    tells commander of it. Nothing heavy may be imported there: every command's declaration is loaded on every run.
 * 2. `run-foo-command.ts`: `runFooCommand(line, tools)`, which does it and resolves with the exit code. What ends it is
 *    thrown as a PresendError and told as one line (`tell-failure.ts`).
 * 3. Add `FooLine` to `CommandLine` and the declaration to `aProgram` below, and load the run half in
 *    `run-command-line.ts`; the compiler asks for that.
 */

import { Command, CommanderError } from 'commander'
import { declarePostmasterCommand, type PostmasterLine } from '../postmaster/commands/declare-postmaster-command.ts'
import { version } from '../world/version.ts'
import { type CheckLine, declareCheckCommand } from './check-command.ts'
import { type LineOutput, misconfiguredExitCode, prepared, refuseLine } from './command-parts.ts'
import { declareSecretsCommand, type SecretsLine } from './secrets-command.ts'
import { declareSeedsCommand, type SeedsLine } from './seeds-command.ts'
import { declareServeCommand, type ServeLine } from './serve-command.ts'
import { declareTokenCommand, type TokenLine } from './token-command.ts'
import { declareWebhookCommand, type WebhookLine } from './webhook-command.ts'

/** What can be asked for, told apart by `command`. */
export type CommandLine = CheckLine | ServeLine | TokenLine | WebhookLine | SeedsLine | SecretsLine | PostmasterLine

/** A line as it was understood. `ended`: help or version was printed, or the line is wrong and that was said. */
export type ParsedLine =
  | { readonly status: 'understood'; readonly line: CommandLine }
  | { readonly status: 'ended'; readonly exitCode: number }

/** Reads the arguments behind `presend`. */
export function parseCommandLine(argv: readonly string[], output: LineOutput): ParsedLine {
  const parsed: { line: CommandLine | null } = { line: null }
  const program = aProgram(output, (line) => {
    parsed.line = line
  })
  try {
    if (argv.length === 0) refuseLine(output, program, 'got no command, expected one')
    program.parse(argv, { from: 'user' })
  } catch (error) {
    // exitOverride: commander throws where it would have ended the process; everything is printed already.
    if (!(error instanceof CommanderError)) throw error
    return { status: 'ended', exitCode: error.exitCode === 0 ? 0 : misconfiguredExitCode }
  }
  return parsed.line === null ? { status: 'ended', exitCode: 0 } : { status: 'understood', line: parsed.line }
}

function aProgram(output: LineOutput, understood: (line: CommandLine) => void): Command {
  const program = prepared(new Command('presend'), output)
    .description('Checks an e-mail before it is sent: where it lands, and whether it authenticates.')
    .version(version, '-V, --version', 'print the version')
    .helpCommand('help [command]', 'show the help of a command')
    .commandsGroup('Checking mail:')
    .addCommand(declareCheckCommand(understood, output))
    .commandsGroup('Running a service:')
    .addCommand(declareServeCommand(understood, output))
    .addCommand(declareTokenCommand(understood, output))
    .addCommand(declareWebhookCommand(understood, output))
    .addCommand(declareSeedsCommand(understood, output))
    .addCommand(declareSecretsCommand(understood, output))
    .commandsGroup('What mailbox providers say:')
    .addCommand(declarePostmasterCommand(understood, output))
    .addHelpText('after', exitCodesHelp)
  return program
}

const exitCodesHelp = `
Exit codes: 0 done (check: pass), 1 check: fail, 2 something given is wrong and nothing
was done, 3 nobody can say or something else failed, 130 cancelled.`
