import { Command } from 'commander'
import { describe, expect, it } from 'vitest'

import {
  addStorageOptions,
  type LineOptions,
  prepared,
  refuseLine,
  requireOptions,
  storageLineOf,
} from '../../src/commands/command-parts.ts'
import { type FakeTerminal, fakeTerminal } from '../support/fake-terminal.ts'

function aCommand(terminal: FakeTerminal): Command {
  const inner = prepared(new Command('make'), terminal).option('--my-name <name>').option('--of <what>')
  prepared(new Command('presend'), terminal).addCommand(inner)
  return inner
}

describe('prepared()', () => {
  it('tells an error in one line that names the way out', () => {
    const terminal = fakeTerminal()
    expect(() => aCommand(terminal).parse(['--my-nam', 'x'], { from: 'user' })).toThrow('unknown option')
    expect(terminal.told).toBe(
      "presend: unknown option '--my-nam' (Did you mean --my-name?); try: presend make --help\n",
    )
  })

  it('prints help as wide as the terminal is', () => {
    const terminal = fakeTerminal({ columnCount: 40 })
    const command = aCommand(terminal).description('word '.repeat(30))
    expect(() => command.parse(['--help'], { from: 'user' })).toThrow('outputHelp')
    expect(Math.max(...terminal.printed.split('\n').map((line) => line.length))).toBeLessThanOrEqual(40)
    expect(terminal.told).toBe('')
  })
})

describe('refuseLine() and requireOptions()', () => {
  it('let nothing of a line control the terminal', () => {
    const terminal = fakeTerminal()
    expect(() => refuseLine(terminal, aCommand(terminal), 'got \u001B[2J\nx.')).toThrow('refused')
    expect(terminal.told).toBe('presend: got  x; try: presend make --help\n')
  })

  it('name everything that is missing at once', () => {
    const terminal = fakeTerminal()
    const command = aCommand(terminal)
    expect(() => requireOptions(terminal, command, ['--my-name <name>', '--of <what>'])).toThrow('refused')
    command.parse(['--my-name', 'x'], { from: 'user' })
    expect(() => requireOptions(terminal, command, ['--my-name <name>', '--of <what>'])).toThrow('refused')
    expect(terminal.told.split('\n')).toEqual([
      'presend: got no --my-name <name> and no --of <what>, expected them; try: presend make --help',
      'presend: got no --of <what>, expected it; try: presend make --help',
      '',
    ])
    command.parse(['--my-name', 'x', '--of', 'y'], { from: 'user' })
    expect(() => requireOptions(terminal, command, ['--my-name <name>', '--of <what>'])).not.toThrow()
  })
})

describe('storageLineOf()', () => {
  it('tells what was given from what was not', () => {
    const command = addStorageOptions(new Command('list'))
    const none = storageLineOf(command.parse([], { from: 'user' }).opts<LineOptions>())
    expect(none).toEqual({ storage: null, config: null, format: 'text' })
    const argv = ['--storage', 'memory', '--config', 'a.yml', '--json']
    const all = storageLineOf(command.parse(argv, { from: 'user' }).opts<LineOptions>())
    expect(all).toEqual({ storage: 'memory', config: 'a.yml', format: 'json' })
  })
})
