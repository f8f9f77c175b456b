import { expect, it } from 'vitest'
import { allRules } from '../../../../src/preflight/registry.ts'
import { renderRuleList } from '../../../../tools/scripts/generate/render-rule-list.ts'

it('renderRuleList() links to every rule in its group', () => {
  const list = renderRuleList(allRules)
  for (const { id, severity } of allRules) expect(list).toContain(`| [${id}](${id}.md) | ${severity} |`)
  expect(list).toContain(`${allRules.length} rules`)
})
