/**
 * Further examples of rules at their limits; they are too many and too small for the documentation pages of the rules.
 */

import type { RuleExample } from '../../../src/preflight/rule.ts'

export interface RuleCase extends RuleExample {
  readonly file: string
  /** With `*`, all rules are checked and their findings only recorded. */
  readonly rule: string
  /** What distinguishes this example from others. */
  readonly about: string
  /** `error 2`: severity and line of each finding; `unchecked`: the rule could not be checked. */
  readonly finds: readonly string[]
}

/**
 * Creates cases for one rule from rows of three: the distinguishing property, the text, and the findings of the rule.
 */
export function casesOf(
  rule: string,
  file: string,
  rows: readonly (readonly [about: string, text: string, finds: readonly string[], more?: Partial<RuleCase>])[],
): readonly RuleCase[] {
  return rows.map(([about, text, finds, more]) => ({ rule, about, file, text, finds, ...more }))
}
