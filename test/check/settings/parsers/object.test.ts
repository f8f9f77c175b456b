import { describe, expect, it } from 'vitest'

import { parseYaml } from '../../../../src/check/settings/engine/config-value.ts'
import { objectKind, parseInline, refuseUnrepresentable } from '../../../../src/check/settings/parsers/object.ts'
import { problemsOf, valueOf } from '../../../support/parsed.ts'

function fromText(text: string): ReturnType<typeof objectKind.parse> {
  return objectKind.parse({ form: 'text', text }, 'metadata')
}

describe('objectKind', () => {
  it.each([
    ['{"a": 1, "b": [true, null]}', { a: 1, b: [true, null] }],
    ['a: 1\nb: {c: d}', { a: 1, b: { c: 'd' } }],
    ['{}', {}],
  ])('reads the object %j', (text, value) => {
    expect(valueOf(fromText(text))).toEqual(value)
  })

  it.each([
    ['[1, 2]', 'got a list'],
    ['word', 'got a single value'],
    ['null', 'missing; expected'],
    ['{a: .nan}', 'expected finite numbers, got .nan'],
    ['{a: [{b: 1e999}]}', 'expected finite numbers, got 1e999'],
  ])('rejects the object %j', (text, expected) => {
    expect(problemsOf(fromText(text))[0]).toContain(expected)
  })

  it('keeps a key __proto__ as an ordinary key', () => {
    const value = valueOf(fromText('{"__proto__": {"polluted": true}}'))
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
    expect(Object.keys(value)).toEqual(['__proto__'])
    expect('polluted' in value).toBe(false)
  })

  it('accepts a map from the config file', () => {
    const value = valueOf(parseYaml('a: 1', { file: 'p.yml', input: 'config' }))
    expect(valueOf(objectKind.parse({ form: 'config', value }, 'metadata'))).toEqual({ a: 1 })
  })
})

describe('parseInline()', () => {
  it('names the line of an error in words, because there is no file name', () => {
    expect(problemsOf(parseInline('a: 1\nb: [1, 2', 'metadata'))).toEqual([
      'metadata: expected the same indentation as the neighboring lines, and a closing bracket for each [ and {, got an error on line 2, column 9',
    ])
  })

  it('rejects more than 1 MiB', () => {
    expect(problemsOf(parseInline(`a: ${'x'.repeat(1_048_576)}`, 'data'))[0]).toContain(
      'at most 1048576 characters, got 1048579 characters; use a file',
    )
  })
})

describe('refuseUnrepresentable()', () => {
  it('returns null for any JSON value', () => {
    const value = valueOf(parseYaml('a: [1, -2.5, x, true, null]', { file: 'p.yml', input: 'config' }))
    expect(refuseUnrepresentable(value, 'data')).toBeNull()
  })
})
