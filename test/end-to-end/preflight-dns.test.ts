/** The DNS rules of preflight against Debian's NSD, through the live resolver. */

import { describe, expect, test } from 'vitest'

import { startDnsFront } from '../support/dns-front.ts'
import { startDnsServer } from '../support/dns-server.ts'
import { startNameServer, type ZoneRecords } from '../support/name-server.ts'
import { check, dnsLines, domain, key, preflight, readerOf, soundZone, withSpf } from '../support/preflight-dns.ts'

function spfWithIncludes(count: number): ZoneRecords {
  const names = Array.from({ length: count }, (_, index) => `i${index}.northwind.net`)
  const includes = names.map((name) => `include:${name}`).join(' ')
  const networks = Object.fromEntries(names.map((name) => [name, { TXT: ['v=spf1 ip4:192.0.2.1 ~all'] }]))
  return withSpf(`v=spf1 ${includes} ip4:198.51.100.0/28 ~all`, networks)
}

describe('DNS rules against an authoritative server', () => {
  test('find nothing in a valid zone', async () => {
    expect(await check(soundZone)).toEqual([])
  })

  test.each([
    [9, ['notice spf-lookups']],
    [10, ['notice spf-lookups']],
    [11, ['error spf-lookups']],
  ])('report %i SPF lookups correctly', async (count, expected) => {
    expect(await check(spfWithIncludes(count))).toEqual(expected)
  })

  test.each([
    [2, []],
    [3, ['error spf-void-lookups']],
  ])('report %i void SPF lookups correctly', async (count, expected) => {
    const terms = ['a:old1', 'mx:old2', 'exists:old3'].slice(0, count).map((term) => `${term}.northwind.net`)
    expect(await check(withSpf(`v=spf1 ${terms.join(' ')} ip4:198.51.100.0/28 ~all`))).toEqual(expected)
  })

  test.each<readonly [string, ZoneRecords, readonly string[]]>([
    ['an invalid term', withSpf('v=spf1 ipv4:198.51.100.0/28 ~all'), ['error spf-syntax']],
    ['no space after the version', withSpf('v=spf1ip4:198.51.100.0/28 ~all'), ['error spf-syntax']],
    ['+all', withSpf('v=spf1 +all'), ['error spf-plus-all']],
    ['another address', withSpf('v=spf1 ip4:192.0.2.0/24 -all'), ['error spf-not-authorized']],
    ['a loop', withSpf(`v=spf1 include:${domain} ~all`), ['error spf-lookups']],
    [
      'an include of a missing record',
      withSpf('v=spf1 ip4:198.51.100.7 include:gone.northwind.net ~all'),
      ['error spf-syntax'],
    ],
    [
      'two SPF records',
      { ...soundZone, [domain]: { ...soundZone[domain], TXT: ['v=spf1 ip4:198.51.100.7 ~all', 'v=spf1 mx ~all'] } },
      ['error spf-multiple'],
    ],
    ['no SPF record', { ...soundZone, [domain]: { MX: [`10 mx1.${domain}.`] } }, ['error spf-missing']],
    ['no DKIM key', { ...soundZone, [`s1._domainkey.${domain}`]: {} }, ['error dkim-missing']],
    ['a revoked key', { ...soundZone, [`s1._domainkey.${domain}`]: { TXT: ['v=DKIM1; p='] } }, ['error dkim-revoked']],
    [
      'two keys',
      { ...soundZone, [`s1._domainkey.${domain}`]: { TXT: [key.record, 'v=DKIM1; p='] } },
      ['error dkim-multiple'],
    ],
    ['no DMARC record', { ...soundZone, [`_dmarc.${domain}`]: {} }, ['error dmarc-missing']],
    [
      'two DMARC records',
      { ...soundZone, [`_dmarc.${domain}`]: { TXT: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] } },
      ['error dmarc-multiple'],
    ],
    [
      'a misspelled policy',
      { ...soundZone, [`_dmarc.${domain}`]: { TXT: ['v=DMARC1; p=rejct'] } },
      ['error dmarc-syntax'],
    ],
    ['p=none', { ...soundZone, [`_dmarc.${domain}`]: { TXT: ['v=DMARC1; p=none'] } }, ['notice dmarc-policy-none']],
    [
      'a report address of another organization',
      { ...soundZone, [`_dmarc.${domain}`]: { TXT: ['v=DMARC1; p=reject; rua=mailto:a@northwind.net'] } },
      ['warning dmarc-rua-unauthorized'],
    ],
    ['a null MX', { ...soundZone, [domain]: { ...soundZone[domain], MX: ['0 .'] } }, ['error mx-missing']],
    ['no PTR', { ...soundZone, '7.100.51.198.in-addr.arpa': {} }, ['error ptr-mismatch']],
    [
      'a PTR that does not match',
      { ...soundZone, '7.100.51.198.in-addr.arpa': { PTR: ['other.northwind.net.'] } },
      ['error ptr-mismatch'],
    ],
  ])('find %s', async (_what, zone, expected) => {
    expect(await check(zone)).toEqual(expected)
  })

  test('report that a domain does not exist, and nothing about its records', async () => {
    expect(await check({ 'northwind.net': {} })).toEqual([
      'error dkim-missing',
      'error ptr-mismatch',
      'warning soa-missing',
    ])
  })
})

/** The rules that cannot be checked when every query about the sender fails. */
const withoutAnswers = [
  'notice dns-unavailable',
  'unchecked dkim-missing',
  'unchecked dmarc-missing',
  'unchecked dmarc-policy-none',
  'unchecked mx-missing',
  'unchecked ptr-mismatch',
  'unchecked soa-missing',
  'unchecked spf-missing',
  'unchecked spf-not-authorized',
]

describe('DNS rules report no record as absent', () => {
  test('when the server answers SERVFAIL', async () => {
    const { '7.100.51.198.in-addr.arpa': reverse = {} } = soundZone
    const zone = { '7.100.51.198.in-addr.arpa': reverse }
    expect(await check(zone, { brokenApex: domain })).toEqual(withoutAnswers)
  })

  test('when the server answers REFUSED', async () => {
    expect(await check({}, { apex: 'northwind.net' })).toEqual(withoutAnswers)
  })

  test('when the server does not answer in time', async () => {
    await using server = await startDnsServer(() => ({ status: 'silent' }))
    expect(dnsLines(await preflight(readerOf(server.address, 300)))).toEqual(withoutAnswers)
  })

  test('when an answer is truncated and TCP is not possible', async () => {
    const texts = Array.from({ length: 40 }, (_, index) => `verification-${index}=${'x'.repeat(200)}`)
    const zone = {
      ...soundZone,
      [domain]: { ...soundZone[domain], TXT: [...texts, 'v=spf1 ip4:198.51.100.0/28 ~all'] },
    }
    await using server = await startNameServer(zone)
    expect(dnsLines(await preflight(readerOf(server.address)))).toEqual([])
    await using front = await startDnsFront(server.host)
    const { findings, unchecked } = await preflight(readerOf(front.address))
    expect(findings.filter(({ ruleId }) => ruleId.startsWith('spf'))).toEqual([])
    expect(unchecked.map(({ ruleId }) => ruleId)).toContain('spf-missing')
  })

  test('when only the server of an include fails', async () => {
    const zone = withSpf('v=spf1 ip4:198.51.100.0/28 include:_spf.northwind.net ~all')
    expect(await check(zone, { brokenApex: 'northwind.net' })).toEqual([
      'notice dns-unavailable',
      'unchecked spf-lookups',
      'unchecked spf-void-lookups',
    ])
  })
})
