/** `presend postmaster import` on the command line. */

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

/** What was asked for, as it was typed. */
export interface PostmasterImportLine extends StorageLine {
  readonly command: 'postmaster'
  readonly action: 'import'
  readonly file: string
  readonly workspace: string
  readonly account: string
  /** `null`: what the file looks like. */
  readonly fileFormat: string | null
  /** `null`: the file says it. */
  readonly domain: string | null
}

/** Declares it. */
export function declarePostmasterImport(understood: (line: PostmasterImportLine) => void, output: LineOutput): Command {
  const command = prepared(new Command('import'), output)
    .description(
      'Import postmaster data from a file: history, or what other providers tell. All rows are taken, or none; a day ' +
        'that is there already is replaced series by series.',
    )
    .summary('import postmaster data from a file')
    .argument('<file>', 'JSON, CSV, or an export of Microsoft SNDS or Yahoo; see docs/postmaster.md')
    .option('--workspace <name>', 'for which workspace (required)')
    .option('--account <email>', 'the account that it belongs to; made when there is none yet (required)')
    .option('--format <format>', 'json, csv, snds or yahoo (default: what the file looks like)')
    .option('--domain <domain>', 'whose data it is, where the file names no domain, as SNDS never does')
  addStorageOptions(command)
  return command.action((file: string) => {
    requireOptions(output, command, ['--workspace <name>', '--account <email>'])
    const options = command.opts<LineOptions>()
    understood({
      command: 'postmaster',
      action: 'import',
      file,
      workspace: textOption(options, 'workspace') ?? '',
      account: textOption(options, 'account') ?? '',
      fileFormat: textOption(options, 'format'),
      domain: textOption(options, 'domain'),
      ...storageLineOf(options),
    })
  })
}
