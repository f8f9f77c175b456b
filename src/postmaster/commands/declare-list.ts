/** `presend postmaster list` on the command line. */

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
export interface PostmasterListLine extends StorageLine {
  readonly command: 'postmaster'
  readonly action: 'list'
  /** `null`: all. */
  readonly workspace: string | null
}

/** Declares it. */
export function declarePostmasterList(understood: (line: PostmasterListLine) => void, output: LineOutput): Command {
  const command = prepared(new Command('list'), output)
    .description('List the postmaster accounts, oldest first: how their grants stand, and how their last sync ended.')
    .summary('list the postmaster accounts')
    .option('--workspace <name>', 'only those of this workspace')
  addStorageOptions(command)
  return command.action(() => {
    const options = command.opts<LineOptions>()
    const workspace = textOption(options, 'workspace')
    understood({ command: 'postmaster', action: 'list', workspace, ...storageLineOf(options) })
  })
}
