import { expect, it } from 'vitest'

import { fixSection } from '../../../src/report/pages/fix-section.ts'
import type { FixView } from '../../../src/report/pages/report-view.ts'
import { textOf } from './report-builders.ts'

function aFix(changes: Partial<FixView> = {}): FixView {
  return { severity: 'error', text: 'SPF fails', fix: 'Publish v=spf1 ip4:192.0.2.25 -all', ...changes }
}

it('fixSection() names the fix first, with DNS records as code', () => {
  const markup = fixSection({ fixes: [aFix()] }, 2)
  expect(textOf(markup)).toBe('Fix these Publish v=spf1 ip4:192.0.2.25 -all Why: SPF fails')
  expect(String(markup)).toContain('<code>v=spf1 ip4:192.0.2.25 -all</code>')
})

it('fixSection() collapses all but the first five fixes, and hints', () => {
  const fixes = Array.from({ length: 8 }, (_, index) => aFix({ fix: `Fix ${index}` }))
  const text = String(fixSection({ fixes: [...fixes, aFix({ severity: 'notice', fix: 'Hint' })] }, 2))
  expect(text.indexOf('Fix 4')).toBeLessThan(text.indexOf('<summary>3 more</summary>'))
  expect(text.indexOf('Fix 5')).toBeGreaterThan(text.indexOf('<summary>3 more</summary>'))
  expect(text).toContain('<summary>1 hint that did not affect the result</summary>')
})

it('fixSection() renders nothing if there is nothing to change', () => {
  expect(textOf(fixSection({ fixes: [] }, 2))).toBe('')
})
