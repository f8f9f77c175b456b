/** The rows of `presend postmaster` in the command table. To add a command, see commands/command-table.ts. */

import { defaultReportsAccount } from '../../../check/settings/service-file/dmarc-rows.ts'
import { type CommandSpec, command, configInput, jsonInput, localApiUrl, storageInput } from '../../../cli/command.ts'

const storageInputs = { storage: storageInput, config: configInput, isJson: jsonInput } as const
const workspace = {
  flags: '--workspace <name>',
  help: "the account's workspace",
  isRequired: true,
  identifies: 'workspace',
} as const
const workspaceFilter = { flags: '--workspace <name>', help: 'only this workspace', identifies: 'workspace' } as const
const reportsAccount = {
  flags: '--account <email>',
  help: `the account in which the reports are stored (default: ${defaultReportsAccount})`,
} as const

const dmarcShowCommand = command({
  name: 'show',
  summary: 'show who sends mail as a domain, and which mail fails DMARC',
  description:
    'Show who sends mail as a domain and how much of that mail passes DMARC, according to recent reports. ' +
    'Sources whose mail fails come first, with the reasons.',
  inputs: {
    domain: { flags: '<domain>', help: 'the domain; its subdomains are included' },
    workspace,
    account: reportsAccount,
    days: { flags: '--days <count>', help: 'how many days of reports to show, from 1 to 400', default: '30' },
    limit: {
      flags: '--limit <count>',
      help: 'how many sources to show, from 1 to 10000; --json shows all',
      default: '25',
    },
    ...storageInputs,
  },
  run: async (input, deps) => await (await import('./show-sources.ts')).showSources(input, deps),
})

const dmarcCommand = command({
  name: 'dmarc',
  summary: 'read DMARC aggregate reports, and show who sends mail as a domain',
  description:
    'Read DMARC aggregate reports (RFC 9990) from files: XML, gzip, zip, or the emails that contain them. ' +
    'Reports that have already been read are ignored. ' +
    '"show DOMAIN" shows who sends mail as that domain, and which mail fails.',
  usage: '[options] <file or directory...>\n       presend postmaster dmarc show [options] <domain>',
  inputs: {
    paths: { flags: '[paths...]', help: 'the files to read; for a directory, the files directly in it' },
    workspace,
    account: reportsAccount,
    domains: {
      flags: '--domain <domain...>',
      help: 'store only reports about these domains and their subdomains (default: all)',
    },
    authservIds: {
      flags: '--authserv-id <id...>',
      help: 'accept only emails that your own mail server with this authserv-id authenticated (default: accept all)',
    },
    onlyFrom: {
      flags: '--only-from <domain...>',
      help: 'accept only emails from these reporting domains; requires --authserv-id',
    },
    ...storageInputs,
  },
  subcommands: [dmarcShowCommand],
  run: async (input, deps) => await (await import('./read-reports.ts')).readReportFiles(input, deps),
})

/** The `postmaster` command with its subcommands. */
export const postmasterCommand: CommandSpec = {
  name: 'postmaster',
  heading: 'Postmaster data:',
  summary: 'fetch, import and show postmaster data',
  description:
    'Manage what mailbox providers report about your domains: connect accounts, and fetch, import and show data.',
  subcommands: [
    command({
      name: 'connect',
      summary: 'connect a Google Postmaster Tools account',
      description:
        "Connect a Google Postmaster Tools account. The account's owner must give consent in a browser. " +
        'Connecting an account again renews its grant and keeps its data.',
      inputs: {
        workspace: {
          flags: '--workspace <name>',
          help: "the workspace that may read the account's data",
          isRequired: true,
          identifies: 'workspace',
        },
        isBrowserOff: { flags: '--no-browser', help: 'print the URL of the consent page instead of opening a browser' },
        ...storageInputs,
      },
      run: async (input, deps) => await (await import('./connect.ts')).connectAccount(input, deps),
    }),
    command({
      name: 'disconnect',
      summary: 'disconnect an account',
      description:
        "Revoke an account's grant at Google and delete the stored token. The account's data is kept by default.",
      inputs: {
        email: { flags: '<email>', help: 'the address of the account, as shown by presend postmaster list' },
        workspace,
        isDataDeleted: { flags: '--delete-data', help: 'also delete the account and all its data' },
        isConfirmed: { flags: '--yes', help: 'delete the data without confirmation' },
        ...storageInputs,
      },
      run: async (input, deps) => await (await import('./disconnect.ts')).disconnectAccount(input, deps),
    }),
    command({
      name: 'list',
      summary: 'list the postmaster accounts',
      description: 'List the postmaster accounts, oldest first, with their grants and the result of the last sync.',
      inputs: { workspace: workspaceFilter, ...storageInputs },
      run: async (input, deps) => await (await import('./list.ts')).listAccounts(input, deps),
    }),
    command({
      name: 'sync',
      summary: 'fetch data for connected accounts now',
      description: 'Fetch data for connected accounts from Google now. A running service does this once a day.',
      inputs: {
        account: { flags: '--account <email>', help: 'only this account' },
        workspace: workspaceFilter,
        days: {
          flags: '--days <count>',
          help: 'how many recent days to fetch again, from 1 to 120 (default: 10); days not fetched yet are always included',
        },
        ...storageInputs,
      },
      run: async (input, deps) => await (await import('./sync.ts')).syncAccounts(input, deps),
    }),
    command({
      name: 'show',
      summary: "show a domain's data, day by day",
      description: 'Show the data that the service has stored for a domain, day by day.',
      inputs: {
        domain: {
          flags: '[domain]',
          help: 'the domain as the provider lists it (default: all domains in the account combined)',
        },
        email: {
          flags: '--email <address>',
          help: 'the address of the connected account (default: the only connected account)',
        },
        days: { flags: '--days <number>', help: 'how many days to show, from 1 to 1000 (default: 30)' },
        from: { flags: '--from <day>', help: 'the first day, as YYYY-MM-DD' },
        to: { flags: '--to <day>', help: 'the last day, as YYYY-MM-DD (default: today)' },
        apiUrl: {
          flags: '--api-url <url>',
          help: `the base URL of the service (default: PRESEND_API_URL, then ${localApiUrl})`,
        },
        isCsv: {
          flags: '--csv',
          help: 'print CSV (RFC 4180)',
        },
        isJson: jsonInput,
      },
      help: '\nThe API token is read from the PRESEND_API_TOKEN environment variable.',
      run: async (input, deps) => await (await import('./show.ts')).showData(input, deps),
    }),
    command({
      name: 'import',
      summary: 'import postmaster data from a file',
      description:
        'Import postmaster data from a file: older data, or data from other providers. Imports all days or none. ' +
        'For each day, an imported series replaces the stored one.',
      inputs: {
        file: { flags: '<file>', help: 'a JSON file; see docs/postmaster.md' },
        workspace,
        account: {
          flags: '--account <email>',
          help: 'the account that the data belongs to; created if needed',
          isRequired: true,
        },
        ...storageInputs,
      },
      run: async (input, deps) => await (await import('./import.ts')).importFile(input, deps),
    }),
    dmarcCommand,
  ],
}
