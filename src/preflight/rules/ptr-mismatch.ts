import { dnsRule } from '../dns/dns-rule.ts'
import { zoneExample } from '../dns/example-zone.ts'
import type { Rule } from '../rule.ts'

const reverseZone =
  '100.51.198.in-addr.arpa. IN SOA ns1.fernhill-bikes.com. hostmaster.fernhill-bikes.com. 1 7200 3600 1209600 3600'

export const ptrMismatch: Rule = dnsRule({
  id: 'ptr-mismatch',
  severity: 'error',
  title: 'Sending IP address without matching reverse DNS',
  why: 'Gmail rejects mail from an IP address without matching reverse DNS (550 5.7.25). Yahoo, Microsoft and Apple also require reverse DNS.',
  source: 'support.google.com/a/answer/81126',
  fix: 'Ask the operator of the sending IP address to publish a PTR record',
  ignores: 'The rule runs only if `sending-ip` is set.',
  bad: zoneExample({ settings: { sendingIp: '198.51.100.7' }, more: [reverseZone] }),
  good: zoneExample({
    settings: { sendingIp: '198.51.100.7' },
    more: [reverseZone, '7.100.51.198.in-addr.arpa. IN PTR out.fernhill-bikes.com.', 'out IN A 198.51.100.7'],
  }),
  find: ({ reverse }, where) => {
    if (reverse === null) return { uncheckedBecause: 'no sending-ip' }
    const { address, names, isConfirmed, failure, reverseName } = reverse
    if (isConfirmed === null) return { uncheckedBecause: failure ?? 'a DNS query failed' }
    if (isConfirmed) return null
    const [name] = names
    const at = where(reverseName, undefined, 'PTR')
    if (name === undefined) {
      return {
        at,
        message: `${address} has no PTR record`,
        fix: `Ask the operator of ${address} to publish a PTR record at ${reverseName}`,
      }
    }
    const type = address.includes(':') ? 'AAAA' : 'A'
    return {
      at,
      message: `${address} has the PTR record ${name}, but ${name} does not resolve to ${address}`,
      fix: `Publish this record: ${name}. IN ${type} ${address}`,
    }
  },
})
