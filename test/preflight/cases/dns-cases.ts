/**
 * Cases for the DNS rules with a zone file. `test/end-to-end/preflight-dns-records.test.ts` has further cases with a
 * server.
 */

import { type ExampleZone, zoneExample } from '../../../src/preflight/dns/example-zone.ts'
import type { RuleCase } from './rule-case.ts'

type Row = readonly [rule: string, about: string, zone: ExampleZone, finds: readonly string[]]

const key = 'p=BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc='
const own = 'ip4:198.51.100.0/28'
const logo = 'https://fernhill-bikes.com/logo.svg'
const host = 'mta-sts IN A 198.51.100.9'
const outside = { more: ['_dmarc IN TXT "v=DMARC1; p=none"'] }
/** A zone without answers for names outside the zone. */
const elsewhere = { settings: { envelopeFrom: 'b@northwind.net', dkim: null } }

const rows: readonly Row[] = [
  [
    'bimi',
    'Another TXT record beside it',
    { more: [`default._bimi IN TXT "v=BIMI1; l=${logo}"`, 'default._bimi IN TXT "x"'] },
    [],
  ],
  [
    'bimi',
    'Two records',
    { more: [`default._bimi IN TXT "v=BIMI1; l=${logo}"`, `default._bimi IN TXT "v=BIMI1; l=${logo}?2"`] },
    ['notice 8'],
  ],
  ['bimi', 'Another version', { more: [`default._bimi IN TXT "v=BIMI2; l=${logo}"`] }, ['notice 8']],
  [
    'bimi',
    'A certificate over http',
    { more: [`default._bimi IN TXT "v=BIMI1; l=${logo}; a=http://fernhill-bikes.com/c.pem"`] },
    ['notice 8'],
  ],
  [
    'bimi',
    'A policy of reject',
    { dmarc: '"v=DMARC1; p=reject"', more: [`default._bimi IN TXT "v=BIMI1; l=${logo}"`] },
    [],
  ],
  ['bimi', 'No logo', { more: ['default._bimi IN TXT "v=BIMI1;"'] }, []],
  ['dkim-missing', 'No selector', { settings: { dkim: null } }, ['unchecked']],
  [
    'dkim-missing',
    'A selector outside of the zone',
    { settings: { dkim: { domain: 'northwind.net', selector: 's1', isSigning: false } } },
    ['unchecked'],
  ],
  ['dkim-test-mode', 'Test mode beside strict', { dkim: `"v=DMARC1; t=y:s; k=ed25519; ${key}"` }, ['warning 6']],
  ['dkim-test-mode', 'Only strict', { dkim: `"v=DKIM1; t=s; k=ed25519; ${key}"` }, []],
  ['dkim-weak-hash', 'SHA-1 and an unknown hash', { dkim: `"v=DKIM1; h=sha1:sha512; k=ed25519; ${key}"` }, ['error 6']],
  ['dkim-syntax', 'An Ed25519 key that is cut off', { dkim: '"v=DKIM1; k=ed25519; p=BwcH"' }, ['error 6']],
  ['dkim-syntax', 'An RSA key that is no key', { dkim: '"v=DKIM1; p=BwcH"' }, ['error 6']],
  ['dkim-revoked', 'White space instead of a key', { dkim: '"v=DKIM1; p= "' }, ['error 6']],
  ['dmarc-missing', 'An author outside of the zone', { from: 'a@northwind.net' }, ['unchecked']],
  ['dmarc-missing', 'A record that receivers ignore', { dmarc: '"v=dmarc1; p=none"' }, []],
  ['dmarc-policy-none', 'An author outside of the zone', { from: 'a@northwind.net' }, ['unchecked']],
  ['dmarc-policy-none', 'No record', { dmarc: null }, []],
  ['dmarc-policy-none', 'An invalid record', { dmarc: '"v=DMARC1; p=none; sp=nothing"' }, []],
  [
    'dmarc-policy-none',
    'sp of a subdomain',
    { from: 'a@shop.fernhill-bikes.com', dmarc: '"v=DMARC1; p=reject; sp=none"' },
    ['notice 7'],
  ],
  [
    'dmarc-policy-none',
    'p of a subdomain without sp',
    { from: 'a@shop.fernhill-bikes.com', dmarc: '"v=DMARC1; p=none"' },
    ['notice 7'],
  ],
  [
    'dmarc-policy-none',
    'sp of a subdomain that is stricter',
    { from: 'a@shop.fernhill-bikes.com', dmarc: '"v=DMARC1; p=none; sp=reject"' },
    [],
  ],
  ['dmarc-policy-none', 'Test mode of p=none', { dmarc: '"v=DMARC1; p=none; t=y"' }, ['notice 7']],
  ['dmarc-rua-syntax', 'No record', { dmarc: null }, []],
  [
    'dmarc-rua-syntax',
    'Two of three addresses',
    { dmarc: '"v=DMARC1; p=reject; rua=mailto:a@fernhill-bikes.com,b@fernhill-bikes.com; ruf=c@fernhill-bikes.com"' },
    ['warning 7', 'warning 7'],
  ],
  [
    'dmarc-rua-syntax',
    'An https address',
    { dmarc: '"v=DMARC1; p=reject; rua=https://fernhill-bikes.com/r"' },
    ['notice 7'],
  ],
  ['dmarc-rua-unauthorized', 'No record', { dmarc: null }, []],
  [
    'dmarc-rua-unauthorized',
    'A domain outside of the zone',
    { dmarc: '"v=DMARC1; p=reject; rua=mailto:a@northwind.org"' },
    ['unchecked'],
  ],
  ['dmarc-syntax', 'Two records, of which one is invalid', { dmarc: '"v=DMARC1; p=nothing"', ...outside }, []],
  ['dmarc-syntax', 'A valid record beside one that is ignored', { more: ['_dmarc IN TXT "v=dmarc1; p=none"'] }, []],
  ['dmarc-syntax', 'A record at the domain beside the right one', { more: ['@ IN TXT "v=DMARC1; p=none"'] }, []],
  ['dmarc-removed-tag', 'All removed tags', { dmarc: '"v=DMARC1; p=reject; pct=1; rf=afrf; ri=1"' }, ['notice 7']],
  ['mta-sts', 'Another version', { more: ['_mta-sts IN TXT "v=STSv2; id=1"', host] }, ['notice 8']],
  [
    'mta-sts',
    'Two records',
    { more: ['_mta-sts IN TXT "v=STSv1; id=1"', '_mta-sts IN TXT "v=STSv1; id=2"', host] },
    ['notice 8'],
  ],
  [
    'mta-sts',
    'Another TXT record beside it',
    { more: ['_mta-sts IN TXT "x"', '_mta-sts IN TXT "v=STSv1; id=1"', host] },
    [],
  ],
  ['mta-sts', 'No id', { more: ['_mta-sts IN TXT "v=STSv1;"', host] }, ['notice 8']],
  [
    'mta-sts',
    'A policy host with IPv6 only',
    { more: ['_mta-sts IN TXT "v=STSv1; id=1"', 'mta-sts IN AAAA 2001:db8::9'] },
    [],
  ],
  [
    'tls-rpt',
    'Two records',
    {
      more: [
        '_smtp._tls IN TXT "v=TLSRPTv1; rua=mailto:a@b.com"',
        '_smtp._tls IN TXT "v=TLSRPTv1; rua=mailto:c@b.com"',
      ],
    },
    ['notice 8'],
  ],
  ['tls-rpt', 'No address', { more: ['_smtp._tls IN TXT "v=TLSRPTv1;"'] }, ['notice 8']],
  [
    'tls-rpt',
    'White space between addresses',
    { more: ['_smtp._tls IN TXT "v=TLSRPTv1; rua=mailto:a@b.com , https://b.com/r"'] },
    [],
  ],
  [
    'tls-rpt',
    'Another TXT record beside it',
    { more: ['_smtp._tls IN TXT "x"', '_smtp._tls IN TXT "v=TLSRPTv1; rua=mailto:a@b.com"'] },
    [],
  ],
  ['spf-missing', 'An envelope outside of the zone', elsewhere, ['unchecked']],
  [
    'spf-missing',
    'An envelope domain that does not exist',
    { settings: { envelopeFrom: 'b@gone.fernhill-bikes.com' } },
    [],
  ],
  ['spf-not-authorized', 'No address', {}, ['unchecked']],
  [
    'spf-not-authorized',
    'An envelope outside of the zone',
    { settings: { envelopeFrom: 'b@northwind.net', sendingIp: '192.0.2.1' } },
    ['unchecked'],
  ],
  [
    'spf-not-authorized',
    'A record that is invalid',
    { spf: '"v=spf1 ip:192.0.2.1 -all"', settings: { sendingIp: '192.0.2.1' } },
    [],
  ],
  ['spf-not-authorized', 'No record', { spf: null, settings: { sendingIp: '192.0.2.1' } }, []],
  [
    'spf-not-authorized',
    'A neutral result',
    { spf: '"v=spf1 ?all"', settings: { sendingIp: '192.0.2.1' } },
    ['error 5'],
  ],
  ['spf-plus-all', '-all and ~all', { spf: '"v=spf1 mx ~all -all"' }, []],
  ['spf-plus-all', 'A network of /8', { spf: '"v=spf1 ip4:192.0.0.0/8 -all"' }, ['warning 5']],
  ['spf-plus-all', 'A network of /9', { spf: '"v=spf1 ip4:192.0.0.0/9 -all"' }, []],
  ['spf-plus-all', 'A network of IPv6 of /16', { spf: '"v=spf1 ip6:2001::/16 -all"' }, ['warning 5']],
  ['spf-plus-all', 'A network of IPv6 of /17', { spf: '"v=spf1 ip6:2001::/17 -all"' }, []],
  ['spf-plus-all', 'All of IPv6', { spf: '"v=spf1 ip6:::/0 -all"' }, ['error 5']],
  ['spf-plus-all', 'An excluded network', { spf: '"v=spf1 -ip4:0.0.0.0/0 mx ~all"' }, []],
  ['spf-plus-all', 'A host of a large network', { spf: '"v=spf1 a:mx1.fernhill-bikes.com/8 -all"' }, []],
  ['spf-lookups', 'An include outside of the zone', { spf: '"v=spf1 include:_spf.northwind.net -all"' }, ['unchecked']],
  [
    'spf-lookups',
    'Nine lookups with one outside of the zone',
    { spf: `"v=spf1 ${'mx '.repeat(8)}include:_spf.northwind.net -all"` },
    ['notice 5'],
  ],
  [
    'spf-lookups',
    'Eleven lookups with one outside of the zone',
    { spf: `"v=spf1 ${'mx '.repeat(10)}include:_spf.northwind.net -all"` },
    ['error 5'],
  ],
  [
    'spf-lookups',
    'Eleven exchanges',
    { spf: `"v=spf1 mx:many.fernhill-bikes.com ${own} -all"`, more: exchanges(11) },
    ['error 5'],
  ],
  ['spf-lookups', 'Ten exchanges', { spf: `"v=spf1 mx:many.fernhill-bikes.com ${own} -all"`, more: exchanges(10) }, []],
  [
    'spf-void-lookups',
    'An include outside of the zone',
    { spf: '"v=spf1 include:_spf.northwind.net -all"' },
    ['unchecked'],
  ],
  [
    'spf-syntax',
    'Two includes without a record',
    { spf: '"v=spf1 include:a.fernhill-bikes.com include:b.fernhill-bikes.com -all"' },
    ['error 5', 'error 5'],
  ],
  [
    'spf-syntax',
    'Three includes without a record',
    { spf: '"v=spf1 include:a.fernhill-bikes.com include:b.fernhill-bikes.com include:c.fernhill-bikes.com -all"' },
    [],
  ],
  ['mx-missing', 'An author outside of the zone', { from: 'a@northwind.net' }, ['unchecked']],
  ['soa-missing', 'An author outside of the zone', { from: 'a@northwind.net' }, ['unchecked']],
  ['ptr-mismatch', 'No address', {}, ['unchecked']],
]

function exchanges(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `many IN MX ${index} mx1`)
}

export const dnsCases: readonly RuleCase[] = rows.map(([rule, about, zone, finds]) => {
  const { file, text, files = {}, settings = {} } = zoneExample(zone)
  return { rule, about, finds, file, text, files, settings }
})
