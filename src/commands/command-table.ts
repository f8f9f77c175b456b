/**
 * All commands except `presend postmaster`. To add a command, add a row here and a file with the command's `run`
 * function. Load this file with `import()`: every start of presend builds the whole table, and `presend check` must not
 * wait for the packages of the service.
 */

import type { FlagRow } from '../settings/engine/describe.ts'
import { sendingSettingNames } from '../settings/read-sending-settings.ts'
import { flagRows } from '../settings/rows/table.ts'
import { seedVariables } from '../settings/service-file/added-seed.ts'
import {
  alertCommand,
  auditCommand,
  linkCommand,
  plan,
  requiredWorkspace,
  userCommand,
  workspaceCommand,
  workspaceFilter,
} from './account-commands.ts'
import { type CommandSpec, command, configInput, jsonInput, storageInputs } from './command.ts'
import { seedOptions, serviceOptions, settingOptions } from './setting-options.ts'
import { testCommand } from './test-commands.ts'

const checkCommand = command({
  name: 'check',
  heading: 'Checking mail:',
  summary: 'check an email before you send it',
  description: 'Render a template, send it to every seed mailbox, wait for the results, and pass or fail.',
  usage: '[options] [template...]',
  inputs: {
    templates: { flags: '[template...]', help: 'the templates to check, the same as --template' },
    isJson: jsonInput,
    isDebug: {
      flags: '--debug',
      help: 'print settings, requests, SMTP dialogs, polls, and the decision on each seed',
    },
  },
  group: settingOptions(flagRows),
  run: async (input, deps) => {
    const [{ runCheck }, { openPorts }, { openTemplateWorker }] = await Promise.all([
      import('./check.ts'),
      import('../assembly/open-ports.ts'),
      import('../assembly/template-worker.ts'),
    ])
    return await runCheck(input, { ...deps, openPorts, openTemplateWorker })
  },
})

const preflightCommand = command({
  name: 'preflight',
  summary: 'check templates without sending anything',
  description:
    'Find what is wrong with a template before it is sent: placeholders, broken MIME, links, images, accessibility, ' +
    'headers and DNS records, each with its file and line. Needs no service and no network.',
  usage: '[options] [template...]',
  inputs: {
    templates: { flags: '[template...]', help: 'the templates to check, the same as --template' },
    isJson: jsonInput,
    sarif: { flags: '--sarif <file>', help: 'also write SARIF for code scanning to this file of the repository' },
    explain: { flags: '--explain <rule>', help: 'print what a rule checks and how to fix it, then exit' },
    isFixing: { flags: '--fix', help: 'apply the mechanical fixes to the templates, then report what is left' },
    isDryRun: { flags: '--fix-dry-run', help: 'print these fixes as a diff and change nothing' },
    isListingRequirements: { flags: '--requirements', help: 'print which requirements of mailbox providers are met' },
  },
  group: settingOptions(flagRows),
  run: async (input, deps) => {
    const [{ preflightTemplates }, { openTemplateWorker }] = await Promise.all([
      import('./preflight.ts'),
      import('../assembly/template-worker.ts'),
    ])
    return await preflightTemplates(input, { ...deps, openTemplateWorker })
  },
})

const serveCommand = command({
  name: 'serve',
  heading: 'Running a service:',
  summary: 'run the service',
  description:
    'Run the service: the API, the receiver of the local seed mailboxes, webhooks and reports. Every setting has a ' +
    'default; flags override the service file.',
  inputs: {
    isCheck: {
      flags: '--check',
      help: 'check settings, files, keys and storage, then exit; opens no port and changes nothing',
    },
    isHealth: { flags: '--health', help: 'check that the service running with these settings is alive, then exit' },
    config: configInput,
  },
  group: serviceOptions,
  run: async (input, deps) => await (await import('./serve.ts')).runServe(input, deps),
})

const tokenCommand: CommandSpec = {
  name: 'token',
  summary: 'create, list and revoke API tokens, set plans',
  description:
    'Create, list and revoke API tokens, and change the plan of a workspace. Works directly on the storage, whether or ' +
    'not a service is running.',
  subcommands: [
    command({
      name: 'create',
      summary: 'create a token',
      description: 'Create a token and print it. It is shown only once: the storage keeps a hash.',
      inputs: {
        workspace: {
          ...requiredWorkspace,
          help: 'the workspace to which the token gives access; created with its first token',
        },
        plan,
        name: { flags: '--name <name>', help: 'the name that token list shows' },
        scope: {
          flags: '--scope <scope>',
          help: 'what the token may do: read, or write, which includes reading',
          choices: ['read', 'write'],
          default: 'write',
        },
        expiresIn: { flags: '--expires-in <duration>', help: 'when the token expires, such as 720h (default: never)' },
        ...storageInputs,
      },
      run: async (input, deps) => await (await import('./token.ts')).createApiToken(input, deps),
    }),
    command({
      name: 'list',
      summary: 'list tokens',
      description: 'List tokens, oldest first, including revoked ones; the tokens themselves are not stored.',
      inputs: { workspace: workspaceFilter, ...storageInputs },
      run: async (input, deps) => await (await import('./token.ts')).listTokens(input, deps),
    }),
    command({
      name: 'revoke',
      summary: 'revoke a token',
      description: 'Revoke a token: from now on, no instance of the service accepts it.',
      inputs: { tokenId: { flags: '<id>', help: 'as shown by token list', identifies: 'token' }, ...storageInputs },
      run: async (input, deps) => await (await import('./token.ts')).revokeToken(input, deps),
    }),
    command({
      name: 'set-plan',
      summary: 'change the plan of a workspace',
      description: 'Change the plan of all active tokens of a workspace, starting with the next request.',
      inputs: {
        workspace: { ...requiredWorkspace, help: 'the workspace' },
        plan,
        ...storageInputs,
      },
      run: async (input, deps) => await (await import('./token.ts')).setPlan(input, deps),
    }),
  ],
}

const webhookId = { flags: '<id>', help: 'as shown by webhook list' } as const
const webhookSecret = {
  flags: '--secret <secret>',
  help: 'the signing secret, 24 to 256 characters; other users of this machine can read it here, so prefer PRESEND_WEBHOOK_SECRET (default: a new secret, printed once)',
} as const

const webhookCommand: CommandSpec = {
  name: 'webhook',
  summary: 'add, list and remove webhooks, show and repeat their deliveries',
  description:
    'Send each result to a URL as it arrives, and inspect the deliveries. Works directly on the storage, whether or not a ' +
    'service is running.',
  subcommands: [
    command({
      name: 'add',
      summary: 'add a webhook',
      description: 'Add a webhook; prints its id and, if generated, its secret.',
      inputs: {
        url: {
          flags: '<url>',
          help: 'where to send events; https, unless the service file sets webhooks.allow-private',
        },
        workspace: { ...requiredWorkspace, help: 'the workspace whose results to send' },
        secret: webhookSecret,
        ...storageInputs,
      },
      run: async (input, deps) => await (await import('./webhook.ts')).addWebhook(input, deps),
    }),
    command({
      name: 'list',
      summary: 'list webhooks',
      description: 'List webhooks, oldest first, without their secrets.',
      inputs: { workspace: workspaceFilter, ...storageInputs },
      run: async (input, deps) => await (await import('./webhook.ts')).listWebhooks(input, deps),
    }),
    command({
      name: 'remove',
      summary: 'remove a webhook',
      description: 'Remove a webhook with its deliveries, including those that are still pending.',
      inputs: { webhookId, ...storageInputs },
      run: async (input, deps) => await (await import('./webhook.ts')).removeWebhook(input, deps),
    }),
    command({
      name: 'rotate',
      summary: 'change the secret of a webhook',
      description:
        'Give a webhook a new secret. The previous secret stays valid for a while, so that no event is lost.',
      inputs: {
        webhookId,
        overlap: {
          flags: '--overlap <duration>',
          help: 'how long the previous secret stays valid; 0s revokes it at once',
          default: '24h',
        },
        secret: webhookSecret,
        ...storageInputs,
      },
      run: async (input, deps) => await (await import('./webhook.ts')).rotateSecret(input, deps),
    }),
    command({
      name: 'deliveries',
      summary: 'show the deliveries of a webhook',
      description: 'Show the deliveries of a webhook, newest first, with the result of each attempt.',
      inputs: {
        webhookId,
        limit: { flags: '--limit <count>', help: 'the number of deliveries to show, from 1 to 1000', default: '20' },
        ...storageInputs,
      },
      run: async (input, deps) => await (await import('./webhook-deliveries.ts')).listDeliveries(input, deps),
    }),
    command({
      name: 'redeliver',
      summary: 'deliver an event again',
      description: 'Deliver an event again: the same body and idempotency key, with a new delivery id.',
      inputs: { deliveryId: { flags: '<delivery-id>', help: 'as shown by webhook deliveries' }, ...storageInputs },
      run: async (input, deps) => await (await import('./webhook-deliveries.ts')).redeliver(input, deps),
    }),
  ],
}

/**
 * The descriptions of the settings whose defaults differ in `presend seeds check`, which has no template and no
 * embedded receiver.
 */
const checkDescriptions: Readonly<Record<string, string>> = {
  from: 'The author of the test message, as shown in its From field (default: none: nothing is sent)',
  'smtp-host':
    'The SMTP server that sends the test messages: a name or an IP address, without a port (default: none: nothing is sent)',
}

function withCheckDescription(row: FlagRow): FlagRow {
  return { ...row, description: checkDescriptions[row.name] ?? row.description }
}

function seedCheckRows(): readonly FlagRow[] {
  return flagRows()
    .filter((row) => sendingSettingNames.some((name) => name === row.name))
    .map(withCheckDescription)
}

const seedAddress = { flags: '<address>', help: 'as shown by seeds list' } as const

const seedSecretsHelp = `
Secrets are not allowed on the command line. presend reads them from these variables or
files, or prompts on a terminal, and stores them encrypted (requires PRESEND_ENCRYPTION_KEY):
  ${seedVariables.password.padEnd(28)} --password-file
  ${seedVariables.refreshToken.padEnd(28)} --refresh-token-file
  ${seedVariables.clientSecret.padEnd(28)} --client-secret-file`

const seedsCommand: CommandSpec = {
  name: 'seeds',
  summary: 'list, add, remove, enable, disable and test the seed mailboxes',
  description:
    'List, add, remove, enable, disable and test the seed mailboxes. Works directly on the storage, whether or not a ' +
    'service is running. To change seeds defined in the service file, edit that file.',
  subcommands: [
    command({
      name: 'list',
      summary: 'list the seed mailboxes',
      description: 'List the seed mailboxes: those of the service file at the last start, and those added by command.',
      inputs: storageInputs,
      run: async (input, deps) => await (await import('./seeds.ts')).listSeeds(input, deps),
    }),
    command({
      name: 'add',
      summary: 'add a seed mailbox',
      description:
        'Add a seed mailbox, in addition to those in the service file. All instances of a running service use it within seconds. The ' +
        'options are the keys of a seed in the service file.',
      inputs: {
        address: { flags: '<address>', help: 'the address of the mailbox' },
        isReplacing: { flags: '--replace', help: 'replace a seed that was added before with this address' },
        isConsent: {
          flags: '--consent',
          help: 'get the refresh token now: the owner of the mailbox consents in a browser (google, microsoft)',
        },
        isBrowserOff: { flags: '--no-browser', help: 'with --consent: only print the URL of the consent page' },
        ...storageInputs,
      },
      group: seedOptions,
      help: seedSecretsHelp,
      run: async (input, deps) => await (await import('./seeds-add.ts')).addSeed(input, deps),
    }),
    command({
      name: 'remove',
      summary: 'remove a seed mailbox that was added',
      description:
        'Remove a seed mailbox that was added, with its secrets. New tests no longer use it; tests that already do are ' +
        'finished first. To remove a seed of the service file, edit the file.',
      inputs: { address: seedAddress, ...storageInputs },
      run: async (input, deps) => await (await import('./seeds.ts')).removeSeed(input, deps),
    }),
    command({
      name: 'enable',
      summary: 'enable a seed mailbox',
      description: 'Use a seed mailbox in new tests again.',
      inputs: { address: seedAddress, ...storageInputs },
      run: async (input, deps) => await (await import('./seeds.ts')).enableSeed(input, deps, 'enabled'),
    }),
    command({
      name: 'disable',
      summary: 'disable a seed mailbox',
      description: 'Stop using a seed mailbox in new tests; running tests keep it.',
      inputs: { address: seedAddress, ...storageInputs },
      run: async (input, deps) => await (await import('./seeds.ts')).enableSeed(input, deps, 'disabled'),
    }),
    command({
      name: 'check',
      summary: 'test the seed mailboxes',
      description:
        'Test the imap seeds: connect to each, find its folders, send it one message, read it back, and report what ' +
        'works. Without --smtp-host and --from, only the connections are tested. Exit code 0: every seed returns ' +
        'results, 1: one or more do not.',
      inputs: {
        addresses: { flags: '[address...]', help: 'the seeds to test (default: all imap seeds)' },
        wait: { flags: '--wait <duration>', help: 'how long to wait for a message', default: '2m' },
        ...storageInputs,
      },
      group: settingOptions(seedCheckRows),
      run: async (input, deps) => await (await import('./seeds-check.ts')).runSeedsCheck(input, deps),
    }),
  ],
}

const secretsCommand: CommandSpec = {
  name: 'secrets',
  summary: 'encrypt stored secrets with a new key',
  description: 'Manage the stored secrets: passwords, refresh tokens and webhook secrets.',
  subcommands: [
    command({
      name: 'reseal',
      summary: 'encrypt every stored secret with the first key',
      description:
        'Encrypt every stored secret with the first encryption key. To rotate the key: put the new key before the old ' +
        'one, restart every instance, run this command, remove the old key.',
      inputs: storageInputs,
      run: async (input, deps) => await (await import('./reseal-secrets.ts')).resealSecrets(input, deps),
    }),
  ],
}

/** All commands, in the order in which the help lists them. */
export const commandTable: readonly CommandSpec[] = [
  checkCommand,
  preflightCommand,
  serveCommand,
  tokenCommand,
  userCommand,
  workspaceCommand,
  auditCommand,
  alertCommand,
  testCommand,
  linkCommand,
  webhookCommand,
  seedsCommand,
  secretsCommand,
]
