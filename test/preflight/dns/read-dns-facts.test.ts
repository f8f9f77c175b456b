import { describe, expect, it } from 'vitest'

import type { CheckedDns, SendingIdentity } from '../../../src/preflight/dns/dns-facts.ts'
import { readDnsFacts } from '../../../src/preflight/dns/read-dns-facts.ts'
import { type FakeRecords, fakeDns } from '../../support/fake-dns.ts'

const { signal } = new AbortController()

async function read(records: FakeRecords, identity: Partial<SendingIdentity> = {}): Promise<CheckedDns> {
  const whole: SendingIdentity = {
    authorDomain: 'shop.com',
    replyToDomains: [],
    envelopeSender: 'bounces@shop.com',
    envelopeDomain: 'shop.com',
    isEnvelopeStated: true,
    signatures: [],
    sendingIp: null,
    ...identity,
  }
  const facts = await readDnsFacts(whole, { dns: fakeDns(records), zones: [] }, signal)
  if (facts.status === 'unchecked') throw new Error(facts.reason)
  return facts
}

describe('readDnsFacts()', () => {
  it.each([
    [{ 'shop.com': { TXT: ['v=spf1 ip4:192.0.2.7 -all'] } }, 'pass'],
    [{ 'shop.com': { TXT: ['v=spf1 -all'] } }, 'fail'],
    [{ 'shop.com': {} }, 'none'],
  ])('evaluates SPF for sending-ip: %j returns %s', async (records, result) => {
    expect((await read(records, { sendingIp: '192.0.2.7' })).spf.check?.result).toBe(result)
  })

  it.each([
    { 'shop.com': 'servfail' as const },
    { 'shop.com': { TXT: ['v=spf1 include:x.com -all'] }, 'x.com': 'servfail' as const },
  ])('has no SPF result when a query fails: %j', async (records) => {
    expect((await read(records, { sendingIp: '192.0.2.7' })).spf.check).toBeNull()
  })

  it.each([
    [{ 'shop.com': { MX: ['10 mx.shop.com'] } }, 'mx', true],
    [{ 'shop.com': { MX: ['0 .'] } }, 'null-mx', true],
    [{ 'shop.com': { MX: ['0 .', '10 mx.shop.com'] } }, 'mx', true],
    [{ 'shop.com': { AAAA: ['2001:db8::1'] } }, 'address', true],
    [{ 'shop.com': { TXT: ['x'] } }, 'none', true],
    [{}, 'none', false],
    [{ 'shop.com': 'servfail' as const }, 'unchecked', null],
    [{ 'shop.com': { A: 'servfail' as const } }, 'unchecked', true],
  ])('determines how a domain receives mail: %j is %s', async (records, mail, exists) => {
    const [domain] = (await read(records)).domains
    expect({ mail: domain?.mail, exists: domain?.exists }).toEqual({ mail, exists })
  })

  it('lists each domain once, with all its roles', async () => {
    const { domains } = await read({}, { replyToDomains: ['shop.com', 'help.com'], envelopeDomain: 'b.shop.com' })
    expect(domains.map(({ domain, roles }) => [domain, roles])).toEqual([
      ['shop.com', ['From', 'Reply-To']],
      ['help.com', ['Reply-To']],
      ['b.shop.com', ['MAIL FROM']],
    ])
  })

  const signature = { domain: 'shop.com', selector: 'S1', algorithm: null }

  it.each([
    [{}, 'absent'],
    [{ 's1._domainkey.shop.com': { TXT: ['hello'] } }, 'other'],
    [{ 's1._domainkey.shop.com': { TXT: ['hello', 'v=DKIM1; p='] } }, 'found'],
    [{ 's1._domainkey.shop.com': 'servfail' as const }, 'unchecked'],
  ])('reads DKIM keys: %j is %s', async (records, status) => {
    expect((await read(records, { signatures: [signature] })).dkim.map((one) => one.status)).toEqual([status])
  })

  const reverseName = '7.2.0.192.in-addr.arpa'

  it.each([
    [{ [reverseName]: { PTR: ['Mail.shop.com.'] }, 'mail.shop.com': { A: ['192.0.2.7'] } }, true],
    [{ [reverseName]: { PTR: ['other.com', 'mail.shop.com'] }, 'mail.shop.com': { A: ['192.0.2.7'] } }, true],
    [{ [reverseName]: { PTR: ['mail.shop.com'] }, 'mail.shop.com': { A: ['192.0.2.8'] } }, false],
    [{}, false],
    [{ [reverseName]: 'servfail' as const }, null],
    [{ [reverseName]: { PTR: ['mail.shop.com'] }, 'mail.shop.com': 'servfail' as const }, null],
  ])('verifies reverse DNS: %j is %s', async (records, isConfirmed) => {
    expect((await read(records, { sendingIp: '192.0.2.7' })).reverse?.isConfirmed).toBe(isConfirmed)
  })

  it('verifies reverse DNS for an IPv6 address in any notation', async () => {
    const name = `${'1'.padEnd(24, '0').split('').join('.')}.8.b.d.0.1.0.0.2.ip6.arpa`
    const records = { [name]: { PTR: ['m.shop.com'] }, 'm.shop.com': { AAAA: ['2001:DB8:0::1'] } }
    expect((await read(records, { sendingIp: '2001:db8::1' })).reverse).toMatchObject({
      reverseName: name,
      isConfirmed: true,
    })
  })

  it('finds DMARC records at the wrong name', async () => {
    const { dmarc } = await read({ 'shop.com': { TXT: ['v=DMARC1; p=none', 'x'] } })
    expect(dmarc.misplaced).toEqual(['v=DMARC1; p=none'])
  })

  it('lists failed queries', async () => {
    const { failures } = await read({ 'default._bimi.shop.com': 'servfail' })
    expect(failures.map(({ name, type, isUnasked }) => [name, type, isUnasked])).toEqual([
      ['default._bimi.shop.com', 'TXT', false],
    ])
  })

  it('survives a structured clone', async () => {
    const facts = await read({ 'shop.com': { TXT: ['v=spf1 a -all'] } })
    expect(structuredClone(facts)).toEqual(facts)
  })
})
