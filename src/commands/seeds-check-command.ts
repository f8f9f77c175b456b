/** `presend seeds check` on the command line. */

import { Command } from 'commander'

import type { GivenValue } from '../settings/given.ts'
import { letterSettingNames } from '../settings/read-letter-settings.ts'
import { type FlagRow, flagRows } from '../settings/render-help.ts'
import {
  addStorageOptions,
  type LineOptions,
  type LineOutput,
  prepared,
  type StorageLine,
  storageLineOf,
  textOption,
} from './command-parts.ts'
import { addSettingOptions, readSettingOptions } from './setting-options.ts'

/** What was asked for. */
export interface SeedsCheckLine extends StorageLine {
  readonly command: 'seeds'
  readonly action: 'check'
  /** Empty: all. */
  readonly addresses: readonly string[]
  /** Settings of sending; see readLetterSettings. */
  readonly given: readonly GivenValue[]
  /** How long a letter is waited for, as it stands on the line; `null`: not given. */
  readonly wait: string | null
}

/** Where a check of mailboxes, which has no template and no receiver of its own, falls back to something else. */
const ownDefaults: Readonly<Record<string, string>> = {
  from: 'The author of the letter, as its From field shows it (default: none: nothing is sent)',
  'smtp-host':
    'The SMTP server that sends the letters: a name or an IP address, without a port (default: none: nothing is sent)',
}

function withOwnDefault(row: FlagRow): FlagRow {
  return { ...row, description: ownDefaults[row.name] ?? row.description }
}

/** Declares it. */
export function declareSeedsCheck(understood: (line: SeedsCheckLine) => void, output: LineOutput): Command {
  const rows = flagRows()
    .filter((row) => letterSettingNames.some((name) => name === row.name))
    .map(withOwnDefault)
  const command = prepared(new Command('check'), output)
    .description(
      'Try out the imap seeds: connect to each, find its folders, send it one letter, read it back, and say what works. ' +
        'Without --smtp-host and --from nothing is sent, and only the connections are tried. Exit code 0: every seed ' +
        'gives results, 1: one or more do not.',
    )
    .summary('try out the seed mailboxes')
    .argument('[address...]', 'which seeds (default: all imap seeds)')
    .option('--wait <duration>', 'how long a letter may take to arrive (default: 2m)')
  addStorageOptions(command)
  addSettingOptions(command, rows)
  return command.action((addresses: readonly string[]) => {
    const given = readSettingOptions(command, rows, output)
    const options = command.opts<LineOptions>()
    const wait = textOption(options, 'wait')
    understood({ command: 'seeds', action: 'check', addresses, given, wait, ...storageLineOf(options) })
  })
}
