import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { defuse, defuseLines, withoutCommands } from '../../src/report/escape-log.ts'
import { hostileText } from '../support/hostile-log-text.ts'
import { runnerCommands, runnerLines } from '../support/runner-commands.ts'

/** Characters that the runner's search ignores: Unicode's default-ignorable and control characters. */
const ignorable = fc.constantFrom(
  '',
  '',
  '\u200b',
  '\u200d',
  '\u00ad',
  '\u034f',
  '\u3164',
  '\ufe0f',
  '\ufeff',
  '\u0001',
)

/** Complete commands with ignorable characters inside their prefix. */
const hiddenCommand = fc
  .tuple(ignorable, ignorable, ignorable, fc.constantFrom('::|error::x', '##[|error]x', '##[|set-output name=a]b'))
  .map(([first, second, third, command]) => {
    const [prefix = '', rest = ''] = command.split('|')
    return [first, prefix.charAt(0), second, prefix.charAt(1), third, prefix.slice(2), rest].join('')
  })

describe("the copy of the runner's parser in these tests", () => {
  it.each([
    '::error::x',
    '  \u3000::set-output name=a::b',
    'text ##[set-output name=a]b',
    '##[add-mask]x',
    '#\u200b#[error]x',
    '\u200d::error::x',
    'x\r::error::y',
  ])("recognizes %j as a command, like the runner's parser", (text) => {
    expect(runnerCommands(text)).toHaveLength(1)
  })

  it.each(['text ::error::x', '::nothing::x', '##[nothing]x', '::error:x'])('recognizes %j as text', (text) => {
    expect(runnerCommands(text)).toEqual([])
  })
})

describe('defuse()', () => {
  it('prevents any string from becoming a workflow command', () => {
    fc.assert(
      fc.property(hostileText, fc.constantFrom('', 'smtp said: ', '  '), (text, before) => {
        expect(runnerCommands(defuse(before + text))).toEqual([])
        expect(runnerCommands(before + defuse(text))).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('defuses commands hidden by ignorable characters', () => {
    fc.assert(
      fc.property(hiddenCommand, fc.constantFrom('', '\u3000 ', 'a ##[', '❤'), (command, before) => {
        expect(runnerCommands(command)).toHaveLength(1)
        expect(runnerCommands(defuse(before + command))).toEqual([])
        expect(runnerCommands(before + defuse(command))).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  it('returns exactly one line', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(defuse(text)).not.toMatch(/[\n\v\f\r\u0085\u2028\u2029]/u)
        expect(runnerLines(defuse(text))).toHaveLength(1)
      }),
    )
  })

  it('leaves no control character, terminal sequence or direction mark', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(defuse(text)).not.toMatch(/[^\P{C}\t\u200c\u200d]/u)
      }),
    )
  })

  it.each([
    ['::set-output name=result::pass', '\\::set-output name=result::pass'],
    ['a ##[set-env name=X]y', 'a ##\\[set-env name=X]y'],
    ['two\r\nlines', 'two ⏎ lines'],
    ['\u001b[31mred', '\\u{1b}[31mred'],
    ['\u202egnp.exe', '\\u{202e}gnp.exe'],
    ['#\u200b#[x', '#\\u{200b}#[x'],
  ])('shows the log line %j as %j', (text, shown) => {
    expect(defuse(text)).toBe(shown)
  })

  it.each(['Grüße ❤️ 👨‍👩‍👧 日本', 'a::b', '# heading', '50% :) [x]', 'می‌خواهم'])('keeps %j unchanged', (text) => {
    expect(defuse(text)).toBe(text)
  })

  it('runs in linear time', () => {
    expect(defuse(`${' '.repeat(200_000)}::`)).toHaveLength(200_003)
  })
})

describe('defuseLines()', () => {
  it('keeps line breaks and defuses each line', () => {
    expect(defuseLines('first\r\n::error::second\u2028##[x]')).toBe('first\n\\::error::second\n##\\[x]')
  })
})

describe('withoutCommands()', () => {
  const gaps = ['', '\u200b', '\u00ad', '\ufe0f', '\u0007']

  it('leaves no command that the runner would execute, in lines of any text', () => {
    for (const gap of gaps) {
      const prefix = `:${gap}:`
      for (const start of ['', ' ', '\t\u00a0', gap, '\u2028 ', '\u0085']) {
        const text = `a\n${start}${prefix}error${prefix}x\r${start}::add-mask::e\r\n x #${gap}#${gap}[set-output name=a]b`
        expect(runnerCommands(withoutCommands(text)), JSON.stringify(text)).toEqual([])
      }
    }
  })

  it('does not change the meaning of JSON', () => {
    const value = { a: '##[set-env name=PATH]x', b: '\n::error::x', c: ['#\u200b#\u200b[debug]', '###[x]', '# ##'] }
    for (const json of [JSON.stringify(value), JSON.stringify(value, null, 2)]) {
      expect(JSON.parse(withoutCommands(json))).toEqual(value)
      expect(runnerCommands(withoutCommands(json))).toEqual([])
    }
  })

  it('changes no other text, and takes time in proportion to its length', () => {
    const text = `std::string a\n# a ## b [c]\n  ratio 1:2\n${'\n'.repeat(200_000)}${'#'.repeat(200_000)}${' '.repeat(200_000)}`
    expect(withoutCommands(text)).toBe(text)
  })
})
