/** The section that lists what to change. Each item is listed once, most important first. */

import { renderCount } from '../../foundation/errors/render-count.ts'
import { html, type Markup } from './markup.ts'
import { folded, type Level, section, withCode } from './report-components.ts'
import type { FixView, ReportView } from './report-view.ts'

/** The number of items that are visible before the reader expands the rest. */
const shownCount = 5

/** Renders the list; returns `null` if there is nothing to change. */
export function fixSection({ fixes }: Pick<ReportView, 'fixes'>, level: Level): Markup | null {
  const urgent = fixes.filter(({ severity }) => severity !== 'notice')
  const hints = fixes.filter(({ severity }) => severity === 'notice')
  const rest = urgent.slice(shownCount)
  const more = rest.length === 0 ? null : folded(`${rest.length} more`, list(rest))
  const shown = urgent.length === 0 ? null : html`${list(urgent.slice(0, shownCount))}${more}`
  const folding =
    hints.length === 0
      ? null
      : folded(`${renderCount(hints.length, 'hint')} that did not affect the result`, list(hints))
  return html`${section(level, 'Fix these', shown)}${folding}`
}

function list(fixes: readonly FixView[]): Markup {
  return html`<ol class="fixes">${fixes.map(item)}</ol>
`
}

/** Renders one item: first what to do, then why. */
function item({ severity, text, fix }: FixView): Markup {
  if (fix === null || fix === '')
    return html`<li class="${severity}">${withCode(text)}</li>
`
  return html`<li class="${severity}"><span class="fix">${withCode(fix)}</span> <span class="soft">Why: ${withCode(text)}</span></li>
`
}
