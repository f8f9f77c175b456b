/** Settings as options of a command: the same names, values and words wherever they can be given. */

import { type Command, CommanderError, Option } from 'commander'

import type { GivenValue } from '../settings/given.ts'
import type { FlagRow } from '../settings/render-help.ts'
import { type LineOptions, type LineOutput, misconfiguredExitCode } from './command-parts.ts'

/** Adds an option for each row, and says in the help where the secret ones come from. */
export function addSettingOptions(command: Command, rows: readonly FlagRow[]): void {
  const secretRows = rows.filter((row) => row.isSecret)
  for (const row of rows.filter((one) => !one.isSecret)) command.addOption(optionOf(row))
  for (const row of secretRows) command.addOption(new Option(`${row.flag} [${row.valueName}]`).hideHelp())
  command.addHelpText('after', secretsHelp(secretRows))
}

/**
 * What was given of them.
 *
 * @throws CommanderError when a secret stands on the line, once that was said
 */
export function readSettingOptions(
  command: Command,
  rows: readonly FlagRow[],
  output: LineOutput,
): readonly GivenValue[] {
  const options = command.opts<LineOptions>()
  refuseSecrets(
    rows.filter((row) => row.isSecret),
    options,
    output,
  )
  return rows.filter((row) => !row.isSecret).flatMap((row) => givenOf(row, options))
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
