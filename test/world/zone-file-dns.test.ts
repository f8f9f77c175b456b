import { describe, expect, test } from 'vitest'

import { parseZoneFile } from '../../src/world/parse-zone-file.ts'
import type { Dns, DnsAnswer, DnsType } from '../../src/world/world.ts'
import { zoneFileDns } from '../../src/world/zone-file-dns.ts'

const signal = new AbortController().signal

function dnsOf(text: string): Dns {
  const parsed = parseZoneFile(text, 'a.zone')
  if (parsed.status === 'bad') throw new Error(JSON.stringify(parsed.problems))
  return zoneFileDns(parsed.value)
}

/** The zone of RFC 4592 §2.2.1, with the answers that the RFC states. */
const wildcards = dnsOf(`$ORIGIN example.
@ SOA ns hostmaster 1 2 3 4 5
@ NS ns.example.com.
* TXT "this is a wildcard"
* MX 10 host1.example.
sub.* TXT "this is not a wildcard"
host1 A 192.0.2.1
_ssh._tcp.host1 SRV 0 0 22 host1
_ssh._tcp.host2 SRV 0 0 22 host2
subdel NS ns.example.com.
`)

const names = dnsOf(`$ORIGIN shop.example.
@ TXT "v=spf1 -all"
host A 192.0.2.1
one CNAME two
two CNAME host
away CNAME www.elsewhere.example.
loop CNAME pool
pool CNAME loop
a.b A 192.0.2.2
*.wild CNAME host
`)

describe('zoneFileDns()', () => {
  const rfc4592: readonly (readonly [string, DnsType, DnsAnswer])[] = [
    ['host3.example.', 'MX', { status: 'found', records: ['10 host1.example'] }],
    ['host3.example', 'A', { status: 'nodata' }],
    ['foo.bar.example', 'TXT', { status: 'found', records: ['this is a wildcard'] }],
    ['host1.example', 'MX', { status: 'nodata' }],
    ['sub.*.example', 'MX', { status: 'nodata' }],
    ['_telnet._tcp.host1.example', 'TXT', { status: 'nxdomain' }],
    ['ghost.*.example', 'MX', { status: 'nxdomain' }],
    ['_tcp.host2.example', 'TXT', { status: 'nodata' }],
  ]
  test.for(rfc4592)('answers %s %s as RFC 4592 says', async ([name, type, expected]) => {
    expect(await wildcards.resolve(name, type, signal)).toEqual(expected)
  })

  const cases: readonly (readonly [string, DnsType, DnsAnswer])[] = [
    ['HOST.Shop.Example', 'A', { status: 'found', records: ['192.0.2.1'] }],
    ['one.shop.example', 'A', { status: 'found', records: ['192.0.2.1'] }],
    ['one.shop.example', 'CNAME', { status: 'found', records: ['two.shop.example'] }],
    ['one.shop.example', 'TXT', { status: 'nodata' }],
    ['away.shop.example', 'A', { status: 'nxdomain' }],
    ['b.shop.example', 'A', { status: 'nodata' }],
    ['nobody.shop.example', 'A', { status: 'nxdomain' }],
    ['other.example', 'TXT', { status: 'nxdomain' }],
    ['x.y.wild.shop.example', 'A', { status: 'found', records: ['192.0.2.1'] }],
    ['wild.shop.example', 'A', { status: 'nodata' }],
    ['in-addr.arpa', 'NS', { status: 'nxdomain' }],
  ]
  test.for(cases)('answers %s %s', async ([name, type, expected]) => {
    expect(await names.resolve(name, type, signal)).toEqual(expected)
  })

  test('calls a loop of CNAMEs a failure, not a missing name', async () => {
    expect((await names.resolve('loop.shop.example', 'A', signal)).status).toBe('servfail')
  })

  test('is hermetic by its kind and obeys the signal', async () => {
    expect(names.kind).toBe('zone-file')
    await expect(names.resolve('host.shop.example', 'A', AbortSignal.abort(new Error('stop')))).rejects.toThrow('stop')
  })
})
