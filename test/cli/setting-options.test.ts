import { Command, CommanderError } from 'commander'
import { expect, it } from 'vitest'
import { flagRows } from '../../src/check/settings/rows/table.ts'
import { settingOptions } from '../../src/cli/setting-options.ts'
import { fakeTerminal } from '../support/fake-terminal.ts'

const rows = flagRows().filter(({ name }) => ['from', 'smtp-password', 'dry-run', 'provider-types'].includes(name))

function read(...argv: readonly string[]) {
  const terminal = fakeTerminal()
  const command = new Command('try').exitOverride()
  const group = settingOptions(() => rows)
  group.add(command)
  command.parse(argv, { from: 'user' })
  return { terminal, given: () => group.read(command, terminal).given }
}

it('flags are read as settings, repeated flags in order, and a flag without a value as true', () => {
  const { given } = read(
    '--from',
    'a@shop.example',
    '--provider-types',
    'business',
    '--provider-types',
    'consumer',
    '--dry-run',
  )
  expect(
    given()
      .map(({ name, text }) => [name, text])
      .toSorted((left, right) => (left.join(' ') < right.join(' ') ? -1 : 1)),
  ).toEqual([
    ['dry-run', 'true'],
    ['from', 'a@shop.example'],
    ['provider-types', 'business'],
    ['provider-types', 'consumer'],
  ])
})

it('a secret given as a flag is rejected without printing it, with the name of its variable', () => {
  const { terminal, given } = read('--smtp-password', 'hunter2')
  expect(given).toThrow(CommanderError)
  expect(terminal.told).toContain('PRESEND_SMTP_PASSWORD')
  expect(terminal.told).not.toContain('hunter2')
})
