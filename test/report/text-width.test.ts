import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { textWidth, wrapText } from '../../src/report/text-width.ts'

describe('textWidth()', () => {
  it.each([
    ['plain', 5],
    ['ü', 1],
    ['é', 1],
    ['漢字', 4],
    ['✅', 2],
    ['😀', 2],
    ['', 0],
  ])('of %j is %d', (text, width) => {
    expect(textWidth(text)).toBe(width)
  })
})

describe('wrapText()', () => {
  it('breaks at spaces, and inside a word only when it is longer than a line', () => {
    expect(wrapText('one two three', 8)).toEqual(['one two', 'three'])
    expect(wrapText('a abcdefgh b', 4)).toEqual(['a', 'abcd', 'efgh', 'b'])
    expect(wrapText('', 10)).toEqual([''])
  })

  it('never makes a line too wide and never loses a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 40 }), (text, width) => {
        const lines = wrapText(text, width)
        expect(lines.filter((line) => textWidth(line) > width)).toEqual([])
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
      }),
    )
  })
})
