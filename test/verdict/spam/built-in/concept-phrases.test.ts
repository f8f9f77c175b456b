import { expect, test } from 'vitest'

import { phrases } from '../../../../src/verdict/spam/built-in/concept-phrases.ts'

test.for([
  ['act now', 'please act now!', true],
  ['act now', 'react now', false],
  ['gewinn*', 'gewinnbenachrichtigung', true],
  ['call … us', 'call one of us', true],
  ['call … us', 'call us', true],
  ['call … us', 'call the first three of us', false],
  ['one | two\n three', 'three', true],
  ['当選', 'ご当選です', true],
] as const)('phrases(%j) finds in %j: %s', ([list, text, expected]) => {
  expect(phrases(list).test(text)).toBe(expected)
})
