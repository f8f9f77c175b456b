/** Evaluates the placement rules for a seed. */

import type { ProviderType } from '../../foundation/contract/names.ts'
import type { SkippedRule } from '../judgement.ts'
import { businessRules } from './business-rules.ts'
import { consumerRules } from './consumer-rules.ts'
import type { PlacementFacts } from './facts.ts'
import type { PlacementRule, RuleFinding } from './placement-rule.ts'
import { protectedRules } from './protected-rules.ts'

/** The rules for each provider type, in evaluation order. */
export const placementRules: Readonly<Record<ProviderType, readonly PlacementRule[]>> = {
  consumer: consumerRules,
  business: businessRules,
  protected: protectedRules,
}

export interface Firing {
  readonly rule: PlacementRule
  readonly finding: Extract<RuleFinding, { readonly status: 'fires' }>
}

export interface RuleEvaluation {
  /** The findings in evaluation order; the first refusal determines the reply. */
  readonly firings: readonly Firing[]
  readonly skipped: readonly SkippedRule[]
}

const forBulkOnly = { status: 'not-measured', reason: 'the rule applies only to bulk senders' } as const

/** Evaluates all rules for the seed's provider type. Skips rules for bulk senders if the sender is not a bulk sender. */
export function evaluateRules(facts: PlacementFacts): RuleEvaluation {
  const firings: Firing[] = []
  const skipped: SkippedRule[] = []
  for (const rule of placementRules[facts.providerType]) {
    const isSkipped = rule.isBulkOnly && facts.senderClass !== 'bulk'
    const finding: RuleFinding = isSkipped ? forBulkOnly : rule.when(facts)
    if (finding.status === 'fires') firings.push({ rule, finding })
    if (finding.status === 'not-measured') skipped.push({ id: rule.id, reason: finding.reason })
  }
  return { firings, skipped }
}
