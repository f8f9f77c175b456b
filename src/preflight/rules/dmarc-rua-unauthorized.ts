import { dnsRule, unanswered } from '../dns/dns-rule.ts'
import { zoneExample } from '../dns/example-zone.ts'
import type { Rule } from '../rule.ts'

export const dmarcRuaUnauthorized: Rule = dnsRule({
  id: 'dmarc-rua-unauthorized',
  severity: 'warning',
  title: 'DMARC report address without authorization',
  why: 'Receivers send your reports to another organization only if that organization has published a DNS record that authorizes these reports.',
  source: 'RFC 9990, external destinations',
  fix: 'Ask the recipient of the reports to publish the authorization record',
  ignores: 'The rule ignores addresses in the same organizational domain.',
  bad: zoneExample({
    dmarc: '"v=DMARC1; p=reject; rua=mailto:in@reports.northwind.net"',
    more: ['northwind.net. IN SOA ns1.northwind.net. hostmaster.northwind.net. 1 7200 3600 1209600 3600'],
  }),
  good: zoneExample({
    about: 'A subdomain of the same organization',
    dmarc: '"v=DMARC1; p=reject; rua=mailto:in@reports.fernhill-bikes.com"',
  }),
  find: ({ dmarc: { walk, authorizations }, failures }, where) => {
    const step = walk.policyStep
    if (step === null) return []
    const missing = authorizations.filter(({ isAuthorized }) => isAuthorized === false)
    const unknown = authorizations.filter(({ isAuthorized }) => isAuthorized === null)
    if (missing.length === 0 && unknown.length > 0)
      return unanswered(
        unknown.map(({ name }) => name),
        failures,
      )
    return missing.map(({ uri, name }) => ({
      at: where(`_dmarc.${step.domain}`, step.record?.text),
      message: `${uri.domain ?? uri.text} does not authorize DMARC reports for ${step.domain}`,
      fix: `Ask ${uri.domain ?? 'the recipient'} to publish this TXT record at ${name}: v=DMARC1`,
    }))
  },
})
