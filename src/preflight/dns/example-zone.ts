/** Creates examples for the DNS rules, each with a message and the zone file of its domain. */

import type { RuleExample } from '../rule.ts'

/** The records that replace the usual ones; null removes a record. */
export interface ExampleZone extends Pick<RuleExample, 'about' | 'severity' | 'line' | 'count'> {
  readonly spf?: string | null
  readonly dkim?: string | null
  readonly dmarc?: string | null
  readonly mx?: string | null
  /** Further lines. */
  readonly more?: readonly string[]
  readonly settings?: RuleExample['settings']
  /** The author's address. */
  readonly from?: string
}

const publicKey = '"v=DKIM1; k=ed25519; p=BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc="'

/** The line of each record in the zone file. */
export const zoneLines = { soa: 2, mx: 3, spf: 5, dkim: 6, dmarc: 7, more: 8 } as const

/** Creates a message from fernhill-bikes.com, whose records are in this zone. */
export function zoneExample(zone: ExampleZone): RuleExample {
  const { spf, dkim, dmarc, mx, more = [], settings, from = 'news@fernhill-bikes.com', ...rest } = zone
  const lines = [
    '$ORIGIN fernhill-bikes.com.',
    '@ IN SOA ns1.fernhill-bikes.com. hostmaster.fernhill-bikes.com. 1 7200 3600 1209600 3600',
    recordLine('@ IN MX', mx, { name: 'MX', usual: '10 mx1' }),
    'mx1 IN A 198.51.100.25',
    recordLine('@ IN TXT', spf, { name: 'SPF', usual: '"v=spf1 ip4:198.51.100.0/28 ~all"' }),
    recordLine('s1._domainkey IN TXT', dkim, { name: 'DKIM', usual: publicKey }),
    recordLine('_dmarc IN TXT', dmarc, {
      name: 'DMARC',
      usual: '"v=DMARC1; p=quarantine; rua=mailto:dmarc@fernhill-bikes.com"',
    }),
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
    ...rest,
  }
}

function recordLine(
  start: string,
  given: string | null | undefined,
  { name, usual }: { readonly name: string; readonly usual: string },
): string {
  if (given === null) return `; no ${name} record`
  return `${start} ${given ?? usual}`
}
