import { dnsRule, replaceSpf } from '../dns/dns-rule.ts'
import { zoneExample } from '../dns/example-zone.ts'
import type { Rule } from '../rule.ts'

export const spfPtr: Rule = dnsRule({
  id: 'spf-ptr',
  severity: 'notice',
  title: 'SPF record with the ptr mechanism',
  why: 'The ptr mechanism is slow and unreliable. RFC 7208 advises against this mechanism, and some receivers skip it.',
  source: 'RFC 7208 §5.5',
  fix: 'Replace ptr with a, mx, ip4 or ip6',
  ignores: 'The rule ignores records of providers that you include.',
  bad: zoneExample({ spf: '"v=spf1 mx ptr ~all"' }),
  good: zoneExample({
    about: 'A host name that contains ptr',
    spf: '"v=spf1 a:ptr.fernhill-bikes.com ~all"',
    more: ['ptr IN A 198.51.100.7'],
  }),
  find: ({ spf: { tree } }, where) => {
    const { record, domain } = tree
    const term = record?.terms.find(({ name }) => name === 'ptr')
    if (record === null || term === undefined) return null
    const rest = record.text.split(/\s+/u).filter((text) => text !== term.text)
    return {
      at: where(domain, record.text),
      message: `The SPF record of ${domain} uses "${term.text}"`,
      fix: `${replaceSpf(domain, rest.join(' '))} (plus the networks that only "${term.text}" authorized)`,
    }
  },
})
