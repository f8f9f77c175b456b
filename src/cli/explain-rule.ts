/** Runs `presend preflight --explain`, which prints what a rule checks, why, and how to fix it. */

import { closestName } from '../foundation/errors/closest-name.ts'
import type { Terminal } from '../foundation/world/terminal.ts'
import { allRules, findRule } from '../preflight/registry.ts'
import { renderRulePage } from '../preflight/render-rule-page.ts'
import { suppressionRuleId } from '../preflight/run-rules.ts'
import { misconfiguredExitCode } from './command.ts'

/**
 * The page for the suppression rule. This rule is not in the registry, because it needs the findings of all other
 * rules.
 */
const suppressionPage = `# ${suppressionRuleId}

Suppression without effect or without a reason. **Notice** by default.

**Why:** A comment that suppresses nothing hides the next finding of that rule on its line.

**Fix:** Remove the rule id from the comment, correct it, or write a reason after it and a colon.

**Exceptions:** Rules that could not be checked.

## Reported

\`\`\`html
<!-- presend-disable-next-line image-alt: decoration -->
<p>This line contains no image.</p>
\`\`\`

## Change it

In \`.github/presend.yml\`:

\`\`\`yaml
preflight-rules:
  ${suppressionRuleId}: off # or error, warning, notice
\`\`\`
`

/** Prints the documentation page for a rule. Returns the exit code, which is 2 for an unknown rule. */
export function explainRule(id: string, terminal: Pick<Terminal, 'print' | 'tell'>): number {
  const rule = findRule(id)
  if (rule !== null) {
    terminal.print(renderRulePage(rule))
    return 0
  }
  if (id === suppressionRuleId) {
    terminal.print(suppressionPage)
    return 0
  }
  const ids = allRules.map((one) => one.id)
  const closest = closestName(id, ids)
  const hint = closest === null ? `expected one of ${ids.join(', ')}` : `did you mean ${closest}?`
  terminal.tell(`presend: unknown rule ${JSON.stringify(id.slice(0, 60))}; ${hint}\n`)
  return misconfiguredExitCode
}
