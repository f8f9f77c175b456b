import { expect, it } from 'vitest'
import { parseZoneFile } from '../../../src/foundation/world/parse-zone-file.ts'
import type { Dns } from '../../../src/foundation/world/world.ts'
import type { SendingIdentity } from '../../../src/preflight/dns/dns-facts.ts'
import { dnsReader } from '../../../src/preflight/dns/dns-reader.ts'
import { unanswered } from '../../../src/preflight/dns/dns-rule.ts'
import { valueOf } from '../../support/a-repository.ts'
import { fakeDns } from '../../support/fake-dns.ts'

const { signal } = new AbortController()

function anIdentity(domain: string): SendingIdentity {
  return {
    authorDomain: domain,
    replyToDomains: [],
    envelopeSender: `bounces@${domain}`,
    envelopeDomain: domain,
    isEnvelopeStated: true,
    signatures: [],
    sendingIp: null,
  }
}

const zone = valueOf(
  parseZoneFile(
    'shop.com. IN SOA ns1.shop.com. h.shop.com. 1 2 3 4 5\nshop.com. IN TXT "v=spf1 include:esp.net -all"\n',
    'shop.zone',
  ),
)

it.each([
  ['off', [zone], 'dns is off'],
  ['zone', [], 'zone-file is not set, and dns is not set to live'],
] as const)('dnsReader() checks nothing with the mode %s and %j', async (mode, zones, reason) => {
  const live = fakeDns({})
  expect(await dnsReader({ mode, zones, live })(anIdentity('shop.com'), signal)).toEqual({
    status: 'unchecked',
    reason,
  })
  expect(live.questions).toEqual([])
})

it('dnsReader() queries no server in mode zone', async () => {
  const live = fakeDns({})
  const facts = await dnsReader({ mode: 'zone', zones: [zone], live })(anIdentity('shop.com'), signal)
  if (facts.status === 'unchecked') throw new Error(facts.reason)
  expect(facts.spf.cost.unknowns).toEqual(['include:esp.net'])
  expect(unanswered(facts.spf.cost.unknowns, facts.failures)).toEqual({
    uncheckedBecause: 'include:esp.net: the name is not in the zone files (set dns: live to query it)',
  })
  expect(facts.failures.every(({ isUnasked }) => isUnasked)).toBe(true)
  expect(live.questions).toEqual([])
})

it('dnsReader() says "no DNS response" only about a name that it queried', async () => {
  const live = fakeDns({
    'esp.net': 'servfail',
    'shop.com': { TXT: ['v=spf1 include:esp.net include:esp.example -all'] },
  })
  const facts = await dnsReader({ mode: 'live', zones: [], live })(anIdentity('shop.com'), signal)
  if (facts.status === 'unchecked') throw new Error(facts.reason)
  expect(unanswered(facts.spf.cost.unknowns, facts.failures)).toEqual({
    uncheckedBecause: 'no DNS response for include:esp.net',
  })
})

it('dnsReader() checks nothing if the DNS server answers NXDOMAIN to every query, even for the root zone', async () => {
  const live: Dns = { resolve: async () => await Promise.resolve({ status: 'nxdomain' }) }
  expect(await dnsReader({ mode: 'live', zones: [], live })(anIdentity('shop.com'), signal)).toEqual({
    status: 'unchecked',
    reason: 'the DNS server answers that the root zone does not exist, so its other answers were not used',
  })
})

it('dnsReader() queries a server for names outside the zones in mode live', async () => {
  const live = fakeDns({ 'esp.net': { TXT: ['v=spf1 ip4:192.0.2.1 -all'] } })
  const facts = await dnsReader({ mode: 'live', zones: [zone], live })(anIdentity('shop.com'), signal)
  if (facts.status === 'unchecked') throw new Error(facts.reason)
  expect(facts.spf.cost).toEqual({ lookupCount: 1, voidTerms: [], unknowns: [] })
  expect(live.questions).toContain('TXT esp.net')
  expect(live.questions).not.toContain('TXT shop.com')
})

it('dnsReader() never queries reserved names', async () => {
  const live = fakeDns({})
  await dnsReader({ mode: 'live', zones: [], live })(anIdentity('shop.example'), signal)
  expect(live.questions).toEqual([])
})

it('dnsReader() looks up each sender once', async () => {
  const live = fakeDns({ 'shop.net': { TXT: ['v=spf1 -all'] } })
  const read = dnsReader({ mode: 'live', zones: [], live })
  const first = await read(anIdentity('shop.net'), signal)
  const count = live.questions.length
  expect(await read(anIdentity('shop.net'), signal)).toBe(first)
  expect(live.questions).toHaveLength(count)
})
