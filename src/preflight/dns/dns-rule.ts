/** Code shared by all DNS rules: provides their input and the positions that they report. */

import type { SourcePlace } from '../../foundation/errors/problem.ts'
import type { DnsType } from '../../foundation/world/world.ts'
import { findZonePlace } from '../../foundation/world/zone-places.ts'
import type { Rule, RuleResult } from '../rule.ts'
import type { RuleContext } from '../rule-context.ts'
import type { CheckedDns } from './dns-facts.ts'

/** The parts of a DNS rule that are specific to it. */
export interface DnsRule extends Omit<Rule, 'group' | 'check'> {
  readonly find: (dns: CheckedDns, where: Where) => RuleResult
}

/**
 * Finds the line of a record in the zone file. If no zone file contains the record, finds the line of the message that
 * contains the domain. If `value` is omitted, finds the first record with this name and type or, if there is none, the
 * first line of the zone.
 */
export type Where = (name: string, value?: string, type?: DnsType) => SourcePlace

/** Creates a rule that reports `unchecked` if DNS is not available. */
export function dnsRule({ find, ...rule }: DnsRule): Rule {
  return {
    ...rule,
    group: 'dns',
    check: (context) => {
      const { dns } = context
      if (dns.status === 'unchecked') return { uncheckedBecause: dns.reason }
      return find(dns, (name, value, type = 'TXT') => {
        const question = { name, type, ...(value === undefined ? {} : { value }) }
        return findZonePlace(dns.zones, question) ?? identityPlace(context)
      })
    },
  }
}

/** Returns the line of the From field, which contains the domain. */
function identityPlace({ from, template }: RuleContext): SourcePlace {
  return from === null ? template.headPlace : from.originAt(Math.max(0, from.text.lastIndexOf('@') + 1)).place
}

/**
 * Explains why terms of an SPF record, or names, have no answer. Only a name that was queried has "no DNS response".
 */
export function unanswered(
  terms: readonly string[],
  failures: CheckedDns['failures'],
): { readonly uncheckedBecause: string } {
  const failureOf = (term: string): CheckedDns['failures'][number] | undefined => {
    const name = (/^[^:=]*[:=]([^/]*)/u.exec(term)?.[1] ?? term).toLowerCase().replace(/\.$/u, '')
    return failures.find((failure) => failure.name === name)
  }
  const asked = terms.filter((term) => failureOf(term)?.isUnasked !== true)
  if (asked.length > 0) return { uncheckedBecause: `no DNS response for ${asked.slice(0, 3).join(', ')}` }
  const reasons = new Set(terms.map((term) => failureOf(term)?.reason ?? ''))
  return { uncheckedBecause: `${terms.slice(0, 3).join(', ')}: ${[...reasons][0] ?? ''}` }
}

/** Renders the value of a TXT record in zone file syntax, split into strings of at most 255 bytes. */
export function quoteTxt(text: string): string {
  const strings = Array.from(
    text.matchAll(/.{1,250}/gsu),
    ([part]) => `"${part.replaceAll(/["\\]/gu, String.raw`\$&`)}"`,
  )
  return strings.join(' ')
}

/** Renders the fix that replaces a TXT record. */
export function replaceTxt(name: string, record: string): string {
  return `Replace the TXT record at ${name} with: ${record}`
}

/** Renders the fix that replaces the SPF record of a domain. */
export function replaceSpf(domain: string, record: string): string {
  return `Replace the SPF record (TXT) of ${domain} with: ${record}`
}
