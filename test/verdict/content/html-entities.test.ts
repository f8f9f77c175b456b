import { describe, expect, test } from 'vitest'

import { decodeAttribute, decodeEntities } from '../../../src/verdict/content/html-entities.ts'

describe('decodeEntities()', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['no reference', 'no reference'],
    ['a &amp; b &lt;c&gt;', 'a & b <c>'],
    ['&#65;&#x42;&#X43;', 'ABC'],
    ['&#65', 'A'],
    ['&nbsp;', '\u00A0'],
    ['&unknown; &', '&unknown; &'],
    ['&#0; &#xD800; &#9999999;', '\uFFFD \uFFFD \uFFFD'],
    ['&constructor;', '&constructor;'],
    ['W&iota;n &lpar;fr&ee;&rpar;', 'Wιn (frⅇ)'],
    ['1 &lt 2 &NotEqualTilde; 3', '1 < 2 ≂̸ 3'],
  ]
  test.for(cases)('reads %s', ([text, expected]) => {
    expect(decodeEntities(text)).toBe(expected)
  })
})

describe('decodeAttribute()', () => {
  test('resolves references, and leaves the parameters of addresses alone', () => {
    expect(decodeAttribute('https://a.example/?x=1&amp;copy=2')).toBe('https://a.example/?x=1&copy=2')
    expect(decodeAttribute('https://a.example/?x=1&copy=2')).toBe('https://a.example/?x=1&copy=2')
    expect(decodeAttribute('A&copy;')).toBe('A©')
  })
})
