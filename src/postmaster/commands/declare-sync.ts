/** `presend postmaster sync` on the command line. */

import { Command } from 'commander'

import {
  addStorageOptions,
  type LineOptions,
  type LineOutput,
  prepared,
  type StorageLine,
  storageLineOf,
  textOption,
} from '../../commands/command-parts.ts'

/** What was asked for. */
export interface PostmasterSyncLine extends StorageLine {
  readonly command: 'postmaster'
  readonly action: 'sync'
  /** `null`: all. */
  readonly workspace: string | null
  /** An address as it was typed; `null`: all. */
  readonly account: string | null
  /** A number as it was typed; `null`: as a service does it. */
  readonly days: string | null
}

/** Declares it. */
export function declarePostmasterSync(understood: (line: PostmasterSyncLine) => void, output: LineOutput): Command {
  const command = prepared(new Command('sync'), output)
    .description(
      'Fetch the data of connected accounts from Google now, whether or not a service runs on the storage, which does it once a day.',
    )
    .summary('fetch the data of connected accounts now')
    .option('--account <email>', 'only this account')
    .option('--workspace <name>', 'only accounts of this workspace')
    .option(
      '--days <count>',
      'how many of the last days are read again, 1 to 120; days that were never read always are (default: 10)',
    )
  addStorageOptions(command)
  return command.action(() => {
    const options = command.opts<LineOptions>()
    understood({
      command: 'postmaster',
      action: 'sync',
      workspace: textOption(options, 'workspace'),
      account: textOption(options, 'account'),
      days: textOption(options, 'days'),
      ...storageLineOf(options),
    })
  })
}
