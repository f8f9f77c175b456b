import { dnsRule } from '../dns/dns-rule.ts'
import { zoneExample } from '../dns/example-zone.ts'
import { withTags } from '../dns/tag-list.ts'
import type { Rule } from '../rule.ts'

export const dmarcPolicyNone: Rule = dnsRule({
  id: 'dmarc-policy-none',
  severity: 'notice',
  title: 'DMARC policy that only monitors mail',
  why: 'With p=none or t=y, anyone can still send mail with your domain in the From field, and BIMI does not work.',
  source: 'RFC 9989 §3.2.12 and §4.7',
  fix: 'Once the reports show that all your mail passes DMARC, change the policy to quarantine, and later to reject',
  ignores:
    'The rule has no exceptions. Switch the rule off while you are still collecting reports, for example during the first weeks with a new record.',
  bad: zoneExample({ dmarc: '"v=DMARC1; p=none; rua=mailto:dmarc@fernhill-bikes.com"' }),
  good: zoneExample({ dmarc: '"v=DMARC1; p=reject; sp=none"' }),
  find: ({ dmarc: { walk } }, where) => {
    const step = walk.policyStep
    if (walk.failure !== null) return { uncheckedBecause: walk.failure }
    if (step?.record == null || step.record.problems.length > 0) return null
    const { record, domain } = step
    const isInherited = domain !== walk.domain
    const policy = (isInherited ? record.subdomainPolicy : null) ?? record.policy ?? 'none'
    if (policy !== 'none' && !record.isTestMode) return null
    const name = `_dmarc.${domain}`
    const tag = isInherited && record.subdomainPolicy === 'none' ? 'sp' : 'p'
    const changes = { ...(policy === 'none' ? { [tag]: 'quarantine' } : {}), ...(record.isTestMode ? { t: null } : {}) }
    const shownTag = record.policy === null ? 'no p tag' : `${tag}=none`
    const why = record.isTestMode ? 't=y' : shownTag
    return {
      at: where(name, record.text),
      message: `The DMARC policy of ${walk.domain} only monitors mail (${why})`,
      fix: `Once the reports show that all your mail passes DMARC, replace the TXT record at ${name} with: ${withTags(record, changes)}`,
    }
  },
})
