import { describe, expect, it } from 'vitest'

import { allRules } from '../../src/preflight/registry.ts'
import { renderRuleList, renderRulePage } from '../../src/preflight/render-rule-page.ts'

describe('renderRulePage()', () => {
  it.each(allRules.map((rule) => ({ id: rule.id, rule })))(
    'shows $id with an example and how to configure it',
    ({ rule }) => {
      const page = renderRulePage(rule)
      expect(page).toContain(`# ${rule.id}\n`)
      expect(page).toContain('## Reported')
      expect(page).toContain(`presend-disable-next-line ${rule.id}:`)
      expect(page.length).toBeLessThan(8000)
    },
  )

  it('formats tags in sentences as code', () => {
    const page = allRules
      .filter(({ id }) => id === 'rendered-nonvalue')
      .map(renderRulePage)
      .join('')
    expect(page).toContain('code in `<pre>` and `<code>`')
  })
})

it('renderRuleList() links to every rule in its group', () => {
  const list = renderRuleList(allRules)
  for (const { id, severity } of allRules) expect(list).toContain(`| [${id}](${id}.md) | ${severity} |`)
  expect(list).toContain(`${allRules.length} rules`)
})
