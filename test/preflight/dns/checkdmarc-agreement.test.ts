/**
 * Compares presend with the documented behavior of checkdmarc, as far as the RFCs are clear. Versions refer to
 * checkdmarc's changelog.
 */

import { expect, it } from 'vitest'

import { zoneExample } from '../../../src/preflight/dns/example-zone.ts'
import { preflightExample } from '../../support/preflight.ts'

const ip = '"v=spf1 ip4:198.51.100.0/28 ~all"'

/** Returns the ids of the DNS rules that report a finding for the zone. */
async function rulesFor(zone: Parameters<typeof zoneExample>[0]): Promise<readonly string[]> {
  const { findings } = await preflightExample(zoneExample(zone))
  return findings.map(({ ruleId }) => ruleId).filter((ruleId) => /^(?:spf|dmarc|mx|bimi)-?/u.test(ruleId))
}

it.each<readonly [version: string, what: string, zone: Parameters<typeof zoneExample>[0], expected: readonly string[]]>(
  [
    ['5.11.1', 'accepts "exp=" in an SPF record', { spf: '"v=spf1 mx exp=why.fernhill-bikes.com ~all"' }, []],
    ['5.11.1', 'rejects "all:" in an SPF record', { spf: '"v=spf1 mx all:"' }, ['spf-syntax']],
    ['5.11.1', 'accepts macros such as %{d2}', { spf: '"v=spf1 mx exists:%{i}.%{d2} ~all"' }, []],
    ['5.10.12', 'ignores a TXT record of another version', { spf: ip, more: ['@ IN TXT "v=spf10 ~all"'] }, []],
    [
      '5.8.0',
      'accepts the modifiers ra, rp and rr (RFC 6652)',
      { spf: '"v=spf1 mx ra=postmaster rp=10 rr=all ~all"' },
      [],
    ],
    ['5.7.10', 'accepts a prefix length after "a"', { spf: '"v=spf1 a:mx1.fernhill-bikes.com/28 ~all"' }, []],
    [
      '5.5.1',
      'accepts a domain that starts with "all"',
      { spf: '"v=spf1 include:all.fernhill-bikes.com ~all"', more: ['all IN TXT "v=spf1 -all"'] },
      [],
    ],
    [
      '5.5.0',
      'follows a redirect',
      { spf: '"v=spf1 redirect=_spf.fernhill-bikes.com"', more: ['_spf IN TXT "v=spf1 ip4:300.1.1.1 -all"'] },
      ['spf-syntax'],
    ],
    ['5.4.0', 'rejects "include="', { spf: '"v=spf1 include=_spf.fernhill-bikes.com ~all"' }, ['spf-syntax']],
    ['5.4.0', 'rejects text after "all"', { spf: '"v=spf1 ~all mx"' }, ['spf-syntax']],
    [
      '5.4.0',
      'finds the DMARC record of the parent domain',
      { from: 'a@news.fernhill-bikes.com', more: ['news IN A 198.51.100.9', 'news IN MX 10 mx1'] },
      [],
    ],
    [
      '5.10.3',
      'warns about a size limit of a report address',
      { dmarc: '"v=DMARC1; p=reject; rua=mailto:d@fernhill-bikes.com!5m"' },
      ['dmarc-rua-syntax'],
    ],
    ['5.9.0', 'mentions p=none', { dmarc: '"v=DMARC1; p=none"' }, ['dmarc-policy-none']],
    [
      '5.9.0',
      'mentions BIMI without an enforced DMARC policy',
      { dmarc: '"v=DMARC1; p=none"', more: ['default._bimi IN TXT "v=BIMI1; l=https://fernhill-bikes.com/l.svg"'] },
      ['bimi', 'dmarc-policy-none'],
    ],
    [
      '4.8.5',
      'reports several DMARC records, and not a missing record',
      { more: ['_dmarc IN TXT "v=DMARC1; p=reject"'] },
      ['dmarc-multiple'],
    ],
    ['4.8.5', 'accepts null MX records (RFC 7505)', { mx: '0 .' }, ['mx-missing']],
    [
      '4.8.0',
      'does not look up an include with macros',
      { spf: '"v=spf1 include:%{d}.fernhill-bikes.com ip4:198.51.100.0/28 ~all"' },
      [],
    ],
  ],
)('agrees with checkdmarc %s, which %s', async (_version, _what, zone, expected) => {
  expect((await rulesFor(zone)).toSorted()).toEqual(expected)
})
