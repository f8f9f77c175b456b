/** Generates options from the settings tables. */

import { type Command, CommanderError, Option } from 'commander'
import type { FlagRow } from '../check/settings/engine/describe.ts'
import type { GivenValue } from '../check/settings/given.ts'
import { seedFlags } from '../check/settings/service-file/added-seed.ts'
import { serviceFlags } from '../check/settings/service-file/service-rows.ts'
import { attributeOf, misconfiguredExitCode, type OptionGroup, type ParserOutput } from './command.ts'

/** Returns options for the settings of a run. @param rows the settings, each of which becomes an option */
export function settingOptions(rows: () => readonly FlagRow[]): OptionGroup<{ readonly given: readonly GivenValue[] }> {
  return {
    add: (command) => {
      for (const row of rows().filter((one) => !one.isSecret)) {
        const option = new Option(flagsOf(row), row.description)
        // Collect all values of the option. If an option must not be repeated, the parser in settings/ reports the
        // repetition.
        option.argParser((text: string, earlier: readonly string[] | undefined) => [...(earlier ?? []), text])
        command.addOption(option)
      }
      const secretRows = rows().filter((row) => row.isSecret)
      for (const row of secretRows) command.addOption(new Option(`${row.flag} [${row.valueName}]`).hideHelp())
      const lines = secretRows.map((row) => `  ${(row.environmentVariable ?? '').padEnd(26)} ${row.name}`)
      command.addHelpText('after', `\nSecrets come from the environment:\n${lines.join('\n')}`)
    },
    read: (command, output) => {
      const values = command.opts<Record<string, unknown>>()
      rejectSecrets(
        rows().filter((row) => row.isSecret && values[attributeOf(row.flag)] !== undefined),
        output,
      )
      return { given: rows().flatMap((row) => givenOf(row, values[attributeOf(row.flag)])) }
    },
  }
}

/**
 * Rejects secrets, because every user of the machine can see other processes' command lines. The values are not
 * printed.
 */
function rejectSecrets(rows: readonly FlagRow[], output: ParserOutput): void {
  if (rows.length === 0) return
  for (const { flag, environmentVariable } of rows) {
    output.tell(`presend: ${flag}: secrets are not allowed on the command line; set ${environmentVariable ?? ''}\n`)
  }
  throw new CommanderError(misconfiguredExitCode, 'presend.secretFlag', 'a secret is on the command line')
}

function flagsOf({ flag, isBoolean, valueName }: Pick<FlagRow, 'flag' | 'isBoolean' | 'valueName'>): string {
  return isBoolean ? `${flag} [${valueName}]` : `${flag} <${valueName}>`
}

function givenOf({ name }: FlagRow, texts: unknown): readonly GivenValue[] {
  if (texts === true) return [{ name, text: 'true', source: 'flag' }]
  if (!Array.isArray(texts)) return []
  return texts.map((text: unknown) => ({ name, text: String(text), source: 'flag' as const }))
}

/** The options for the service file settings that are also flags of `presend serve`. */
export const serviceOptions: OptionGroup<{ readonly flags: readonly { name: string; text: string }[] }> = {
  add: (command) => {
    for (const { flag, valueName, description } of serviceFlags()) command.option(`${flag} <${valueName}>`, description)
  },
  read: (command) => {
    const rows = [{ name: 'config', flag: '--config' }, ...serviceFlags()]
    return { flags: rows.flatMap(({ name, flag }) => textOf(command, flag).map((text) => ({ name, text }))) }
  },
}

/** The options that correspond to a seed's keys in the service file. */
export const seedOptions: OptionGroup<{ readonly given: Readonly<Record<string, string>> }> = {
  add: (command) => {
    for (const row of seedFlags()) command.addOption(new Option(flagsOf(row), row.description))
  },
  read: (command) => ({
    given: Object.fromEntries(
      seedFlags().flatMap(({ name, flag }: FlagRow) => textOf(command, flag).map((text) => [name, text])),
    ),
  }),
}

/** Returns the values of an option: none if the option is not given, and `true` for a flag without a value. */
function textOf(command: Command, flag: string): readonly string[] {
  const value: unknown = command.opts<Record<string, unknown>>()[attributeOf(flag)]
  if (value === true) return ['true']
  return typeof value === 'string' ? [value] : []
}
