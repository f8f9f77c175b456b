import { describe, expect, it } from 'vitest'

import { fieldOf, isObject, parseJsonObject, textField } from '../../../src/foundation/errors/json-object.ts'

it.each([null, undefined, [], 'text', 7])('isObject() rejects %j', (value) => {
  expect(isObject(value)).toBe(false)
})

describe('parseJsonObject()', () => {
  it('parses an object', () => {
    expect(parseJsonObject('{"a": 1}')).toEqual({ a: 1 })
  })

  it.each(['', 'x', '[]', 'null', '"text"', '7', '{'])('returns null for %j', (text) => {
    expect(parseJsonObject(text)).toBeNull()
  })
})

describe('fieldOf() and textField()', () => {
  const fields = parseJsonObject('{"a": "b", "empty": "", "number": 7}')

  it('return only own fields', () => {
    expect(fieldOf(fields, 'number')).toBe(7)
    expect(fieldOf(fields, 'toString')).toBeUndefined()
    expect([null, [1], 'text'].map((value) => fieldOf(value, 'length'))).toEqual([undefined, undefined, undefined])
  })

  it('treat an empty string as missing text', () => {
    expect(['a', 'empty', 'number', 'absent'].map((name) => textField(fields, name))).toEqual(['b', null, null, null])
  })
})
