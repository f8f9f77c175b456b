import { describe, expect, it } from 'vitest'

import { placementChart } from '../../src/report/mermaid-chart.ts'

describe('placementChart()', () => {
  it('stacks all folders of all tests by provider type, and labels them with what counts as inbox', () => {
    const placement = [
      {
        providerType: 'consumer' as const,
        seedCount: 3,
        hitCount: 3,
        inboxCount: 2,
        spamCount: 0,
        tabCount: 1,
        noneCount: 0,
      },
      {
        providerType: 'protected' as const,
        seedCount: 1,
        hitCount: 1,
        inboxCount: 1,
        spamCount: 0,
        tabCount: 0,
        noneCount: 0,
      },
    ]
    expect(placementChart([{ placement }, { placement }])?.split('\n')).toEqual([
      '```mermaid',
      '%%{init: {"theme": "base", "themeVariables": {"xyChart": {"plotColorPalette": "#54aeff, #2da44e"}}}}%%',
      'xychart-beta',
      '  title "Copies by folder (in the inbox / all)"',
      '  x-axis ["consumer 6/6", "protected 2/2"]',
      '  y-axis "percent" 0 --> 100',
      '  bar [100, 100]',
      '  bar [66.7, 100]',
      '```',
      '',
      '🟩 INBOX · 🟦 tabs',
      '',
    ])
  })

  it('returns null without individual seeds', () => {
    expect(placementChart([{ placement: [] }])).toBeNull()
  })
})
