/** The texts of the API document in HTML: as much of CommonMark as they use, and JSON as people read it. */

import { escapeHtml } from '../../report/escape-html.ts'

/** Paragraphs, `code` and *emphasis*; everything else stands as it is. */
export function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/u)
    .map((paragraph) => `<p>${inline(paragraph)}</p>`)
    .join('\n')
}

/** One line of text with `code` and *emphasis*. */
export function inline(text: string): string {
  return text
    .split(/(`[^`]+`)/u)
    .map((piece) => (piece.startsWith('`') ? `<code>${escapeHtml(piece.slice(1, -1))}</code>` : emphasized(piece)))
    .join('')
}

function emphasized(text: string): string {
  // Spaces at the ends part it from its neighbours; escaping takes them off.
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/u.exec(text) ?? []
  const escaped = escapeHtml(inner).replaceAll(/\*([^*]+)\*/gu, '<em>$1</em>')
  return (before === '' ? '' : ' ') + escaped + (after === '' || inner === '' ? '' : ' ')
}

/** A block of code of several lines, their indentation kept. */
export function codeBlock(text: string): string {
  const lines = text.split('\n').map((line) => {
    const indentation = /^ */u.exec(line)?.[0] ?? ''
    return indentation + escapeHtml(line)
  })
  return `<pre><code>${lines.join('\n')}</code></pre>`
}

/** A value as a block. */
export function jsonBlock(value: unknown): string {
  return codeBlock(JSON.stringify(value, null, 2))
}
