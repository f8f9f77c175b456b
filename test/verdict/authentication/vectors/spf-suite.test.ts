import { describe, expect, test } from 'vitest'

import type { FakeRecords } from '../../../support/fake-dns.ts'
import { askSpf, type SpfAsked } from './spf-asking.ts'

/** The cases in the public SPF test suite, with presend's own zones. The section names the rule in RFC 7208. */
type Row = readonly [
  section: string,
  name: string,
  asked: Partial<SpfAsked> & { readonly zone: FakeRecords },
  result: string,
]

function own(record: string, others: FakeRecords = {}): { readonly zone: FakeRecords } {
  return { zone: { 'example.com': { TXT: [record] }, ...others } }
}

const here = '192.0.2.7'
const host: FakeRecords = { 'h.example.com': { A: [here] } }

const rows: readonly Row[] = [
  ['4.3', 'a sender domain that is not a domain', { ...own('v=spf1 +all'), sender: 'a@not..valid' }, 'none'],
  ['4.3', 'a label of more than 63 characters', { zone: {}, sender: `a@${'x'.repeat(64)}.example.com` }, 'none'],
  [
    '4.3',
    'a sender domain with one label',
    { zone: { localhost: { TXT: ['v=spf1 +all'] } }, sender: 'a@localhost' },
    'none',
  ],
  ['4.3', 'an address literal as the sender domain', { zone: {}, sender: 'a@[192.0.2.7]' }, 'none'],
  ['4.4', 'a name server that fails', { zone: { 'example.com': 'servfail' } }, 'temperror'],
  ['4.5', 'a record of another version', own('v=spf2.0/pra -all'), 'none'],
  ['4.5', 'a version without a space after it', own('v=spf1-all'), 'none'],
  ['4.5', 'a version in upper case', own('V=SPF1 -all'), 'fail'],
  ['4.5', 'a record that contains only the version', own('v=spf1'), 'neutral'],
  [
    '4.5',
    'one record among other TXT records',
    { zone: { 'example.com': { TXT: ['hello', 'v=spf1 -all', 'v=spf10'] } } },
    'fail',
  ],
  ['4.6.1', 'mechanisms in upper case', own('v=spf1 IP4:192.0.2.7 -ALL'), 'pass'],
  ['4.6.1', 'several spaces, one of them at the end', own('v=spf1  ip4:192.0.2.7   -all '), 'pass'],
  ['4.6.1', 'a mechanism with two qualifiers', own('v=spf1 --all'), 'permerror'],
  ['4.6.1', 'a modifier with a qualifier', own('v=spf1 -redirect=h.example.com'), 'permerror'],
  ['6', 'an unknown modifier is ignored', own('v=spf1 moo=%{d} -all'), 'fail'],
  ['6', 'a modifier whose name begins with a digit', own('v=spf1 4you=x -all'), 'permerror'],
  ['5.1', 'all with an argument', own('v=spf1 -all:x.example'), 'permerror'],
  ['5.1', 'all with a length', own('v=spf1 -all/8'), 'permerror'],
  ['5.2', 'include without a domain', own('v=spf1 include: -all'), 'permerror'],
  ['5.2', 'include with a length', own('v=spf1 include:h.example.com/24 -all'), 'permerror'],
  ['5.2', 'an include that includes itself', own('v=spf1 include:example.com -all'), 'permerror'],
  [
    '5.2',
    'an include with an invalid record',
    own('v=spf1 include:i.example.com -all', { 'i.example.com': { TXT: ['v=spf1 foo:x -all'] } }),
    'permerror',
  ],
  [
    '5.2',
    'an include that is neutral does not match',
    own('v=spf1 include:i.example.com -all', { 'i.example.com': { TXT: ['v=spf1 ?all'] } }),
    'fail',
  ],
  [
    '5.2',
    'an include that passes, with the qualifier -',
    own('v=spf1 -include:i.example.com +all', { 'i.example.com': { TXT: ['v=spf1 +all'] } }),
    'fail',
  ],
  [
    '5.3',
    'a with a prefix length',
    own('v=spf1 a:h.example.com/24 -all', { 'h.example.com': { A: ['192.0.2.200'] } }),
    'pass',
  ],
  ['5.3', 'a with length 0', own('v=spf1 a:h.example.com/0 -all', { 'h.example.com': { A: ['203.0.113.1'] } }), 'pass'],
  ['5.3', 'a with a length of 33', own('v=spf1 a:h.example.com/33 -all', host), 'permerror'],
  ['5.3', 'a with a length that has a leading zero', own('v=spf1 a:h.example.com/024 -all', host), 'permerror'],
  [
    '5.3',
    'a with both prefix lengths',
    own('v=spf1 a:h.example.com/24//64 -all', { 'h.example.com': { A: ['192.0.2.200'] } }),
    'pass',
  ],
  ['5.3', 'a with an empty domain', own('v=spf1 a: -all'), 'permerror'],
  [
    '5.3',
    'a queries AAAA for an IPv6 client',
    { ...own('v=spf1 a:h.example.com -all', { 'h.example.com': { AAAA: ['2001:db8::7'] } }), address: '2001:db8::7' },
    'pass',
  ],
  [
    '5.3',
    'a with a prefix length for an IPv6 client',
    {
      ...own('v=spf1 a:h.example.com//64 -all', { 'h.example.com': { AAAA: ['2001:db8::1'] } }),
      address: '2001:db8::7',
    },
    'pass',
  ],
  ['5.3', 'a with an address instead of a name', own('v=spf1 a:192.0.2.7 -all'), 'permerror'],
  [
    '5.4',
    'mx with eleven hosts',
    {
      zone: {
        'example.com': {
          TXT: ['v=spf1 mx -all'],
          MX: Array.from({ length: 11 }, (_, index) => `${index} m${index}.example.com`),
        },
      },
    },
    'permerror',
  ],
  [
    '5.4',
    'mx does not fall back to A without an MX record',
    { zone: { 'example.com': { TXT: ['v=spf1 mx -all'], A: [here] } } },
    'fail',
  ],
  [
    '5.4',
    'mx with a prefix length',
    own('v=spf1 mx:m.example.com/24 -all', {
      'm.example.com': { MX: ['1 h.example.com'] },
      'h.example.com': { A: ['192.0.2.99'] },
    }),
    'pass',
  ],
  [
    '5.5',
    'ptr whose name resolves back',
    own('v=spf1 ptr -all', { '7.2.0.192.in-addr.arpa': { PTR: ['h.example.com'] }, ...host }),
    'pass',
  ],
  [
    '5.5',
    'ptr whose name does not resolve back',
    own('v=spf1 ptr -all', {
      '7.2.0.192.in-addr.arpa': { PTR: ['h.example.com'] },
      'h.example.com': { A: ['192.0.2.8'] },
    }),
    'fail',
  ],
  [
    '5.5',
    'ptr of a name with only a similar ending',
    own('v=spf1 ptr -all', { '7.2.0.192.in-addr.arpa': { PTR: ['badexample.com'] }, 'badexample.com': { A: [here] } }),
    'fail',
  ],
  [
    '5.5',
    'ptr is skipped if its server fails',
    own('v=spf1 ptr -all', { '7.2.0.192.in-addr.arpa': 'servfail' }),
    'fail',
  ],
  ['5.6', 'ip4 with a length of 33', own('v=spf1 ip4:192.0.2.0/33 -all'), 'permerror'],
  ['5.6', 'ip4 with only three numbers', own('v=spf1 ip4:192.0.2 -all'), 'permerror'],
  ['5.6', 'ip4 with a port', own('v=spf1 ip4:192.0.2.7:25 -all'), 'permerror'],
  ['5.6', 'ip4 without an address', own('v=spf1 ip4 -all'), 'permerror'],
  ['5.6', 'ip6 is skipped for an IPv4 client', own('v=spf1 ip6:2001:db8::/32 -all'), 'fail'],
  ['5.6', 'ip6 with a length of 129', own('v=spf1 ip6:2001:db8::/129 -all'), 'permerror'],
  [
    '5.6',
    'ip6 in upper case and compressed form',
    { ...own('v=spf1 ip6:2001:DB8::7 -all'), address: '2001:db8:0:0:0:0:0:7' },
    'pass',
  ],
  [
    '5.6',
    'ip4 for an IPv4-mapped IPv6 client',
    { ...own('v=spf1 ip4:192.0.2.0/24 -all'), address: '::ffff:192.0.2.7' },
    'pass',
  ],
  [
    '5.7',
    'exists queries A even for an IPv6 client',
    { ...own('v=spf1 exists:h.example.com -all', host), address: '2001:db8::7' },
    'pass',
  ],
  [
    '5.7',
    'exists for a name with only AAAA',
    own('v=spf1 exists:h.example.com -all', { 'h.example.com': { AAAA: ['2001:db8::1'] } }),
    'fail',
  ],
  ['5.7', 'exists without a domain', own('v=spf1 exists -all'), 'permerror'],
  ['6.1', 'redirect twice', own('v=spf1 redirect=a.example redirect=b.example'), 'permerror'],
  [
    '6.1',
    'redirect next to all is ignored',
    own('v=spf1 ?all redirect=i.example.com', { 'i.example.com': { TXT: ['v=spf1 +all'] } }),
    'neutral',
  ],
  [
    '6.1',
    'redirect before the matching term',
    own('v=spf1 redirect=i.example.com ip4:192.0.2.7', { 'i.example.com': { TXT: ['v=spf1 -all'] } }),
    'pass',
  ],
  ['6.2', 'exp twice', own('v=spf1 exp=a.example exp=b.example -all'), 'permerror'],
  ['6.2', 'exp that cannot be found is ignored', own('v=spf1 exp=gone.example -all'), 'fail'],
  ['7.1', 'an unknown macro letter', own('v=spf1 exists:%{q}.example.com -all'), 'permerror'],
  ['7.1', 'a macro that takes 0 labels', own('v=spf1 exists:%{d0}.example.com -all'), 'permerror'],
  ['7.1', 'a single percent sign', own('v=spf1 exists:%abc.example.com -all'), 'permerror'],
  [
    '7.1',
    'a macro that is allowed only in exp, in a mechanism',
    own('v=spf1 exists:%{c}.example.com -all'),
    'permerror',
  ],
  [
    '7.3',
    'upper-case macro letters escape the inserted text',
    own('v=spf1 exists:%{L}.x.example.com -all', { 'postmaster.x.example.com': { A: ['127.0.0.2'] } }),
    'pass',
  ],
  [
    '2.4',
    'the null sender counts as postmaster at the HELO name',
    {
      zone: {
        'mail.example.net': { TXT: ['v=spf1 exists:%{l}.ok.example.com -all'] },
        'postmaster.ok.example.com': { A: ['127.0.0.2'] },
      },
      sender: null,
    },
    'pass',
  ],
  [
    '4.6.4',
    'all and ip4 do not count as lookups',
    own(`v=spf1 ${Array.from({ length: 60 }, (_, index) => `ip4:203.0.113.${index}`).join(' ')} -all`),
    'fail',
  ],
  [
    '4.6.4',
    'ten lookups in a chain are allowed, eleven are not',
    own(`v=spf1 ${Array.from({ length: 11 }, () => 'a:h2.example.com').join(' ')} -all`, {
      'h2.example.com': { A: ['203.0.113.1'] },
    }),
    'permerror',
  ],
  [
    '4.6.4',
    'a match before the limit counts',
    own(`v=spf1 ip4:192.0.2.7 ${Array.from({ length: 11 }, () => 'a:h2.example.com').join(' ')} -all`, {
      'h2.example.com': { A: ['203.0.113.1'] },
    }),
    'pass',
  ],
  [
    '4.6.4',
    'a redirect counts as a lookup',
    own(`v=spf1 ${Array.from({ length: 10 }, () => 'a:h2.example.com').join(' ')} redirect=i.example.com`, {
      'h2.example.com': { A: ['203.0.113.1'] },
      'i.example.com': { TXT: ['v=spf1 +all'] },
    }),
    'permerror',
  ],
  [
    '3.3',
    'the strings of a record are joined',
    own(`v=spf1 ip4:203.0.113.1 ${'ip4:203.0.113.2 '.repeat(20)}ip4:192.0.2.7 -all`),
    'pass',
  ],
]

describe('checkSpf() follows RFC 7208', () => {
  test.for(rows)('§%s: %s', async ([, , asked, expected]) => {
    expect((await askSpf({ address: here, ...asked })).result).toBe(expected)
  })
})
