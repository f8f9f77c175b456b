import { expect, it } from 'vitest'

import { withoutNul } from '../../src/storage/without-nul.ts'

it.each([
  ['', ''],
  ['plain', 'plain'],
  ['\0', '\u{fffd}'],
  ['a\0b\0', 'a\u{fffd}b\u{fffd}'],
])('withoutNul(%j) is %j', (text, expected) => {
  expect(withoutNul(text)).toBe(expected)
})
