import { describe, expect, it } from 'vitest'

import {
  clientAddressOf,
  noTrustedProxies,
  parseTrustedProxies,
  type TrustedProxies,
} from '../../../src/service/http/client-address.ts'
import { valueOf } from '../../support/parsed.ts'

function proxies(...entries: readonly string[]): TrustedProxies {
  return valueOf(parseTrustedProxies(entries))
}

function addressOf(peer: string, headers: Readonly<Record<string, string>>, trusted: TrustedProxies): string {
  return clientAddressOf({ socket: { remoteAddress: peer }, headers }, trusted)
}

const inside = proxies('10.0.0.0/8', '127.0.0.1', '2001:db8:1::/48', '::1')

describe('clientAddressOf()', () => {
  it.each([
    ['192.0.2.1', {}],
    ['192.0.2.1', { 'x-forwarded-for': '198.51.100.9' }],
    ['192.0.2.1', { forwarded: 'for=198.51.100.9' }],
    ['::ffff:192.0.2.1', { 'x-forwarded-for': '198.51.100.9' }],
  ])('returns the peer %s unless it is a trusted proxy, whatever %j contains', (peer, headers) => {
    expect(addressOf(peer, headers, inside)).toBe('192.0.2.1')
  })

  it.each([
    ['one proxy', '10.1.2.3', '198.51.100.9', '198.51.100.9'],
    ['a proxy on this machine', '127.0.0.1', '198.51.100.9', '198.51.100.9'],
    ['a proxy with an IPv4-mapped address', '::ffff:10.1.2.3', '198.51.100.9', '198.51.100.9'],
    ['a proxy with an IPv6 address', '2001:db8:1:5::7', '2001:db8:ffff::9', '2001:db8:ffff::9'],
    ['two proxies', '10.1.2.3', '198.51.100.9, 10.9.9.9', '198.51.100.9'],
    ['a client that forges another address', '10.1.2.3', '203.0.113.1, 198.51.100.9', '198.51.100.9'],
    ['a client that claims to be a trusted proxy', '10.1.2.3', '10.5.5.5, 198.51.100.9', '198.51.100.9'],
    ['only trusted proxies', '10.1.2.3', '10.5.5.5, 10.6.6.6', '10.5.5.5'],
    ['an address with a port', '10.1.2.3', '198.51.100.9:4711', '198.51.100.9'],
    ['brackets and a port', '10.1.2.3', '[2001:db8:ffff::9]:4711', '2001:db8:ffff::9'],
    ['an entry that is not an address', '10.1.2.3', '198.51.100.9, unknown', '10.1.2.3'],
    ['nothing', '10.1.2.3', '', '10.1.2.3'],
    ['a client with an IPv4-mapped address', '10.1.2.3', '::ffff:198.51.100.9', '198.51.100.9'],
  ])('reads X-Forwarded-For from the right: %s', (_what, peer, field, expected) => {
    expect(addressOf(peer, { 'x-forwarded-for': field }, inside)).toBe(expected)
  })

  it.each([
    ['for=198.51.100.9', '198.51.100.9'],
    ['For="198.51.100.9:4711";proto=https;by=10.1.2.3', '198.51.100.9'],
    ['for="[2001:db8:ffff::9]:4711"', '2001:db8:ffff::9'],
    ['for=203.0.113.1, for=198.51.100.9;proto=http, for=10.9.9.9', '198.51.100.9'],
    ['for=203.0.113.1, for=_hidden', '10.1.2.3'],
    ['for=203.0.113.1, for=unknown', '10.1.2.3'],
    ['proto=https', '10.1.2.3'],
    ['for="203.0.113.1, for=198.51.100.9"', '10.1.2.3'],
  ])('reads Forwarded: %s', (field, expected) => {
    expect(addressOf('10.1.2.3', { forwarded: field }, inside)).toBe(expected)
  })

  it('prefers X-Forwarded-For over Forwarded', () => {
    const headers = { 'x-forwarded-for': '198.51.100.9', forwarded: 'for=203.0.113.1' }
    expect(addressOf('10.1.2.3', headers, inside)).toBe('198.51.100.9')
  })

  it('trusts no proxy by default', () => {
    expect(addressOf('127.0.0.1', { 'x-forwarded-for': '198.51.100.9' }, noTrustedProxies)).toBe('127.0.0.1')
  })
})

describe('parseTrustedProxies()', () => {
  it('names every entry that is not an address or network', () => {
    const parsed = parseTrustedProxies([
      '10.0.0.1',
      '10.0.0.0/33',
      'proxy.example',
      '::1/129',
      '10.0.0.0/8/8',
      '1/x',
      '',
    ])
    expect(parsed.status === 'bad' && parsed.problems.map((problem) => problem.came)).toEqual(
      ['10.0.0.0/33', 'proxy.example', '::1/129', '10.0.0.0/8/8', '1/x', ''].map((entry) => `"${entry}"`),
    )
  })

  it.each([
    ['192.0.2.0/24', '192.0.2.255', true],
    ['192.0.2.0/24', '192.0.3.0', false],
    ['0.0.0.0/0', '203.0.113.7', true],
    ['2001:db8::/32', '2001:db8:ffff::1', true],
    ['2001:db8::/32', '2001:db9::1', false],
  ])('%s contains %s: %s', (network, address, isIn) => {
    expect(proxies(network).has(address)).toBe(isIn)
  })
})
