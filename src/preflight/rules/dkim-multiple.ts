import { dnsRule } from '../dns/dns-rule.ts'
import { zoneExample } from '../dns/example-zone.ts'
import type { Rule } from '../rule.ts'

export const dkimMultiple: Rule = dnsRule({
  id: 'dkim-multiple',
  severity: 'error',
  title: 'Several DKIM records at one selector',
  why: 'The DKIM standard does not define which of several records applies. At receivers that use the wrong record, the DKIM signature fails.',
  source: 'RFC 6376 §3.6.2.2',
  fix: 'Keep only one TXT record at the selector',
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
        fix: `At ${name}, keep only the record of the key that you sign with, and publish every other key at its own selector`,
      })),
})
