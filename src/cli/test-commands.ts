/** The commands that manage tests. As in command-table.ts, a command's code is loaded only when the command runs. */

import { testStatuses } from '../foundation/contract/names.ts'
import { requiredWorkspace } from './account-commands.ts'
import { type CommandSpec, command, storageInputs } from './command.ts'

const test = { flags: '<test>', help: 'the numeric id, tracking id or tracking key of the test' } as const
const workspace = { ...requiredWorkspace, help: 'the workspace that the test belongs to' } as const

/** The `presend test` command. */
export const testCommand: CommandSpec = {
  name: 'test',
  summary: 'list, show and delete the tests in a workspace',
  description:
    'List, show and delete the tests in a workspace. Works directly on the database, whether or not the service is running.',
  subcommands: [
    command({
      name: 'list',
      summary: 'list tests',
      description: 'List the tests in a workspace, newest first, with their status and gate result.',
      inputs: {
        workspace: { ...requiredWorkspace, help: 'the workspace' },
        search: {
          flags: '--search <text>',
          help: 'only tests with this text in their name, source, template or subject',
        },
        source: { flags: '--source <source>', help: 'only tests with this source' },
        status: { flags: '--status <status>', help: 'only tests with this status', choices: testStatuses },
        outcome: {
          flags: '--outcome <outcome>',
          help: 'only tests with this gate result (none: no result was reported)',
          choices: ['pass', 'fail', 'misconfigured', 'inconclusive', 'none'],
        },
        before: { flags: '--before <id>', help: 'only tests that are older than the test with this numeric id' },
        limit: { flags: '--limit <count>', help: 'the number of tests to show, from 1 to 1000', default: '50' },
        ...storageInputs,
      },
      run: async (input, deps) => await (await import('./tests.ts')).listTests(input, deps),
    }),
    command({
      name: 'show',
      summary: 'show a test',
      description: 'Show a test with its gate result and the results of its seed mailboxes.',
      inputs: { test, workspace, ...storageInputs },
      run: async (input, deps) => await (await import('./tests.ts')).showTest(input, deps),
    }),
    command({
      name: 'delete',
      summary: 'delete a test',
      description:
        'Delete a test and its results, links and webhook deliveries. ' +
        'Copies of the message that arrive later are ignored. This cannot be undone.',
      inputs: { test, workspace, ...storageInputs },
      run: async (input, deps) => await (await import('./tests.ts')).deleteTest(input, deps),
    }),
  ],
}
