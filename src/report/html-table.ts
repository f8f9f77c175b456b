/** A table of plain text in HTML. */

import { escapeHtml } from './escape-html.ts'
import type { Column, Table } from './result-tables.ts'

/** The table, or nothing for one without rows. */
export function htmlTable(table: Table): string {
  if (table.rows.length === 0) return ''
  const head = table.columns.map((column) => `<th scope="col"${classOf(column)}>${escapeHtml(column.title)}</th>`)
  const rows = table.rows.map(
    (row) => `<tr>${row.map((cell, index) => htmlCell(cell, table.columns[index])).join('')}</tr>`,
  )
  return `<div class="scroll"><table><thead><tr>${head.join('')}</tr></thead>\n<tbody>${rows.join('\n')}</tbody></table></div>\n`
}

function htmlCell(cell: string, column: Column | undefined): string {
  const text = escapeHtml(cell)
  if (column?.kind === 'code') return `<td>${text === '' ? '' : `<code>${text}</code>`}</td>`
  if (column?.kind === 'number') return `<td class="number">${text}</td>`
  // A word is one of our own, so it is a class name as it is; the check keeps it so.
  const isWord = column?.kind === 'word' && /^[a-z]+$/u.test(cell)
  return isWord ? `<td><span class="word ${cell}">${text}</span></td>` : `<td>${text}</td>`
}

function classOf(column: Column): string {
  return column.kind === 'number' ? ' class="number"' : ''
}
