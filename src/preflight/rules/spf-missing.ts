import { dnsRule } from '../dns/dns-rule.ts'
import { zoneExample } from '../dns/example-zone.ts'
import type { Rule } from '../rule.ts'

export const spfMissing: Rule = dnsRule({
  id: 'spf-missing',
  severity: 'error',
  title: 'No SPF record at the envelope domain',
  why: 'Gmail, Yahoo, Microsoft and Apple require SPF to pass for bulk mail; otherwise, Gmail rejects it with 550 5.7.27.',
  source: 'support.google.com/a/answer/81126; RFC 7208 §4.5',
  fix: 'Publish an SPF record at the envelope domain',
  ignores:
    'The rule ignores other TXT records, misspelled records (see spf-syntax), and domains that do not exist (see soa-missing).',
  bad: zoneExample({ spf: null }),
  good: zoneExample({
    about: 'A misspelled record, which spf-syntax reports',
    spf: '"v=spf1ip4:198.51.100.0/28 ~all"',
  }),
  find: ({ spf: { tree, check }, domains }, where) => {
    if (tree.failure !== null) return { uncheckedBecause: tree.failure }
    const isMissingDomain = domains.some(({ domain, exists }) => domain === tree.domain && exists === false)
    if (tree.status !== 'absent' || tree.brokenRecords.length > 0 || isMissingDomain) return null
    return {
      at: where(tree.domain),
      message: `${tree.domain} has no SPF record`,
      fix:
        check?.fix ??
        `Publish a TXT record such as this one at ${tree.domain}, with the addresses that send its mail: v=spf1 ip4:192.0.2.0/24 ~all`,
    }
  },
})
