/** Locates the page that explains a preflight rule. */

import { suppressionRuleId } from '../preflight/run-rules.ts'

/** Returns the path of the rule's page, relative to presend's own repository. */
export function ruleUrl(ruleId: string): string {
  return ruleId === suppressionRuleId ? 'docs/commands.md' : `docs/rules/${ruleId}.md`
}
