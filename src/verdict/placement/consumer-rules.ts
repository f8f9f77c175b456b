/** Rules for consumer seeds (Gmail and Yahoo), in evaluation order. */

import {
  dkimDoesNotPass,
  dmarcFailsWith,
  dmarcIsMissing,
  dmarcIsUnreadable,
  nothingIsAligned,
  nothingPasses,
  reverseDnsIsBroken,
  spfDoesNotPass,
  spfFails,
} from './conditions.ts'
import type { DomainExistence, Fact, PlacementFacts } from './facts.ts'
import { fromIsUnusable, headerIsMalformed, isTooLargeOrBlocked, messageIdIsUnusable } from './form-conditions.ts'
import {
  doesNotFire,
  fires,
  firesIf,
  type PlacementRule,
  type RuleFinding,
  type RuleRow,
  reply,
  toRule,
  unmeasured,
} from './placement-rule.ts'
import { isMarketing, unsubscribeOption } from './tab-evidence.ts'

const gmailCodes = 'Gmail SMTP errors and codes, as of 2026-02-15'
const yahooCodes = 'Yahoo SMTP error codes, as of 2026-02-15'

const rows: readonly (Omit<RuleRow, 'documentedBy'> & Partial<RuleRow>)[] = [
  { id: 'H-C12', reply: reply(550, '5.7.1'), source: gmailCodes, mark: 'V', when: fromIsUnusable },
  { id: 'H-C13', reply: reply(550, '5.7.1'), source: gmailCodes, mark: 'V', when: messageIdIsUnusable },
  { id: 'H-C14', reply: reply(550, '5.7.1'), source: gmailCodes, mark: 'V', when: headerIsMalformed },
  { id: 'H-C15', reply: reply(552, '5.7.0'), source: gmailCodes, mark: 'V', when: isTooLargeOrBlocked },
  { id: 'H-C9', reply: reply(550, '5.7.25'), source: gmailCodes, mark: 'V', when: hasNoReverseName },
  { id: 'H-C10', reply: reply(550, '5.7.29'), source: gmailCodes, mark: 'V', isBulkOnly: true, when: hasNoTls },
  { id: 'H-C16', reply: reply(554), source: yahooCodes, mark: 'V', documentedBy: 'Yahoo', when: domainIsMissing },
  {
    id: 'H-C3',
    reply: reply(550, '5.7.26'),
    source: `${gmailCodes}; Yahoo help SLN7253, 2014-04-16`,
    mark: 'V',
    when: (facts) => withYahooReply(facts, dmarcFailsWith(facts, 'reject')),
  },
  { id: 'H-C1', reply: reply(550, '5.7.26'), source: gmailCodes, mark: 'V', when: nothingPasses },
  { id: 'H-C2', reply: reply(550, '5.7.26'), source: gmailCodes, mark: 'V/D', when: spfFails },
  {
    id: 'H-C11',
    reply: reply(550, '5.7.24'),
    source: `${gmailCodes}; the patterns are presend's own`,
    mark: 'V/D',
    when: spfIsSuspicious,
  },
  { id: 'H-C4', reply: reply(550, '5.7.27'), source: gmailCodes, mark: 'V', isBulkOnly: true, when: spfDoesNotPass },
  { id: 'H-C5', reply: reply(550, '5.7.30'), source: gmailCodes, mark: 'V', isBulkOnly: true, when: dkimDoesNotPass },
  {
    id: 'H-C6',
    reply: reply(421, '4.7.40'),
    kind: 'temporary-once',
    source: `${gmailCodes}; the sender FAQ as of 2026-03-11 says 4.7.31`,
    mark: 'V',
    isBulkOnly: true,
    when: dmarcIsMissing,
  },
  {
    id: 'H-C7',
    reply: reply(421, '4.7.32'),
    kind: 'temporary-once',
    source: gmailCodes,
    mark: 'V',
    isBulkOnly: true,
    when: nothingIsAligned,
  },
  {
    id: 'H-C8',
    reply: reply(451, '4.7.26'),
    kind: 'temporary',
    source: gmailCodes,
    mark: 'V',
    when: dmarcIsUnreadable,
  },
  {
    id: 'H-C17',
    reply: reply(421, '4.7.28'),
    kind: 'temporary',
    source: `${gmailCodes}; the limit is presend's own`,
    mark: 'V/D',
    when: isSecondCopy,
  },
  {
    id: 'J-C1',
    kind: 'junk',
    source: 'RFC 9989 §4.7, meaning of quarantine',
    mark: 'V',
    when: (facts) => dmarcFailsWith(facts, 'quarantine'),
  },
  {
    id: 'J-C2',
    kind: 'note',
    source: 'Gmail sender FAQ, as of 2026-03-11',
    mark: 'V',
    isBulkOnly: true,
    fix: 'Add List-Unsubscribe with an https URL, List-Unsubscribe-Post: List-Unsubscribe=One-Click, and a visible unsubscribe link. If readers do not subscribe to this mail, set mail-type: transactional.',
    when: lacksUnsubscribe,
  },
]

export const consumerRules: readonly PlacementRule[] = rows.map((row) =>
  toRule({ documentedBy: row.kind === 'junk' ? null : 'Gmail', ...row }),
)

/**
 * This rule is only a note: Gmail and Yahoo require one-click unsubscribe, but do not reject individual messages
 * without it.
 */
function lacksUnsubscribe({ content, mailType }: PlacementFacts): RuleFinding {
  if (!isMarketing(content, mailType)) return doesNotFire
  const option = unsubscribeOption(content)
  if (option === 'none') return fires('marketing mail has neither List-Unsubscribe nor an unsubscribe link')
  return firesIf(option === 'other', 'marketing mail has no one-click unsubscribe (RFC 8058)')
}

function hasNoReverseName(facts: PlacementFacts): RuleFinding {
  const finding = reverseDnsIsBroken(facts)
  const isIPv6 = facts.measuredAddress.status === 'measured' && facts.measuredAddress.value.includes(':')
  return finding.status === 'fires' && isIPv6 ? fires(finding.text, reply(550, '5.7.1')) : finding
}

function hasNoTls({ isTls }: PlacementFacts): RuleFinding {
  return isTls.status === 'not-measured' ? isTls : firesIf(!isTls.value, 'the connection was not encrypted with TLS')
}

/** Yahoo has a separate reply for mail that fails DMARC if the policy is `reject`. */
function withYahooReply(facts: PlacementFacts, finding: RuleFinding): RuleFinding {
  const isYahoo = /\b(?:yahoo|aol|ymail)\b/iu.test(facts.providerName)
  return finding.status === 'fires' && isYahoo ? fires(finding.text, reply(554, '5.7.9')) : finding
}

function domainIsMissing(facts: PlacementFacts): RuleFinding {
  const findings = [
    ofDomain(facts.envelopeSenderExistence, 'MAIL FROM', facts.envelopeSenderDomain),
    ofDomain(facts.authorDomainExistence, 'From:', facts.content.message.from[0]?.domain ?? null),
  ]
  const order = ['fires', 'not-measured', 'does-not-fire']
  const [first] = findings.toSorted((left, right) => order.indexOf(left.status) - order.indexOf(right.status))
  return first ?? doesNotFire
}

function ofDomain(existence: Fact<DomainExistence>, where: string, domain: string | null): RuleFinding {
  if (existence.status === 'not-measured') return existence
  if (existence.value === 'unanswered')
    return fires(`the DNS query for the ${where} domain ${domain} failed`, reply(451))
  return firesIf(existence.value === 'missing', `the ${where} domain ${domain} does not exist`)
}

function spfIsSuspicious({ authentication: { spf } }: PlacementFacts): RuleFinding {
  if (!spf.isMeasured) return unmeasured(spf)
  const terms = spf.record?.toLowerCase().split(/\s+/u) ?? []
  const suspicious = terms.find((term) => /^\+?all$/u.test(term) || /^[+?~-]?ip[46]:[^/]+\/[0-7]$/u.test(term))
  return firesIf(suspicious !== undefined, `the SPF record of ${spf.domain} lets nearly anyone send ("${suspicious}")`)
}

function isSecondCopy({ history }: PlacementFacts): RuleFinding {
  if (history.status === 'not-measured') return history
  return firesIf(
    history.value.acceptedCopyCount > 0,
    'this mailbox already contains a message with the same Message-ID',
  )
}
