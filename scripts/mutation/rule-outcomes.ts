/** What the tests of preflight see of a message, for comparing a mutant with the original. */

import type { PreflightReport } from '../../src/preflight/finding.ts'
import type { Rule, RuleExample } from '../../src/preflight/rule.ts'
import type { RuleContext } from '../../src/preflight/rule-context.ts'
import { runRules } from '../../src/preflight/run-rules.ts'
import { allCases } from '../../test/preflight/cases/all-cases.ts'
import { findingTexts, preflightExample } from '../../test/support/preflight.ts'

/** How a test looks at the findings. */
type View = 'texts' | 'lines'

/** A message that is ready for any number of mutants. */
export interface PreparedExample {
  readonly view: View
  readonly context: RuleContext
}

/** A rule that keeps the context and finds nothing. */
function keeping(contexts: RuleContext[], like: Rule): Rule {
  return {
    ...like,
    check: (context) => {
      contexts.push(context)
      return []
    },
  }
}

/** Every message on which a test runs the rule, without a mutant. */
export function examplesOf(rule: Rule): readonly { readonly example: RuleExample; readonly view: View }[] {
  return [
    ...rule.bad.map((example) => ({ example, view: 'texts' as const })),
    ...rule.good.map((example) => ({ example, view: 'lines' as const })),
    ...allCases.filter((one) => one.rule === rule.id).map((example) => ({ example, view: 'lines' as const })),
  ]
}

/** Renders the examples of a rule once. */
export async function prepareExamples(rule: Rule): Promise<readonly PreparedExample[]> {
  return await Promise.all(
    examplesOf(rule).map(async ({ example, view }) => {
      const contexts: RuleContext[] = []
      await preflightExample(example, [keeping(contexts, rule)])
      const [context] = contexts
      if (context === undefined) throw new Error(`an example of ${rule.id} cannot be rendered`)
      return { view, context }
    }),
  )
}

/** The result of one message, as the test compares it. */
export function outcomeOf(rule: Rule, { view, context }: PreparedExample): string {
  return shownOutcome(rule.id, view, runRules([rule], context))
}

/** What the test of a view compares. */
export function shownOutcome(
  id: string,
  view: View,
  { findings, unchecked }: Pick<PreflightReport, 'findings' | 'unchecked'>,
): string {
  const own = findings.filter(({ ruleId }) => ruleId === id)
  if (view === 'texts') return findingTexts(own).join('\n')
  const lines = own.map(({ severity, place }) => `${severity} ${place.line ?? ''}`)
  return [...lines, ...unchecked.map(() => 'unchecked')].join('\n')
}
