import { describe, expect, test } from 'vitest'

import { decodeEntities } from '../../../src/verdict/content/html-entities.ts'

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
  ]
  test.for(cases)('reads %s', ([text, expected]) => {
    expect(decodeEntities(text)).toBe(expected)
  })
})
