import { expect, it } from 'vitest'

import { placementSection } from '../../../src/report/pages/placement-section.ts'
import { aReportView, aSeedView, missingSeed, textOf } from './report-builders.ts'

it('placementSection() draws one bar per provider that fills its width', () => {
  const spam = aSeedView({ state: 'spam', folder: 'Spam' })
  const seeds = [aSeedView(), aSeedView(), spam, aSeedView({ providerName: 'Other' }), missingSeed]
  const markup = String(placementSection(aReportView({ seeds }), 2))
  const bars = markup.match(/<svg.*?<\/svg>/gu) ?? []
  expect(bars).toHaveLength(2)
  for (const bar of bars) {
    const widths = [...bar.matchAll(/ width="([\d.]+)"/gu)].map((match) => Number(match[1]))
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100, 1)
  }
  expect(markup).toContain('aria-label="Box: 2 inbox, 1 not received, 1 spam"')
  expect(textOf(markup)).toContain('Box 2/4')
  expect(textOf(markup)).toContain('Inbox: 3 copies Not received: 1 copy Spam: 1 copy')
})

it('placementSection() lets further providers share a bar', () => {
  const seeds = Array.from({ length: 20 }, (_, index) => aSeedView({ providerName: `p${index}` }))
  const markup = String(placementSection(aReportView({ seeds }), 2))
  expect(markup.match(/<svg/gu)).toHaveLength(12)
  expect(textOf(markup)).toContain('9 other providers 9/9')
})
