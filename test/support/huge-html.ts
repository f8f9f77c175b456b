/**
 * HTML with hundreds of thousands of equal pieces, which overflows the call stack of code that is recursive or that
 * passes one argument per piece.
 */

function repeat(text: string, count: number = 500_000): () => string {
  return () => text.repeat(count)
}

function nest(name: string, text: string): () => string {
  const count = 100_000
  return () => `<${name}>`.repeat(count) + text + `</${name}>`.repeat(count)
}

/** The name of each text, and a function that creates it. */
export const hugeHtml: readonly (readonly [string, () => string])[] = [
  ...['<', '<b>', '(', '[', '{{', '<!--', '&', '"', '>', '&lt;', '&amp;', '${x}', '[[x]]'].map(
    (piece) => [`500,000 of ${piece}`, repeat(piece)] as const,
  ),
  ['100,000 nested blocks', nest('div', 'Hello')],
  ['100,000 nested spans', nest('span', 'Hello')],
  ['an unsubscribe link of 100,000 nested elements', () => `<a href="/unsubscribe">${nest('b', 'Unsubscribe')()}</a>`],
  ['150,000 different placeholders', () => Array.from({ length: 150_000 }, (_, index) => `[[x${index}]] `).join('')],
  ['150,000 URLs in one style sheet', () => `<style>a{${'background:url(a);'.repeat(150_000)}}</style>`],
  ['150,000 URLs in one style attribute', () => `<p style="${'background:url(a);'.repeat(150_000)}">Hello</p>`],
  ['130,000 hosts', () => Array.from({ length: 130_000 }, (_, index) => `<a href=//h${index}.com>a</a>`).join('')],
]
