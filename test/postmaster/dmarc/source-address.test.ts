import { describe, expect, it } from 'vitest'

import { parseSourceAddress } from '../../../src/postmaster/dmarc/source-address.ts'

describe('parseSourceAddress()', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['2001:DB8:0000:0000:0000:0000:0000:0001', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:0201', '192.0.2.1'],
    ['::1', '::1'],
    ['::192.0.2.1', '::c000:201'],
    ['fe80::1%eth0', null],
    ['192.0.2.256', null],
    ['192.0.2', null],
    ['0x7f000001', null],
    ['shop.example', null],
    ['', null],
  ])('makes %s %s', (text, address) => {
    expect(parseSourceAddress(text)).toBe(address)
  })
})
