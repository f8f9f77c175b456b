import { domainOf } from '../../foundation/world/domain.ts'
import type { TracedText } from '../../render/trace/source-map.ts'
import { findPersonalData, maskedDatum, type PersonalDatum } from '../content/find-personal-data.ts'
import { placeholderKindOf } from '../links/host-kinds.ts'
import { authorDomainOf, isHostIn, isSameSite, originOfUrl, readTargets } from '../links/link-target.ts'
import type { Fault, Rule } from '../rule.ts'
import type { RuleContext } from '../rule-context.ts'

export const personalData: Rule = {
  id: 'personal-data',
  group: 'content',
  severity: 'warning',
  title: 'Hard-coded personal data in the template',
  why: "Every recipient sees another person's data, and addresses in URLs end up in third-party logs.",
  source: 'GDPR Art. 5 and 32; ISO/IEC 7812 (card numbers), ISO 13616 (IBAN)',
  fix: "Insert the value from each recipient's data, and identify recipients in links by an opaque ID",
  ignores:
    "The rule ignores values that come from the data, and addresses at the sender's domain and example.com. Findings are only notices for role addresses (support@…), documented test numbers, everything in a complete message (.eml), and addresses in links that come from the data.",
  bad: '<p>Hi</p>\n<p>Write to marta.novak@velo-club.org for details.</p>\n',
  good: {
    about: 'Values from the data',
    file: 'data.liquid',
    text: '<p>{{ email }} {{ card }}</p>\n',
    files: { 'data.json': '{"email": "marta.novak@velo-club.org", "card": "4539 1488 0343 6467"}' },
  },
  check(context) {
    return [...textFaults(context), ...linkFaults(context)]
  },
}

function textFaults(context: RuleContext): readonly Fault[] {
  const { texts, htmlText } = context
  return texts
    .filter(({ part }) => part !== 'header' && part !== 'title' && !(part === 'text-part' && htmlText !== null))
    .flatMap((text) => findPersonalData(text.text).flatMap((datum) => faultOf(datum, text, context) ?? []))
}

function faultOf(datum: PersonalDatum, text: TracedText, context: RuleContext): Fault | null {
  const at = text.originAt(datum.index)
  if (at.kind === 'value' || isExpected(datum, context)) return null
  const isNotice = datum.isHarmless || context.template.kind === 'eml'
  return { at, message: messageOf(datum), item: maskedDatum(datum), severity: isNotice ? 'notice' : 'warning' }
}

function messageOf({ kind, isHarmless }: PersonalDatum): string {
  if (!isHarmless) return `The text contains personal data that does not come from the data set (${kind})`
  return kind === 'email address'
    ? 'The text contains a role address'
    : `The text contains a documented test number (${kind})`
}

/** Returns whether an address belongs to the sender or does not belong to a person at all. */
function isExpected({ kind, value }: PersonalDatum, context: RuleContext): boolean {
  if (kind !== 'email address') return false
  const domain = domainOf(value)
  if (domain === null) return false
  const author = authorDomainOf(context)
  if (author !== null && isSameSite(author, domain)) return true
  return placeholderKindOf(domain) !== null || domain === 'company.com' || isHostIn(domain, context.settings.allowHosts)
}

/** Returns the mail addresses in the query strings of links. */
function linkFaults(context: RuleContext): readonly Fault[] {
  return readTargets(context).flatMap((target): Fault | [] => {
    const { host, source } = target
    if (host === null || source === 'text-part' || !host.rest.includes('?')) return []
    const query = host.rest.slice(host.rest.indexOf('?'))
    const text = query.replaceAll(/%40/gu, '@').replaceAll(/[?=&;]/gu, ' ')
    const datum = findPersonalData(text).find(({ kind }) => kind === 'email address')
    if (datum === undefined || isExpected(datum, context)) return []
    const queryStart = target.url.text.indexOf('?', host.start)
    const valueAt = target.url.text.indexOf(datum.value.slice(0, datum.value.indexOf('@')), queryStart)
    const { kind } = target.url.originAt(Math.max(valueAt, queryStart))
    const isNotice = kind === 'value' || datum.isHarmless || context.template.kind === 'eml'
    const severity = isNotice ? 'notice' : 'warning'
    return {
      at: originOfUrl(target),
      severity,
      message: 'A link contains an email address in its query',
      item: maskedDatum(datum),
    }
  })
}
