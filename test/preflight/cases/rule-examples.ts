/**
 * Loads the examples of a rule: those in the rule itself, which its documentation page shows, and those in
 * `test/preflight/rules/<id>.ts`.
 */

import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { Severity } from '../../../src/preflight/finding.ts'
import { completeExample } from '../../../src/preflight/render-rule-page.ts'
import type { Rule, RuleExample } from '../../../src/preflight/rule.ts'

interface NamedExample extends RuleExample {
  readonly file: string
}

/** An example with exactly one finding. */
interface BadExample extends NamedExample {
  /** The line of the finding. */
  readonly line: number
  /** The severity of the finding; by default, that of the rule. */
  readonly severity?: Severity
  /** The count of the finding; by default, 1. */
  readonly count?: number
}

export interface RuleExamples {
  readonly bad: readonly BadExample[]
  /** Messages for which the rule reports nothing, although they resemble the bad examples. */
  readonly good: readonly NamedExample[]
}

/** Returns the two examples of a rule's page, and its further examples. */
export async function readExamples({ id, bad, good }: Rule): Promise<{
  readonly page: Readonly<Record<'bad' | 'good', NamedExample>>
  readonly more: RuleExamples
}> {
  const page = { bad: completeExample(bad), good: completeExample(good) }
  const path = join(import.meta.dirname, '../rules', `${id}.ts`)
  if (!existsSync(path)) return { page, more: { bad: [], good: [] } }
  const { examples: more }: { readonly examples: RuleExamples } = await import(path)
  return { page, more }
}
