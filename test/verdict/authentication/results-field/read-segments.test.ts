import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readSegments } from '../../../../src/verdict/authentication/results-field/read-segments.ts'

describe('readSegments()', () => {
  it('splits at semicolons, but not at those in quotes and comments', () => {
    expect(readSegments('a "b;c" ; d (e;f) g')).toEqual([
      { text: 'a "b;c" ', comments: [] },
      { text: ' d   g', comments: ['e;f'] },
    ])
  })

  it('takes nested comments and escaped brackets as one comment', () => {
    expect(readSegments('x (one (two) \\) three) y')).toEqual([{ text: 'x   y', comments: ['one (two) ) three'] }])
  })

  it('takes what never ends to the end', () => {
    expect(readSegments('x (never; ends')).toEqual([{ text: 'x  ', comments: ['never; ends'] }])
    expect(readSegments('x "never; ends')).toEqual([{ text: 'x "never; ends', comments: [] }])
  })

  it('unfolds', () => {
    expect(readSegments('a\r\n b\n\tc')).toEqual([{ text: 'a b\tc', comments: [] }])
  })

  it('returns every character outside comments', () => {
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
