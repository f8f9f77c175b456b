/** Rules for business seeds (Microsoft), in evaluation order. */

import {
  anyFires,
  dkimDoesNotPass,
  dmarcFailsWith,
  dmarcIsMissing,
  dmarcIsUnreadable,
  reverseDnsIsBroken,
  spfDoesNotPass,
  spfIsUnreadable,
} from './conditions.ts'
import type { PlacementFacts } from './facts.ts'
import { fromIsUnusable } from './form-conditions.ts'
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

const highVolume = 'Outlook requirements for high-volume senders, published 2025-04-30, as of 2025-08-02'
const dmarcDefaults = 'Exchange, new DMARC policy handling defaults, 2023-07'
const noPage = "undocumented; presend's own decision"

const rows: readonly RuleRow[] = [
  { id: 'H-B5', reply: reply(550, '5.6.0'), documentedBy: null, source: noPage, mark: 'D', when: fromIsUnusable },
  {
    id: 'H-B4',
    reply: reply(550),
    documentedBy: 'Outlook.com',
    source: 'Outlook.com postmaster page, code DY-001, as of 2026-06-15',
    mark: 'V/D',
    // Outlook.com also uses private blocklists of dynamic addresses, which presend cannot query.
    when: hasNoReverseName,
  },
  {
    id: 'H-B2',
    reply: reply(550, '5.7.509'),
    documentedBy: 'Microsoft',
    source: `${dmarcDefaults}; reply code from collected bounces`,
    mark: 'V/S',
    when: (facts) => dmarcFailsWith(facts, 'reject'),
  },
  {
    id: 'H-B3',
    reply: reply(550, '5.7.509'),
    documentedBy: 'Outlook.com',
    source: dmarcDefaults,
    mark: 'V/D',
    when: (facts) => (facts.seedOptions.includes('outlook.com') ? dmarcFailsWith(facts, 'quarantine') : doesNotFire),
  },
  {
    id: 'H-B1',
    isBulkOnly: true,
    reply: reply(550, '5.7.515'),
    documentedBy: 'Outlook.com',
    source: `${highVolume}; according to the postmaster page as of 2026-06-15, such mail first goes to the junk folder`,
    mark: 'V',
    when: missesAuthentication,
  },
  {
    id: 'H-B6',
    kind: 'temporary',
    reply: reply(451, '4.7.26'),
    documentedBy: null,
    source: noPage,
    mark: 'D',
    when: (facts) => anyFires([dmarcIsUnreadable(facts), spfIsUnreadable(facts)]),
  },
  {
    id: 'J-B1',
    kind: 'junk',
    documentedBy: 'Microsoft',
    source: dmarcDefaults,
    mark: 'V',
    when: (facts) => dmarcFailsWith(facts, 'quarantine'),
  },
  {
    id: 'J-B2',
    kind: 'junk',
    documentedBy: null,
    source: 'Exchange Online, composite authentication; Microsoft has not published the formula',
    mark: 'S/D',
    when: failsImplicitly,
  },
]

export const businessRules: readonly PlacementRule[] = rows.map(toRule)

/** The finding's text contains Outlook.com's own error code, so that senders can look it up. */
function hasNoReverseName(facts: PlacementFacts): RuleFinding {
  const finding = reverseDnsIsBroken(facts)
  return finding.status === 'fires' ? fires(`${finding.text} (Outlook.com: DY-001)`) : finding
}

/** Outlook.com requires that SPF, DKIM and DMARC all pass, whereas business tenants accept mail that passes DMARC. */
function missesAuthentication(facts: PlacementFacts): RuleFinding {
  const isOutlook = facts.seedOptions.includes('outlook.com')
  if (!isOutlook && facts.authentication.dmarc.isPass === true) return doesNotFire
  return anyFires([spfDoesNotPass(facts), dkimDoesNotPass(facts), dmarcIsMissing(facts), dmarcFails(facts)])
}

function dmarcFails({ authentication: { dmarc } }: PlacementFacts): RuleFinding {
  if (!dmarc.isMeasured) return unmeasured(dmarc)
  const text = dmarc.detail.replace(/^DMARC (?:fail|(permerror))\b/u, (_found, result?: string) =>
    result === undefined ? 'DMARC fails' : `DMARC fails (${result})`,
  )
  return firesIf(dmarc.result === 'fail' || dmarc.result === 'permerror', text)
}

/** This rule does not apply to bulk senders, because H-B1 covers them. */
function failsImplicitly(facts: PlacementFacts): RuleFinding {
  if (facts.senderClass === 'bulk') return doesNotFire
  const { spf, dkim, dmarc } = facts.authentication
  const open = [spf, dkim, dmarc].find((verdict) => !verdict.isMeasured)
  if (open !== undefined) return unmeasured(open)
  const isImplicit =
    (spf.result === 'softfail' || spf.result === 'none') && dkim.result === 'none' && dmarc.result === 'none'
  return firesIf(isImplicit, `the sender is not authenticated (SPF ${spf.result}, no DKIM, no DMARC)`)
}
