import { expect, it } from 'vitest'

import { areRelated } from '../../../src/preflight/sender/related-domains.ts'

it.each([
  ['shop.com', 'mail.Shop.com', true],
  ['a.shop.co.uk', 'b.shop.co.uk', true],
  ['shop.co.uk', 'other.co.uk', false],
  ['shop.com', 'myshop.com', false],
])('areRelated(%s, %s) returns %s', (one, other, expected) => {
  expect(areRelated(one, other)).toBe(expected)
})
