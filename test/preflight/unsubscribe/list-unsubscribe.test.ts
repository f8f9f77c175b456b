import { expect, it } from 'vitest'

import { hasOpaquePart, parseListUnsubscribe } from '../../../src/preflight/unsubscribe/list-unsubscribe.ts'

it('parseListUnsubscribe() returns the addresses and the text outside brackets', () => {
  const parsed = parseListUnsubscribe('<https://a.com/u/1>, (by mail) <MAILTO:x@a.com>, http://b.com , <ftp://c.com>')
  expect(parsed.uris.map(({ scheme, index }) => [scheme, index])).toEqual([
    ['https', 1],
    ['mailto', 32],
    ['other', 65],
  ])
  expect(parsed.strays).toEqual(['http://b.com'])
})

it.each([
  ['https://shop.com/unsubscribe', false],
  ['https://shop.com/', false],
  ['https://shop.com/u/8f2c4e', true],
  ['https://shop.com/unsubscribe?id=17', true],
  ['https://shop.com/unsubscribe?abcdefgh', true],
  ['https://shop.com/u/abcdefghijklmnopqrst', true],
])('hasOpaquePart(%s) returns %s', (uri, expected) => {
  expect(hasOpaquePart(uri)).toBe(expected)
})
