import { mergeSpfTerms } from '../../verdict/authentication/merge-spf-terms.ts'
import { dnsRule } from '../dns/dns-rule.ts'
import { zoneExample } from '../dns/example-zone.ts'
import type { Rule } from '../rule.ts'

export const spfMultiple: Rule = dnsRule({
  id: 'spf-multiple',
  severity: 'error',
  title: 'Several SPF records',
  why: 'Receivers return permerror if a domain has more than one SPF record, so SPF never passes.',
  source: 'RFC 7208 §3.2 and §4.5',
  fix: 'Merge the records into one',
  ignores: 'The rule ignores other TXT records, and records of another version, such as v=spf10.',
  bad: zoneExample({ more: ['@ IN TXT "v=spf1 include:_spf.fernhill-bikes.com -all"'] }),
  good: zoneExample({
    about: 'One record that consists of several strings',
    spf: '"v=spf1 ip4:198.51.100.0/28 " "a ~all"',
  }),
  find: ({ spf: { tree, nodes, check } }, where) =>
    nodes
      .filter(({ status }) => status === 'multiple')
      .map(({ domain, records }) => ({
        at: where(domain, records.at(-1)),
        message: `${domain} has ${records.length} SPF records`,
        // If sending-ip is set, the suggested record also authorizes its address.
        fix:
          (domain === tree.domain ? check?.fix : null) ??
          `Replace the ${records.length} SPF records (TXT) of ${domain} with one: ${['v=spf1', ...mergeSpfTerms(records)].join(' ')}`,
        detail: records,
      })),
})
