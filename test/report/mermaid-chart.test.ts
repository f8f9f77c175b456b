import { describe, expect, it } from 'vitest'

import { placementChart } from '../../src/report/mermaid-chart.ts'

describe('placementChart()', () => {
  it('draws the share in INBOX by provider type, with the counts as labels', () => {
    const placement = [
      { providerType: 'consumer' as const, seedCount: 3, inboxCount: 2, spamCount: 0, tabCount: 1, noneCount: 0 },
      { providerType: 'protected' as const, seedCount: 1, inboxCount: 1, spamCount: 0, tabCount: 0, noneCount: 0 },
    ]
    expect(placementChart({ placement })?.split('\n')).toEqual([
      '```mermaid',
      'xychart-beta',
      '  title "Seeds in INBOX by provider type, percent"',
      '  x-axis ["consumer 2/3", "protected 1/1"]',
      '  y-axis 0 --> 100',
      '  bar [66.7, 100.0]',
      '```',
      '',
    ])
  })

  it('is not drawn where the service says nothing of single seeds', () => {
    expect(placementChart({ placement: [] })).toBeNull()
  })
})
