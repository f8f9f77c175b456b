import { describe, expect, it } from 'vitest'

import { placementBars } from '../../src/report/html-chart.ts'

describe('placementBars()', () => {
  it('omits empty segments and has a text label', () => {
    const bars = placementBars([
      { providerType: 'consumer', seedCount: 2, hitCount: 2, inboxCount: 2, spamCount: 0, tabCount: 0, noneCount: 0 },
    ])
    const svg = String(bars)
    expect(svg.match(/<rect class="bar-\w+" x="[\d.]+" y="0"/gu)).toEqual(['<rect class="bar-inbox" x="200.00" y="0"'])
    expect(svg).toContain('aria-label="Placement by provider type; the table below has the figures"')
    expect(svg).toContain('consumer (2/2 in the inbox)')
  })

  it('returns null without placement', () => {
    expect(placementBars([])).toBeNull()
  })
})
