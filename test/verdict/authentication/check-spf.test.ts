import { describe, expect, test } from 'vitest'

import type { SpfResult } from '../../../src/verdict/authentication/authentication-verdict.ts'
import { checkSpf } from '../../../src/verdict/authentication/check-spf.ts'
import { mailauthResolver } from '../../../src/verdict/authentication/mailauth-resolver.ts'
import type { FakeRecords } from '../../support/fake-dns.ts'
import { fakeDns } from '../../support/fake-dns.ts'

async function ask(
  zone: FakeRecords,
  change: { readonly sender?: string | null; readonly address?: string; readonly helo?: string } = {},
) {
  const resolver = mailauthResolver(fakeDns(zone), new AbortController().signal)
  const envelopeSender = change.sender === undefined ? 'bounce@shop.example' : change.sender
  return await checkSpf(
    { envelopeSender, heloName: change.helo ?? 'mail.shop.example', clientAddress: change.address ?? '192.0.2.10' },
    resolver,
  )
}

function record(text: string): FakeRecords {
  return { 'shop.example': { TXT: [text] } }
}

describe('checkSpf()', () => {
  const cases: readonly (readonly [string, FakeRecords, SpfResult])[] = [
    ['pass for ip4 that matches', record('v=spf1 ip4:192.0.2.0/24 -all'), 'pass'],
    ['fail for ip4 that does not match', record('v=spf1 ip4:203.0.113.0/24 -all'), 'fail'],
    ['~all', record('v=spf1 ~all'), 'softfail'],
    ['?all', record('v=spf1 ?all'), 'neutral'],
    ['neutral for a record without a match', record('v=spf1 ip4:203.0.113.1'), 'neutral'],
    ['no record', { 'shop.example': { TXT: ['google-site-verification=x'] } }, 'none'],
    ['none for a nonexistent domain', {}, 'none'],
    ['two records (RFC 7208 §3.2)', { 'shop.example': { TXT: ['v=spf1 -all', 'v=spf1 +all'] } }, 'permerror'],
    ['v=spf10, which is no record', { 'shop.example': { TXT: ['v=spf10 +all'] } }, 'none'],
    ['permerror for an unknown mechanism (RFC 7208 §4.6)', record('v=spf1 ip4:192.0.2.0/24 foo -all'), 'permerror'],
    [
      'permerror for a syntax error after the matching term (§4.6: the whole record is parsed first)',
      record('v=spf1 ip4:192.0.2.10 ip4:nonsense -all'),
      'permerror',
    ],
    ['temperror for a failing name server', { 'shop.example': 'servfail' }, 'temperror'],
    [
      'a matches its addresses',
      { ...record('v=spf1 a:mx.shop.example -all'), 'mx.shop.example': { A: ['192.0.2.10'] } },
      'pass',
    ],
    [
      'mx matches its hosts',
      {
        'shop.example': { TXT: ['v=spf1 mx -all'], MX: ['10 mx.shop.example'] },
        'mx.shop.example': { A: ['192.0.2.10'] },
      },
      'pass',
    ],
    ['mx of a domain with a null MX', { 'shop.example': { TXT: ['v=spf1 mx -all'], MX: ['0 .'] } }, 'fail'],
    [
      'an include that passes matches',
      { ...record('v=spf1 include:esp.example -all'), 'esp.example': { TXT: ['v=spf1 ip4:192.0.2.10 -all'] } },
      'pass',
    ],
    [
      'an include that fails does not match',
      { ...record('v=spf1 include:esp.example ~all'), 'esp.example': { TXT: ['v=spf1 -all'] } },
      'softfail',
    ],
    [
      'permerror for an include of a domain without a record (§5.2)',
      record('v=spf1 include:esp.example -all'),
      'permerror',
    ],
    [
      'temperror for an include whose name server fails (§5.2)',
      { ...record('v=spf1 include:esp.example -all'), 'esp.example': 'servfail' },
      'temperror',
    ],
    [
      'redirect',
      { ...record('v=spf1 redirect=esp.example'), 'esp.example': { TXT: ['v=spf1 ip4:192.0.2.10 -all'] } },
      'pass',
    ],
    [
      'permerror for a redirect to a domain without a record (§6.1)',
      record('v=spf1 redirect=esp.example'),
      'permerror',
    ],
    ['terms after all are ignored (§5.1)', record('v=spf1 -all ip4:192.0.2.10'), 'fail'],
    [
      'exists expands a macro',
      { ...record('v=spf1 exists:%{i}._ip.shop.example -all'), '192.0.2.10._ip.shop.example': { A: ['127.0.0.2'] } },
      'pass',
    ],
    [
      'permerror for a third void lookup (§4.6.4)',
      record('v=spf1 a:a.example a:b.example a:c.example +all'),
      'permerror',
    ],
    ['two void lookups are allowed (§4.6.4)', record('v=spf1 a:a.example a:b.example +all'), 'pass'],
  ]
  test.for(cases)('%s', async ([, zone, expected]) => {
    expect((await ask(zone)).result).toBe(expected)
  })

  function chain(length: number): FakeRecords {
    const names = Array.from({ length }, (_item, index) => `s${index}.example`)
    const links = names.map((name, index) => {
      const next = index + 1 < length ? `include:s${index + 1}.example` : 'ip4:192.0.2.10'
      return [name, { TXT: [`v=spf1 ${next} -all`] }] as const
    })
    return { ...record('v=spf1 include:s0.example -all'), ...Object.fromEntries(links) }
  }

  test('allows ten lookups and rejects eleven (RFC 7208 §4.6.4)', async () => {
    expect((await ask(chain(10))).result).toBe('pass')
    expect((await ask(chain(11))).result).toBe('permerror')
  })

  test('checks HELO for the null reverse-path (RFC 7208 §2.4)', async () => {
    const zone = { 'mail.shop.example': { TXT: ['v=spf1 ip4:192.0.2.10 -all'] } }
    expect(await ask(zone, { sender: null })).toMatchObject({ result: 'pass', domain: 'mail.shop.example' })
  })

  test('accepts IPv6 clients and IPv4-mapped addresses', async () => {
    const zone = record('v=spf1 ip6:2001:db8::/32 ip4:192.0.2.10 -all')
    expect((await ask(zone, { address: '2001:db8::7' })).result).toBe('pass')
    expect((await ask(zone, { address: '2001:db9::7' })).result).toBe('fail')
    expect((await ask(zone, { address: '::ffff:192.0.2.10' })).result).toBe('pass')
  })

  test('queries the A-labels of an internationalized domain (RFC 8616)', async () => {
    const zone = { 'xn--bcher-kva.example': { TXT: ['v=spf1 ip4:192.0.2.10 -all'] } }
    expect((await ask(zone, { sender: 'a@bücher.example' })).result).toBe('pass')
  })

  test('returns the record, and shortens an error to its cause', async () => {
    expect((await ask(record('v=spf1 +all'))).record).toBe('v=spf1 +all')
    expect((await ask({ 'shop.example': { TXT: ['v=spf1 -all', 'v=spf1 +all'] } })).comment).toContain(
      'multiple SPF records',
    )
    expect((await ask(record('v=spf1 -all'))).comment).toBeNull()
  })

  test.for(['', '@', 'no-at-sign', 'a@b@c', 'x@-bad-.example', `a@${'y'.repeat(300)}.example`, 'a@[192.0.2.1]'])(
    'does not reject for the unusual sender %s',
    async (sender) => {
      expect(['none', 'neutral', 'permerror', 'temperror']).toContain((await ask({}, { sender })).result)
    },
  )
})
