/** Renders placement by provider type as SVG bars. */

import type { PlacementRow } from '../check/check-result.ts'
import { html, type Markup } from '../pages/markup.ts'

/** Sizes in SVG user units. */
const size = { labelWidth: 200, barWidth: 430, rowHeight: 34, barHeight: 20, legendHeight: 30 }

const segments = [
  ['inbox', 'INBOX', (row: PlacementRow) => row.inboxCount],
  ['tab', 'tabs', (row: PlacementRow) => row.tabCount],
  ['spam', 'Spam', (row: PlacementRow) => row.spamCount],
  ['none', 'no folder', (row: PlacementRow) => row.noneCount],
] as const

/** Renders one bar per provider type, divided by folder; `null` without rows. */
export function placementBars(rows: readonly PlacementRow[]): Markup | null {
  if (rows.length === 0) return null
  const height = rows.length * size.rowHeight + size.legendHeight
  const legend = segments.map(([name, title], index) => {
    const [x, y] = [size.labelWidth + index * 110, height - 14]
    return html`<rect class="bar-${name}" x="${x}" y="${y}" width="12" height="12"/><text x="${x + 18}" y="${y + 11}">${title}</text>`
  })
  return html`<svg viewBox="0 0 ${size.labelWidth + size.barWidth} ${height}" role="img" aria-label="Placement by provider type; the table below has the figures">${rows.map(renderBar)}${legend}</svg>
`
}

function renderBar(row: PlacementRow, index: number): Markup {
  const y = index * size.rowHeight
  let x = size.labelWidth
  const pieces = segments.map(([name, , countIn]) => {
    const width = (size.barWidth * countIn(row)) / row.seedCount
    const left = x
    x += width
    if (width === 0) return null
    return html`<rect class="bar-${name}" x="${left.toFixed(2)}" y="${y}" width="${width.toFixed(2)}" height="${size.barHeight}"/>`
  })
  return html`<text x="0" y="${y + 15}">${row.providerType} (${row.hitCount}/${row.seedCount} in the inbox)</text>${pieces}`
}
