import { dnsRule } from '../dns/dns-rule.ts'
import { zoneExample } from '../dns/example-zone.ts'
import type { Rule } from '../rule.ts'

export const soaMissing: Rule = dnsRule({
  id: 'soa-missing',
  severity: 'warning',
  title: 'Domain that does not exist',
  why: 'Receivers reject mail from a domain that does not exist; Yahoo replies with 554. Without the domain, SPF also fails, and replies cannot be delivered.',
  source: 'senders.yahooinc.com/smtp-error-codes',
  fix: 'Correct the domain, or create its zone',
  ignores: 'The rule ignores domains whose name servers do not respond.',
  bad: zoneExample({ settings: { envelopeFrom: 'b@bounce.fernhill-bikes.com' } }),
  good: zoneExample({
    about: 'A domain that exists',
    settings: { envelopeFrom: 'b@mx1.fernhill-bikes.com' },
    more: ['mx1 IN TXT "v=spf1 a -all"'],
  }),
  find: ({ domains }, where) => {
    const faults = domains
      .filter(({ exists }) => exists === false)
      .map(({ domain, roles }) => ({
        at: where(domain, undefined, 'SOA'),
        message: `${domain} (${roles.join(', ')}) does not exist in DNS`,
        fix: `Correct the domain, or publish records at ${domain}`,
      }))
    const failed = domains.find(({ failure }) => failure !== null)
    return faults.length === 0 && failed?.failure != null ? { uncheckedBecause: failed.failure } : faults
  },
})
