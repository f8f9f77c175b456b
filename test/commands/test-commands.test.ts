import { expect, it } from 'vitest'

import { testCommand } from '../../src/commands/test-commands.ts'

// command-table.test.ts tests what the commands parse.
it('presend test has the commands that the dashboard has pages for', () => {
  expect(testCommand.subcommands?.map(({ name }) => name)).toEqual(['list', 'show', 'delete'])
})
