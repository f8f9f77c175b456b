/**
 * Converts text from the OpenAPI document to HTML. Supports JSON and the subset of CommonMark that the document uses.
 */

import { html, type Markup } from '../../report/pages/markup.ts'

/** Renders paragraphs with `code` and *emphasis*. */
export function paragraphs(text: string): readonly Markup[] {
  return text.split(/\n{2,}/u).map((paragraph) => html`<p>${inline(paragraph)}</p>\n`)
}

/** Renders one line with `code` and *emphasis*. */
export function inline(text: string): readonly (Markup | string)[] {
  return text.split(/(`[^`]+`|\*[^*`]+\*)/u).map((piece) => {
    if (/^`.+`$/su.test(piece)) return html`<code>${piece.slice(1, -1)}</code>`
    return /^\*.+\*$/su.test(piece) ? html`<em>${piece.slice(1, -1)}</em>` : piece
  })
}

/** Renders a code block. */
export function codeBlock(text: string): Markup {
  return html`<pre><code>${text}</code></pre>`
}

/** Renders a JSON value as a code block. */
export function jsonBlock(value: unknown): Markup {
  return codeBlock(JSON.stringify(value, null, 2))
}
