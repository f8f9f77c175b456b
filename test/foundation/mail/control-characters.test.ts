import { expect, test } from 'vitest'

import { hasControlCharacters, withoutControlCharacters } from '../../../src/foundation/mail/control-characters.ts'

test.each(['a\rb', 'a\nb', 'a\0b', 'a\u007fb', 'a\u0085b', 'a\u2028b', 'a\ud800b'])(
  'control characters in %j are detected by hasControlCharacters() and removed by withoutControlCharacters()',
  (text) => {
    expect(hasControlCharacters(text)).toBe(true)
    expect(hasControlCharacters(withoutControlCharacters(text))).toBe(false)
  },
)

test('a tab and non-ASCII characters are not control characters', () => {
  expect(hasControlCharacters('a\tb ü 日本 😀')).toBe(false)
  expect(withoutControlCharacters('a\tb ü\r\n😀')).toBe('a\tb ü  😀')
})
