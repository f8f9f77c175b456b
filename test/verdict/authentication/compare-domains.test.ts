import { expect, it } from 'vitest'

import { isSameByName } from '../../../src/verdict/authentication/compare-domains.ts'

it.each([
  ['shop.example', 'shop.example', true],
  ['shop.example', 'shop.test', false],
  ['news.shop.example', 'shop.example', null],
])('isSameByName() for %s and %s returns %s', (domain, expected, answer) => {
  expect(isSameByName({ domain, expected })).toBe(answer)
})
