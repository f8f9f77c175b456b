/** Renders a table as a block of Markdown. */

import { renderCount } from '../foundation/errors/render-count.ts'
import { escapeMarkdown, escapeMarkdownCode } from './escape-markdown.ts'
import type { Block } from './markdown-document.ts'
import type { Column, Table } from './table.ts'

export interface TableFrame {
  readonly priority: number
  /** The title of the table, as escaped Markdown. */
  readonly title: string
  /** Whether the table is expanded (`open`) or collapsed under its title (`folded`). */
  readonly form: 'open' | 'folded'
}

/** Creates the block of a table. Returns no block for a table without rows. */
export function tableBlocks(table: Table, frame: TableFrame): readonly Block[] {
  if (table.rows.length === 0) return []
  const { priority, title, form } = frame
  const rows = table.rows.map((row) => renderRow(row, table.columns))
  const header = `| ${table.columns.map((column) => column.title).join(' | ')} |\n`
  const rule = `| ${table.columns.map((column) => (column.kind === 'number' ? '---:' : '---')).join(' | ')} |\n`
  const { opening, tail } = frames[form](title)
  return [
    {
      priority,
      head: `${opening}${header}${rule}`,
      rows,
      tail,
      cutLine: (count) => `\n… and ${renderCount(count, 'more row')}.\n`,
    },
  ]
}

/** Renders a table with all its rows. The text is empty if there are no rows. */
export function tableText(table: Table): string {
  return tableBlocks(table, { priority: 0, title: '', form: 'open' })
    .map(({ head, rows, tail }) => `${head}${rows.join('')}${tail}`)
    .join('')
}

const frames: Readonly<
  Record<TableFrame['form'], (title: string) => { readonly opening: string; readonly tail: string }>
> = {
  open: (title) => ({ opening: title === '' ? '' : `#### ${title}\n\n`, tail: '\n' }),
  folded: (title) => ({ opening: `<details><summary>${title}</summary>\n\n`, tail: '\n</details>\n\n' }),
}

function renderRow(cells: readonly string[], columns: readonly Column[]): string {
  const shown = cells.map((cell, index) => renderCell[columns[index]?.kind ?? 'text'](cell))
  return `| ${shown.join(' | ')} |\n`
}

const renderCell: Readonly<Record<Column['kind'], (cell: string) => string>> = {
  text: escapeMarkdown,
  code: escapeMarkdownCode,
  // Keep the number and its unit on the same line.
  number: (cell) => escapeMarkdown(cell).replaceAll(' ', '&nbsp;'),
  word: (cell) => `${wordMarks[cell] ?? ''} ${escapeMarkdown(cell)}`.trim(),
}

/** The emoji that precede outcomes and statuses. */
export const wordMarks: Readonly<Record<string, string>> = {
  pass: '✅',
  met: '✅',
  warned: '⚠️',
  ok: '✅',
  fail: '❌',
  missed: '❌',
  failing: '❌',
  misconfigured: '🛠️',
  inconclusive: '❔',
  'not-sent': '➖',
  undecided: '❔',
  missing: '❔',
  elsewhere: '❔',
}
