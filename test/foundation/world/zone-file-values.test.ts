import { describe, expect, test } from 'vitest'

import type { DnsType } from '../../../src/foundation/world/world.ts'
import { readZoneEntries } from '../../../src/foundation/world/zone-file-tokens.ts'
import { valueReaders } from '../../../src/foundation/world/zone-file-values.ts'

function read(type: DnsType, data: string): string {
  const tokens = readZoneEntries(data, 'a.zone').entries[0]?.tokens ?? []
  const value = valueReaders[type](tokens, 'shop.example')
  return value.status === 'ok' ? value.value : `bad: ${value.came}; ${value.expected}`
}

describe('valueReaders', () => {
  const good: readonly (readonly [DnsType, string, string])[] = [
    ['A', '192.0.2.1', '192.0.2.1'],
    ['AAAA', '2001:DB8::1', '2001:db8::1'],
    ['CNAME', 'host', 'host.shop.example'],
    ['NS', 'ns.other.example.', 'ns.other.example'],
    ['PTR', '@', 'shop.example'],
    ['MX', '10 mx', '10 mx.shop.example'],
    ['MX', '0 .', '0 .'],
    ['SOA', 'ns hostmaster 2026010101 1h 900 1w 1h', 'ns.shop.example hostmaster.shop.example 2026010101 1h 900 1w 1h'],
    ['TXT', '"v=DKIM1; " "p=abc"', 'v=DKIM1; p=abc'],
    ['TXT', 'bare words', 'barewords'],
  ]
  test.for(good)('%s accepts %s', ([type, data, expected]) => {
    expect(read(type, data)).toBe(expected)
  })

  const wrong: readonly (readonly [DnsType, string])[] = [
    ['A', '192.0.2'],
    ['A', '192.0.2.1 192.0.2.2'],
    ['A', '2001:db8::1'],
    ['AAAA', '192.0.2.1'],
    ['CNAME', ''],
    ['CNAME', 'a b'],
    ['CNAME', '"quoted"'],
    ['MX', 'mx'],
    ['MX', '99999 mx'],
    ['MX', '10 a..b'],
    ['SOA', 'ns hostmaster 1 2 3 4'],
    ['SOA', 'ns hostmaster x 2 3 4 5'],
    ['SOA', 'n..s hostmaster 1 2 3 4 5'],
    ['TXT', ''],
    ['TXT', '"\\300"'],
  ]
  test.for(wrong)('%s rejects %s', ([type, data]) => {
    expect(read(type, data)).toMatch(/^bad: /u)
  })

  test('TXT rejects a string over 255 bytes, as BIND does, and explains how to split it', () => {
    expect(read('TXT', `"${'x'.repeat(255)}"`)).toHaveLength(255)
    expect(read('TXT', `"${'x'.repeat(256)}"`)).toContain('255 bytes')
    expect(read('TXT', `"${'ü'.repeat(128)}"`)).toContain('255 bytes')
  })
})
