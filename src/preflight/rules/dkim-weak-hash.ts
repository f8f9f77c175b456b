import { dnsRule, replaceTxt } from '../dns/dns-rule.ts'
import { zoneExample } from '../dns/example-zone.ts'
import { withTags } from '../dns/tag-list.ts'
import type { Fault, Rule } from '../rule.ts'

const key = 'p=BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc='

export const dkimWeakHash: Rule = dnsRule({
  id: 'dkim-weak-hash',
  severity: 'error',
  title: 'DKIM signature or key limited to SHA-1',
  why: 'Receivers must not accept rsa-sha1 signatures, so they treat the message as unsigned.',
  source: 'RFC 8301 §3.1',
  fix: 'Sign with rsa-sha256',
  ignores: 'The rule ignores keys that also allow sha256.',
  bad: zoneExample({ dkim: `"v=DKIM1; k=ed25519; h=sha1; ${key}"` }),
  good: zoneExample({ dkim: `"v=DKIM1; k=ed25519; h=sha1:sha256; ${key}"` }),
  find: ({ dkim }, where) =>
    dkim.flatMap(({ name, key: found, identity }): Fault | [] => {
      if (identity.algorithm?.toLowerCase() === 'rsa-sha1') {
        const message = `The DKIM signature for ${identity.domain} uses rsa-sha1`
        return { at: where(name, found?.text), message, fix: 'Sign with a=rsa-sha256' }
      }
      if (found?.hashes == null || found.hashes.includes('sha256')) return []
      const fix = replaceTxt(name, withTags(found, { h: null }))
      return {
        at: where(name, found.text),
        message: `The DKIM key at ${name} allows only h=${found.hashes.join(':')}`,
        fix,
      }
    }),
})
