/**
 * Loads the examples of a rule: those in the rule itself, which its documentation page shows, and those in
 * `test/preflight/rules/<id>.ts`.
 */

import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { Rule, RuleExample } from '../../../src/preflight/rule.ts'

export interface RuleExamples {
  /** Each example has exactly one finding. */
  readonly bad: readonly RuleExample[]
  /** Messages for which the rule reports nothing, although they resemble the bad examples. */
  readonly good: readonly RuleExample[]
}

/** Returns all examples of a rule. */
export async function readExamples({ id, bad, good }: Rule): Promise<RuleExamples> {
  const path = join(import.meta.dirname, '../rules', `${id}.ts`)
  if (!existsSync(path)) return { bad: [bad], good: [good] }
  const { examples: more }: { readonly examples: RuleExamples } = await import(path)
  return { bad: [bad, ...more.bad], good: [good, ...more.good] }
}
