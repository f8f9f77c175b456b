/** `presend check` on the command line: its flags are the settings. */

import { Command } from 'commander'

import type { GivenValue } from '../settings/given.ts'
import { flagRows } from '../settings/render-help.ts'
import {
  addJsonOption,
  formatOf,
  type LineOptions,
  type LineOutput,
  type OutputFormat,
  prepared,
} from './command-parts.ts'
import { addSettingOptions, readSettingOptions } from './setting-options.ts'

/** What was asked for. */
export interface CheckLine {
  readonly command: 'check'
  readonly given: readonly GivenValue[]
  readonly format: OutputFormat
  readonly isDebug: boolean
}

/** Declares it. */
export function declareCheckCommand(understood: (line: CheckLine) => void, output: LineOutput): Command {
  const rows = flagRows()
  const command = prepared(new Command('check'), output)
    .description('Render a template, send it to every seed mailbox, wait for the results, and pass or fail.')
    .summary('check an e-mail before it is sent')
    .usage('[options] [template...]')
    .argument('[template...]', 'the same as --template')
  addJsonOption(command)
  command.option('--debug', 'print settings, requests, SMTP dialogues, polls and each seed’s decision')
  addSettingOptions(command, rows)
  return command.action((templates: readonly string[]) => {
    const positional = templates.map((text) => ({ name: 'template', text, source: 'flag' as const }))
    const given = [...positional, ...readSettingOptions(command, rows, output)]
    const options = command.opts<LineOptions>()
    understood({ command: 'check', given, format: formatOf(options), isDebug: options['debug'] === true })
  })
}
