/** Placement by provider type as a Mermaid chart; the same figures stand in a table beside it, for where it is not drawn. */

import type { TestReport } from '../check/check-result.ts'
import { ratePercent, renderPercent } from '../check/rate.ts'

/**
 * A fenced block with a bar a provider type: the share of its seeds in INBOX. Only words and numbers of our own stand
 * in it, since Mermaid has a syntax of its own that foreign text could break. `null` without placement.
 */
export function placementChart(test: Pick<TestReport, 'placement'>): string | null {
  if (test.placement.length === 0) return null
  const labels = test.placement.map((row) => `"${row.providerType} ${row.inboxCount}/${row.seedCount}"`)
  const bars = test.placement.map((row) => renderPercent(ratePercent(row.inboxCount, row.seedCount) ?? 0, null))
  return [
    '```mermaid',
    'xychart-beta',
    '  title "Seeds in INBOX by provider type, percent"',
    `  x-axis [${labels.join(', ')}]`,
    '  y-axis 0 --> 100',
    `  bar [${bars.join(', ')}]`,
    '```',
    '',
  ].join('\n')
}
