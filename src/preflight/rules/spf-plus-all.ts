import { dnsRule, replaceSpf } from '../dns/dns-rule.ts'
import { zoneExample } from '../dns/example-zone.ts'
import type { SpfTerm } from '../dns/spf-record.ts'
import type { SpfNode } from '../dns/spf-tree.ts'
import type { Severity } from '../finding.ts'
import type { Rule } from '../rule.ts'

/** Networks with this prefix length or a shorter one are too large to belong to one sender. */
const hugeIpv4 = 8
const hugeIpv6 = 16

export const spfPlusAll: Rule = dnsRule({
  id: 'spf-plus-all',
  severity: 'error',
  title: 'SPF record that authorizes the whole Internet',
  why: 'Anyone can send mail that passes SPF for the domain. Gmail treats overly permissive SPF records as suspicious and rejects the mail with 550 5.7.24.',
  source: 'support.google.com/a/answer/3726730; RFC 7208 §5.1',
  fix: 'End the record with ~all or -all',
  ignores: 'The rule accepts ~all and -all, and ?all in an included record.',
  bad: zoneExample({ spf: '"v=spf1 mx +all"' }),
  good: zoneExample({
    about: '?all in an included record',
    spf: '"v=spf1 include:_spf.fernhill-bikes.com ~all"',
    more: ['_spf IN TXT "v=spf1 mx:fernhill-bikes.com ?all"'],
  }),
  find: ({ spf: { tree, nodes } }, where) =>
    nodes.flatMap((node) => {
      const { record, domain } = node
      // Report only the first term, because the fix corrects the whole record.
      const term = record?.terms.find((one) => severityOf(one, node, node === tree) !== null)
      const severity = term === undefined ? null : severityOf(term, node, node === tree)
      if (record === null || term === undefined || severity === null) return []
      const fixed = term.name === 'all' ? withSoftfail(record.text, term.text) : null
      return {
        at: where(domain, record.text),
        severity,
        message: `"${term.text}" in the SPF record of ${domain} ${effectOf(term)}`,
        fix: fixed === null ? `List only your own networks instead of "${term.text}"` : replaceSpf(domain, fixed),
      }
    }),
})

function withSoftfail(record: string, all: string): string {
  return record
    .split(' ')
    .map((word) => (word === all ? '~all' : word))
    .join(' ')
}

function severityOf({ name, qualifier, prefixLength }: SpfTerm, { record }: SpfNode, isRoot: boolean): Severity | null {
  if (qualifier === '-' || qualifier === '~' || record === null) return null
  if (name === 'all') {
    if (qualifier === '+') return 'error'
    return isRoot ? 'warning' : null
  }
  if (qualifier !== '+' || prefixLength === null || !['ip4', 'ip6'].includes(name)) return null
  if (prefixLength === 0) return 'error'
  return prefixLength <= (name === 'ip4' ? hugeIpv4 : hugeIpv6) ? 'warning' : null
}

function effectOf({ name, qualifier, prefixLength }: SpfTerm): string {
  if (name === 'all')
    return qualifier === '?' ? 'makes SPF return neutral for servers that are not listed' : 'authorizes every server'
  return prefixLength === 0 ? 'authorizes every server' : `authorizes a /${prefixLength} network`
}
