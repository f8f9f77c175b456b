/** Renders placements as a Mermaid chart. For viewers without Mermaid support, the tables contain the same figures. */

import type { PlacementRow, TestReport } from '../check/check-result.ts'
import { providerTypes } from '../foundation/contract/names.ts'

/** The layers of a bar from bottom to top, with the emoji in the legend. */
const layers = [
  ['INBOX', '🟩', '#2da44e', (row: PlacementRow) => row.inboxCount],
  ['tabs', '🟦', '#54aeff', (row: PlacementRow) => row.tabCount],
  ['Spam', '🟥', '#e5534b', (row: PlacementRow) => row.spamCount],
  ['no folder', '⬛', '#59636e', (row: PlacementRow) => row.noneCount],
] as const

/**
 * Renders a fenced block with one stacked bar per provider type, covering all tests; returns `null` if there are no
 * placements. Mermaid draws the layers of a bar in front of each other instead of stacking them, so each layer includes
 * the height of the layers below it, and the tallest layer is drawn first. An empty layer is drawn below the axis,
 * because Mermaid draws a thin line for 0. The chart contains no untrusted text, because such text could break
 * Mermaid's syntax.
 */
export function placementChart(tests: readonly Pick<TestReport, 'placement'>[]): string | null {
  const rows = providerTypes.flatMap((type) =>
    sumRows(tests.flatMap((test) => test.placement).filter((row) => row.providerType === type)),
  )
  if (rows.length === 0) return null
  const labels = rows.map((row) => `"${row.providerType} ${row.hitCount}/${row.seedCount}"`)
  const used = layers.filter(([, , , countOf]) => rows.some((row) => countOf(row) > 0))
  const stacked = used.map((_, index) =>
    rows.map((row) => height(sumOf(used.slice(0, index + 1).map(([, , , countOf]) => countOf(row))), row.seedCount)),
  )
  const colors = used.map(([, , color]) => color)
  return [
    '```mermaid',
    `%%{init: {"theme": "base", "themeVariables": {"xyChart": {"plotColorPalette": "${colors.toReversed().join(', ')}"}}}}%%`,
    'xychart-beta',
    '  title "Copies by folder (in the inbox / all)"',
    `  x-axis [${labels.join(', ')}]`,
    '  y-axis "percent" 0 --> 100',
    ...stacked.toReversed().map((counts) => `  bar [${counts.join(', ')}]`),
    '```',
    '',
    used.map(([title, square]) => `${square} ${title}`).join(' · '),
    '',
  ].join('\n')
}

/** Returns the height of a layer, in percent. */
function height(count: number, seedCount: number): number {
  return count === 0 ? -2 : Number(((100 * count) / seedCount).toFixed(1))
}

/** Adds up the placement rows for one provider type. */
function sumRows(rows: readonly PlacementRow[]): readonly PlacementRow[] {
  const [first, ...others] = rows
  if (first === undefined) return []
  return [
    others.reduce(
      (sum, row) => ({
        providerType: sum.providerType,
        seedCount: sum.seedCount + row.seedCount,
        hitCount: sum.hitCount + row.hitCount,
        inboxCount: sum.inboxCount + row.inboxCount,
        tabCount: sum.tabCount + row.tabCount,
        spamCount: sum.spamCount + row.spamCount,
        noneCount: sum.noneCount + row.noneCount,
      }),
      first,
    ),
  ]
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
