import { dnsRule, replaceTxt } from '../dns/dns-rule.ts'
import { zoneExample } from '../dns/example-zone.ts'
import { parseTagList, tagValue } from '../dns/tag-list.ts'
import type { Rule } from '../rule.ts'

export const mtaSts: Rule = dnsRule({
  id: 'mta-sts',
  severity: 'notice',
  title: 'Invalid MTA-STS record',
  why: 'Other servers ignore an invalid record, so mail to your domain may be sent without TLS.',
  source: 'RFC 8461 §3.1',
  fix: 'Correct the MTA-STS record',
  ignores: 'The rule ignores domains without an MTA-STS record.',
  bad: zoneExample({ more: ['_mta-sts IN TXT "v=STSv1; id=2026-11-01"', 'mta-sts IN A 198.51.100.9'] }),
  good: zoneExample({ about: 'A domain without an MTA-STS record' }),
  find: ({ mtaSts: { name, records, policyHost, hasPolicyHost } }, where) => {
    const valid = records.filter((text) => /^v=STSv1\s*(?:;|$)/u.test(text))
    const [text] = valid.length > 0 ? valid : records
    if (text === undefined) return []
    const fault = (message: string, fix: string) => [{ at: where(name, text), message, fix }]
    const fixed = 'v=STSv1; id=20260101000000'
    if (valid.length !== 1) {
      const what =
        valid.length === 0
          ? `The MTA-STS record at ${name} does not start with "v=STSv1;"`
          : `There are ${valid.length} MTA-STS records at ${name}`
      return fault(what, `Publish one TXT record at ${name}, with a new id each time the policy changes: ${fixed}`)
    }
    const id = tagValue(parseTagList(text), 'id')
    if (id === null || !/^[a-z0-9]{1,32}$/iu.test(id)) {
      return fault(
        `The id in the MTA-STS record at ${name} does not consist of 1 to 32 letters and digits`,
        replaceTxt(name, fixed),
      )
    }
    return hasPolicyHost === false
      ? fault(
          `The MTA-STS policy is missing: ${policyHost} has no address in DNS`,
          `Serve the policy at https://${policyHost}/.well-known/mta-sts.txt, or remove the record at ${name}`,
        )
      : []
  },
})
