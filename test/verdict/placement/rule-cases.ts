/**
 * Runs a table of cases against a table of rules. Each rule must fire, must not fire, and must be skipped if a fact was
 * not measured.
 */

import type { PlacementFacts } from '../../../src/verdict/placement/facts.ts'
import { notMeasured } from '../../../src/verdict/placement/facts.ts'
import type { PlacementRule, RuleFinding } from '../../../src/verdict/placement/placement-rule.ts'
import type { MailParts } from '../../support/mail-builder.ts'
import { factsOf, unmeasured } from './facts-of.ts'

/** A message and facts that differ from a faultless message. */
export interface RuleCase {
  readonly mail?: MailParts
  readonly facts?: Partial<PlacementFacts>
}

export interface RuleExpectation {
  readonly id: string
  readonly fires: readonly RuleCase[]
  readonly silent?: readonly RuleCase[]
  /** Facts without which the rule is skipped; `'always'` means that the rule needs no fact that could be missing. */
  readonly skips: readonly RuleCase[] | 'always measured'
}

const unknown = notMeasured('nobody measured it')

/** Facts of which only those about the message itself were measured. */
export const nothingMeasured: Partial<PlacementFacts> = {
  authentication: unmeasured,
  measuredAddress: unknown,
  reverseDns: unknown,
  envelopeSenderExistence: unknown,
  authorDomainExistence: unknown,
  isTls: unknown,
  heloName: unknown,
  history: unknown,
}

function ruleOf(rules: readonly PlacementRule[], id: string): PlacementRule {
  const rule = rules.find((one) => one.id === id)
  if (rule === undefined) throw new Error(`there is no rule ${id}`)
  return rule
}

async function mismatchesOf(
  rule: PlacementRule,
  cases: readonly RuleCase[],
  wanted: RuleFinding['status'],
): Promise<readonly string[]> {
  const found = await Promise.all(cases.map(async ({ mail, facts }) => rule.when(await factsOf(mail, facts)).status))
  return found.flatMap((status, index) =>
    status === wanted ? [] : [`${rule.id} ${status}, not ${wanted}: ${JSON.stringify(cases[index])}`],
  )
}

/** Returns the cases in which a rule behaves differently than expected; empty if there are none. */
export async function mismatches(
  rules: readonly PlacementRule[],
  { id, fires, silent, skips }: RuleExpectation,
): Promise<readonly string[]> {
  const rule = ruleOf(rules, id)
  const skipCases = skips === 'always measured' ? [] : skips
  const answersUnmeasured = rule.when(await factsOf({}, nothingMeasured)).status !== 'not-measured'
  return [
    ...(await mismatchesOf(rule, fires, 'fires')),
    ...(await mismatchesOf(rule, [{}, ...(silent ?? [])], 'does-not-fire')),
    ...(await mismatchesOf(rule, skipCases, 'not-measured')),
    ...(skips === 'always measured' && !answersUnmeasured
      ? [`${id} is skipped although it needs only the message`]
      : []),
  ]
}
