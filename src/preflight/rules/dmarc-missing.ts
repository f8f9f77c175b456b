import { dnsRule } from '../dns/dns-rule.ts'
import { zoneExample } from '../dns/example-zone.ts'
import type { Rule } from '../rule.ts'

export const dmarcMissing: Rule = dnsRule({
  id: 'dmarc-missing',
  severity: 'error',
  title: 'No DMARC record',
  why: 'Gmail, Yahoo, Microsoft and Apple require bulk senders to publish a DMARC policy. Gmail rejects bulk mail from domains without a policy (550 5.7.40), and so does Microsoft (550 5.7.515).',
  source: 'support.google.com/a/answer/81126; RFC 9989 §4.10',
  fix: 'Publish a DMARC record',
  ignores:
    'The rule ignores records at a parent domain, misspelled or misplaced records (see dmarc-syntax), and domains that do not exist (see soa-missing).',
  bad: zoneExample({ dmarc: null }),
  good: zoneExample({
    about: 'A record at the parent domain',
    from: 'shop@news.fernhill-bikes.com',
    more: ['news IN A 198.51.100.9'],
  }),
  find: ({ dmarc: { walk, misplaced }, domains }, where) => {
    if (walk.failure !== null) return { uncheckedBecause: walk.failure }
    const isPublished = walk.steps.some(({ records, brokenRecords }) => records.length + brokenRecords.length > 0)
    const isMissingDomain = domains.some(({ domain, exists }) => domain === walk.domain && exists === false)
    if (isPublished || misplaced.length > 0 || isMissingDomain) return null
    const record = `v=DMARC1; p=none; rua=mailto:dmarc-reports@${walk.domain}`
    return {
      at: where(`_dmarc.${walk.domain}`),
      message: `Neither ${walk.domain} nor any of its parent domains has a DMARC record`,
      fix: `Publish this TXT record at _dmarc.${walk.domain}: ${record}`,
    }
  },
})
