/** Renders the list of all preflight rules (`docs/rules/README.md`). */

import { capitalize, prose } from '../../../src/preflight/render-rule-page.ts'
import { type Rule, ruleGroups } from '../../../src/preflight/rule.ts'

/** Renders the list of all rules as Markdown, grouped by topic. */
export function renderRuleList(rules: readonly Rule[]): string {
  const groups = ruleGroups.flatMap((group) => {
    const own = rules.filter((rule) => rule.group === group)
    if (own.length === 0) return []
    const rows = own.map(({ id, severity, title }) => `| [${id}](${id}.md) | ${severity} | ${cell(prose(title))} |`)
    return [`## ${capitalize(group)}`, '', '| rule | severity | reports |', '|---|---|---|', rows.join('\n'), '']
  })
  const intro = `preflight checks a message with ${rules.length} rules before anything is sent. Run preflight alone with \`presend preflight\`.`
  return ['# Preflight rules', '', intro, '', ...groups].join('\n')
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}
