import { describe, expect, test } from 'vitest'

import { measured } from '../../../src/verdict/placement/facts.ts'
import { measureNetwork, type NetworkFactsInput, reverseName } from '../../../src/verdict/placement/network-facts.ts'
import type { FakeRecords } from '../../support/fake-dns.ts'
import { fakeDns } from '../../support/fake-dns.ts'

const { signal } = new AbortController()
const question: NetworkFactsInput = {
  measuredAddress: '198.51.100.7',
  envelopeSenderDomain: 'bounce.shop.example',
  authorDomain: 'shop.example',
}
const zone: FakeRecords = {
  '7.100.51.198.in-addr.arpa': { PTR: ['mail.shop.example'] },
  'mail.shop.example': { A: ['198.51.100.7'] },
  'shop.example': { SOA: ['ns hostmaster 1 2 3 4 5'] },
  'bounce.shop.example': { TXT: ['v=spf1 -all'] },
}

describe('measureNetwork()', () => {
  test('sends no query if the sending address is unknown', async () => {
    const dns = fakeDns(zone)
    const facts = await measureNetwork({ ...question, measuredAddress: null }, dns, signal)
    expect(dns.questions).toEqual([])
    expect(Object.values(facts).map((fact) => fact.status)).toEqual(['not-measured', 'not-measured', 'not-measured'])
  })

  test('finds a name that resolves back, and domains that exist with or without their own SOA', async () => {
    expect(await measureNetwork(question, fakeDns(zone), signal)).toEqual({
      reverseDns: measured({ names: ['mail.shop.example'], isForwardConfirmed: true }),
      envelopeSenderExistence: measured('exists'),
      authorDomainExistence: measured('exists'),
    })
  })

  test('finds a name that resolves elsewhere, and one that does not resolve', async () => {
    const other = { ...zone, 'mail.shop.example': { A: ['198.51.100.8'] } }
    const expected = measured({ names: ['mail.shop.example'], isForwardConfirmed: false })
    expect((await measureNetwork(question, fakeDns(other), signal)).reverseDns).toEqual(expected)
    expect((await measureNetwork(question, fakeDns({ ...zone, 'mail.shop.example': {} }), signal)).reverseDns).toEqual(
      expected,
    )
  })

  test('queries AAAA for an IPv6 address', async () => {
    const name = `${'1.0.0.0.'.padEnd(48, '0.')}8.b.d.0.1.0.0.2.ip6.arpa`
    const records = { [name]: { PTR: ['mail.shop.example'] }, 'mail.shop.example': { AAAA: ['2001:db8::1'] } }
    const facts = await measureNetwork({ ...question, measuredAddress: '2001:db8::1' }, fakeDns(records), signal)
    expect(facts.reverseDns).toEqual(measured({ names: ['mail.shop.example'], isForwardConfirmed: true }))
  })

  test("does not require a reverse zone in the sender's zone file", async () => {
    const { reverseDns } = await measureNetwork(question, fakeDns({ 'shop.example': {} }), signal)
    expect(reverseDns).toEqual({ status: 'not-measured', reason: 'the zone file has no reverse zone' })
    const live = await measureNetwork(question, fakeDns({ 'shop.example': {} }, 'live'), signal)
    expect(live.reverseDns).toEqual(measured({ names: [], isForwardConfirmed: false }))
  })

  test('reports a domain as missing only on NXDOMAIN', async () => {
    const facts = await measureNetwork({ ...question, authorDomain: 'gone.example' }, fakeDns(zone), signal)
    expect(facts.authorDomainExistence).toEqual(measured('missing'))
  })

  test('distinguishes a failing zone from unavailable DNS', async () => {
    const failing = { ...zone, 'shop.example': 'servfail' } as const
    const own = await measureNetwork(question, fakeDns({ ...failing, '': { SOA: ['x'] } }, 'live'), signal)
    expect(own.authorDomainExistence).toEqual(measured('unanswered'))
    const broken = await measureNetwork(question, fakeDns({ '*': 'servfail' }, 'live'), signal)
    for (const fact of Object.values(broken)) expect(fact).toMatchObject({ status: 'not-measured', isOpen: true })
  })

  test('does not measure reverse DNS if forward confirmation fails', async () => {
    const facts = await measureNetwork(question, fakeDns({ ...zone, 'mail.shop.example': 'servfail' }), signal)
    expect(facts.reverseDns.status).toBe('not-measured')
  })

  test('measures nothing without a domain or an address', async () => {
    const facts = await measureNetwork(
      { measuredAddress: 'nonsense', envelopeSenderDomain: null, authorDomain: null },
      fakeDns(zone),
      signal,
    )
    expect(Object.values(facts).map((fact) => fact.status)).toEqual(['not-measured', 'not-measured', 'not-measured'])
  })
})

test.for([
  ['198.51.100.7', '7.100.51.198.in-addr.arpa'],
  ['::ffff:198.51.100.7', '7.100.51.198.in-addr.arpa'],
  ['2001:db8::567:89ab', 'b.a.9.8.7.6.5.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa'],
  ['fe80::1%eth0', null],
  ['host.example', null],
] as const)('reverseName(%j) returns %j', ([address, expected]) => {
  expect(reverseName(address)).toBe(expected)
})
