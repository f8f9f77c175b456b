import { expect, it } from 'vitest'

import { fieldOf, parseJsonObject, textField } from '../../src/oauth/reply-fields.ts'

it.each(['', 'x', '[]', 'null', '"text"', '7', '{'])('parseJsonObject() of %j is null', (text) => {
  expect(parseJsonObject(text)).toBeNull()
})

it('fieldOf() and textField() see own fields alone, and only texts with something in them', () => {
  const fields = parseJsonObject('{"a": "b", "empty": "", "number": 7}')
  expect(fieldOf(fields, 'number')).toBe(7)
  expect(fieldOf(fields, 'toString')).toBeUndefined()
  expect(fieldOf(null, 'a')).toBeUndefined()
  expect(['a', 'empty', 'number', 'absent'].map((name) => textField(fields, name))).toEqual(['b', null, null, null])
})
