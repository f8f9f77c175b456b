import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type AddressClass, classifyAddress, isAllowedClass } from '../../../src/foundation/world/address-class.ts'
import { anIpv4In, anIpv6In, ipv4Text, ipv6Spellings, ipv6Text } from './address-arbitraries.ts'

/** Ranges from IANA's registries, independent of the table in the code. */
const refusedIpv4: readonly (readonly [string, AddressClass])[] = [
  ['0.0.0.0/8', 'unspecified'],
  ['10.0.0.0/8', 'private'],
  ['100.64.0.0/10', 'shared (CGNAT)'],
  ['127.0.0.0/8', 'loopback'],
  ['169.254.0.0/16', 'link-local'],
  ['172.16.0.0/12', 'private'],
  ['192.0.0.0/24', 'reserved'],
  ['192.0.2.0/24', 'documentation'],
  ['192.88.99.0/24', '6to4'],
  ['192.168.0.0/16', 'private'],
  ['198.18.0.0/15', 'benchmarking'],
  ['198.51.100.0/24', 'documentation'],
  ['203.0.113.0/24', 'documentation'],
  ['224.0.0.0/4', 'multicast'],
  ['240.0.0.0/4', 'reserved'],
]

const refusedIpv6: readonly (readonly [string, AddressClass])[] = [
  ['::ffff:0:0/96', 'IPv4 written as IPv6'],
  ['::ffff:0:0:0/96', 'IPv4 written as IPv6'],
  ['64:ff9b:1::/48', 'local NAT64'],
  ['100::/64', 'reserved'],
  ['2001::/32', 'Teredo'],
  ['2001:2::/48', 'benchmarking'],
  ['2001:10::/28', 'reserved'],
  ['2001:db8::/32', 'documentation'],
  ['2002::/16', '6to4'],
  ['3fff::/20', 'documentation'],
  ['4000::/3', 'reserved'],
  ['5f00::/16', 'reserved'],
  ['8000::/1', 'reserved'],
  ['fc00::/7', 'private'],
  ['fe80::/10', 'link-local'],
  ['fec0::/10', 'link-local'],
  ['ff00::/8', 'multicast'],
]

const metadataAddresses = `169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 168.63.129.16 192.0.0.192
  fd00:ec2::254 fd00:ec2::23 fd20:ce::254`.split(/\s+/u)

function isIn(number: number, range: string): boolean {
  const [base = '', length] = range.split('/')
  const start = base.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
  return number >= start && number < start + 2 ** (32 - Number(length))
}

describe('classifyAddress()', () => {
  it.each(refusedIpv4)('classifies every address of %s as %s', (range, kind) => {
    const anyOf = anIpv4In(range).map(ipv4Text)
    fc.assert(
      fc.property(anyOf, (address) => {
        expect(['cloud metadata', kind]).toContain(classifyAddress(address))
      }),
    )
  })

  it.each(refusedIpv6)('classifies no address of %s as public, and most as %s', (range, kind) => {
    fc.assert(
      fc.property(anIpv6In(range), (bytes) => {
        expect(classifyAddress(ipv6Text(bytes))).not.toBe('public')
      }),
    )
    const [first] = fc.sample(anIpv6In(range), { numRuns: 1, seed: 1 })
    const found = classifyAddress(ipv6Text(first ?? new Uint8Array(16)))
    expect(range === '8000::/1' ? kind : found).toBe(kind)
  })

  it('classifies all other IPv4 addresses as public', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 32 - 1 }), (number) => {
        const address = [24, 16, 8, 0].map((shift) => (number >>> shift) & 255).join('.')
        const isRefused = refusedIpv4.some(([range]) => isIn(number, range)) || metadataAddresses.includes(address)
        expect(classifyAddress(address) === 'public').toBe(!isRefused)
      }),
      { numRuns: 2000 },
    )
  })

  it.each(['1.1.1.1', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '172.15.255.255', '172.32.0.0'])(
    'classifies %s as public',
    (address) => {
      expect(classifyAddress(address)).toBe('public')
    },
  )

  it.each(['2606:4700::1111', '2a00:1450:4001::1', '2001:200::1', '2001:4860:4860::8888', '2003::1', '3ffe::1'])(
    'classifies %s as public',
    (address) => {
      expect(classifyAddress(address)).toBe('public')
    },
  )

  it.each(metadataAddresses)('classifies %s as a cloud metadata service', (address) => {
    expect(classifyAddress(address)).toBe('cloud metadata')
  })

  it.each([
    ['::', 'unspecified'],
    ['::1', 'loopback'],
    ['0:0:0:0:0:0:0:1', 'loopback'],
    ['::127.0.0.1', 'IPv4 written as IPv6'],
    ['::8.8.8.8', 'IPv4 written as IPv6'],
    ['::ffff:8.8.8.8', 'IPv4 written as IPv6'],
    ['::FFFF:7f00:1', 'IPv4 written as IPv6'],
    ['2002:7f00:1::', '6to4'],
    ['2001:0:7f00:1::', 'Teredo'],
  ])('classifies %s as %s', (address, kind) => {
    expect(classifyAddress(address)).toBe(kind)
  })

  it('classifies a NAT64 address by its IPv4 address', () => {
    fc.assert(
      fc.property(anIpv4In('0.0.0.0/0'), (quad) => {
        const bytes = Uint8Array.of(0, 0x64, 0xff, 0x9b, 0, 0, 0, 0, 0, 0, 0, 0, ...quad)
        expect(classifyAddress(ipv6Text(bytes))).toBe(classifyAddress(ipv4Text(quad)))
      }),
    )
    expect(classifyAddress('64:ff9b::10.0.0.1')).toBe('private')
    expect(classifyAddress('64:ff9b::808:808')).toBe('public')
  })

  it('classifies all textual forms of an IPv6 address the same', () => {
    const anyRange = fc.constantFrom('::/0', '2000::/3', '64:ff9b::/96', ...refusedIpv6.map(([range]) => range))
    fc.assert(
      fc.property(anyRange.chain(anIpv6In), (bytes) => {
        const kinds = ipv6Spellings(bytes).map(classifyAddress)
        expect(new Set(kinds).size).toBe(1)
      }),
    )
  })

  it.each(['', 'localhost', '1.2.3', '1.2.3.4.5', '0x7f.1', '2130706433', '127.1', '[::1]', 'fe80::1%eth0', '::g'])(
    'classifies %j as not an address',
    (text) => {
      expect(classifyAddress(text)).toBe('not an address')
    },
  )
})

describe('isAllowedClass()', () => {
  it('allows only public addresses by default', () => {
    const kinds = [...refusedIpv4, ...refusedIpv6].map(([, kind]) => kind)
    expect(kinds.filter((kind) => isAllowedClass(kind, { allowPrivate: false }))).toEqual([])
    expect(isAllowedClass('public', { allowPrivate: false })).toBe(true)
  })

  it('allows loopback, private and shared addresses with allow-private, but never metadata services', () => {
    const kinds: readonly AddressClass[] = ['loopback', 'private', 'shared (CGNAT)', 'link-local', 'cloud metadata']
    expect(kinds.map((kind) => isAllowedClass(kind, { allowPrivate: true }))).toEqual([true, true, true, false, false])
    expect(isAllowedClass('not an address', { allowPrivate: true })).toBe(false)
  })
})
