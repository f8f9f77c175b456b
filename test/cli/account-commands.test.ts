import { expect, it } from 'vitest'

import { auditCommand, userCommand, workspaceCommand } from '../../src/cli/account-commands.ts'

const commands = [auditCommand, ...(userCommand.subcommands ?? []), ...(workspaceCommand.subcommands ?? [])]

it('every command for users and workspaces works on the storage', () => {
  for (const { inputs } of commands) expect(Object.keys(inputs ?? {})).toContain('storage')
})

it('every command for users and workspaces prints JSON on request, except the export, which is always JSON', () => {
  const withoutJson = commands.filter(({ inputs }) => !Object.keys(inputs ?? {}).includes('isJson'))
  expect(withoutJson.map(({ name }) => name)).toEqual(['export'])
})
