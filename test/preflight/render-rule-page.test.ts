import { describe, expect, it } from 'vitest'

import { allRules } from '../../src/preflight/registry.ts'
import { renderRulePage } from '../../src/preflight/render-rule-page.ts'

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

  it.each([
    ['rendered-nonvalue', 'code in `<pre>` and `<code>`'],
    ['missing-subject', 'or from `<title>`.'],
    ['missing-subject', 'A subject from `<title>`.'],
    ['mso-conditional', 'and `<!--[if !mso]><!-->` with `<!--<![endif]-->`.'],
    ['unsubscribe-link-missing', 'such as `*|UNSUB|*`.'],
  ])('formats tags and variables in the sentences about %s as code: %s', (id, sentence) => {
    const page = allRules.filter((rule) => rule.id === id).map(renderRulePage)
    expect(page.join('')).toContain(sentence)
  })
})
