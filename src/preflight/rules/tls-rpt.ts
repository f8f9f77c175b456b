import { dnsRule } from '../dns/dns-rule.ts'
import { zoneExample } from '../dns/example-zone.ts'
import { parseTagList, tagValue } from '../dns/tag-list.ts'
import type { Rule } from '../rule.ts'

export const tlsRpt: Rule = dnsRule({
  id: 'tls-rpt',
  severity: 'notice',
  title: 'Invalid TLS reporting record',
  why: 'If the record is invalid, other servers send you no reports about failed TLS connections.',
  source: 'RFC 8460 §3',
  fix: 'Correct the TLS reporting record',
  ignores: 'The rule ignores domains without a TLS reporting record.',
  bad: zoneExample({ more: ['_smtp._tls IN TXT "v=TLSRPTv1; rua=tls@fernhill-bikes.com"'] }),
  good: zoneExample({ about: 'A domain without a TLS reporting record' }),
  find: ({ tlsRpt: { name, records }, identity: { authorDomain } }, where) => {
    const valid = records.filter((text) => /^v=TLSRPTv1\s*;/u.test(text))
    const [text] = valid.length > 0 ? valid : records
    if (text === undefined) return null
    const uris = (tagValue(parseTagList(text), 'rua') ?? '').split(',').map((uri) => uri.trim())
    const areUris = uris.every((uri) => /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/iu.test(uri))
    if (valid.length === 1 && areUris) return null
    const message = faultOf(name, valid.length)
    const fix = `Publish one TXT record at ${name}: v=TLSRPTv1; rua=mailto:tls-reports@${authorDomain}`
    return { at: where(name, text), message, fix }
  },
})

function faultOf(name: string, validCount: number): string {
  if (validCount > 1) return `There are ${validCount} TLS reporting records at ${name}`
  const problem = validCount === 0 ? 'does not start with "v=TLSRPTv1;"' : 'has no valid rua tag'
  return `The TLS reporting record at ${name} ${problem}`
}
