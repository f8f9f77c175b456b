import type { SpfFacts } from '../dns/dns-facts.ts'
import { dnsRule, replaceSpf } from '../dns/dns-rule.ts'
import { zoneExample } from '../dns/example-zone.ts'
import { parseSpfRecord, renderSpfProblems } from '../dns/spf-record.ts'
import { maxSpfVoids, type SpfNode } from '../dns/spf-tree.ts'
import type { Fault, Rule } from '../rule.ts'

export const spfSyntax: Rule = dnsRule({
  id: 'spf-syntax',
  severity: 'error',
  title: 'Invalid SPF record',
  why: 'If a single term is invalid, receivers return permerror or ignore the whole record, so SPF never passes.',
  source: 'RFC 7208 §4.5, §4.6 and §12',
  fix: 'Correct the SPF record',
  ignores: 'The rule accepts several strings in one TXT record, unknown modifiers, and macros.',
  bad: zoneExample({ spf: '"v=spf1 ipv4:198.51.100.0/28 ~all"' }),
  good: zoneExample({
    about: 'A record with macros and an unknown modifier',
    spf: '"v=spf1 exists:%{i}._spf.%{d} ra=postmaster ip4:198.51.100.0/28 ~all"',
    more: ['*._spf IN A 127.0.0.2'],
  }),
  find: ({ spf }, where) => [
    ...spf.tree.brokenRecords.map((text): Fault => brokenFault(spf.tree, text, where(spf.tree.domain, text))),
    ...spf.nodes.flatMap(({ domain, record }): Fault | [] => {
      if (record === null || record.problems.length === 0) return []
      const isWarning = record.problems.every(({ severity }) => severity === 'warning')
      return {
        at: where(domain, record.text),
        message: `The SPF record of ${domain} is invalid: ${renderSpfProblems(record)}`,
        severity: isWarning ? 'warning' : 'error',
        fix: fixOf(domain, record.corrected),
      }
    }),
    ...deadIncludes(spf).map(
      (term): Fault => ({
        at: where(spf.tree.domain, spf.tree.records[0]),
        message: `"${term}" in the SPF record of ${spf.tree.domain} refers to a domain without an SPF record, so receivers return permerror`,
        fix: `Remove "${term}", or publish an SPF record at the domain that it refers to`,
      }),
    ),
  ],
})

/**
 * Returns the fault in an invalid record. If there is also a valid record, the fault is only a warning, because its
 * only effect is that the servers in the invalid record are not authorized.
 */
function brokenFault({ domain, records }: SpfNode, text: string, at: Fault['at']): Fault {
  const record = parseSpfRecord(text)
  const message = `The SPF record of ${domain} is invalid: ${renderSpfProblems(record)}`
  if (records.length === 0) return { at, message, fix: fixOf(domain, record.corrected) }
  const fix = `Remove this TXT record from ${domain}, or merge its terms into the valid SPF record`
  return { at, message, severity: 'warning', fix }
}

function fixOf(domain: string, corrected: string | null): string {
  if (corrected === null) return `Correct the SPF record (TXT) of ${domain}`
  return replaceSpf(domain, corrected)
}

/**
 * Returns includes and redirects whose target has no SPF record (RFC 7208 §5.2 and §6.1). If the record exceeds the
 * limit for void lookups, spf-void-lookups reports these terms instead.
 */
function deadIncludes({ nodes, cost }: SpfFacts): readonly string[] {
  if (cost.voidTerms.length > maxSpfVoids) return []
  return nodes.flatMap(({ lookups }) =>
    lookups.flatMap(({ term, child }) =>
      child?.status === 'absent' && child.brokenRecords.length === 0 ? term.text : [],
    ),
  )
}
