import { expect, it } from 'vitest'

import { isAscii, lookAlikeReason } from '../../../src/preflight/links/look-alike-hosts.ts'

it.each([
  ['p\u0430ypal.com', 'mixes Latin and Cyrillic letters'],
  ['xn--80ak6aa92e.com', 'looks like "apple" but is written in Cyrillic letters'],
  ['www.g\u00f6ogle.com', 'looks like "google"'],
  ['\u0440\u03bf.com', 'mixes Cyrillic and Greek letters'],
])('lookAlikeReason(%s) returns: %s', (host, reason) => {
  expect(lookAlikeReason(host)).toBe(reason)
})

it.each(['paypal.com', 'büro-rad.de', 'пример.рф', 'сор.рф', '日本語ab.jp', 'ελλάδα.gr', 'xn--bro-rad-n2a.de'])(
  'lookAlikeReason() accepts %s',
  (host) => {
    expect(lookAlikeReason(host)).toBeNull()
  },
)

it('isAscii() returns false for non-ASCII letters', () => {
  expect(isAscii('xn--bro')).toBe(true)
  expect(isAscii('bürо')).toBe(false)
})
