import { dnsRule } from '../dns/dns-rule.ts'
import { zoneExample } from '../dns/example-zone.ts'
import type { Rule } from '../rule.ts'

export const dmarcMultiple: Rule = dnsRule({
  id: 'dmarc-multiple',
  severity: 'error',
  title: 'Several DMARC records',
  why: 'If a domain has several DMARC records, receivers ignore all of them and act as if the domain had no policy.',
  source: 'RFC 9989 §4.10',
  fix: 'Keep only one record',
  ignores: 'The rule ignores other TXT records at the same name.',
  bad: zoneExample({ more: ['_dmarc IN TXT "v=DMARC1; p=none"'] }),
  good: zoneExample({ more: ['_dmarc IN TXT "dmarc-verification=1"'] }),
  find: ({ dmarc: { walk } }, where) =>
    walk.steps
      .filter(({ records }) => records.length > 1)
      .map(({ domain, records }) => ({
        at: where(`_dmarc.${domain}`, records.at(-1)),
        message: `_dmarc.${domain} has ${records.length} DMARC records`,
        fix: `Keep only one record at _dmarc.${domain}, for example: ${records[0] ?? ''}`,
        detail: records,
      })),
})
