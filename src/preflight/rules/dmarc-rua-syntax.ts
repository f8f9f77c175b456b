import type { DmarcFacts } from '../dns/dns-facts.ts'
import { dnsRule, replaceTxt } from '../dns/dns-rule.ts'
import { zoneExample } from '../dns/example-zone.ts'
import { withTags } from '../dns/tag-list.ts'
import type { Rule } from '../rule.ts'

export const dmarcRuaSyntax: Rule = dnsRule({
  id: 'dmarc-rua-syntax',
  severity: 'warning',
  title: 'Invalid address for DMARC reports',
  why: 'Receivers cannot send reports to an invalid address, so you do not learn which mail fails DMARC.',
  source: 'RFC 9989 §4.7; RFC 9990',
  fix: 'Write each address in the form mailto:reports@example.com, and separate the addresses with commas',
  ignores: 'The rule accepts several addresses if all of them are valid.',
  bad: zoneExample({ dmarc: '"v=DMARC1; p=reject; rua=dmarc@fernhill-bikes.com"' }),
  good: zoneExample({ dmarc: '"v=DMARC1; p=reject; rua=mailto:a@fernhill-bikes.com, mailto:b@fernhill-bikes.com"' }),
  find: ({ dmarc }, where) => {
    const step = dmarc.walk.policyStep
    const record = step?.record ?? null
    if (step === null || record === null) return []
    const name = `_dmarc.${step.domain}`
    return dmarc.uris.flatMap(({ tag, problem, corrected }) => {
      if (problem === null) return []
      const fix = corrected === null ? {} : { fix: replaceTxt(name, withTags(record, correctedTags(dmarc))) }
      return {
        at: where(name, record.text),
        severity: problem.severity,
        message: `${tag} in the DMARC record at ${name}: ${problem.text}`,
        ...fix,
      }
    })
  },
})

/** Returns the tags with all their addresses, and corrects invalid addresses where possible. */
function correctedTags({ uris }: DmarcFacts): Readonly<Record<string, string>> {
  const tags = new Set(uris.map(({ tag }) => tag))
  return Object.fromEntries(
    [...tags].map((tag) => [
      tag,
      uris
        .filter((uri) => uri.tag === tag)
        .map(({ text, corrected }) => corrected ?? text)
        .join(','),
    ]),
  )
}
