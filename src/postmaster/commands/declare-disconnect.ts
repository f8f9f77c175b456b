/** `presend postmaster disconnect` on the command line. */

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
export interface PostmasterDisconnectLine extends StorageLine {
  readonly command: 'postmaster'
  readonly action: 'disconnect'
  readonly workspace: string
  readonly email: string
  /** With everything that was ever read or imported. */
  readonly isDataDeleted: boolean
  /** True: the user is sure. */
  readonly isConfirmed: boolean
}

/** Declares it. */
export function declarePostmasterDisconnect(
  understood: (line: PostmasterDisconnectLine) => void,
  output: LineOutput,
): Command {
  const command = prepared(new Command('disconnect'), output)
    .description(
      'Give the grant of an account back to Google and forget its token. Its data stays, unless it is to go.',
    )
    .summary('disconnect an account')
    .argument('<email>', 'as postmaster list shows it')
    .option('--workspace <name>', 'whose account it is (required)')
    .option('--delete-data', 'delete the account with all its data, too')
    .option('--yes', 'do not ask whether the data may go')
  addStorageOptions(command)
  return command.action((email: string) => {
    requireOptions(output, command, ['--workspace <name>'])
    const options = command.opts<LineOptions>()
    understood({
      command: 'postmaster',
      action: 'disconnect',
      workspace: textOption(options, 'workspace') ?? '',
      email,
      isDataDeleted: options['deleteData'] === true,
      isConfirmed: options['yes'] === true,
      ...storageLineOf(options),
    })
  })
}
