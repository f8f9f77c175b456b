/** The rows of `presend postmaster` in the command table. To add a command, see commands/command-table.ts. */

import { type CommandSpec, command, configInput, jsonInput, localApiUrl, storageInput } from '../../commands/command.ts'
import { defaultReportsAccount } from '../../settings/service-file/dmarc-rows.ts'

const storageInputs = { storage: storageInput, config: configInput, isJson: jsonInput } as const
const workspace = {
  flags: '--workspace <name>',
  help: 'the workspace of the account',
  isRequired: true,
  identifies: 'workspace',
} as const
const workspaceFilter = { flags: '--workspace <name>', help: 'only this workspace', identifies: 'workspace' } as const
const reportsAccount = {
  flags: '--account <email>',
  help: `the account that counts the reports (default: ${defaultReportsAccount})`,
} as const

const dmarcShowCommand = command({
  name: 'show',
  summary: 'show who sends as a domain, and which mail fails',
  description:
    'Show who sends as a domain and how much of it passes DMARC, according to the reports of the last days. Sources with ' +
    'failing mail come first, with the reason.',
  inputs: {
    domain: { flags: '<domain>', help: 'the domain, including its subdomains' },
    workspace,
    account: reportsAccount,
    days: { flags: '--days <count>', help: 'how many days, from 1 to 400', default: '30' },
    limit: { flags: '--limit <count>', help: 'how many sources, from 1 to 10000; --json lists all', default: '25' },
    ...storageInputs,
  },
  run: async (input, deps) => await (await import('./show-sources.ts')).showSources(input, deps),
})

const dmarcCommand = command({
  name: 'dmarc',
  summary: 'read DMARC aggregate reports, and show who sends as a domain',
  description:
    'Read DMARC aggregate reports (RFC 9990) from files: XML, gzip, zip, or the emails that carried them. Reports ' +
    'that were read before are ignored. "show DOMAIN" lists who sends as that domain, and which mail fails.',
  usage: '[options] <file or directory...>\n       presend postmaster dmarc show [options] <domain>',
  inputs: {
    paths: { flags: '[paths...]', help: 'files, and directories whose files to read' },
    workspace,
    account: reportsAccount,
    domains: {
      flags: '--domain <domain...>',
      help: 'only reports on these domains and their subdomains (default: all)',
    },
    authservIds: {
      flags: '--authserv-id <id...>',
      help: 'for emails: only those that your own server with this authserv-id authenticated (default: all)',
    },
    onlyFrom: {
      flags: '--only-from <domain...>',
      help: 'for emails: only those from these reporting domains; requires --authserv-id',
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
    'Manage what mailbox providers report about your domains: connect accounts, fetch, import and show data.',
  subcommands: [
    command({
      name: 'connect',
      summary: 'connect a Google Postmaster Tools account',
      description:
        'Connect a Google Postmaster Tools account: its owner consents in a browser. Connecting an account again renews ' +
        'its grant and keeps its data.',
      inputs: {
        workspace: {
          flags: '--workspace <name>',
          help: 'the workspace that may read the data of the account',
          isRequired: true,
          identifies: 'workspace',
        },
        isBrowserOff: { flags: '--no-browser', help: 'only print the URL of the consent page' },
        ...storageInputs,
      },
      run: async (input, deps) => await (await import('./connect.ts')).connectAccount(input, deps),
    }),
    command({
      name: 'disconnect',
      summary: 'disconnect an account',
      description: 'Revoke the grant of an account at Google and delete its token. Its data is kept by default.',
      inputs: {
        email: { flags: '<email>', help: 'the account, as shown by postmaster list' },
        workspace,
        isDataDeleted: { flags: '--delete-data', help: 'also delete the account with all its data' },
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
      summary: 'fetch the data of connected accounts now',
      description: 'Fetch the data of connected accounts from Google now. A running service does so once a day.',
      inputs: {
        account: { flags: '--account <email>', help: 'only this account' },
        workspace: workspaceFilter,
        days: {
          flags: '--days <count>',
          help: 'how many recent days to read again, from 1 to 120; days never read are always included (default: 10)',
        },
        ...storageInputs,
      },
      run: async (input, deps) => await (await import('./sync.ts')).syncAccounts(input, deps),
    }),
    command({
      name: 'show',
      summary: 'show the data of a domain, day by day',
      description: 'Show the data that the service has stored for a domain, day by day.',
      inputs: {
        domain: {
          flags: '[domain]',
          help: 'the domain as the provider lists it (default: all domains of the account together)',
        },
        email: { flags: '--email <address>', help: 'the connected account (default: the only one)' },
        days: { flags: '--days <number>', help: 'how many days up to today, from 1 to 1000 (default: 30)' },
        from: { flags: '--from <day>', help: 'the first day, as YYYY-MM-DD' },
        to: { flags: '--to <day>', help: 'the last day, as YYYY-MM-DD (default: today)' },
        apiUrl: {
          flags: '--api-url <url>',
          help: `the base URL of the service (default: PRESEND_API_URL, then ${localApiUrl})`,
        },
        isCsv: {
          flags: '--csv',
          help: 'print CSV (RFC 4180) to standard output, as presend postmaster import reads it',
        },
        isJson: jsonInput,
      },
      help: '\nThe token comes from the environment: PRESEND_API_TOKEN',
      run: async (input, deps) => await (await import('./show.ts')).showData(input, deps),
    }),
    command({
      name: 'import',
      summary: 'import postmaster data from a file',
      description:
        'Import postmaster data from a file: history, or data of other providers. Imports all rows or none; each series ' +
        'of a day replaces the stored series of that day.',
      inputs: {
        file: { flags: '<file>', help: 'JSON, CSV, or an export from Microsoft SNDS or Yahoo; see docs/postmaster.md' },
        workspace,
        account: {
          flags: '--account <email>',
          help: 'the account that the data belongs to; created if needed',
          isRequired: true,
        },
        fileFormat: { flags: '--format <format>', help: 'json, csv, snds or yahoo (default: detected)' },
        domain: {
          flags: '--domain <domain>',
          help: 'the domain of the data, if the file names none (SNDS never does)',
        },
        ...storageInputs,
      },
      run: async (input, deps) => await (await import('./import.ts')).importFile(input, deps),
    }),
    dmarcCommand,
  ],
}
