import { dnsRule } from '../dns/dns-rule.ts'
import { zoneExample } from '../dns/example-zone.ts'
import type { Rule } from '../rule.ts'

export const dkimRevoked: Rule = dnsRule({
  id: 'dkim-revoked',
  severity: 'error',
  title: 'Revoked DKIM key',
  why: 'An empty `p=` means that the key was withdrawn, so every signature made with this key fails.',
  source: 'RFC 6376 §3.6.1',
  fix: 'Sign with a new selector, and publish its key',
  ignores: 'The rule ignores revoked keys at selectors that are not used.',
  bad: zoneExample({ dkim: '"v=DKIM1; k=rsa; p="' }),
  good: zoneExample({ more: ['old._domainkey IN TXT "v=DKIM1; p="'] }),
  find: ({ dkim }, where) =>
    dkim
      .filter(({ key }) => key?.isRevoked === true)
      .map(({ name, key }) => ({
        at: where(name, key?.text),
        message: `The DKIM key at ${name} is revoked (p= is empty)`,
        fix: 'Sign with a new selector, and publish its key: v=DKIM1; k=rsa; p=PUBLIC_KEY',
      })),
})
