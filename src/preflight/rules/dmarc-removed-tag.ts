import { dnsRule, replaceTxt } from '../dns/dns-rule.ts'
import { zoneExample } from '../dns/example-zone.ts'
import { withTags } from '../dns/tag-list.ts'
import type { Rule } from '../rule.ts'

export const dmarcRemovedTag: Rule = dnsRule({
  id: 'dmarc-removed-tag',
  severity: 'notice',
  title: 'Obsolete DMARC tag',
  why: 'RFC 9989 removed pct, rf and ri. Receivers ignore the removed tags or interpret them in different ways.',
  source: 'RFC 9989 §4.7 and Appendix C',
  fix: 'Remove the tags; use t=y instead of pct to test a policy',
  ignores: 'The rule ignores unknown tags.',
  bad: zoneExample({ dmarc: '"v=DMARC1; p=quarantine; pct=50; ri=3600"' }),
  good: zoneExample({ dmarc: '"v=DMARC1; p=quarantine; t=n; fo=1"' }),
  find: ({ dmarc: { walk } }, where) => {
    const step = walk.policyStep
    if (step?.record == null || step.record.removedTags.length === 0) return null
    const { record } = step
    const name = `_dmarc.${step.domain}`
    const isPartial = record.removedTags.some((tag) => /^pct=(?!100$)/u.test(tag))
    const fixed = withTags(record, { pct: null, rf: null, ri: null, ...(isPartial ? { t: 'y' } : {}) })
    return {
      at: where(name, record.text),
      message: `The DMARC record at ${name} has tags that RFC 9989 removed: ${record.removedTags.join(', ')}`,
      fix: replaceTxt(name, fixed),
    }
  },
})
