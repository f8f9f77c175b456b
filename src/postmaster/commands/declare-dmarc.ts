/** `presend postmaster dmarc` and `presend postmaster dmarc show` on the command line. */

import { Command } from 'commander'
import {
  addStorageOptions,
  type LineOptions,
  type LineOutput,
  prepared,
  refuseLine,
  requireOptions,
  type StorageLine,
  storageLineOf,
  textOption,
} from '../../commands/command-parts.ts'
import { defaultReportsAccount } from '../../settings/service-file/reports-account.ts'

/** Files with reports that are to be read. */
export interface PostmasterDmarcLine extends StorageLine {
  readonly command: 'postmaster'
  readonly action: 'dmarc'
  /** Files and folders; never empty. */
  readonly paths: readonly string[]
  readonly workspace: string
  /** `null`: the workspace's own account for reports. */
  readonly account: string | null
  /** Only reports on these domains; empty: on all. */
  readonly domains: readonly string[]
  /** As CarrierRules has them, for mails among the files. */
  readonly authservIds: readonly string[]
  readonly onlyFrom: readonly string[]
}

/** Who sends as a domain. */
export interface PostmasterDmarcShowLine extends StorageLine {
  readonly command: 'postmaster'
  readonly action: 'dmarc-show'
  readonly domain: string
  readonly workspace: string
  readonly account: string | null
  /** Numbers as they were typed. */
  readonly days: string
  readonly limit: string
}

const accountFlag = '--account <email>'
const accountHelp = `the account that the reports are counted in (default: ${defaultReportsAccount})`
const defaultDays = '30'
const defaultLimit = '25'

/** Declares both. */
export function declarePostmasterDmarc(
  understood: (line: PostmasterDmarcLine | PostmasterDmarcShowLine) => void,
  output: LineOutput,
): Command {
  const command = prepared(new Command('dmarc'), output)
    .description(
      'Read DMARC aggregate reports (RFC 9990) from files: XML, gzip, zip, or the mails that brought them. A report ' +
        'that was read before changes nothing. With "show DOMAIN": who sends as that domain, and what fails.',
    )
    .summary('read DMARC aggregate reports, and show who sends as a domain')
    .usage('[options] <file or folder...>\n       presend postmaster dmarc show [options] <domain>')
    .helpCommand(false)
    .argument('[paths...]', 'files, and folders whose files are read')
    .option('--workspace <name>', 'for which workspace (required)')
    .option(accountFlag, accountHelp)
    .option('--domain <domain...>', 'take only reports on these domains and what is below them (default: all)')
    .option(
      '--authserv-id <id...>',
      'of mails: take only those that this server of yours found authenticated (default: all)',
    )
    .option('--only-from <domain...>', 'of mails: take only those of these reporters; wants --authserv-id')
    .addCommand(declareShow(understood, output))
  addStorageOptions(command)
  return command.action((paths: readonly string[]) => {
    if (paths.length === 0) refuseLine(output, command, 'got no file, expected at least one file or folder')
    requireOptions(output, command, ['--workspace <name>'])
    const options = command.opts<LineOptions>()
    const onlyFrom = textsOption(options, 'onlyFrom')
    const authservIds = textsOption(options, 'authservId')
    if (onlyFrom.length > 0 && authservIds.length === 0) {
      refuseLine(
        output,
        command,
        'got --only-from alone, expected --authserv-id with it: a From field is easily forged',
      )
    }
    understood({
      command: 'postmaster',
      action: 'dmarc',
      paths,
      workspace: textOption(options, 'workspace') ?? '',
      account: textOption(options, 'account'),
      domains: textsOption(options, 'domain'),
      authservIds,
      onlyFrom,
      ...storageLineOf(options),
    })
  })
}

function declareShow(understood: (line: PostmasterDmarcShowLine) => void, output: LineOutput): Command {
  const command = prepared(new Command('show'), output)
    .description(
      'Show who sends as a domain and what of it passes DMARC, by the reports of the last days; sources whose mail ' +
        'fails come first, with the reason.',
    )
    .summary('show who sends as a domain, and what fails')
    .argument('<domain>', 'the domain; what is below it is shown too')
    .option('--workspace <name>', 'of which workspace (required)')
    .option(accountFlag, accountHelp)
    .option('--days <count>', 'how many days, from 1 to 400', defaultDays)
    .option('--limit <count>', 'how many sources, from 1 to 10000; --json shows all', defaultLimit)
  addStorageOptions(command)
  return command.action((domain: string) => {
    // What stands before "show" is read by the command above it.
    const options = command.optsWithGlobals<LineOptions>()
    if (textOption(options, 'workspace') === null) requireOptions(output, command, ['--workspace <name>'])
    understood({
      command: 'postmaster',
      action: 'dmarc-show',
      domain,
      workspace: textOption(options, 'workspace') ?? '',
      account: textOption(options, 'account'),
      days: textOption(options, 'days') ?? defaultDays,
      limit: textOption(options, 'limit') ?? defaultLimit,
      ...storageLineOf(options),
    })
  })
}

/** Lists are given by repeating, or with spaces or commas between. */
function textsOption(options: LineOptions, name: string): readonly string[] {
  const value = options[name]
  const given: readonly unknown[] = Array.isArray(value) ? value : []
  return given.flatMap((text) => (typeof text === 'string' ? text.split(/[\s,]+/u).filter((part) => part !== '') : []))
}
