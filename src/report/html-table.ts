/** Renders tables and notes as HTML. */

import { html } from 'hono/html'

import type { Note } from './result-notes.ts'
import type { Column, Table } from './result-tables.ts'

/** Escaped HTML, which `html` inserts as it is; any other value is escaped. */
export type Html = ReturnType<typeof html>

/** Renders a table; `null` without rows. */
export function htmlTable({ columns, rows }: Table): Html | null {
  if (rows.length === 0) return null
  const head = columns.map(({ kind, title }) =>
    kind === 'number' ? html`<th scope="col" class="number">${title}</th>` : html`<th scope="col">${title}</th>`,
  )
  const body = rows.map(
    (row) => html`<tr>${row.map((cell, index) => htmlCell(cell, columns[index]))}</tr>
`,
  )
  return html`<div class="scroll"><table><thead><tr>${head}</tr></thead>
<tbody>${body}</tbody></table></div>
`
}

/** Renders a note as a paragraph. */
export function htmlNote({ kind, title, text }: Note): Html {
  return html`<p class="note${kind === 'warning' ? ' warning' : ''}"><strong>${title}</strong>: ${text}</p>
`
}

function htmlCell(cell: string, column: Column | undefined): Html {
  if (column?.kind === 'code' && cell !== '') return html`<td><code>${cell}</code></td>`
  if (column?.kind === 'number') return html`<td class="number">${cell}</td>`
  // The word is also used as a class name, so only simple words are marked.
  const isWord = column?.kind === 'word' && /^[a-z]+$/u.test(cell)
  return isWord ? html`<td><span class="word ${cell}">${cell}</span></td>` : html`<td>${cell}</td>`
}
