/** Creates examples for the DNS rules, each with a message and the zone file of its domain. */

import type { RuleExample } from '../rule.ts'

/** The records that replace the default records. A value of null removes the record. */
export interface ExampleZone extends Pick<RuleExample, 'about' | 'settings'> {
  readonly spf?: string | null
  readonly dkim?: string | null
  readonly dmarc?: string | null
  readonly mx?: string | null
  /** Further lines. */
  readonly more?: readonly string[]
  /** The author's address. */
  readonly from?: string
}

/** Creates an example with a message from fernhill-bikes.com and the zone of that domain. */
export function zoneExample({
  spf = '"v=spf1 ip4:198.51.100.0/28 ~all"',
  dkim = '"v=DKIM1; k=ed25519; p=BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc="',
  dmarc = '"v=DMARC1; p=quarantine; rua=mailto:dmarc@fernhill-bikes.com"',
  mx = '10 mx1',
  more = [],
  from = 'news@fernhill-bikes.com',
  settings,
  ...about
}: ExampleZone): RuleExample & { readonly file: string } {
  const lines = [
    '$ORIGIN fernhill-bikes.com.',
    '@ IN SOA ns1.fernhill-bikes.com. hostmaster.fernhill-bikes.com. 1 7200 3600 1209600 3600',
    recordLine('@ IN MX', mx),
    'mx1 IN A 198.51.100.25',
    recordLine('@ IN TXT', spf),
    recordLine('s1._domainkey IN TXT', dkim),
    recordLine('_dmarc IN TXT', dmarc),
    ...more,
    '',
  ]
  return {
    file: 'ready.html',
    text: `---\nsubject: Your bike is ready\nfrom: Fernhill Bikes <${from}>\n---\n<p>We are open until six.</p>\n`,
    files: { 'fernhill.zone': lines.join('\n') },
    settings: {
      zoneFiles: ['fernhill.zone'],
      envelopeFrom: 'bounces@fernhill-bikes.com',
      dkim: { domain: 'fernhill-bikes.com', selector: 's1', isSigning: false },
      ...settings,
    },
    ...about,
  }
}

function recordLine(start: string, value: string | null): string {
  return value === null ? `; no record: ${start}` : `${start} ${value}`
}
