import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { plainText } from '../../../src/foundation/errors/plain-text.ts'

describe('plainText()', () => {
  it.each([
    ['red', '\u001B[31mred\u001B[0m'],
    ['title', '\u001B]0;evil\u0007title'],
    ['link', '\u001B]8;;http://x.example\u001B\\link\u001B]8;;\u001B\\'],
    ['csi', '\u009B2Jcsi'],
    ['one two', 'one\r\n\ttwo'],
    ['ab', 'a\u202E\u2066b'],
    ['ab', 'a\u200B\uFEFFb'],
    ['a', 'a\u001B[2J\u001B[H'],
    ['ab', 'a\u0008b'],
    ['red', '\u009B31mred'],
    ['❤️ ok', '❤️ ok'],
    ['a\uFFFDb', 'a\uD800b'],
  ])('converts %j to plain text', (expected, text) => {
    expect(plainText(text)).toBe(expected)
  })

  it('removes every control, direction and zero-width character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(plainText(text)).not.toMatch(/[\p{Cc}\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF\u2028\u2029]/u)
        expect(plainText(text).isWellFormed()).toBe(true)
      }),
    )
  })

  it('runs quickly on long hostile text', () => {
    expect(plainText('\u001B]'.repeat(100_000))).toBe('')
    expect(plainText('\u001B['.repeat(100_000)).length).toBeLessThanOrEqual(100_000)
  })
})
