import { describe, expect, test } from 'vitest'

import { type FakeRecords, fakeDns } from '../../../support/fake-dns.ts'
import { askSpf } from './spf-asking.ts'

/** The zones of RFC 7208, Appendix A. */
const zones: FakeRecords = {
  'example.com': { MX: ['10 mail-a.example.com', '20 mail-b.example.com'], A: ['192.0.2.10', '192.0.2.11'] },
  'amy.example.com': { A: ['192.0.2.65'] },
  'bob.example.com': { A: ['192.0.2.66'] },
  'mail-a.example.com': { A: ['192.0.2.129'] },
  'mail-b.example.com': { A: ['192.0.2.130'] },
  'example.org': { MX: ['10 mail-c.example.org'] },
  'mail-c.example.org': { A: ['192.0.2.140'] },
  '10.2.0.192.in-addr.arpa': { PTR: ['example.com'] },
  '11.2.0.192.in-addr.arpa': { PTR: ['example.com'] },
  '65.2.0.192.in-addr.arpa': { PTR: ['amy.example.com'] },
  '66.2.0.192.in-addr.arpa': { PTR: ['bob.example.com'] },
  '129.2.0.192.in-addr.arpa': { PTR: ['mail-a.example.com'] },
  '130.2.0.192.in-addr.arpa': { PTR: ['mail-b.example.com'] },
  '140.2.0.192.in-addr.arpa': { PTR: ['mail-c.example.org'] },
  '4.0.0.10.in-addr.arpa': { PTR: ['bob.example.com'] },
}

function withRecord(record: string, others: FakeRecords = {}): FakeRecords {
  return { ...zones, ...others, 'example.com': { ...Object(zones['example.com']), TXT: [record] } }
}

const everybody = '192.0.2.10 192.0.2.11 192.0.2.65 192.0.2.66 192.0.2.129 192.0.2.130 192.0.2.140 10.0.0.4'.split(' ')

describe('checkSpf() with RFC 7208, Appendix A.1: hosts that pass', () => {
  test.each<readonly [string, readonly string[]]>([
    ['v=spf1 +all', everybody],
    ['v=spf1 a -all', ['192.0.2.10', '192.0.2.11']],
    ['v=spf1 a:example.org -all', []],
    ['v=spf1 mx -all', ['192.0.2.129', '192.0.2.130']],
    ['v=spf1 mx:example.org -all', ['192.0.2.140']],
    ['v=spf1 mx mx:example.org -all', ['192.0.2.129', '192.0.2.130', '192.0.2.140']],
    ['v=spf1 mx/30 mx:example.org/30 -all', ['192.0.2.129', '192.0.2.130', '192.0.2.140']],
    ['v=spf1 ptr -all', ['192.0.2.10', '192.0.2.11', '192.0.2.65', '192.0.2.66', '192.0.2.129', '192.0.2.130']],
    ['v=spf1 ip4:192.0.2.128/28 -all', ['192.0.2.129', '192.0.2.130', '192.0.2.140']],
  ])('%s', async (record, expected) => {
    const zone = withRecord(record)
    const results = await Promise.all(everybody.map(async (address) => (await askSpf({ zone, address })).result))
    expect(everybody.filter((_address, index) => results[index] === 'pass')).toEqual(expected)
    expect(results.filter((result) => result !== 'pass' && result !== 'fail')).toEqual([])
  })

  test('mx/30 matches neighboring addresses of the hosts, and no others', async () => {
    const zone = withRecord('v=spf1 mx/30 mx:example.org/30 -all')
    expect((await askSpf({ zone, address: '192.0.2.131' })).result).toBe('pass')
    expect((await askSpf({ zone, address: '192.0.2.143' })).result).toBe('pass')
    expect((await askSpf({ zone, address: '192.0.2.132' })).result).toBe('fail')
  })
})

describe('checkSpf() with RFC 7208, Appendix A.2 to A.4', () => {
  test('several domains share records by include and redirect', async () => {
    const zone: FakeRecords = {
      ...withRecord('v=spf1 redirect=_spf.example.com'),
      '_spf.example.com': { TXT: ['v=spf1 include:example.org -all'] },
      'example.org': { TXT: ['v=spf1 mx -all'], MX: ['10 mail-c.example.org'] },
    }
    expect((await askSpf({ zone, address: '192.0.2.140' })).result).toBe('pass')
    expect((await askSpf({ zone, address: '192.0.2.129' })).result).toBe('fail')
  })

  const users = withRecord('v=spf1 mx include:mobile-users._spf.%{d} include:remote-users._spf.%{d} -all', {
    'mobile-users._spf.example.com': { TXT: ['v=spf1 exists:%{l1r+}.%{d}'] },
    'mary.mobile-users._spf.example.com': { A: ['127.0.0.2'] },
    'remote-users._spf.example.com': { TXT: ['v=spf1 exists:%{ir}.%{l1r+}.%{d}'] },
    '15.15.168.192.joel.remote-users._spf.example.com': { A: ['127.0.0.2'] },
  })
  test.each<readonly [string, string, string]>([
    ['mary@example.com', '203.0.113.9', 'pass'],
    ['mary+news@example.com', '203.0.113.9', 'pass'],
    ['joel@example.com', '192.168.15.15', 'pass'],
    ['joel@example.com', '192.168.15.16', 'fail'],
    ['fred@example.com', '203.0.113.9', 'fail'],
    ['fred@example.com', '192.0.2.129', 'pass'],
  ])('users from a list in DNS: %s from %s', async (sender, address, expected) => {
    expect((await askSpf({ zone: users, address, sender })).result).toBe(expected)
  })

  const both = withRecord('v=spf1 -include:ip4._spf.%{d} -include:ptr._spf.%{d} +all', {
    'ip4._spf.example.com': { TXT: ['v=spf1 -ip4:192.0.2.0/24 +all'] },
    'ptr._spf.example.com': { TXT: ['v=spf1 -ptr:example.com +all'] },
  })
  test.each([
    ['192.0.2.10', 'pass'],
    ['192.0.2.140', 'fail'],
    ['10.0.0.4', 'fail'],
  ])('two conditions at once: %s', async (address, expected) => {
    expect((await askSpf({ zone: both, address })).result).toBe(expected)
  })
})

async function questionsOf(macro: string, address: string): Promise<readonly string[]> {
  const dns = fakeDns({ 'email.example.com': { TXT: [`v=spf1 exists:${macro} -all`] } })
  await askSpf({ zone: {}, dns, address, sender: 'strong-bad@email.example.com' })
  return dns.questions
}

describe('checkSpf() expands the macros of RFC 7208 §7.4', () => {
  const expansions: readonly (readonly [string, string])[] = [
    ['%{o}', 'email.example.com'],
    ['%{d}', 'email.example.com'],
    ['%{d4}', 'email.example.com'],
    ['%{d3}', 'email.example.com'],
    ['%{d2}', 'example.com'],
    ['%{dr}', 'com.example.email'],
    ['%{d2r}', 'example.email'],
    ['%{l}.x.example', 'strong-bad.x.example'],
    ['%{l-}.x.example', 'strong.bad.x.example'],
    ['%{lr}.x.example', 'strong-bad.x.example'],
    ['%{lr-}.x.example', 'bad.strong.x.example'],
    ['%{l1r-}.x.example', 'strong.x.example'],
    ['%{ir}.%{v}._spf.%{d2}', '3.2.0.192.in-addr._spf.example.com'],
    ['%{lr-}.lp._spf.%{d2}', 'bad.strong.lp._spf.example.com'],
    ['%{lr-}.lp.%{ir}.%{v}._spf.%{d2}', 'bad.strong.lp.3.2.0.192.in-addr._spf.example.com'],
    ['%{ir}.%{v}.%{l1r-}.lp._spf.%{d2}', '3.2.0.192.in-addr.strong.lp._spf.example.com'],
    ['%{d2}.trusted-domains.example.net', 'example.com.trusted-domains.example.net'],
  ]
  test.each(expansions)('%s', async (macro, expected) => {
    expect(await questionsOf(macro, '192.0.2.3')).toContain(`A ${expected}`)
  })

  test('an IPv6 address as nibbles', async () => {
    const nibbles = '1.0.b.c.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2'
    expect(await questionsOf('%{ir}.%{v}._spf.%{d2}', '2001:db8::cb01')).toContain(`A ${nibbles}.ip6._spf.example.com`)
  })
})
