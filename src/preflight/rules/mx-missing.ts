import type { DomainFacts } from '../dns/dns-facts.ts'
import { dnsRule } from '../dns/dns-rule.ts'
import { zoneExample } from '../dns/example-zone.ts'
import type { Fault, Rule } from '../rule.ts'

export const mxMissing: Rule = dnsRule({
  id: 'mx-missing',
  severity: 'warning',
  title: 'Domain that cannot receive mail',
  why: 'Replies and bounces to this domain are lost. Yahoo rejects mail from a domain with a null MX record.',
  source: 'senders.yahooinc.com/best-practices; RFC 7505',
  fix: 'Publish an MX record, or use an address that can receive mail',
  ignores:
    'The rule ignores domains that do not exist (see soa-missing), and an envelope domain that has an IP address but no MX record.',
  bad: zoneExample({ mx: null }),
  good: zoneExample({
    about: 'An envelope subdomain that has only an IP address',
    settings: { envelopeFrom: 'b@bounce.fernhill-bikes.com' },
    more: ['bounce IN A 198.51.100.9', 'bounce IN TXT "v=spf1 a -all"'],
  }),
  find: ({ domains }, where) => {
    const faults = domains.flatMap((facts): Fault | [] => {
      const message = problemOf(facts)
      if (message === null) return []
      const severity = facts.mail === 'null-mx' ? 'error' : 'warning'
      const fix = `Publish an MX record at ${facts.domain}, for example: ${facts.domain}. IN MX 10 mail.${facts.domain}.`
      return { at: where(facts.domain, facts.mxRecords[0], 'MX'), severity, message, fix }
    })
    const failed = domains.find(({ failure }) => failure !== null)
    return faults.length === 0 && failed?.failure != null ? { uncheckedBecause: failed.failure } : faults
  },
})

function problemOf({ domain, roles, exists, mail }: DomainFacts): string | null {
  const used = roles.join(', ')
  if (mail === 'null-mx') return `${domain} (${used}) has a null MX record, so it accepts no mail`
  const isAnswered = roles.includes('From') || roles.includes('Reply-To')
  return mail === 'none' && exists === true && isAnswered
    ? `${domain} (${used}) has neither an MX record nor an IP address`
    : null
}
