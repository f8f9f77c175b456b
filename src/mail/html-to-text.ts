/** The text part of a message that has only HTML: what a reader would see, in lines. */

import { convert, type DomNode, type FormatCallback, type SelectorDefinition } from 'html-to-text'

const wrapCharacters = 78
/** More than any mail program shows; the converter's time grows with it. */
const maxHtmlCharacters = 10_000_000
/** The converter is recursive; layouts of nested tables reach some sixty levels. */
const maxDepth = 200

/**
 * The visible text of an HTML document, wrapped at 78 characters, links as `text [URL]`, images as their `alt` text.
 * Hidden content (`display:none`, `hidden`: the preheader, too), scripts and styles are dropped. Tables with header
 * cells are laid out in columns, tables without (which mail uses for layout) are read cell by cell, a line a row.
 * A text without content is `''`. Not escaped for anything.
 */
export function htmlToText(html: string): string {
  return convert(cutWhereTooDeep(html.slice(0, maxHtmlCharacters)), {
    wordwrap: wrapCharacters,
    limits: { maxDepth, ellipsis: '…' },
    formatters: { altText: formatAltText, layoutCell: formatLayoutCell, mailTable: formatTable },
    selectors,
  })
    .replaceAll(filler, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
}

/** Each open element costs the parser time for every one inside it: at 400,000 that is minutes. */
const maxOpenElements = 10_000
/** Elements that never close, or that the next one closes. */
const selfClosing = /^(?:area|base|br|col|dd|dt|embed|hr|img|input|li|link|meta|option|p|source|td|th|tr|track|wbr)$/iu

/** The HTML up to where more elements are open than any mail has. */
function cutWhereTooDeep(html: string): string {
  let openCount = 0
  for (const { index, groups } of html.matchAll(/<(?<slash>\/?)(?<name>[a-z][a-z0-9:-]{0,30})/giu)) {
    if (selfClosing.test(groups?.['name'] ?? '')) continue
    openCount = Math.max(openCount + (groups?.['slash'] === '/' ? -1 : 1), 0)
    if (openCount > maxOpenElements) return html.slice(0, index)
  }
  return html
}

/** Invisible characters in a row: they keep what follows a preheader out of the preview. Single ones mean something. */
// oxlint-disable-next-line no-misleading-character-class -- each of them stands for itself
const filler = /(?:[\u00ad\u034f\u200b-\u200d\u2007\ufeff][ \u00a0\n]*){3,}[\u00ad\u034f\u200b-\u200d\u2007\ufeff]/gu

/** `title` hides in the body of broken documents; the two spellings of `display:none` are those that mail uses. */
const hiddenSelectors: readonly string[] = [
  'title',
  '[hidden]',
  '[style*="display:none" i]',
  '[style*="display: none" i]',
  '[style*="visibility:hidden" i]',
  '[style*="visibility: hidden" i]',
  '[style*="mso-hide:all" i]',
  '[style*="mso-hide: all" i]',
]

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

const selectors: SelectorDefinition[] = [
  { selector: 'a', options: { hideLinkHrefIfSameAsText: true, noAnchorUrl: true } },
  { selector: 'img', format: 'altText' },
  { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  { selector: 'td', format: 'layoutCell' },
  { selector: 'table', format: 'mailTable', options: { uppercaseHeaderCells: false, maxColumnWidth: 40 } },
  ...headings.map((selector) => ({ selector, options: { uppercase: false } })),
  ...hiddenSelectors.map((selector) => ({ selector, format: 'skip' })),
]

/** An image's address helps nobody in a text; its `alt` says what it shows. */
const formatAltText: FormatCallback = (element, _walk, builder) => {
  const alt: unknown = element.attribs?.['alt']
  if (typeof alt === 'string' && alt.trim() !== '') builder.addInline(alt.trim(), {})
}

/** Cells of a layout are read one after the other; a price must not stick to what it is the price of. */
const formatLayoutCell: FormatCallback = (element, walk, builder) => {
  builder.addInline(' ', {})
  walk(element.children, builder)
}

/** The layout of a table has a place for each column and row that a cell covers. */
const maxSpan = 100

function limitSpans(element: DomNode): void {
  for (const row of rowsOf(element)) {
    for (const { attribs } of row.children ?? []) {
      for (const name of ['colspan', 'rowspan']) if (Number(attribs?.[name]) > maxSpan) attribs[name] = String(maxSpan)
    }
  }
}

// oxlint-disable-next-line max-params -- the converter's own signature
const formatTable: FormatCallback = (element, walk, builder, options) => {
  limitSpans(element)
  const format = builder.options.formatters?.[hasHeaderCells(element) ? 'dataTable' : 'block']
  format?.(element, walk, builder, options)
}

/** Looks at the table's own rows only: a layout table may hold a data table. */
function hasHeaderCells(element: DomNode): boolean {
  const role: unknown = element.attribs?.['role']
  if (role === 'presentation' || role === 'none') return false
  return rowsOf(element).some((row) => (row.children ?? []).some(({ name }) => name === 'th'))
}

function rowsOf(table: DomNode): readonly DomNode[] {
  const children = table.children ?? []
  const sections = children.filter((child) => ['thead', 'tbody', 'tfoot'].includes(child.name ?? ''))
  return [...children, ...sections.flatMap((section) => section.children ?? [])].filter(({ name }) => name === 'tr')
}
