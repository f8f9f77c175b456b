/**
 * All commands except `presend postmaster`. To add a command, add a row here and a file with the command's `run`
 * function. Load the new file with `import()`: presend builds the whole table every time it starts, and `presend check`
 * must not wait for the service's packages to load.
 */

import type { FlagRow } from '../check/settings/engine/describe.ts'
import { sendingSettingNames } from '../check/settings/read-sending-settings.ts'
import { flagRows } from '../check/settings/rows/table.ts'
import { seedVariables } from '../check/settings/service-file/added-seed.ts'
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
  description: 'Render each template, send it to every seed mailbox, wait for the results, and report pass or fail.',
  usage: '[options] [template...]',
  inputs: {
    templates: { flags: '[template...]', help: 'the templates to check (same as --template)' },
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
      import('../action/assembly/open-ports.ts'),
      import('../action/assembly/template-worker.ts'),
    ])
    return await runCheck(input, { ...deps, openPorts, openTemplateWorker })
  },
})

const preflightCommand = command({
  name: 'preflight',
  summary: 'check templates without sending anything',
  description:
    'Find problems in a template before it is sent: unresolved placeholders, invalid MIME, and problems with links, images, accessibility, header fields and DNS records. ' +
    'Each problem is reported with its file and line. Needs neither a service nor network access.',
  usage: '[options] [template...]',
  inputs: {
    templates: { flags: '[template...]', help: 'the templates to check (same as --template)' },
    isJson: jsonInput,
    sarif: {
      flags: '--sarif <file>',
      help: 'also write the findings to this file in the repository, as SARIF for code scanning',
    },
    explain: { flags: '--explain <rule>', help: 'print what a rule checks and how to fix it, then exit' },
    isFixing: {
      flags: '--fix',
      help: 'apply the automatic fixes to the templates, then report the remaining findings',
    },
    isDryRun: { flags: '--fix-dry-run', help: 'print the automatic fixes as a diff, without changing any file' },
    isListingRequirements: { flags: '--requirements', help: 'print which mailbox provider requirements are met' },
  },
  group: settingOptions(flagRows),
  run: async (input, deps) => {
    const [{ preflightTemplates }, { openTemplateWorker }] = await Promise.all([
      import('./preflight.ts'),
      import('../action/assembly/template-worker.ts'),
    ])
    return await preflightTemplates(input, { ...deps, openTemplateWorker })
  },
})

const serveCommand = command({
  name: 'serve',
  heading: 'Running a service:',
  summary: 'run the service',
  description:
    'Run the service: the API, the SMTP server for the local seed mailboxes, webhooks and reports. ' +
    'Every setting has a default; options override the service file.',
  inputs: {
    isCheck: {
      flags: '--check',
      help: 'check the settings, files, keys and database, then exit without opening a port or changing anything',
    },
    isHealth: { flags: '--health', help: 'check that the service running with these settings is alive, then exit' },
    config: configInput,
  },
  group: serviceOptions,
  run: async (input, deps) => await (await import('./serve.ts')).runServe(input, deps),
})

const tokenCommand: CommandSpec = {
  name: 'token',
  summary: 'create, list and revoke API tokens, and set plans',
  description:
    'Create, list and revoke API tokens, and change the plan of a workspace. ' +
    'Works directly on the database, whether or not the service is running.',
  subcommands: [
    command({
      name: 'create',
      summary: 'create a token',
      description: 'Create a token and print it. The token is shown only once, because presend stores only its hash.',
      inputs: {
        workspace: {
          ...requiredWorkspace,
          help: 'the workspace to which the token gives access; it is created if it does not exist',
        },
        plan,
        name: { flags: '--name <name>', help: 'the name that presend token list shows' },
        scope: {
          flags: '--scope <scope>',
          help: 'what the token may do; write includes read',
          choices: ['read', 'write'],
          default: 'write',
        },
        expiresIn: {
          flags: '--expires-in <duration>',
          help: 'how long the token is valid, such as 720h (default: it never expires)',
        },
        ...storageInputs,
      },
      run: async (input, deps) => await (await import('./token.ts')).createApiToken(input, deps),
    }),
    command({
      name: 'list',
      summary: 'list tokens',
      description:
        'List tokens, oldest first, including revoked ones. Their values are not shown, because presend does not store them.',
      inputs: { workspace: workspaceFilter, ...storageInputs },
      run: async (input, deps) => await (await import('./token.ts')).listTokens(input, deps),
    }),
    command({
      name: 'revoke',
      summary: 'revoke a token',
      description: 'Revoke a token, so that no instance of the service accepts it.',
      inputs: {
        tokenId: { flags: '<id>', help: 'the id of the token, as shown by presend token list', identifies: 'token' },
        ...storageInputs,
      },
      run: async (input, deps) => await (await import('./token.ts')).revokeToken(input, deps),
    }),
    command({
      name: 'set-plan',
      summary: 'change the plan of a workspace',
      description:
        'Change the plan of a workspace and its active tokens. The new plan applies from the next request on.',
      inputs: {
        workspace: { ...requiredWorkspace, help: 'the workspace' },
        plan,
        ...storageInputs,
      },
      run: async (input, deps) => await (await import('./token.ts')).setPlan(input, deps),
    }),
  ],
}

const webhookId = { flags: '<id>', help: 'the id of the webhook, as shown by presend webhook list' } as const
const webhookSecret = {
  flags: '--secret <secret>',
  help: 'the signing secret, 24 to 256 characters; other users of this machine can see the command line, so prefer PRESEND_WEBHOOK_SECRET (default: a new secret, which is printed once)',
} as const

const webhookCommand: CommandSpec = {
  name: 'webhook',
  summary: 'add, list and remove webhooks, and show and repeat their deliveries',
  description:
    'Manage webhooks, which send each result to a URL as it arrives, and inspect their deliveries. ' +
    'Works directly on the database, whether or not the service is running.',
  subcommands: [
    command({
      name: 'add',
      summary: 'add a webhook',
      description: "Add a webhook and print its id. If presend generated the webhook's secret, print that too.",
      inputs: {
        url: {
          flags: '<url>',
          help: 'the URL to send events to; must use https unless the service file sets webhooks.allow-private',
        },
        workspace: { ...requiredWorkspace, help: 'the workspace whose results are sent' },
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
      description: 'Remove a webhook and its deliveries, including pending ones.',
      inputs: { webhookId, ...storageInputs },
      run: async (input, deps) => await (await import('./webhook.ts')).removeWebhook(input, deps),
    }),
    command({
      name: 'rotate',
      summary: 'change the secret of a webhook',
      description:
        'Give a webhook a new secret. The previous secret stays valid for the --overlap period, so that no event is lost.',
      inputs: {
        webhookId,
        overlap: {
          flags: '--overlap <duration>',
          help: 'how long the previous secret stays valid; 0s revokes it immediately',
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
      description: 'Deliver an event again, with the same body and idempotency key but a new delivery id.',
      inputs: {
        deliveryId: { flags: '<delivery-id>', help: 'the id of the delivery, as shown by presend webhook deliveries' },
        ...storageInputs,
      },
      run: async (input, deps) => await (await import('./webhook-deliveries.ts')).redeliver(input, deps),
    }),
  ],
}

/**
 * The descriptions of the settings whose defaults differ in `presend seeds check`, which has no template and no
 * embedded receiver.
 */
const checkDescriptions: Readonly<Record<string, string>> = {
  from: 'The author of the test message, as shown in its From field (default: none; no message is sent)',
  'smtp-host':
    'The SMTP server that sends the test messages: a name or an IP address, without a port (default: none; no message is sent)',
}

function withCheckDescription(row: FlagRow): FlagRow {
  return { ...row, description: checkDescriptions[row.name] ?? row.description }
}

function seedCheckRows(): readonly FlagRow[] {
  return flagRows()
    .filter((row) => sendingSettingNames.some((name) => name === row.name))
    .map(withCheckDescription)
}

const seedAddress = { flags: '<address>', help: 'the address of the seed, as shown by presend seeds list' } as const

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
    'List, add, remove, enable, disable and test the seed mailboxes. ' +
    'Works directly on the database, whether or not the service is running. ' +
    'To change seeds that are defined in the service file, edit that file.',
  subcommands: [
    command({
      name: 'list',
      summary: 'list the seed mailboxes',
      description:
        'List the seed mailboxes: those that were in the service file when the service last started, and those added with presend seeds add.',
      inputs: storageInputs,
      run: async (input, deps) => await (await import('./seeds.ts')).listSeeds(input, deps),
    }),
    command({
      name: 'add',
      summary: 'add a seed mailbox',
      description:
        'Add a seed mailbox, in addition to those in the service file. ' +
        'All running instances of the service use the seed within seconds. ' +
        'The options correspond to the keys of a seed in the service file.',
      inputs: {
        address: { flags: '<address>', help: 'the address of the mailbox' },
        isReplacing: { flags: '--replace', help: 'if a seed with this address was added before, replace it' },
        isConsent: {
          flags: '--consent',
          help: 'get the refresh token now, by asking the mailbox owner for consent in a browser (only for google and microsoft)',
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
      summary: 'remove a seed mailbox that was added with presend seeds add',
      description:
        'Remove a seed mailbox that was added with presend seeds add, and its secrets. ' +
        'New tests no longer use the seed; running tests still finish. ' +
        'To remove a seed that is defined in the service file, edit that file.',
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
      description: 'Stop using a seed mailbox in new tests; running tests still use it.',
      inputs: { address: seedAddress, ...storageInputs },
      run: async (input, deps) => await (await import('./seeds.ts')).enableSeed(input, deps, 'disabled'),
    }),
    command({
      name: 'check',
      summary: 'test the seed mailboxes',
      description:
        'Test the imap seeds: connect to each, find its folders, send it one message, read it back, and report what works. ' +
        'Without --smtp-host and --from, only the connections are tested. ' +
        'The exit code is 0 if every seed returns results, otherwise 1.',
      inputs: {
        addresses: { flags: '[address...]', help: 'the seeds to test (default: all imap seeds)' },
        wait: { flags: '--wait <duration>', help: 'how long to wait for each message to arrive', default: '2m' },
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
        'Encrypt every stored secret with the first encryption key. ' +
        'To rotate the key, put the new key before the old one, restart every instance, run this command, and then remove the old key.',
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
