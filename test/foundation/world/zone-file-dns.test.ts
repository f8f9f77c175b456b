import { describe, expect, test } from 'vitest'

import { parseZoneFile } from '../../../src/foundation/world/parse-zone-file.ts'
import type { Dns, DnsAnswer, DnsType } from '../../../src/foundation/world/world.ts'
import type { Zone } from '../../../src/foundation/world/zone.ts'
import { zoneFileDns } from '../../../src/foundation/world/zone-file-dns.ts'
import { fakeDns } from '../../support/fake-dns.ts'

const signal = new AbortController().signal

function zoneOf(text: string): Zone {
  const parsed = parseZoneFile(text, 'a.zone')
  if (parsed.status === 'bad') throw new Error(JSON.stringify(parsed.problems))
  return parsed.value
}

function dnsOf(text: string, elsewhere: Dns = fakeDns({ '*': 'servfail' }, 'live')): Dns {
  return zoneFileDns([zoneOf(text)], elsewhere)
}

/** The zone of RFC 4592 §2.2.1, with the answers in that RFC. */
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
  test.for(rfc4592)('resolves %s %s as in RFC 4592', async ([name, type, expected]) => {
    expect(await wildcards.resolve(name, type, signal)).toEqual(expected)
  })

  const cases: readonly (readonly [string, DnsType, DnsAnswer])[] = [
    ['HOST.Shop.Example', 'A', { status: 'found', records: ['192.0.2.1'] }],
    ['one.shop.example', 'A', { status: 'found', records: ['192.0.2.1'] }],
    ['one.shop.example', 'CNAME', { status: 'found', records: ['two.shop.example'] }],
    ['one.shop.example', 'TXT', { status: 'nodata' }],
    ['b.shop.example', 'A', { status: 'nodata' }],
    ['nobody.shop.example', 'A', { status: 'nxdomain' }],
    ['x.y.wild.shop.example', 'A', { status: 'found', records: ['192.0.2.1'] }],
    ['wild.shop.example', 'A', { status: 'nodata' }],
  ]
  test.for(cases)('resolves %s %s', async ([name, type, expected]) => {
    expect(await names.resolve(name, type, signal)).toEqual(expected)
  })

  test('returns servfail for a CNAME loop', async () => {
    expect((await names.resolve('loop.shop.example', 'A', signal)).status).toBe('servfail')
  })

  test('never returns nxdomain for a name outside its zones', async () => {
    for (const name of ['away.shop.example', 'other.example', '_dmarc.example', 'in-addr.arpa', '']) {
      expect((await names.resolve(name, 'A', signal)).status).toBe('servfail')
    }
  })

  test('queries the other Dns for names outside its zones, including CNAME targets', async () => {
    const live = fakeDns(
      { 'www.elsewhere.example': { A: ['192.0.2.9'] }, '_spf.esp.example': { TXT: ['v=spf1 ip4:192.0.2.0/24 ~all'] } },
      'live',
    )
    const dns = zoneFileDns([zoneOf('$ORIGIN shop.example.\naway CNAME www.elsewhere.example.\n')], live)
    expect(await dns.resolve('away.shop.example', 'A', signal)).toEqual({ status: 'found', records: ['192.0.2.9'] })
    expect((await dns.resolve('_spf.ESP.example.', 'TXT', signal)).status).toBe('found')
    expect(await dns.resolve('gone.shop.example', 'TXT', signal)).toEqual({ status: 'nxdomain' })
    expect(live.questions).toEqual(['A www.elsewhere.example', 'TXT _spf.esp.example'])
  })

  test('uses the file with the closest apex, and follows a CNAME into another file', async () => {
    const parent = zoneOf(
      'shop.example. SOA ns.shop.example. h.shop.example. 1 2 3 4 5\nwww.shop.example. CNAME web.news.shop.example.\n',
    )
    const child = zoneOf(
      'news.shop.example. SOA ns.shop.example. h.shop.example. 1 2 3 4 5\nweb.news.shop.example. A 192.0.2.3\n',
    )
    const dns = zoneFileDns([parent, child], fakeDns({ '*': 'servfail' }, 'live'))
    expect(await dns.resolve('www.shop.example', 'A', signal)).toEqual({ status: 'found', records: ['192.0.2.3'] })
    expect(await dns.resolve('x.news.shop.example', 'A', signal)).toEqual({ status: 'nxdomain' })
  })

  test('queries the other Dns for delegated names', async () => {
    const live = fakeDns({ 'em.shop.example': { TXT: ['v=spf1 -all'] } }, 'live')
    const dns = dnsOf('$ORIGIN shop.example.\n@ SOA ns h 1 2 3 4 5\n@ NS ns\nem NS ns1.esp.example.\n', live)
    expect(await dns.resolve('em.shop.example', 'TXT', signal)).toEqual({ status: 'found', records: ['v=spf1 -all'] })
    expect([await dns.covers?.('em.shop.example'), await dns.covers?.('Mail.Shop.Example.')]).toEqual([false, true])
  })

  test("rejects with the signal's reason", async () => {
    await expect(names.resolve('host.shop.example', 'A', AbortSignal.abort(new Error('stop')))).rejects.toThrow('stop')
  })
})
