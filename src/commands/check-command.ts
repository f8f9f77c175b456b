/** `presend check` on the command line: its flags are the settings. */

import { Command, CommanderError, Option } from 'commander'

import type { GivenValue } from '../settings/given.ts'
import { type FlagRow, flagRows } from '../settings/render-help.ts'
import {
  addJsonOption,
  formatOf,
  type LineOptions,
  type LineOutput,
  misconfiguredExitCode,
  type OutputFormat,
  prepared,
} from './command-parts.ts'

/** What was asked for. */
export interface CheckLine {
  readonly command: 'check'
  readonly given: readonly GivenValue[]
  readonly format: OutputFormat
}

/** Declares it. */
export function declareCheckCommand(understood: (line: CheckLine) => void, output: LineOutput): Command {
  const rows = flagRows().filter((row) => !row.isSecret)
  const secretRows = flagRows().filter((row) => row.isSecret)
  const command = prepared(new Command('check'), output)
    .description('Render a template, send it to every seed mailbox, wait for the results, and pass or fail.')
    .summary('check an e-mail before it is sent')
    .usage('[options] [template...]')
    .argument('[template...]', 'the same as --template')
  addJsonOption(command)
  for (const row of rows) command.addOption(optionOf(row))
  for (const row of secretRows) command.addOption(new Option(`${row.flag} [${row.valueName}]`).hideHelp())
  command.addHelpText('after', secretsHelp(secretRows))
  return command.action((templates: readonly string[]) => {
    const options = command.opts<LineOptions>()
    refuseSecrets(secretRows, options, output)
    const positional = templates.map((text) => ({ name: 'template', text, source: 'flag' as const }))
    const given = [...positional, ...rows.flatMap((row) => givenOf(row, options))]
    understood({ command: 'check', given, format: formatOf(options) })
  })
}

function optionOf(row: FlagRow): Option {
  const value = row.isBoolean ? `[${row.valueName}]` : `<${row.valueName}>`
  const option = new Option(`${row.flag} ${value}`, row.description)
  // Every flag may be given again; whether that is allowed is for settings/ to say, with the others' problems.
  return option.argParser((text: string, earlier: readonly string[] | undefined) => [...(earlier ?? []), text])
}

/** What stands on a command line can be read by every user of the machine, so no secret may. Its value is not shown. */
function refuseSecrets(rows: readonly FlagRow[], options: LineOptions, output: LineOutput): void {
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

function givenOf(row: FlagRow, options: LineOptions): readonly GivenValue[] {
  const texts: unknown = options[new Option(row.flag).attributeName()]
  if (texts === true) return [{ name: row.name, text: 'true', source: 'flag' }]
  if (!Array.isArray(texts)) return []
  return texts.map((text: unknown) => ({ name: row.name, text: String(text), source: 'flag' as const }))
}
