import { dnsRule } from '../dns/dns-rule.ts'
import { zoneExample } from '../dns/example-zone.ts'
import type { Rule } from '../rule.ts'

const maxShown = 5

export const dnsUnavailable: Rule = dnsRule({
  id: 'dns-unavailable',
  severity: 'notice',
  title: 'Failed DNS query',
  why: 'Preflight could not check the DNS records. If the query also fails at a receiver, that receiver defers your mail.',
  source: 'RFC 7208 §2.6.6; RFC 8601 §2.7',
  fix: 'Run preflight again; if the query keeps failing, check the name servers of the domain',
  ignores: 'The rule ignores names that do not exist, and names that were not looked up because of `dns: zone`.',
  bad: zoneExample({ spf: '"v=spf1 include:_spf.northwind.net ~all"', settings: { dns: 'live' } }),
  good: zoneExample({ about: 'A name outside the zone file', spf: '"v=spf1 include:_spf.northwind.net ~all"' }),
  find: ({ failures }, where) => {
    const failed = failures.filter(({ isUnasked }) => !isUnasked)
    const [first] = failed
    if (first === undefined) return null
    const names = failed.map(({ name, type }) => `${type} ${name}`)
    const more = names.length > maxShown ? ` and ${names.length - maxShown} more` : ''
    return {
      at: where(first.name, undefined, first.type),
      message: `${names.length === 1 ? 'A DNS query' : `${names.length} DNS queries`} failed: ${names.slice(0, maxShown).join(', ')}${more}`,
      detail: [...new Set(failed.map(({ reason }) => reason))].slice(0, maxShown),
    }
  },
})
