/** `presend postmaster connect` on the command line. */

import { Command } from 'commander'

import {
  addStorageOptions,
  type LineOptions,
  type LineOutput,
  prepared,
  requireOptions,
  type StorageLine,
  storageLineOf,
  textOption,
} from '../../commands/command-parts.ts'

/** What was asked for. */
export interface PostmasterConnectLine extends StorageLine {
  readonly command: 'postmaster'
  readonly action: 'connect'
  readonly workspace: string
  /** False: the address is only printed. */
  readonly mayOpenBrowser: boolean
}

/** Declares it. */
export function declarePostmasterConnect(
  understood: (line: PostmasterConnectLine) => void,
  output: LineOutput,
): Command {
  const command = prepared(new Command('connect'), output)
    .description(
      'Connect a Google Postmaster Tools account: Google asks its owner for consent in a browser. Connecting an account ' +
        'again renews its grant and keeps its data.',
    )
    .summary('connect a Google Postmaster Tools account')
    .option('--workspace <name>', 'who may read its data (required)')
    .option('--no-browser', 'only print the address of the page of consent')
  addStorageOptions(command)
  return command.action(() => {
    requireOptions(output, command, ['--workspace <name>'])
    const options = command.opts<LineOptions>()
    understood({
      command: 'postmaster',
      action: 'connect',
      workspace: textOption(options, 'workspace') ?? '',
      mayOpenBrowser: options['browser'] !== false,
      ...storageLineOf(options),
    })
  })
}
