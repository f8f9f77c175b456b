import { expect, it } from 'vitest'

import { testCommand } from '../../src/cli/test-commands.ts'

// The parsing of these commands is tested in command-table.test.ts.
it("presend test has a command for every action on the dashboard's test pages", () => {
  expect(testCommand.subcommands?.map(({ name }) => name)).toEqual(['list', 'show', 'delete'])
})
