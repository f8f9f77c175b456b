/** Renders tables and notes as HTML. */

import { plainText } from '../../foundation/errors/plain-text.ts'
import type { Column, Note, Table } from '../table.ts'
import { html, type Markup } from './markup.ts'

/** Renders a table; returns `null` if it has no rows. */
export function htmlTable({ columns, rows }: Table): Markup | null {
  if (rows.length === 0) return null
  const head = columns.map(({ kind, title }) =>
    kind === 'number' ? html`<th scope="col" class="number">${title}</th>` : html`<th scope="col">${title}</th>`,
  )
  const body = rows.map(
    (row) => html`<tr>${row.map((cell, index) => htmlCell(cell, columns[index]))}</tr>
`,
  )
  return html`<div class="scroll" tabindex="0"><table><thead><tr>${head}</tr></thead>
<tbody>${body}</tbody></table></div>
`
}

/** Renders a note as a paragraph. */
export function htmlNote({ kind, title, text }: Note): Markup {
  return html`<p class="note${kind === 'warning' ? ' warning' : ''}"><strong>${title}</strong>: ${text}</p>
`
}

/** Renders a cell, whose text may come from a server. */
function htmlCell(text: string, column: Column | undefined): Markup {
  const cell = plainText(text)
  if (column?.kind === 'code' && cell !== '') return html`<td><code>${cell}</code></td>`
  if (column?.kind === 'number') return html`<td class="number">${cell}</td>`
  // The cell's text is also used as a class name, so only cells with one simple word get a class.
  const isWord = column?.kind === 'word' && /^[a-z]+$/u.test(cell)
  return isWord ? html`<td><span class="word ${cell}">${cell}</span></td>` : html`<td>${cell}</td>`
}
