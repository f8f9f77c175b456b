/**
 * Computes the results that the preflight tests check for a message, so that a mutant can be compared with the original
 * code.
 */

import type { PreflightReport } from '../../../src/preflight/finding.ts'
import type { Rule, RuleExample } from '../../../src/preflight/rule.ts'
import type { RuleContext } from '../../../src/preflight/rule-context.ts'
import { runRules } from '../../../src/preflight/run-rules.ts'
import { allCases } from '../../../test/preflight/cases/all-cases.ts'
import { readExamples } from '../../../test/preflight/cases/rule-examples.ts'
import { findingTexts, preflightExample } from '../../../test/support/preflight.ts'

/** Returns a rule that stores its context and returns no findings. */
function keeping(contexts: RuleContext[], like: Rule): Rule {
  return {
    ...like,
    check: (context) => {
      contexts.push(context)
      return []
    },
  }
}

/** Returns every message on which a test runs the rule. */
export async function examplesOf(rule: Rule): Promise<readonly RuleExample[]> {
  const { page, more } = await readExamples(rule)
  return [
    page.bad,
    ...more.bad,
    page.good,
    ...more.good,
    ...allCases.filter((one) => one.rule === rule.id || one.rule === '*'),
  ]
}

/** Renders the examples of a rule once, so that they can be used for any number of mutants. */
export async function prepareExamples(rule: Rule): Promise<readonly RuleContext[]> {
  return await Promise.all(
    (await examplesOf(rule)).map(async (example) => {
      const contexts: RuleContext[] = []
      await preflightExample(example, [keeping(contexts, rule)])
      const [context] = contexts
      if (context === undefined) throw new Error(`an example of the ${rule.id} rule cannot be rendered`)
      return context
    }),
  )
}

/** Returns the result for one message, as the text that the tests compare. */
export function outcomeOf(rule: Rule, context: RuleContext): string {
  return shownOutcome(rule.id, runRules([rule], context))
}

/** Renders the findings with their messages, and marks rules that could not be checked. */
export function shownOutcome(
  id: string,
  { findings, unchecked }: Pick<PreflightReport, 'findings' | 'unchecked'>,
): string {
  const texts = findingTexts(findings.filter(({ ruleId }) => ruleId === id))
  return [...texts, ...unchecked.map(() => 'unchecked')].join('\n')
}
