/**
 * Determines which of the mailbox providers' published requirements a message meets, based on the preflight findings.
 */

import type { PreflightFinding, Unchecked } from '../finding.ts'
import type { MailFacts } from '../rule-context.ts'
import type { SenderClass } from '../setting-names.ts'
import type { ComplianceCell, ComplianceRow, ComplianceStatus } from './compliance-row.ts'
import { complianceProviders, type Requirement, type RequirementCheck, requirements } from './requirements.ts'

export interface ComplianceInput {
  readonly findings: readonly PreflightFinding[]
  readonly unchecked: readonly Unchecked[]
  /** The ids of the rules that ran: all rules that are not disabled. */
  readonly ranRuleIds: ReadonlySet<string>
  readonly mail: Pick<MailFacts, 'type' | 'evidence'>
  readonly senderClass: SenderClass
}

/** Returns all rows in the order of the requirements table. */
export function evaluateCompliance(input: ComplianceInput): readonly ComplianceRow[] {
  return requirements.map((requirement) => rowOf(requirement, input))
}

function rowOf(requirement: Requirement, input: ComplianceInput): ComplianceRow {
  const { id, title, demands, source } = requirement
  const breaches = breachesOf(requirement, input)
  const otherwise = judgeWithoutBreach(requirement, input)
  const general = judge(breaches, otherwise)
  const cells = complianceProviders.flatMap((provider): readonly ComplianceCell[] => {
    const demand = demands[provider]
    if (demand === undefined) return []
    const counted = breaches.filter((ruleId) => demand.exempt?.includes(ruleId) !== true)
    const { status } = judge(counted, otherwise)
    return [{ provider, level: demand.level, status, cost: demand.cost }]
  })
  return { id, title, cells, breaches, reason: general.reason, source }
}

function breachesOf({ errors, warnings, alternatives }: Requirement, { findings }: ComplianceInput): readonly string[] {
  const ids = findings
    .filter(({ ruleId, severity }) => {
      if (severity === 'error') return errors.includes(ruleId) || warnings.includes(ruleId)
      return severity === 'warning' && warnings.includes(ruleId)
    })
    .map(({ ruleId }) => ruleId)
  const isWhole = alternatives.every((group) => ids.some((ruleId) => group.includes(ruleId)))
  return isWhole ? [...new Set(ids)] : []
}

interface Judgment {
  readonly status: ComplianceStatus
  readonly reason: string | null
}

function judge(breaches: readonly string[], otherwise: Judgment): Judgment {
  const isMissed = breaches.length > 0 && otherwise.status !== 'not-applicable'
  return isMissed ? { status: 'missed', reason: breaches.join(', ') } : otherwise
}

function judgeWithoutBreach(requirement: Requirement, input: ComplianceInput): Judgment {
  const exempt = whyExempt(requirement, input)
  if (exempt !== null) return { status: 'not-applicable', reason: exempt }
  const { check } = requirement
  if (check === 'postmaster' || check === 'process') return { status: check, reason: checkTexts[check] }
  const open = whyUnchecked(requirement, input)
  if (open !== null) return { status: 'unchecked', reason: open }
  return check === 'seed' ? { status: 'seed', reason: checkTexts.seed } : { status: 'met', reason: null }
}

const checkTexts: Readonly<Record<Exclude<RequirementCheck, 'preflight'>, string>> = {
  seed: 'no problem found; only a test with real seed mailboxes can confirm compliance',
  postmaster: "can be checked only in the provider's postmaster data",
  process: 'depends on how you manage your recipients, which presend cannot check',
}

function whyExempt(requirement: Requirement, { mail, senderClass }: ComplianceInput): string | null {
  if (requirement.audience === 'bulk' && senderClass === 'all')
    return 'applies only to bulk senders, but sender-class is all'
  return requirement.isForMarketing && mail.type === 'transactional' ? `transactional mail (${mail.evidence})` : null
}

function whyUnchecked({ errors, warnings }: Requirement, { unchecked, ranRuleIds }: ComplianceInput): string | null {
  const ids = [...new Set([...errors, ...warnings])]
  const open = unchecked.find(({ ruleId }) => ids.includes(ruleId))
  if (open !== undefined) return `${open.ruleId}: ${open.reason}`
  const off = ids.find((id) => !ranRuleIds.has(id))
  return off === undefined ? null : `the ${off} rule is switched off`
}
