import { dnsRule, replaceTxt } from '../dns/dns-rule.ts'
import { zoneExample } from '../dns/example-zone.ts'
import { withTags } from '../dns/tag-list.ts'
import type { Rule } from '../rule.ts'

const key = 'p=BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc='

export const dkimTestMode: Rule = dnsRule({
  id: 'dkim-test-mode',
  severity: 'warning',
  title: 'DKIM key in test mode',
  why: 'With `t=y`, receivers may treat signed mail as unsigned.',
  source: 'RFC 6376 §3.6.1',
  fix: 'Remove y from the t tag',
  ignores: 'The rule ignores `t=s`, which excludes subdomains and has nothing to do with testing.',
  bad: zoneExample({ dkim: `"v=DKIM1; k=ed25519; t=y; ${key}"` }),
  good: zoneExample({ dkim: `"v=DKIM1; k=ed25519; t=s; ${key}"` }),
  find: ({ dkim }, where) =>
    dkim.flatMap(({ name, key: found }) => {
      if (found === null || !found.isTestMode) return []
      const isStrict = found.tags.some((tag) => tag.name === 't' && /(?:^|:)\s*s/iu.test(tag.value))
      const record = withTags(found, { t: isStrict ? 's' : null })
      const at = where(name, found.text)
      return {
        at,
        message: `The DKIM key at ${name} is in test mode (t=y)`,
        fix: replaceTxt(name, record),
      }
    }),
})
