import { describe, expect, it } from 'vitest'
import { parseYaml } from '../../../../src/check/settings/engine/config-value.ts'
import type { Kind, SettingInput } from '../../../../src/check/settings/engine/row.ts'
import { headerLines } from '../../../../src/check/settings/parsers/headers.ts'
import { listOf, oneOf, orWord, someOf, timeSpan } from '../../../../src/check/settings/parsers/kinds.ts'
import { oneLine } from '../../../../src/check/settings/parsers/text.ts'
import { problemsOf, valueOf } from '../../../support/parsed.ts'

const lines = listOf({ valueName: 'path' }, 'lines', oneLine(100))
const types = someOf(['consumer', 'business'], 'types')

function inText<T>(kind: Kind<T, unknown>, text: string): ReturnType<Kind<T>['parse']> {
  return kind.parse({ form: 'text', text }, 'x')
}

function inConfig<T>(kind: Kind<T, unknown>, yaml: string): ReturnType<Kind<T>['parse']> {
  const given: SettingInput = { form: 'config', value: valueOf(parseYaml(yaml, { file: 'p.yml', input: 'config' })) }
  return kind.parse(given, 'x')
}

describe('single()', () => {
  it('reads text and config values alike', () => {
    expect(valueOf(inText(oneOf(['a', 'b']), 'a'))).toBe('a')
    expect(valueOf(inConfig(oneOf(['a', 'b']), 'b'))).toBe('b')
  })

  it.each(['[a]', '{a: b}'])('rejects the config value %s', (yaml) => {
    expect(problemsOf(inConfig(oneOf(['a']), yaml))[0]).toContain('expected a single value')
  })
})

describe('listOf() with lines', () => {
  it('keeps spaces and commas within a line, and drops empty lines and duplicates', () => {
    expect(valueOf(inText(lines, 'a b, c.html\r\n\n  d.html \nd.html'))).toEqual(['a b, c.html', 'd.html'])
  })

  it('reads a list from the config file unchanged', () => {
    expect(valueOf(inConfig(lines, '["a b", c]'))).toEqual(['a b', 'c'])
  })

  it.each([
    ['[]', 'an empty list'],
    ['{a: b}', 'expected a list, or a single value, got a map'],
    ['[[a]]', 'expected each item in the list to be a single value, got a list'],
    ['["a\\nb"]', 'one line without control characters'],
  ])('rejects the config value %s', (yaml, expected) => {
    expect(problemsOf(inConfig(lines, yaml))[0]).toContain(expected)
  })
})

describe('someOf()', () => {
  it.each([
    'consumer,business',
    'consumer business',
    'consumer\nbusiness',
    ' consumer ,, business,',
    'consumer, consumer business',
  ])('reads the list %j', (text) => {
    expect(valueOf(inText(types, text))).toEqual(['consumer', 'business'])
  })

  it('reports each invalid item at its own place', () => {
    expect(problemsOf(inConfig(types, '[consumer, bussiness, x]'))).toEqual([
      'x (p.yml:1:12): expected one of consumer, business, got "bussiness"; did you mean business?',
      'x (p.yml:1:23): expected one of consumer, business, got "x"',
    ])
  })

  it('rejects text that consists only of separators', () => {
    expect(problemsOf(inText(types, ' , '))).toEqual(['x: expected at least one value, got an empty list'])
  })
})

describe('orWord()', () => {
  const kind = orWord('auto', timeSpan({ minMs: 1000, maxMs: 60_000 }))

  it('parses the word as null', () => {
    expect(valueOf(inText(kind, 'auto'))).toBeNull()
    expect(valueOf(inText(kind, '15s'))).toBe(15_000)
  })

  it('names both alternatives when the value is invalid', () => {
    expect(problemsOf(inText(kind, 'often'))[0]).toContain('such as 90s, 30m or 1h, or auto')
    expect(problemsOf(inText(kind, 'atuo'))[0]).toContain('did you mean auto?')
  })
})

describe('headerLines()', () => {
  const headers = [
    { name: 'X-A', value: 'b' },
    { name: 'X-C', value: '1' },
  ]

  it('reads lines, lists, block text and maps alike', () => {
    expect(valueOf(inText(headerLines(), 'X-A: b\nX-C: 1'))).toEqual(headers)
    expect(valueOf(inConfig(headerLines(), '["X-A: b", "X-C: 1"]'))).toEqual(headers)
    expect(valueOf(inConfig(headerLines(), '|\n  X-A: b\n  X-C: 1\n'))).toEqual(headers)
    expect(valueOf(inConfig(headerLines(), '{X-A: b, X-C: 1}'))).toEqual(headers)
    expect(valueOf(inConfig(headerLines(), '[{X-A: b}, "X-C: 1"]'))).toEqual(headers)
    expect(valueOf(inConfig(headerLines(), '- X-A: b\n- X-C: 1\n'))).toEqual(headers)
    expect(valueOf(inConfig(headerLines(), '{X-A: [b], X-C: 1}'))).toEqual(headers)
  })

  it.each([
    ['{X-A: [[b]]}', 'x (p.yml:1:2): expected text for X-A, got a list'],
    ['{X-A: "a\\nBcc: b@c.example"}', 'x (p.yml:1:2)'],
    ['{Subject: a}', 'use the subject setting'],
    ['["X-A: a\\nBcc: b@c.example"]', 'one line without control characters'],
  ])('rejects the header fields %s', (yaml, expected) => {
    const problems = problemsOf(inConfig(headerLines(), yaml))
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(expected)
  })
})
