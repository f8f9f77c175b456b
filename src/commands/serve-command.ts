/** `presend serve` on the command line: its flags are those settings of the service file that may stand there too. */

import { Command, Option } from 'commander'

import { type ServiceFlag, serviceFlags } from '../settings/service-file/service-flags.ts'
import { addServiceFileOption, type LineOptions, type LineOutput, prepared, textOption } from './command-parts.ts'

/** What was asked for. */
export interface ServeLine {
  readonly command: 'serve'
  /** By the setting's name, `public-url`, for `readServiceSettings`; `config` is the service file. */
  readonly flags: readonly { readonly name: string; readonly text: string }[]
}

/** Declares it. */
export function declareServeCommand(understood: (line: ServeLine) => void, output: LineOutput): Command {
  const rows = serviceFlags()
  const command = prepared(new Command('serve'), output)
    .description(
      'Run the service: the API, the receiver of the local seed mailboxes, webhooks and reports. ' +
        'Every setting has a default; flags win over the service file.',
    )
    .summary('run the service')
  addServiceFileOption(command)
  for (const row of rows) command.option(`${row.flag} <${row.valueName}>`, row.description)
  return command.action(() => {
    const options = command.opts<LineOptions>()
    const names = [{ name: 'config', flag: '--config' }, ...rows]
    understood({ command: 'serve', flags: names.flatMap((row) => flagOf(row, options)) })
  })
}

function flagOf({ name, flag }: Pick<ServiceFlag, 'name' | 'flag'>, options: LineOptions): ServeLine['flags'] {
  const text = textOption(options, new Option(flag).attributeName())
  return text === null ? [] : [{ name, text }]
}
