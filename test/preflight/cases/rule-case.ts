/** Further examples of rules, at their boundaries: too many and too small for the page of a rule. */

import type { RuleExample } from '../../../src/preflight/rule.ts'

export interface RuleCase extends Omit<RuleExample, 'severity' | 'line' | 'count'> {
  /** `*`: all rules; what they find is only recorded. */
  readonly rule: string
  /** What is special about it. */
  readonly about: string
  /** `error 2`: severity and line of each finding; `unchecked`: the rule could not be checked. */
  readonly finds: readonly string[]
}

/** Makes cases of one rule from rows: what is special, the text, what the rule finds. */
export function casesOf(
  rule: string,
  file: string,
  rows: readonly (readonly [about: string, text: string, finds: readonly string[], more?: Partial<RuleCase>])[],
): readonly RuleCase[] {
  return rows.map(([about, text, finds, more]) => ({ rule, about, file, text, finds, ...more }))
}
