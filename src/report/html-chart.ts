/** Placement by provider type as bars in SVG: no script, no outside picture. */

import type { PlacementRow } from '../check/check-result.ts'

/** In the units of the drawing. */
const size = { labelWidth: 200, barWidth: 430, rowHeight: 34, barHeight: 20, legendHeight: 30 }

const parts = [
  ['inbox', 'INBOX', (row: PlacementRow) => row.inboxCount],
  ['tab', 'tabs', (row: PlacementRow) => row.tabCount],
  ['spam', 'Spam', (row: PlacementRow) => row.spamCount],
  ['none', 'no folder', (row: PlacementRow) => row.noneCount],
] as const

/** One bar a provider type, divided by where its copies are; the table beside it has the same figures. */
export function placementBars(rows: readonly PlacementRow[]): string {
  if (rows.length === 0) return ''
  const height = rows.length * size.rowHeight + size.legendHeight
  const bars = rows.map((row, index) => bar(row, index * size.rowHeight))
  const legend = parts.map(([name, title], index) =>
    legendEntry(name, title, { x: size.labelWidth + index * 110, y: height - 14 }),
  )
  const view = `0 0 ${size.labelWidth + size.barWidth} ${height}`
  return `<svg viewBox="${view}" role="img" aria-label="Placement by provider type; the table below has the figures">${bars.join('')}${legend.join('')}</svg>\n`
}

function bar(row: PlacementRow, y: number): string {
  let x = size.labelWidth
  const pieces = parts.map(([name, , countOf]) => {
    const width = (size.barWidth * countOf(row)) / row.seedCount
    const piece =
      width === 0
        ? ''
        : `<rect class="bar-${name}" x="${x.toFixed(2)}" y="${y}" width="${width.toFixed(2)}" height="${size.barHeight}"/>`
    x += width
    return piece
  })
  return `<text x="0" y="${y + 15}">${row.providerType} (${row.hitCount}/${row.seedCount} in the inbox)</text>${pieces.join('')}`
}

function legendEntry(name: string, title: string, { x, y }: { readonly x: number; readonly y: number }): string {
  return `<rect class="bar-${name}" x="${x}" y="${y}" width="12" height="12"/><text x="${x + 18}" y="${y + 11}">${title}</text>`
}
