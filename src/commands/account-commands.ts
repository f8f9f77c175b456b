/** The commands for people and workspaces. Their code is loaded when they run, as in command-table.ts. */

import { type CommandSpec, command, configInput, storageInput, storageInputs } from './command.ts'

const email = { flags: '<email>', help: 'the address with which the person logs in' } as const
const workspace = { flags: '<workspace>', help: 'the id of the workspace, as shown by workspace list' } as const
const role = {
  flags: '--role <role>',
  help: 'what the person may do',
  choices: ['viewer', 'member', 'owner'],
  isRequired: true,
} as const

/** `presend user` */
export const userCommand: CommandSpec = {
  name: 'user',
  summary: 'set up the dashboard, list users, reset passwords, end sessions',
  description:
    'Manage the people who log in to the dashboard. Works directly on the storage, whether or not a service is running.',
  subcommands: [
    command({
      name: 'setup',
      summary: 'print a code that creates the first user',
      description:
        'Print a code for the page /setup of the service, which creates the first user. It is valid for a day.',
      inputs: storageInputs,
      run: async (input, deps) => await (await import('./user.ts')).createUserSetupCode(input, deps),
    }),
    command({
      name: 'list',
      summary: 'list users',
      description: 'List the users with their workspaces.',
      inputs: storageInputs,
      run: async (input, deps) => await (await import('./user.ts')).listUsers(input, deps),
    }),
    command({
      name: 'reset-password',
      summary: 'give a user a new random password',
      description: 'Give a user a new random password, print it, and end all sessions of the user.',
      inputs: { email, ...storageInputs },
      run: async (input, deps) => await (await import('./user.ts')).resetPassword(input, deps),
    }),
    command({
      name: 'end-sessions',
      summary: 'log a user out everywhere',
      description: 'End all sessions of a user.',
      inputs: { email, ...storageInputs },
      run: async (input, deps) => await (await import('./user.ts')).endSessions(input, deps),
    }),
    command({
      name: 'set-admin',
      summary: 'let a user manage seeds and workspaces',
      description: 'Let a user change settings that all workspaces share, such as seeds, or revoke this right.',
      inputs: {
        email,
        isRevoked: { flags: '--revoke', help: 'take the right away' },
        ...storageInputs,
      },
      run: async (input, deps) => await (await import('./user.ts')).setAdmin(input, deps),
    }),
    command({
      name: 'delete',
      summary: 'delete a user',
      description: 'Delete a user with all sessions and memberships. The last owner of a workspace cannot be deleted.',
      inputs: { email, ...storageInputs },
      run: async (input, deps) => await (await import('./user.ts')).deleteUser(input, deps),
    }),
  ],
}

/** `presend workspace` */
export const workspaceCommand: CommandSpec = {
  name: 'workspace',
  summary: 'create and change workspaces, invite and remove members',
  description:
    'Manage workspaces and their members. Works directly on the storage, whether or not a service is running.',
  subcommands: [
    command({
      name: 'create',
      summary: 'create a workspace',
      description: 'Create a workspace without members. To add the first one, run: presend workspace invite',
      inputs: {
        workspace,
        plan: {
          flags: '--plan <plan>',
          help: 'what its tokens may do; free has no API access',
          choices: ['pro', 'enterprise', 'free'],
          isRequired: true,
        },
        ...storageInputs,
      },
      run: async (input, deps) => await (await import('./workspace.ts')).createWorkspace(input, deps),
    }),
    command({
      name: 'list',
      summary: 'list workspaces',
      description: 'List the workspaces with their settings and the number of their members.',
      inputs: storageInputs,
      run: async (input, deps) => await (await import('./workspace.ts')).listWorkspaces(input, deps),
    }),
    command({
      name: 'change',
      summary: 'change the settings of a workspace',
      description: 'Change the name, the retention or the report access of a workspace; the rest stays as it is.',
      inputs: {
        workspace,
        name: { flags: '--name <name>', help: 'the name that pages show' },
        retentionDays: {
          flags: '--retention-days <days>',
          help: 'how long tests are kept; "default" applies the retention of the service',
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
      summary: 'print everything that a workspace has',
      description: 'Print everything that belongs to a workspace, one JSON object per row, without hashes and secrets.',
      inputs: { workspace, storage: storageInput, config: configInput },
      run: async (input, deps) => await (await import('./workspace-data.ts')).exportWorkspace(input, deps),
    }),
    command({
      name: 'delete',
      summary: 'delete a workspace with everything that it has',
      description:
        'Delete a workspace with its tokens, tests, webhooks, postmaster data and audit log, and the users who belong to ' +
        'no other workspace, except admins. This cannot be undone.',
      inputs: {
        workspace,
        confirmed: { flags: '--confirm <workspace>', help: 'the id of the workspace again', isRequired: true },
        ...storageInputs,
      },
      run: async (input, deps) => await (await import('./workspace-data.ts')).deleteWorkspace(input, deps),
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
        'Create an invitation and print its code. The person opens the page /invitations/CODE of the service.',
      inputs: { workspace, email, role, ...storageInputs },
      run: async (input, deps) => await (await import('./workspace-members.ts')).inviteMember(input, deps),
    }),
    command({
      name: 'set-role',
      summary: 'change the role of a member',
      description: 'Change the role of a member. A workspace always keeps an owner.',
      inputs: { workspace, email, role, ...storageInputs },
      run: async (input, deps) => await (await import('./workspace-members.ts')).setRole(input, deps),
    }),
    command({
      name: 'remove-member',
      summary: 'remove a member from a workspace',
      description: 'Remove a member from a workspace. A workspace always keeps an owner.',
      inputs: { workspace, email, ...storageInputs },
      run: async (input, deps) => await (await import('./workspace-members.ts')).removeMember(input, deps),
    }),
  ],
}

/** `presend audit` */
export const auditCommand: CommandSpec = command({
  name: 'audit',
  summary: 'show who changed what in a workspace',
  description: 'Show the audit log of a workspace, newest first.',
  inputs: {
    workspace: { flags: '--workspace <name>', help: 'the workspace', isRequired: true },
    limit: { flags: '--limit <count>', help: 'the number of events to show, from 1 to 1000', default: '50' },
    ...storageInputs,
  },
  run: async (input, deps) => await (await import('./audit.ts')).showAuditLog(input, deps),
})
