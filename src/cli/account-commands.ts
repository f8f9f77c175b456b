/**
 * The commands that manage people and workspaces. As in command-table.ts, a command's code is loaded only when the
 * command runs.
 */

import { type CommandSpec, command, configInput, storageInput, storageInputs } from './command.ts'

const email = { flags: '<email>', help: 'the email address with which the person logs in' } as const
const workspace = {
  flags: '<workspace>',
  help: 'the id of the workspace, as shown by presend workspace list',
  identifies: 'workspace',
} as const
/**
 * The `--workspace` option of commands that list something. Without this option, they list entries from all workspaces.
 */
export const workspaceFilter = {
  flags: '--workspace <name>',
  help: 'only this workspace',
  identifies: 'workspace',
} as const
/** The required `--workspace` option, without its description. */
export const requiredWorkspace = { flags: '--workspace <name>', isRequired: true, identifies: 'workspace' } as const
export const plan = {
  flags: '--plan <plan>',
  help: 'the plan, which limits what tokens may do; the free plan has no API access',
  choices: ['pro', 'enterprise', 'free'],
  isRequired: true,
} as const
const role = {
  flags: '--role <role>',
  help: 'the role, which determines what the person may do',
  choices: ['viewer', 'member', 'owner'],
  isRequired: true,
} as const

/** The `presend user` command. */
export const userCommand: CommandSpec = {
  name: 'user',
  summary: 'set up the dashboard, list users, reset passwords and end sessions',
  description:
    'Manage the people who log in to the dashboard. Works directly on the database, whether or not the service is running.',
  subcommands: [
    command({
      name: 'setup',
      summary: 'print a code that creates the first user',
      description:
        "Print a code for creating the first user on the service's /setup page. The code is valid for one day.",
      inputs: storageInputs,
      run: async (input, deps) => await (await import('./user.ts')).createUserSetupCode(input, deps),
    }),
    command({
      name: 'list',
      summary: 'list users',
      description: 'List the users and their workspaces.',
      inputs: storageInputs,
      run: async (input, deps) => await (await import('./user.ts')).listUsers(input, deps),
    }),
    command({
      name: 'reset-password',
      summary: 'give a user a new random password',
      description:
        "Give a user a new random password, print it, unlink the user's single sign-on identities, and end all of the user's sessions.",
      inputs: { email, ...storageInputs },
      run: async (input, deps) => await (await import('./user.ts')).resetPassword(input, deps),
    }),
    command({
      name: 'end-sessions',
      summary: 'log a user out everywhere',
      description: "End all of a user's sessions.",
      inputs: { email, ...storageInputs },
      run: async (input, deps) => await (await import('./user.ts')).endSessions(input, deps),
    }),
    command({
      name: 'set-admin',
      summary: 'make a user an admin, who can manage seeds and workspaces',
      description:
        'Make a user an admin, who may change the settings that all workspaces share, such as seeds. ' +
        "With --revoke, revoke the user's admin rights instead.",
      inputs: {
        email,
        isRevoked: { flags: '--revoke', help: "revoke the user's admin rights" },
        ...storageInputs,
      },
      run: async (input, deps) => await (await import('./user.ts')).setAdmin(input, deps),
    }),
    command({
      name: 'delete',
      summary: 'delete a user',
      description:
        "Delete a user and all of the user's sessions and memberships. The only owner of a workspace cannot be deleted.",
      inputs: { email, ...storageInputs },
      run: async (input, deps) => await (await import('./user.ts')).deleteUser(input, deps),
    }),
  ],
}

/** The `presend workspace` command. */
export const workspaceCommand: CommandSpec = {
  name: 'workspace',
  summary: 'create and change workspaces, invite and remove members',
  description:
    'Manage workspaces and their members. Works directly on the database, whether or not the service is running.',
  subcommands: [
    command({
      name: 'create',
      summary: 'create a workspace',
      description: 'Create a workspace without members. To add the first member, run: presend workspace invite',
      inputs: {
        workspace: { ...workspace, help: 'the id of the new workspace' },
        plan,
        ...storageInputs,
      },
      run: async (input, deps) => await (await import('./workspace.ts')).createWorkspace(input, deps),
    }),
    command({
      name: 'list',
      summary: 'list workspaces',
      description: 'List the workspaces with their settings and member counts.',
      inputs: storageInputs,
      run: async (input, deps) => await (await import('./workspace.ts')).listWorkspaces(input, deps),
    }),
    command({
      name: 'change',
      summary: 'change the settings of a workspace',
      description:
        'Change the name, retention period or report access of a workspace. Settings that you do not specify stay unchanged.',
      inputs: {
        workspace,
        name: { flags: '--name <name>', help: 'the name that the dashboard shows' },
        retentionDays: {
          flags: '--retention-days <days>',
          help: 'the number of days to keep tests, or "default" to use the retention period of the service',
        },
        reports: {
          flags: '--reports <access>',
          help: 'who may open reports: anyone with the link, or only members',
          choices: ['link', 'members'],
        },
        ...storageInputs,
      },
      run: async (input, deps) => await (await import('./workspace.ts')).changeWorkspace(input, deps),
    }),
    command({
      name: 'export',
      summary: 'print all data of a workspace',
      description:
        'Print all data of a workspace, except hashes, secrets and login sessions, as one JSON object per line.',
      inputs: { workspace, storage: storageInput, config: configInput },
      run: async (input, deps) => await (await import('./workspace.ts')).exportWorkspace(input, deps),
    }),
    command({
      name: 'delete',
      summary: 'delete a workspace and all its data',
      description:
        'Delete a workspace and its tokens, tests, webhooks, postmaster data and audit log. ' +
        'Also deletes users who belong to no other workspace, unless they are admins. This cannot be undone.',
      inputs: {
        workspace,
        confirmed: {
          flags: '--confirm <workspace>',
          help: 'the id of the workspace again, as confirmation',
          isRequired: true,
        },
        ...storageInputs,
      },
      run: async (input, deps) => await (await import('./workspace.ts')).deleteWorkspace(input, deps),
    }),
    command({
      name: 'members',
      summary: 'list the members of a workspace',
      description: 'List the members of a workspace with their roles.',
      inputs: { workspace, ...storageInputs },
      run: async (input, deps) => await (await import('./workspace-members.ts')).listMembers(input, deps),
    }),
    command({
      name: 'invite',
      summary: 'invite someone to a workspace',
      description:
        "Create an invitation and print its code. To accept the invitation, the person opens the service's /invitations/CODE page.",
      inputs: { workspace, email, role, ...storageInputs },
      run: async (input, deps) => await (await import('./workspace-members.ts')).inviteMember(input, deps),
    }),
    command({
      name: 'invitations',
      summary: 'list the invitations to a workspace',
      description: 'List the invitations to a workspace that have not been accepted, including expired ones.',
      inputs: { workspace, ...storageInputs },
      run: async (input, deps) => await (await import('./workspace-members.ts')).listInvitations(input, deps),
    }),
    command({
      name: 'withdraw',
      summary: 'withdraw the invitations for an address',
      description: 'Withdraw all invitations to a workspace for one address. Their codes become invalid.',
      inputs: { workspace, email, ...storageInputs },
      run: async (input, deps) => await (await import('./workspace-members.ts')).withdrawInvitations(input, deps),
    }),
    command({
      name: 'set-role',
      summary: 'change the role of a member',
      description: 'Change the role of a member. A workspace must always have at least one owner.',
      inputs: { workspace, email, role, ...storageInputs },
      run: async (input, deps) => await (await import('./workspace-members.ts')).setRole(input, deps),
    }),
    command({
      name: 'remove-member',
      summary: 'remove a member from a workspace',
      description: 'Remove a member from a workspace. A workspace must always have at least one owner.',
      inputs: { workspace, email, ...storageInputs },
      run: async (input, deps) => await (await import('./workspace-members.ts')).removeMember(input, deps),
    }),
  ],
}

/** The `presend audit` command. */
export const auditCommand: CommandSpec = command({
  name: 'audit',
  summary: 'show who changed what in a workspace',
  description: 'Show the audit log of a workspace, with the newest events first.',
  inputs: {
    workspace: { ...requiredWorkspace, help: 'the workspace' },
    limit: { flags: '--limit <count>', help: 'the number of events to show, from 1 to 1000', default: '50' },
    ...storageInputs,
  },
  run: async (input, deps) => await (await import('./audit.ts')).showAuditLog(input, deps),
})

/** The `presend link` command. */
export const linkCommand: CommandSpec = {
  name: 'link',
  summary: 'create, list and revoke links to report pages',
  description:
    'Create, list and revoke links that open the report page of a test without a token. ' +
    'Works directly on the database, whether or not the service is running.',
  subcommands: [
    command({
      name: 'create',
      summary: 'create a link',
      description:
        'Create a link and print its URL, or only its path if public-url is not set. The link is shown only once.',
      inputs: {
        test: { flags: '<test>', help: 'the numeric id, tracking id or tracking key of the test' },
        workspace: { ...requiredWorkspace, help: 'the workspace that the test belongs to' },
        expires: {
          flags: '--expires <duration>',
          help: 'how long the link is valid, such as 12h or 30d (default: it never expires)',
        },
        ...storageInputs,
      },
      run: async (input, deps) => await (await import('./link.ts')).createLink(input, deps),
    }),
    command({
      name: 'list',
      summary: 'list links',
      description:
        'List links, newest first, including revoked ones. The URLs are not shown, because presend does not store them.',
      inputs: { workspace: workspaceFilter, ...storageInputs },
      run: async (input, deps) => await (await import('./link.ts')).listLinks(input, deps),
    }),
    command({
      name: 'revoke',
      summary: 'revoke a link',
      description: 'Revoke a link, so that every instance of the service responds with 404 when the link is opened.',
      inputs: {
        linkId: { flags: '<id>', help: 'the id of the link, as shown by presend link list' },
        ...storageInputs,
      },
      run: async (input, deps) => await (await import('./link.ts')).revokeLink(input, deps),
    }),
  ],
}

/** The `presend alert` command. */
export const alertCommand: CommandSpec = {
  name: 'alert',
  summary: 'add, list and remove alert rules',
  description:
    'Add, list and remove alert rules. ' +
    'presend sends an alert when tests with the same source and template begin to fail, or when a postmaster metric misses its limit. ' +
    'It sends another alert when the tests or the metric recover. ' +
    'Works directly on the database, whether or not the service is running.',
  subcommands: [
    command({
      name: 'add',
      summary: 'add a rule',
      description: 'Add a rule and print its id.',
      inputs: {
        workspace: { ...requiredWorkspace, help: 'the workspace to watch' },
        metric: {
          flags: '--metric <metric>',
          help: 'watch this postmaster metric instead of the outcomes of tests',
          choices: ['spam-rate', 'spf-success', 'dkim-success', 'dmarc-success'],
        },
        limit: { flags: '--limit <percent>', help: 'the limit for --metric, as a percentage, such as 0.3' },
        source: {
          flags: '--source <source>',
          help: 'watch only tests with this source (default: watch each source separately)',
        },
        recipients: {
          flags: '--mail-to <addresses>',
          help: 'the addresses that receive alerts by email, separated by commas',
        },
        usesWebhooks: {
          flags: '--webhooks',
          help: 'send an event to all webhooks in the workspace',
        },
        ...storageInputs,
      },
      run: async (input, deps) => await (await import('./alert.ts')).addAlertRule(input, deps),
    }),
    command({
      name: 'list',
      summary: 'list rules',
      description: 'List the rules, oldest first.',
      inputs: { workspace: workspaceFilter, ...storageInputs },
      run: async (input, deps) => await (await import('./alert.ts')).listAlertRules(input, deps),
    }),
    command({
      name: 'remove',
      summary: 'remove a rule',
      description: 'Remove a rule and its alerts. Alert emails that have not been sent yet are discarded.',
      inputs: {
        ruleId: { flags: '<id>', help: 'the id of the rule, as shown by presend alert list' },
        ...storageInputs,
      },
      run: async (input, deps) => await (await import('./alert.ts')).removeAlertRule(input, deps),
    }),
  ],
}
