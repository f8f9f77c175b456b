import { expect, it } from 'vitest'
import { addressesOf } from '../../../src/preflight/sender/header-addresses.ts'
import { sourceOfFile } from '../../../src/render/source-text.ts'
import { literalText } from '../../support/literal-text.ts'

it.each([
  ['Shop <a@shop.com>, b@shop.com', ['a@shop.com', 'b@shop.com']],
  ['"Shop"\r\n <a@shop.com>', ['a@shop.com']],
  ['no address', []],
])('addressesOf(%j) returns %j', (text, expected) => {
  expect(addressesOf(literalText(sourceOfFile('a.html', text))).map(({ address }) => address)).toEqual(expected)
})

it('addressesOf() for a missing field returns no addresses', () => {
  expect(addressesOf(null)).toEqual([])
})
