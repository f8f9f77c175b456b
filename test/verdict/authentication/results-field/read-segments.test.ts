import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readSegments } from '../../../../src/verdict/authentication/results-field/read-segments.ts'

describe('readSegments()', () => {
  it('splits at semicolons outside quotes and comments', () => {
    expect(readSegments('a "b;c" ; d (e;f) g')).toEqual([
      { text: 'a "b;c" ', comments: [] },
      { text: ' d   g', comments: ['e;f'] },
    ])
  })

  it('reads nested comments and escaped parentheses as one comment', () => {
    expect(readSegments('x (one (two) \\) three) y')).toEqual([{ text: 'x   y', comments: ['one (two) ) three'] }])
  })

  it('extends unclosed quotes and comments to the end', () => {
    expect(readSegments('x (never; ends')).toEqual([{ text: 'x  ', comments: ['never; ends'] }])
    expect(readSegments('x "never; ends')).toEqual([{ text: 'x "never; ends', comments: [] }])
  })

  it('unfolds the value', () => {
    expect(readSegments('a\r\n b\n\tc')).toEqual([{ text: 'a b\tc', comments: [] }])
  })

  it('keeps every character outside comments', () => {
    assert(
      property(string({ unit: 'binary-ascii' }), (text) => {
        const plain = text.replaceAll(/[()"\\\r\n]/gu, '')
        expect(
          readSegments(plain)
            .map((segment) => segment.text)
            .join(';'),
        ).toBe(plain)
        expect(readSegments(text).length).toBeGreaterThan(0)
      }),
    )
  })
})
