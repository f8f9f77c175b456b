import { dnsRule } from '../dns/dns-rule.ts'
import { zoneExample } from '../dns/example-zone.ts'
import type { Rule } from '../rule.ts'

export const dkimMissing: Rule = dnsRule({
  id: 'dkim-missing',
  severity: 'error',
  title: 'No DKIM key at the selector',
  why: 'Without a published key, no receiver can verify the DKIM signature. Gmail rejects bulk mail without a passing signature (550 5.7.30), and so does Microsoft (550 5.7.515).',
  source: 'support.google.com/a/answer/81126; RFC 6376 §3.6.1',
  fix: 'Publish the public DKIM key at the selector',
  ignores: "The rule accepts a CNAME that points to the provider's key, and ignores revoked keys (see dkim-revoked).",
  bad: zoneExample({ dkim: null }),
  good: zoneExample({
    about: "A CNAME to a provider's record",
    dkim: null,
    more: [
      's1._domainkey IN CNAME s1.keys.fernhill-bikes.com.',
      's1.keys IN TXT "v=DKIM1; k=ed25519; p=BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc="',
    ],
  }),
  find: ({ dkim }, where) => {
    if (dkim.length === 0)
      return { uncheckedBecause: 'dkim-domain and dkim-selector are not set, and the message has no DKIM signature' }
    const [failure] = dkim.flatMap((one) => (one.failure === null ? [] : one.failure))
    const faults = dkim
      .filter(({ status }) => status === 'absent' || status === 'other')
      .map(({ name, status, records }) => ({
        at: where(name, records[0]),
        message:
          status === 'absent' ? `There is no DKIM key at ${name}` : `The TXT record at ${name} contains no key (p=)`,
        fix: `Publish the public key of your mail server or provider in a TXT record at ${name}: v=DKIM1; k=rsa; p=PUBLIC_KEY`,
      }))
    return failure !== undefined && faults.length === 0 ? { uncheckedBecause: failure } : faults
  },
})
