import { assert, jsonValue, property } from 'fast-check'
import { expect, it } from 'vitest'

import { repeatedKeys } from '../../../src/postmaster/import/repeated-keys.ts'

it('repeatedKeys() finds a name that stands twice in one object, however it is spelt', () => {
  expect(repeatedKeys('{"a": 1,\n"b": {"a": 2, "c": ["a", {"a": 1}, {"a": 1}]},\n"\\u0061": 3}')).toEqual([
    { key: 'a', line: 3 },
  ])
  expect(repeatedKeys('{"a": "\\"a\\": 1", "b": "{\\"a\\": 2}"}')).toEqual([])
})

it('repeatedKeys() finds none in what JSON.stringify writes', () => {
  assert(
    property(jsonValue(), (value) => {
      expect(repeatedKeys(JSON.stringify(value))).toEqual([])
    }),
  )
})
