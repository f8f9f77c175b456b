import { dnsRule } from '../dns/dns-rule.ts'
import { zoneExample } from '../dns/example-zone.ts'
import type { Rule } from '../rule.ts'

export const dkimMultiple: Rule = dnsRule({
  id: 'dkim-multiple',
  severity: 'error',
  title: 'Several DKIM records at one selector',
  why: 'With several records, the result is undefined: some receivers use the wrong record, and the signature fails there.',
  source: 'RFC 6376 §3.6.2.2',
  fix: 'Keep one TXT record at the selector',
  ignores: 'The rule accepts a TXT record that consists of several strings.',
  bad: zoneExample({
    more: ['s1._domainkey IN TXT "v=DKIM1; k=ed25519; p=CAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAg="'],
  }),
  good: zoneExample({
    more: ['s2._domainkey IN TXT "v=DKIM1; k=ed25519; p=BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc="'],
  }),
  find: ({ dkim }, where) =>
    dkim
      .filter(({ records }) => records.length > 1)
      .map(({ name, records }) => ({
        at: where(name, records.at(-1)),
        message: `${name} has ${records.length} TXT records`,
        fix: `Keep only the record of the key that signs at ${name}, and give every other key a separate selector`,
      })),
})
