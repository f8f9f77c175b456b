/** Examines HTML as the preflight rules do. */

import { computeStyles } from '../../src/preflight/html/computed-style.ts'
import type { HtmlDocument } from '../../src/preflight/html/html-document.ts'
import { parseHtml } from '../../src/preflight/html/parse-html.ts'
import { readSheets } from '../../src/preflight/html/read-styles.ts'
import type { RuleContext } from '../../src/preflight/rule-context.ts'
import { sourceOfFile } from '../../src/render/source-text.ts'
import type { TracedText } from '../../src/render/trace/source-map.ts'
import { literalText } from './literal-text.ts'

/** Creates a context for HTML that is its own source. */
export function htmlContext(html: string): {
  readonly document: HtmlDocument
  readonly whole: TracedText
  readonly styleOf: RuleContext['styleOf']
} {
  const document = parseHtml(html)
  const whole = literalText(sourceOfFile('a.html', html))
  const rules = readSheets(document, whole).flatMap(({ sheet }) =>
    sheet.rules.filter((rule) => rule.conditions.length === 0),
  )
  return { document, whole, styleOf: computeStyles(document, rules) }
}
