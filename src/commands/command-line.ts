/** What stands on the command line → which command with which settings; or help, or what is wrong with it. */

import { Command, CommanderError, Option } from 'commander'

import type { GivenValue } from '../settings/given.ts'
import { type FlagRow, flagRows } from '../settings/render-help.ts'
import { version } from '../world/version.ts'

/** A line as it was understood. `ended`: help or version was printed, or the line is wrong and that was said. */
export type ParsedLine =
  | { readonly status: 'check'; readonly given: readonly GivenValue[]; readonly format: 'text' | 'json' }
  | { readonly status: 'ended'; readonly exitCode: number }

/** How the parser speaks. */
export interface LineOutput {
  print(text: string): void
  tell(text: string): void
}

/** The exit code for a line that cannot be understood: the same as for any other bad input. */
const misconfiguredExitCode = 2

/** Reads the arguments behind `presend`. */
export function parseCommandLine(argv: readonly string[], output: LineOutput): ParsedLine {
  const parsed: { line: ParsedLine } = { line: { status: 'ended', exitCode: 0 } }
  const program = aProgram(output)
  program.addCommand(
    aCheckCommand(output, (line) => {
      parsed.line = line
    }),
  )
  try {
    program.parse(argv, { from: 'user' })
  } catch (error) {
    // exitOverride: commander throws where it would have ended the process; everything is printed already.
    if (!(error instanceof CommanderError)) throw error
    return { status: 'ended', exitCode: error.exitCode === 0 ? 0 : misconfiguredExitCode }
  }
  return parsed.line
}

function aProgram(output: LineOutput): Command {
  return prepared(new Command('presend'), output)
    .description('Checks an e-mail before it is sent: where it lands, and whether it authenticates.')
    .version(version)
    .addHelpText(
      'after',
      '\nExit codes of check: 0 pass, 1 fail, 2 misconfigured (nothing was sent), 3 inconclusive, 130 cancelled.',
    )
    .action(() => refuseNoCommand(output))
}

/** Without a command there is nothing to do: say so as an error, not as a success. */
function refuseNoCommand(output: LineOutput): never {
  output.tell('presend: got no command, expected one; try: presend check --help\n')
  throw new CommanderError(misconfiguredExitCode, 'presend.noCommand', 'no command')
}

function aCheckCommand(output: LineOutput, understood: (line: ParsedLine) => void): Command {
  const rows = flagRows().filter((row) => !row.isSecret)
  const secretRows = flagRows().filter((row) => row.isSecret)
  const command = prepared(new Command('check'), output)
    .description('Render a template, send it to every seed mailbox, wait for the results, and pass or fail.')
    .usage('[options] [template...]')
    .argument('[template...]', 'the same as --template')
    .option('--json', 'print the report as JSON to standard output')
  for (const row of rows) command.addOption(optionOf(row))
  for (const row of secretRows) command.addOption(new Option(`${row.flag} [${row.valueName}]`).hideHelp())
  command.addHelpText('after', secretsHelp(secretRows))
  return command.action((templates: readonly string[]) => {
    const options = command.opts<Readonly<Record<string, unknown>>>()
    refuseSecrets(secretRows, options, output)
    const positional = templates.map((text) => ({ name: 'template', text, source: 'flag' as const }))
    const given = [...positional, ...rows.flatMap((row) => givenOf(row, options))]
    understood({ status: 'check', given, format: options['json'] === true ? 'json' : 'text' })
  })
}

function optionOf(row: FlagRow): Option {
  const value = row.isBoolean ? `[${row.valueName}]` : `<${row.valueName}>`
  const option = new Option(`${row.flag} ${value}`, row.description)
  // Every flag may be given again; whether that is allowed is for settings/ to say, with the others' problems.
  return option.argParser((text: string, earlier: readonly string[] | undefined) => [...(earlier ?? []), text])
}

/** What stands on a command line can be read by every user of the machine, so no secret may. Its value is not shown. */
function refuseSecrets(rows: readonly FlagRow[], options: Readonly<Record<string, unknown>>, output: LineOutput): void {
  const found = rows.filter((row) => options[new Option(row.flag).attributeName()] !== undefined)
  if (found.length === 0) return
  for (const row of found) {
    output.tell(
      `presend: ${row.flag}: a secret never stands on the command line; set ${row.environmentVariable ?? ''}\n`,
    )
  }
  throw new CommanderError(misconfiguredExitCode, 'presend.secretFlag', 'a secret stands on the command line')
}

function secretsHelp(rows: readonly FlagRow[]): string {
  const lines = rows.map((row) => `  ${(row.environmentVariable ?? '').padEnd(26)} ${row.name}`)
  return `\nSecrets come from the environment:\n${lines.join('\n')}`
}

function givenOf(row: FlagRow, options: Readonly<Record<string, unknown>>): readonly GivenValue[] {
  const texts: unknown = options[new Option(row.flag).attributeName()]
  if (texts === true) return [{ name: row.name, text: 'true', source: 'flag' }]
  if (!Array.isArray(texts)) return []
  return texts.map((text: unknown) => ({ name: row.name, text: String(text), source: 'flag' as const }))
}

function prepared(command: Command, output: LineOutput): Command {
  return command
    .exitOverride()
    .configureOutput({ writeOut: (text) => output.print(text), writeErr: (text) => output.tell(text) })
    .showHelpAfterError('(presend check --help lists everything)')
}
