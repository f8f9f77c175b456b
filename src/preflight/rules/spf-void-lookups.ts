import { dnsRule, replaceSpf, unanswered } from '../dns/dns-rule.ts'
import { zoneExample } from '../dns/example-zone.ts'
import { rewriteSpfRecord } from '../dns/spf-flatten.ts'
import { drawSpfTree, maxSpfVoids } from '../dns/spf-tree.ts'
import type { Rule } from '../rule.ts'

export const spfVoidLookups: Rule = dnsRule({
  id: 'spf-void-lookups',
  severity: 'error',
  title: 'SPF terms that resolve to nothing',
  why: 'Receivers return permerror at the third term that resolves to nothing (a void lookup).',
  source: 'RFC 7208 §4.6.4',
  fix: 'Remove the terms that resolve to nothing',
  ignores:
    'The rule ignores up to two terms that resolve to nothing, failed queries, and names that have only IPv6 or only IPv4 addresses.',
  bad: zoneExample({
    spf: '"v=spf1 a:old1.fernhill-bikes.com mx:old2.fernhill-bikes.com exists:old3.fernhill-bikes.com ~all"',
  }),
  good: zoneExample({
    about: 'Two void lookups',
    spf: '"v=spf1 a:old1.fernhill-bikes.com mx:old2.fernhill-bikes.com mx ~all"',
  }),
  find: ({ spf: { tree, cost }, failures }, where) => {
    const { voidTerms, unknowns } = cost
    if (voidTerms.length <= maxSpfVoids) {
      return unknowns.length === 0 ? null : unanswered(unknowns, failures)
    }
    const rewrite = rewriteSpfRecord(tree)
    return {
      at: where(tree.domain, tree.records[0]),
      message: `${voidTerms.length} terms in the SPF record of ${tree.domain} resolve to nothing: ${voidTerms.slice(0, 5).join(', ')}`,
      detail: drawSpfTree(tree),
      ...(rewrite === null ? {} : { fix: replaceSpf(tree.domain, rewrite.record) }),
    }
  },
})
