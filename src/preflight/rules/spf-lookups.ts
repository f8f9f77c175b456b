import { dnsRule, quoteTxt, replaceSpf, unanswered } from '../dns/dns-rule.ts'
import { zoneExample } from '../dns/example-zone.ts'
import { rewriteSpfRecord } from '../dns/spf-flatten.ts'
import { drawSpfTree, maxMxNames, maxSpfLookups, type SpfNode } from '../dns/spf-tree.ts'
import type { Fault, Rule } from '../rule.ts'

/** The number of lookups at which adding one more provider could make the record invalid. */
const nearLimit = 9

function includes(count: number): { readonly spf: string; readonly more: readonly string[] } {
  const names = Array.from({ length: count }, (_, index) => `i${index}`)
  return {
    spf: quoteTxt(`v=spf1 ${names.map((name) => `include:${name}.fernhill-bikes.com`).join(' ')} ~all`),
    more: names.map((name, index) => `${name} IN TXT "v=spf1 ip4:198.51.100.${index} ~all"`),
  }
}

export const spfLookups: Rule = dnsRule({
  id: 'spf-lookups',
  severity: 'error',
  title: 'Too many DNS lookups for SPF',
  why: 'Receivers stop at the eleventh lookup and return permerror, so SPF fails for all mail that later terms would authorize.',
  source: 'RFC 7208 §4.6.4',
  fix: 'Remove the includes for services that you no longer use, replace others with ip4 and ip6 terms, or send from a subdomain with its own record',
  ignores:
    'The rule ignores ip4, ip6, all and exp, which need no lookup. The rule does not estimate the lookups in included records that could not be read.',
  bad: zoneExample(includes(11)),
  good: zoneExample(includes(8)),
  find: ({ spf: { tree, cost, nodes }, failures }, where) => {
    const { lookupCount } = cost
    const at = where(tree.domain, tree.records[0])
    const faults: Fault[] = nodes.flatMap((node) => largeMx(node).map((term) => mxFault(node.domain, term, at)))
    const loop = nodes.find(({ status }) => status === 'loop')
    if (loop !== undefined) {
      return [
        ...faults,
        {
          at,
          message: `The SPF record of ${tree.domain} includes ${loop.domain} in a loop`,
          detail: drawSpfTree(tree),
        },
      ]
    }
    if (lookupCount < nearLimit)
      return cost.unknowns.length > 0 && faults.length === 0 ? unanswered(cost.unknowns, failures) : faults
    const isOver = lookupCount > maxSpfLookups
    const count = `${cost.unknowns.length > 0 ? 'at least ' : ''}${lookupCount}`
    return [
      ...faults,
      {
        at,
        message: `The SPF record of ${tree.domain} needs ${count} DNS lookups (limit: ${maxSpfLookups})`,
        severity: isOver ? 'error' : 'notice',
        detail: drawSpfTree(tree),
        ...(isOver ? fixOf(tree) : {}),
      },
    ]
  },
})

function largeMx({ lookups }: SpfNode): readonly string[] {
  return lookups.flatMap(({ term, exchangeCount }) => ((exchangeCount ?? 0) > maxMxNames ? term.text : []))
}

function mxFault(domain: string, term: string, at: Fault['at']): Fault {
  return {
    at,
    message: `"${term}" in the SPF record of ${domain} resolves to more than ${maxMxNames} mail servers, so receivers return permerror`,
    fix: `Replace "${term}" with the ip4 and ip6 networks of the servers`,
  }
}

function fixOf(tree: SpfNode): { readonly fix?: string } {
  const rewrite = rewriteSpfRecord(tree)
  if (rewrite === null) return {}
  const note =
    rewrite.flattened.length === 0
      ? ''
      : ` (update it when the addresses behind ${rewrite.flattened.join(', ')} change)`
  return { fix: `${replaceSpf(tree.domain, rewrite.record)}${note}` }
}
