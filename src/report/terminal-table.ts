/** Renders a table for a terminal, with aligned columns and wrapped cells. */

import stringWidth from 'string-width'
import type { TestOutcome } from '../check/check-result.ts'

import { plainText } from '../foundation/errors/plain-text.ts'
import type { Column, Table } from './table.ts'
import { type ColorMode, styled, type TerminalStyle, wrapText } from './terminal-text.ts'

/** The text that separates two columns. */
const gap = '  '

/** The minimum width of a column. A column is never narrower, even if lines then exceed the width of the terminal. */
const leastColumnWidth = 10

/** The styles of outcomes. */
export const outcomeStyles: Readonly<Record<TestOutcome, TerminalStyle>> = {
  pass: 'green',
  fail: 'red',
  misconfigured: 'magenta',
  inconclusive: 'yellow',
  'not-sent': 'dim',
}

const wordStyles: Readonly<Record<string, TerminalStyle>> = {
  ...outcomeStyles,
  met: 'green',
  ok: 'green',
  missed: 'red',
  failing: 'red',
  undecided: 'yellow',
  warned: 'yellow',
  missing: 'yellow',
  elsewhere: 'yellow',
}

/** Returns the lines of a table, without line breaks. Returns no lines for a table without rows. */
export function terminalTable(
  table: Table,
  { widthColumns, color }: { readonly widthColumns: number; readonly color: ColorMode },
): readonly string[] {
  if (table.rows.length === 0) return []
  const rows = table.rows.map((row) => row.map(plainText))
  const { columns } = table
  const titles = columns.map((column) => column.title)
  const widths = fitWidths([titles, ...rows], widthColumns)
  const titleStyle: CellStyle = (text) => styled(text, 'dim', color)
  const cellStyle: CellStyle = (text, column) => {
    const style = column?.kind === 'word' ? wordStyles[text] : undefined
    return style === undefined ? text : styled(text, style, color)
  }
  return [
    ...layOutRow(titles, { columns, widths, style: titleStyle }),
    ...rows.flatMap((row) => layOutRow(row, { columns, widths, style: cellStyle })),
  ]
}

type CellStyle = (text: string, column: Column | undefined) => string

/**
 * Computes the widths of the columns. Each column starts with the width of its longest cell. Then the widest columns
 * are narrowed until the row fits.
 */
function fitWidths(rows: readonly (readonly string[])[], widthColumns: number): readonly number[] {
  const widths = (rows[0] ?? []).map((_, index) =>
    rows.reduce((most, row) => Math.max(most, stringWidth(row[index] ?? '')), 0),
  )
  const roomColumns = widthColumns - gap.length * (widths.length - 1)
  for (let excess = sum(widths) - roomColumns; excess > 0; excess = sum(widths) - roomColumns) {
    const widest = Math.max(...widths)
    if (widest <= leastColumnWidth) break
    const next = Math.max(...widths.filter((width) => width < widest), leastColumnWidth)
    widths[widths.indexOf(widest)] = Math.max(widest - excess, Math.min(next, widest - 1), leastColumnWidth)
  }
  return widths
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

function layOutRow(
  row: readonly string[],
  {
    columns,
    widths,
    style,
  }: { readonly columns: readonly Column[]; readonly widths: readonly number[]; readonly style: CellStyle },
): readonly string[] {
  const wrapped = row.map((cell, index) => wrapText(cell, widths[index] ?? leastColumnWidth))
  const lineCount = Math.max(...wrapped.map((lines) => lines.length))
  return Array.from({ length: lineCount }, (_, line) =>
    wrapped
      .map((lines, index) => {
        const text = lines[line] ?? ''
        const padding = ' '.repeat(Math.max((widths[index] ?? 0) - stringWidth(text), 0))
        const shown = style(text, columns[index])
        return columns[index]?.kind === 'number' ? `${padding}${shown}` : `${shown}${padding}`
      })
      .join(gap)
      .trimEnd(),
  )
}
