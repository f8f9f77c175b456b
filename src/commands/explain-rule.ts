/** `presend preflight --explain`: what a rule checks, why, and how to fix it. */

import { allRules, findRule } from '../preflight/registry.ts'
import { renderRulePage } from '../preflight/render-rule-page.ts'
import { closestName } from '../settings/engine/closest-name.ts'
import type { Terminal } from '../world/terminal.ts'
import { misconfiguredExitCode } from './command.ts'

/** Prints the documentation page for a rule. Returns the exit code, which is 2 for an unknown rule. */
export function explainRule(id: string, terminal: Pick<Terminal, 'print' | 'tell'>): number {
  const rule = findRule(id)
  if (rule !== null) {
    terminal.print(renderRulePage(rule))
    return 0
  }
  const ids = allRules.map((one) => one.id)
  const closest = closestName(id, ids)
  const hint = closest === null ? `one of ${ids.join(', ')}` : `did you mean ${closest}?`
  terminal.tell(`presend: unknown rule ${JSON.stringify(id.slice(0, 60))}; ${hint}\n`)
  return misconfiguredExitCode
}
