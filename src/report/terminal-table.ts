/** A table of plain text for a terminal of a known width: columns side by side, long cells wrapped. */

import { escapeTerminal } from './escape-terminal.ts'
import type { Column, Table } from './result-tables.ts'
import { type ColourMode, styled, type TerminalStyle } from './terminal-style.ts'
import { textWidth, wrapText } from './text-width.ts'

/** Between two columns. */
const gap = '  '

/** Narrower than this a column cannot be read; then lines are longer than the terminal. */
const leastColumnWidth = 10

const wordStyles: Readonly<Record<string, TerminalStyle>> = {
  pass: 'green',
  fail: 'red',
  misconfigured: 'magenta',
  inconclusive: 'yellow',
  met: 'green',
  ok: 'green',
  missed: 'red',
  failing: 'red',
  undecided: 'yellow',
  warned: 'yellow',
  missing: 'yellow',
}

/** Lines without a line break at their ends; none for a table without rows. */
export function terminalTable(
  table: Table,
  { widthColumns, colour }: { readonly widthColumns: number; readonly colour: ColourMode },
): readonly string[] {
  if (table.rows.length === 0) return []
  const rows = table.rows.map((row) => row.map(escapeTerminal))
  const { columns } = table
  const titles = columns.map((column) => column.title)
  const widths = fitWidths([titles, ...rows], widthColumns)
  const titleStyle: CellStyle = (text) => styled(text, 'dim', colour)
  const cellStyle: CellStyle = (text, column) => (column?.kind === 'word' ? colourWord(text, colour) : text)
  return [
    ...layOutRow(titles, { columns, widths, style: titleStyle }),
    ...rows.flatMap((row) => layOutRow(row, { columns, widths, style: cellStyle })),
  ]
}

type CellStyle = (text: string, column: Column | undefined) => string

/** The natural widths; where they are too much together, the widest column gives way first. */
function fitWidths(rows: readonly (readonly string[])[], widthColumns: number): readonly number[] {
  const natural = (rows[0] ?? []).map((_, index) =>
    rows.reduce((most, row) => Math.max(most, textWidth(row[index] ?? '')), 0),
  )
  const roomColumns = widthColumns - gap.length * (natural.length - 1)
  const widths = [...natural]
  for (let excess = sum(widths) - roomColumns; excess > 0; excess = sum(widths) - roomColumns) {
    const widest = Math.max(...widths)
    const index = widths.indexOf(widest)
    const next = Math.max(...widths.filter((width) => width < widest), leastColumnWidth)
    if (widest <= leastColumnWidth) break
    widths[index] = Math.max(widest - excess, Math.min(next, widest - 1), leastColumnWidth)
  }
  return widths
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

function layOutRow(
  row: readonly string[],
  parts: {
    readonly columns: readonly Column[]
    readonly widths: readonly number[]
    readonly style: CellStyle
  },
): readonly string[] {
  const wrapped = row.map((cell, index) => wrapText(cell, parts.widths[index] ?? leastColumnWidth))
  const lineCount = Math.max(...wrapped.map((lines) => lines.length))
  return Array.from({ length: lineCount }, (_, line) =>
    wrapped
      .map((lines, index) => {
        const text = lines[line] ?? ''
        const padding = ' '.repeat(Math.max((parts.widths[index] ?? 0) - textWidth(text), 0))
        const column = parts.columns[index]
        const shown = parts.style(text, column)
        return column?.kind === 'number' ? `${padding}${shown}` : `${shown}${padding}`
      })
      .join(gap)
      .trimEnd(),
  )
}

function colourWord(text: string, colour: ColourMode): string {
  const style = wordStyles[text]
  return style === undefined ? text : styled(text, style, colour)
}
