import { dnsRule, replaceTxt } from '../dns/dns-rule.ts'
import { zoneExample } from '../dns/example-zone.ts'
import type { Rule } from '../rule.ts'

const key = 'BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc='

export const dkimSyntax: Rule = dnsRule({
  id: 'dkim-syntax',
  severity: 'error',
  title: 'Invalid DKIM key record',
  why: 'Receivers cannot read the key, so every DKIM signature fails.',
  source: 'RFC 6376 §3.6.1; RFC 8463 §4',
  fix: 'Correct the DKIM record',
  ignores: 'The rule ignores white space in `p=`, unknown tags, and a missing `v=`.',
  bad: zoneExample({ dkim: `"v=DKIM1; k=ed25519; p=${key.slice(0, 20)}\\" \\"${key.slice(20)}"` }),
  good: zoneExample({
    about: 'White space inside the key',
    dkim: `"k=ed25519; n=2026; p=${key.slice(0, 20)} " " ${key.slice(20)}"`,
  }),
  find: ({ dkim }, where) =>
    dkim.flatMap(({ name, key: found }) => {
      if (found === null || found.problems.length === 0) return []
      const fix =
        found.corrected === null
          ? `Publish the complete public key again in the TXT record at ${name}: v=DKIM1; k=${found.algorithm === 'ed25519' ? 'ed25519' : 'rsa'}; p=PUBLIC_KEY`
          : replaceTxt(name, found.corrected)
      return {
        at: where(name, found.text),
        message: `The DKIM record at ${name} is invalid: ${found.problems.join('; ')}`,
        fix,
      }
    }),
})
