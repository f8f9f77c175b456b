import { describe, expect, test } from 'vitest'

import { isSameAddress, reverseName } from '../../../src/verdict/placement/reverse-name.ts'

describe('reverseName()', () => {
  const cases: readonly (readonly [string, string | null])[] = [
    ['198.51.100.7', '7.100.51.198.in-addr.arpa'],
    ['::ffff:198.51.100.7', '7.100.51.198.in-addr.arpa'],
    ['2001:db8::567:89ab', 'b.a.9.8.7.6.5.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa'],
    ['::1', '1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.ip6.arpa'],
    ['64:ff9b::192.0.2.1', '1.0.2.0.0.0.0.c.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.b.9.f.f.4.6.0.0.ip6.arpa'],
    ['1:2:3:4:5:6:7:8', '8.0.0.0.7.0.0.0.6.0.0.0.5.0.0.0.4.0.0.0.3.0.0.0.2.0.0.0.1.0.0.0.ip6.arpa'],
    ['fe80::1%eth0', null],
    ['host.example', null],
    ['', null],
  ]
  test.for(cases)('of %s is %s', ([address, expected]) => {
    expect(reverseName(address)).toBe(expected)
  })
})

describe('isSameAddress()', () => {
  test('compares addresses, not spellings', () => {
    expect(isSameAddress('2001:DB8::1', '2001:db8:0:0:0:0:0:1')).toBe(true)
    expect(isSameAddress('::ffff:192.0.2.1', '192.0.2.1')).toBe(true)
    expect(isSameAddress('192.0.2.1', '192.0.2.2')).toBe(false)
    expect(isSameAddress('nothing', 'nothing')).toBe(false)
  })
})
