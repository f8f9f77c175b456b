import { Command } from 'commander'
import { expect, it } from 'vitest'

import { command, type ParsedCommand, toCommander } from '../../src/cli/command.ts'
import { type FakeTerminal, fakeTerminal } from '../support/fake-terminal.ts'

const spec = command({
  name: 'make',
  summary: 'make',
  description: 'word '.repeat(30),
  inputs: {
    id: { flags: '<id>', help: 'an id' },
    myName: { flags: '--my-name <name>', help: 'a name', isRequired: true },
    what: { flags: '--of <what>', help: 'a thing', isRequired: true },
  },
  run: async () => await Promise.resolve(7),
})

function parse(terminal: FakeTerminal, ...argv: readonly string[]): ParsedCommand | null {
  const found: { parsed: ParsedCommand | null } = { parsed: null }
  const program = new Command('presend').exitOverride()
  program.addCommand(
    toCommander(spec, terminal, (parsed) => {
      found.parsed = parsed
    }),
  )
  program.parse(['make', ...argv], { from: 'user' })
  return found.parsed
}

it('toCommander() passes the values under the names of the spec', () => {
  const parsed = parse(fakeTerminal(), 'x', '--my-name', 'a', '--of', 'b')
  expect(parsed).toMatchObject({ name: 'make', input: { id: 'x', myName: 'a', what: 'b' } })
})

it('toCommander() reports an error on one line that refers to the help', () => {
  const terminal = fakeTerminal()
  expect(() => parse(terminal, '--my-nam', 'x')).toThrow('unknown option')
  expect(terminal.told).toBe("presend: unknown option '--my-nam' (Did you mean --my-name?); try: presend make --help\n")
})

it('toCommander() names all missing options at once', () => {
  const terminal = fakeTerminal()
  expect(() => parse(terminal, 'x')).toThrow('missing')
  expect(() => parse(terminal, 'x', '--my-name', 'a')).toThrow('missing')
  expect(terminal.told.split('\n')).toEqual([
    'presend: missing required options: --my-name <name>, --of <what>; try: presend make --help',
    'presend: missing required option: --of <what>; try: presend make --help',
    '',
  ])
})

it('toCommander() removes control characters from errors', () => {
  const terminal = fakeTerminal()
  expect(() => parse(terminal, 'x', '\u001B[2Jy')).toThrow('too many arguments')
  expect(terminal.told).not.toContain('\u001B')
})

it('toCommander() wraps the help at the width of the terminal', () => {
  const terminal = fakeTerminal({ columnCount: 40 })
  expect(() => parse(terminal, '--help')).toThrow('outputHelp')
  expect(Math.max(...terminal.printed.split('\n').map((line) => line.length))).toBeLessThanOrEqual(40)
  expect(terminal.told).toBe('')
})
