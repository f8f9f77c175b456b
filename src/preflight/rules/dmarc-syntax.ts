import type { SourcePlace } from '../../foundation/errors/problem.ts'
import { type DmarcRecord, parseDmarcRecord } from '../dns/dmarc-record.ts'
import { dnsRule, replaceTxt } from '../dns/dns-rule.ts'
import { zoneExample } from '../dns/example-zone.ts'
import type { Fault, Rule } from '../rule.ts'

export const dmarcSyntax: Rule = dnsRule({
  id: 'dmarc-syntax',
  severity: 'error',
  title: 'Invalid DMARC record',
  why: 'Receivers ignore the record or the policy in it, so the domain does not meet the DMARC requirement for bulk senders.',
  source: 'RFC 9989 §4.7',
  fix: 'Correct the DMARC record',
  ignores: 'The rule accepts unknown tags, and tags in any order after v=.',
  bad: zoneExample({ dmarc: '"v=DMARC1; p=quarentine; rua=mailto:dmarc@fernhill-bikes.com"' }),
  good: zoneExample({
    about: 'An unrelated TXT record at the same name',
    more: ['_dmarc IN TXT "dmarc-verification=1"'],
  }),
  find: ({ dmarc: { walk, misplaced } }, where) => [
    ...walk.steps.flatMap(({ domain, records, brokenRecords }): readonly Fault[] => {
      const name = `_dmarc.${domain}`
      // Skip names with several valid records, which dmarc-multiple reports. If there is one valid record, invalid ones
      // do no harm.
      const texts = records.length > 0 ? records.slice(0, records.length === 1 ? 1 : 0) : brokenRecords
      return texts.map(parseDmarcRecord).flatMap((record) => faultOf(name, record, where(name, record.text)) ?? [])
    }),
    ...(walk.policyStep === null && walk.failure === null ? misplaced : []).map(
      (text): Fault => ({
        at: where(walk.domain, text),
        message: `The DMARC record is at ${walk.domain} instead of _dmarc.${walk.domain}, so receivers do not find it`,
        fix: `Publish this TXT record at _dmarc.${walk.domain}: ${text}`,
      }),
    ),
  ],
})

function faultOf(name: string, { problems, corrected }: DmarcRecord, at: SourcePlace): Fault | null {
  if (problems.length === 0) return null
  const fix = corrected === null ? `Correct the TXT record at ${name}` : replaceTxt(name, corrected)
  return { at, message: `The DMARC record at ${name} is invalid: ${problems.join('; ')}`, fix }
}
