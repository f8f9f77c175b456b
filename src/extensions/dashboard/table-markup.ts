/** Renders tables for dashboard pages. */

import { html, type Markup } from '../../report/pages/markup.ts'

/** Renders a table that can be scrolled sideways on a narrow screen. A column of buttons has an empty heading. */
export function table(headings: readonly string[], rows: readonly Markup[]): Markup {
  return html`<div class="scroll" tabindex="0"><table>
<thead><tr>${headings.map((heading) => html`<th>${heading}</th>`)}</tr></thead>
<tbody>${rows}</tbody>
</table></div>`
}

/** Renders a row of a table; `null` leaves a cell empty. */
export function row(...cells: readonly (Markup | string | number | null)[]): Markup {
  return html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>
`
}
