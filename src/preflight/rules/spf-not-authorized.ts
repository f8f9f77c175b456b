import { dnsRule } from '../dns/dns-rule.ts'
import { zoneExample } from '../dns/example-zone.ts'
import type { Rule } from '../rule.ts'

export const spfNotAuthorized: Rule = dnsRule({
  id: 'spf-not-authorized',
  severity: 'error',
  title: 'SPF does not authorize the sending address',
  why: 'SPF does not pass for mail from an address that the record does not authorize. Gmail rejects bulk mail without an SPF pass (550 5.7.27), and so does Microsoft (550 5.7.515).',
  source: 'support.google.com/a/answer/81126; RFC 7208 §2.6',
  fix: 'Add the sending address to the SPF record',
  ignores: 'The rule runs only if `sending-ip` is set. The rule ignores records with errors that another rule reports.',
  bad: zoneExample({ settings: { sendingIp: '192.0.2.77' } }),
  good: zoneExample({ settings: { sendingIp: '198.51.100.7' } }),
  find: ({ spf: { tree, check }, identity: { sendingIp } }, where) => {
    if (sendingIp === null) return { uncheckedBecause: 'no sending-ip' }
    if (check === null) return { uncheckedBecause: tree.failure ?? 'a DNS query for SPF failed' }
    // If there is no usable SPF record, another rule reports the problem.
    if (check.result === 'pass' || check.result === 'permerror' || tree.status !== 'record') return null
    return {
      at: where(tree.domain, tree.records[0]),
      message: `SPF for ${tree.domain} returns ${check.result} for ${sendingIp}, expected pass`,
      ...(check.fix === null ? {} : { fix: check.fix }),
    }
  },
})
