import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isLoopbackAddress, plainAddress, readIpv6 } from '../../../src/service/http/ip-address.ts'
import { ipv6Spellings } from '../webhooks/address-arbitraries.ts'

describe('readIpv6()', () => {
  it('reads every spelling of sixteen bytes back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
        for (const text of ipv6Spellings(bytes)) expect(readIpv6(text)).toEqual(bytes)
      }),
    )
  })

  it.each([
    ['::', '00000000000000000000000000000000'],
    ['::1', '00000000000000000000000000000001'],
    ['1::', '00010000000000000000000000000000'],
    ['fe80::a:b', 'fe8000000000000000000000000a000b'],
    ['::ffff:192.0.2.1', '00000000000000000000ffffc0000201'],
  ])('reads %s', (text, hex) => {
    expect(Buffer.from(readIpv6(text) ?? []).toString('hex')).toBe(hex)
  })

  it.each(['', '1.2.3.4', ':::', '1:2:3:4:5:6:7', 'fe80::1%eth0', '::1.2.3'])('is null for %j', (text) => {
    expect(readIpv6(text)).toBeNull()
  })
})

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '::ffff:c000:201'],
  ['2001:db8::1', '2001:db8::1'],
  ['unknown', 'unknown'],
])('plainAddress(%j) is %j', (text, expected) => {
  expect(plainAddress(text)).toBe(expected)
})

it.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:192.0.2.1', false],
  ['128.0.0.1', false],
  ['::', false],
  ['127.0.0.1.example', false],
  ['', false],
])('isLoopbackAddress(%j) is %j', (text, expected) => {
  expect(isLoopbackAddress(text)).toBe(expected)
})
