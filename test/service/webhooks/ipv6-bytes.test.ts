import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readIpv6 } from '../../../src/service/webhooks/ipv6-bytes.ts'
import { ipv6Spellings } from './address-arbitraries.ts'

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
