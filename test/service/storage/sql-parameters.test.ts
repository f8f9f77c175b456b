import { expect, it } from 'vitest'

import { parseParameter } from '../../../src/service/storage/sql-parameters.ts'

it.each([
  ['', ''],
  ['plain', 'plain'],
  ['\0', '\u{fffd}'],
  ['a\0b\0', 'a\u{fffd}b\u{fffd}'],
])('parseParameter(%j) replaces NUL: %j', (text, expected) => {
  expect(parseParameter(text)).toBe(expected)
})

it.each([null, 7, 1.5, 7n, new Uint8Array([1])])('parseParameter() accepts %s', (value) => {
  expect(parseParameter(value)).toBe(value)
})

it.each([new Date(0), true, undefined, Number.NaN, { a: 1 }, [1]])('parseParameter() rejects %s', (value) => {
  expect(() => parseParameter(value)).toThrow('unsupported SQL parameter: expected text, number, bytes or null')
})
