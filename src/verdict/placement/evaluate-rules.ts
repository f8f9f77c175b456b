/** Asks every rule of a seed's table, and sorts the answers. */

import type { ProviderType } from '../../contract/names.ts'
import type { SkippedRule } from '../judgement.ts'
import { businessRules } from './business-rules.ts'
import { consumerRules } from './consumer-rules.ts'
import type { PlacementFacts } from './facts.ts'
import type { PlacementRule, RuleFinding } from './placement-rule.ts'
import { protectedRules } from './protected-rules.ts'

/** The table of each provider type, in the order in which its rules are asked. */
export const placementRules: Readonly<Record<ProviderType, readonly PlacementRule[]>> = {
  consumer: consumerRules,
  business: businessRules,
  protected: protectedRules,
}

/** A rule that fired, with what it found. */
export interface Firing {
  readonly rule: PlacementRule
  readonly finding: Extract<RuleFinding, { readonly status: 'fires' }>
}

export interface RuleEvaluation {
  /** In the table's order: the first that refuses is the answer. */
  readonly firings: readonly Firing[]
  readonly skipped: readonly SkippedRule[]
}

/** All rules of the seed's type on these facts; rules for bulk senders only, and switched off ones, are skipped. */
export function evaluateRules(facts: PlacementFacts, disabledRules: readonly string[]): RuleEvaluation {
  const firings: Firing[] = []
  const skipped: SkippedRule[] = []
  for (const rule of placementRules[facts.providerType]) {
    const skip = whySkipped(rule, facts, disabledRules)
    const finding: RuleFinding = skip === null ? rule.when(facts) : { status: 'not-measured', reason: skip }
    if (finding.status === 'fires') firings.push({ rule, finding })
    if (finding.status === 'not-measured') skipped.push({ id: rule.id, reason: finding.reason })
  }
  return { firings, skipped }
}

function whySkipped(rule: PlacementRule, facts: PlacementFacts, disabledRules: readonly string[]): string | null {
  if (disabledRules.includes(rule.id)) return 'the rule is switched off'
  if (rule.isBulkOnly && facts.senderClass !== 'bulk') return 'the rule is for bulk senders only'
  return null
}
