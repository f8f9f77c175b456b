import { expect, it } from 'vitest'

import { auditCommand, userCommand, workspaceCommand } from '../../src/commands/account-commands.ts'

it('every command for people and workspaces works on the storage and prints JSON on request', () => {
  const commands = [auditCommand, ...(userCommand.subcommands ?? []), ...(workspaceCommand.subcommands ?? [])]
  for (const { inputs } of commands)
    expect(Object.keys(inputs ?? {})).toEqual(expect.arrayContaining(['storage', 'isJson']))
})
