/** `presend serve` on the command line: its flags are those settings of the service file that may stand there too. */

import { Command, Option } from 'commander'

import { type ServiceFlag, serviceFlags } from '../settings/service-file/service-flags.ts'
import { addServiceFileOption, type LineOptions, type LineOutput, prepared, textOption } from './command-parts.ts'

/** What was asked for. */
export interface ServeLine {
  readonly command: 'serve'
  /** By the setting's name, `public-url`, for `readServiceSettings`; `config` is the service file. */
  readonly flags: readonly { readonly name: string; readonly text: string }[]
  /** `check`: only check settings, files and storage. `health`: ask the running service whether it is alive. */
  readonly action: 'run' | 'check' | 'health'
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
    .option('--check', 'check settings, files, keys and storage, then exit; opens no port and changes nothing')
    .option('--health', 'ask the running service of these settings whether it is alive, then exit')
  addServiceFileOption(command)
  for (const row of rows) command.option(`${row.flag} <${row.valueName}>`, row.description)
  return command.action(() => {
    const options = command.opts<LineOptions>()
    const names = [{ name: 'config', flag: '--config' }, ...rows]
    understood({
      command: 'serve',
      flags: names.flatMap((row) => flagOf(row, options)),
      action: actionOf(options),
    })
  })
}

function actionOf(options: LineOptions): ServeLine['action'] {
  if (options['check'] === true) return 'check'
  return options['health'] === true ? 'health' : 'run'
}

function flagOf({ name, flag }: Pick<ServiceFlag, 'name' | 'flag'>, options: LineOptions): ServeLine['flags'] {
  const text = textOption(options, new Option(flag).attributeName())
  return text === null ? [] : [{ name, text }]
}
