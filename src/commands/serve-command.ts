/** `presend serve` on the command line: its flags are those settings of the service file that may stand there too. */

import { Command } from 'commander'

import { type LineOptions, type LineOutput, prepared, textOption } from './command-parts.ts'

/** What was asked for. */
export interface ServeLine {
  readonly command: 'serve'
  /** By the setting's name, `public-url`, for `readServiceSettings`; `config` is the service file. */
  readonly flags: readonly { readonly name: string; readonly text: string }[]
}

/** Declares it. */
export function declareServeCommand(understood: (line: ServeLine) => void, output: LineOutput): Command {
  const command = prepared(new Command('serve'), output)
    .description('Run the service: the API, the receiver of the local seed mailboxes, webhooks and reports.')
    .summary('run the service')
    .option('--config <file>', 'the service file (default: presend-service.yml if it is there)')
    .option('--listen <address>', 'where HTTP is served')
    .option('--smtp <address>', 'where mail for the local seeds is received, or none')
    .option('--storage <location>', 'sqlite:PATH, postgres://USER@HOST/DATABASE or memory')
    .option('--public-url <url>', 'how others reach it')
  return command.action(() => {
    const options = command.opts<LineOptions>()
    const flags = ['config', 'listen', 'smtp', 'storage', 'public-url'].flatMap((name) => {
      const text = textOption(options, name === 'public-url' ? 'publicUrl' : name)
      return text === null ? [] : [{ name, text }]
    })
    understood({ command: 'serve', flags })
  })
}
