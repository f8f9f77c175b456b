/** `presend postmaster show` on the command line. */

import { Command } from 'commander'

import {
  addJsonOption,
  formatOf,
  type LineOptions,
  type LineOutput,
  prepared,
  textOption,
} from '../../commands/command-parts.ts'

/** What was asked for, as it stands on the line; `null`: not given. */
export interface PostmasterShowLine {
  readonly command: 'postmaster'
  readonly action: 'show'
  /** `null`: all domains of the account together. */
  readonly domain: string | null
  readonly email: string | null
  readonly days: string | null
  readonly from: string | null
  readonly to: string | null
  readonly apiUrl: string | null
  readonly format: 'text' | 'json'
  readonly isCsv: boolean
}

/** Where `presend serve` listens when nobody says otherwise. */
export const localApiUrl = 'http://127.0.0.1:8025/api/v1'

/** Declares it. */
export function declarePostmasterShow(understood: (line: PostmasterShowLine) => void, output: LineOutput): Command {
  const command = prepared(new Command('show'), output)
    .description('Show what the mailbox provider said of a domain, day by day: all that the service knows.')
    .summary('show what a provider said of a domain, day by day')
    .argument('[domain]', 'the domain as the provider has it (default: all domains of the account together)')
    .option('--email <address>', 'the connected account (default: the only one that there is)')
    .option('--days <number>', 'how many days up to today, from 1 to 1000 (default: 30)')
    .option('--from <day>', 'the first day, as YYYY-MM-DD')
    .option('--to <day>', 'the last day, as YYYY-MM-DD (default: today)')
    .option('--api-url <url>', `the base URL of the service (default: PRESEND_API_URL, then ${localApiUrl})`)
    .option('--csv', 'print CSV (RFC 4180) to standard output, as presend postmaster import reads it')
  addJsonOption(command)
  command.addHelpText('after', '\nThe token comes from the environment: PRESEND_API_TOKEN')
  return command.action((domain: string | undefined) => {
    const options = command.opts<LineOptions>()
    understood({
      command: 'postmaster',
      action: 'show',
      domain: domain ?? null,
      email: textOption(options, 'email'),
      days: textOption(options, 'days'),
      from: textOption(options, 'from'),
      to: textOption(options, 'to'),
      apiUrl: textOption(options, 'apiUrl'),
      format: formatOf(options),
      isCsv: options['csv'] === true,
    })
  })
}
