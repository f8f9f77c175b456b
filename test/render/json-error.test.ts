import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { findJsonError } from '../../src/render/json-error.ts'

describe('findJsonError()', () => {
  test.each([
    ['', 0],
    ['  ', 2],
    ['{', 1],
    ['{"a"', 4],
    ['{"a":}', 5],
    ['{"a":1,}', 7],
    ['{a:1}', 1],
    ['[1 2]', 3],
    ['[1,]', 3],
    ['[,1]', 1],
    ['[1}', 2],
    ['1 2', 2],
    ['tru', 0],
    ['[01]', 1],
    ['[1.]', 1],
    ['["a\nb"]', 1],
    [String.raw`["\x"]`, 1],
    ["['a']", 1],
    ['{"a":1 "b":2}', 7],
    ['{"a" 1}', 5],
    ['{"a"::1}', 5],
    ['// x', 0],
    [']', 0],
  ])('locates the error in %j', (text, offset) => {
    expect(() => JSON.parse(text)).toThrow(SyntaxError)
    expect(findJsonError(text)).toBe(offset)
  })

  test('locates trailing text after any valid JSON', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(findJsonError(`${json} ?`)).toBe(json.length + 1)
        expect(findJsonError(json)).toBe(json.length)
      }),
    )
  })
})
