import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import {
  addressBytes,
  canonicalAddress,
  clientNetwork,
  isInNetworks,
  isIpAddress,
  isLocalNetworkAddress,
  isLoopbackAddress,
  isLoopbackHost,
  isSameAddress,
  parseNetwork,
  plainAddress,
} from '../../../src/foundation/world/ip-address.ts'
import { ipv6Spellings } from './address-arbitraries.ts'

const notAddresses = ['', '1.2.3', '127.1', '0x7f.1', '192.0.2.256', ':::', 'fe80::1%eth0', 'shop.example']

describe('canonicalAddress()', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['2001:DB8:0000:0000:0000:0000:0000:0001', '2001:db8::1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:0201', '192.0.2.1'],
    ['::1', '::1'],
    ['64:ff9b::192.0.2.1', '64:ff9b::c000:201'],
  ])('writes %s as %s', (text, expected) => {
    expect(canonicalAddress(text)).toBe(expected)
  })

  it.each(notAddresses)('returns null for %j', (text) => {
    expect([isIpAddress(text), canonicalAddress(text), addressBytes(text)]).toEqual([false, null, null])
  })
})

test('addressBytes() parses every notation of an IPv6 address', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
      for (const text of ipv6Spellings(bytes)) expect(addressBytes(text)).toEqual(bytes)
    }),
  )
})

test('isSameAddress() compares addresses regardless of notation', () => {
  expect(isSameAddress('2001:DB8::1', '2001:db8:0:0:0:0:0:1')).toBe(true)
  expect(isSameAddress('::ffff:192.0.2.1', '192.0.2.1')).toBe(true)
  expect(isSameAddress('192.0.2.1', '192.0.2.2')).toBe(false)
  expect(isSameAddress('localhost', 'localhost')).toBe(false)
})

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['2001:DB8::1', '2001:DB8::1'],
  ['unknown', 'unknown'],
])('plainAddress(%j) returns %j', (text, expected) => {
  expect(plainAddress(text)).toBe(expected)
})

it.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['0:0:0:0:0:0:0:1', true],
  ['::FFFF:127.0.0.1', true],
  ['::ffff:192.0.2.127', false],
  ['128.0.0.1', false],
  ['12.7.0.0', false],
  ['::', false],
  ['1::1', false],
  ['127.0.0.1.example', false],
  ['localhost', false],
])('isLoopbackAddress(%j) returns %j', (text, expected) => {
  expect(isLoopbackAddress(text)).toBe(expected)
})

describe('parseNetwork() and isInNetworks()', () => {
  it.each([
    ['10.0.0.0/8', '10.255.0.1', true],
    ['10.0.0.0/8', '11.0.0.1', false],
    ['192.0.2.1', '192.0.2.1', true],
    ['192.0.2.1', '192.0.2.2', false],
    ['2001:db8::/32', '2001:DB8:1::', true],
    ['::/0', '10.0.0.1', false],
    ['0.0.0.0/0', 'fe80::1%eth0', false],
  ])('%s contains %s: %s', (network, address, expected) => {
    const parsed = parseNetwork(network)
    expect(parsed !== null && isInNetworks(address, [parsed])).toBe(expected)
  })

  it.each(['', '10.0.0.0/33', '10.0.0.0/-1', '10.0.0.0/8/8', '::/129', '10.0.0.0/', 'fe80::1%eth0/64', '10/8'])(
    'parseNetwork(%j) returns null',
    (text) => {
      expect(parseNetwork(text)).toBeNull()
    },
  )
})

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['unknown', 'unknown'],
])('clientNetwork(%j) returns %j', (text, expected) => {
  expect(clientNetwork(text)).toBe(expected)
})

describe('isLocalNetworkAddress()', () => {
  it.each(
    '0.0.0.1 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.31.0.1 192.168.0.1 ::1 :: fd00::1 fe80::1 ::ffff:10.0.0.1'.split(
      ' ',
    ),
  )('is true for %s', (address) => {
    expect(isLocalNetworkAddress(address)).toBe(true)
  })

  it.each('9.9.9.9 100.128.0.1 172.32.0.1 203.0.113.9 2001:db8::1 ::ffff:8.8.8.8 shop.example'.split(' '))(
    'is false for %s',
    (text) => {
      expect(isLocalNetworkAddress(text)).toBe(false)
    },
  )
})

describe('isLoopbackHost()', () => {
  it.each(['127.0.0.1', '127.255.0.3', 'localhost', 'LocalHost', '::1', '[::1]', '0:0:0:0:0:0:0:1'])(
    'is true for %j',
    (host) => {
      expect(isLoopbackHost(host)).toBe(true)
    },
  )

  it.each(['128.0.0.1', 'localhost.example', '127.0.0.1.example', '::2', '::', '2001:db8::1', '1270.0.1', ''])(
    'rejects %j',
    (host) => {
      expect(isLoopbackHost(host)).toBe(false)
    },
  )
})
