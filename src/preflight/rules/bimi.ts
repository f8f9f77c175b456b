import type { DmarcFacts } from '../dns/dns-facts.ts'
import { dnsRule } from '../dns/dns-rule.ts'
import { zoneExample } from '../dns/example-zone.ts'
import { parseTagList, tagValue } from '../dns/tag-list.ts'
import type { Rule } from '../rule.ts'

export const bimi: Rule = dnsRule({
  id: 'bimi',
  severity: 'notice',
  title: 'BIMI logo that providers do not show',
  why: 'Providers show the logo only if the BIMI record is valid, the logo is an SVG image served over HTTPS, and the DMARC policy is enforced.',
  source: 'senders.yahooinc.com/faqs; draft-brand-indicators-for-message-identification',
  fix: 'Correct the BIMI record, and enforce DMARC (p=quarantine or p=reject)',
  ignores: 'The rule ignores domains without a BIMI record, and records that opt out of BIMI (empty l=).',
  bad: zoneExample({ more: ['default._bimi IN TXT "v=BIMI1; l=http://fernhill-bikes.com/logo.svg"'] }),
  good: zoneExample({ about: 'A record that opts out of BIMI', more: ['default._bimi IN TXT "v=BIMI1; l=; a="'] }),
  find: ({ bimi: { name, records }, dmarc }, where) => {
    const valid = records.filter((text) => /^v=BIMI1\s*;/u.test(text))
    const [text] = valid.length > 0 ? valid : records
    if (text === undefined) return null
    const problem = recordProblem(text, valid.length) ?? policyProblem(dmarc)
    return problem === null
      ? null
      : {
          at: where(name, text),
          message: `The BIMI record at ${name} has no effect: ${problem.text}`,
          fix: problem.fix,
        }
  },
})

interface Problem {
  readonly text: string
  readonly fix: string
}

function recordProblem(text: string, validCount: number): Problem | null {
  const fix = 'Publish one TXT record: v=BIMI1; l=https://<host>/logo.svg; a=https://<host>/certificate.pem'
  if (validCount !== 1)
    return {
      text: validCount === 0 ? 'it does not start with "v=BIMI1;"' : 'this name has more than one BIMI record',
      fix,
    }
  const logo = tagValue(parseTagList(text), 'l') ?? ''
  const certificate = tagValue(parseTagList(text), 'a') ?? ''
  if (logo === '') return null
  if (!/^https:\/\//iu.test(logo)) return { text: 'the logo URL does not start with https://', fix }
  if (!/\.svgz?(?:[?#]|$)/iu.test(logo)) return { text: 'the logo is not an SVG image', fix }
  return certificate !== '' && !/^https:\/\//iu.test(certificate)
    ? { text: 'the certificate URL does not start with https://', fix }
    : null
}

/** Returns the problem with the DMARC policy, or null if there is none or if its DNS query failed. */
function policyProblem({ walk }: DmarcFacts): Problem | null {
  const record = walk.policyStep?.record ?? null
  if (walk.failure !== null) return null
  const isEnforced =
    record !== null && (record.policy === 'quarantine' || record.policy === 'reject') && !record.isTestMode
  return isEnforced
    ? null
    : { text: 'the DMARC policy is not enforced', fix: 'Set the DMARC policy to p=quarantine or p=reject' }
}
