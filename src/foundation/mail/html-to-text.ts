/** Creates a text part for a message that has only HTML. */

import { compile, type DomNode, type FormatCallback, type SelectorDefinition } from 'html-to-text'

import { cutWhereTooDeep } from './cut-deep-html.ts'

const wrapCharacters = 78
const maxHtmlCharacters = 10_000_000
/**
 * The maximum nesting depth. It is limited because the converter is recursive. In real mail, nested layout tables reach
 * about 60 levels.
 */
const maxDepth = 200

/**
 * Returns the visible text of an HTML document, wrapped at 78 characters, with links as `text [URL]` and images as
 * their `alt` text. Drops scripts, styles and hidden content (`display:none`, `hidden`), including a hidden preheader.
 * Tables with header cells are laid out in columns; other tables are treated as layout and become one line per row. The
 * text is not escaped.
 */
export function htmlToText(html: string): string {
  converter ??= openConverter()
  const shallow = cutWhereTooDeep(html.slice(0, maxHtmlCharacters))
  // The converter looks up selectors by element name in a plain object, so it would fail for <constructor>.
  return converter(breakLongWords(shallow.replaceAll(/<(\/?)(?=constructor)/giu, '<$1x-')))
    .replaceAll(filler, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
}

/** The maximum length of a word that spans several elements. The converter's run time is quadratic in this length. */
const maxJoinedCharacters = 2000

/** Matches a tag, the text between two tags, or a `<` that does not start a tag. */
const piece = /<\/?(?<name>[a-z][^\s/>]*)[^>]*>?|[^<]+|</giu

const blockTags: ReadonlySet<string> = new Set(
  'blockquote br center dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre section table td th tr ul'.split(' '),
)

/** Allows line breaks in very long words, such as thousands of `<b>word</b>` without white space between them. */
function breakLongWords(html: string): string {
  let joined = 0
  return html.replaceAll(piece, (found: string, name?: string) => {
    if (found.startsWith('<')) {
      if (blockTags.has(name?.toLowerCase() ?? '')) joined = 0
      return found
    }
    const words = found.split(/[ \t\r\n\f\u200b]/u)
    const isTooLong = joined > 0 && joined + (words[0] ?? '').length > maxJoinedCharacters
    joined = (words.at(-1) ?? '').length + (words.length === 1 && !isTooLong ? joined : 0)
    return isTooLong ? `<wbr>${found}` : found
  })
}

/**
 * The compiled converter is cached, because compiling the selectors takes longer than converting an ordinary message.
 */
let converter: ReturnType<typeof compile> | null = null

function openConverter(): ReturnType<typeof compile> {
  return compile({
    wordwrap: wrapCharacters,
    limits: { maxDepth, ellipsis: '…' },
    formatters: { altText: formatAltText, layoutCell: formatLayoutCell, mailTable: formatTable },
    selectors,
  })
}

/**
 * Matches runs of invisible characters that pad a preheader. Single invisible characters can be meaningful, so they are
 * kept.
 */
// oxlint-disable-next-line no-misleading-character-class -- each is meant as a single character
const filler = /(?:[\u00ad\u034f\u200b-\u200d\u2007\ufeff][ \u00a0\n]*){3,}[\u00ad\u034f\u200b-\u200d\u2007\ufeff]/gu

/**
 * Selectors for hidden elements. Some invalid documents have a `title` in the body. In mail, `display:none` occurs both
 * with and without a space after the colon.
 */
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
  { selector: 'th', format: 'layoutCell' },
  { selector: 'table', format: 'mailTable', options: { uppercaseHeaderCells: false, maxColumnWidth: 40 } },
  ...headings.map((selector) => ({ selector, options: { uppercase: false } })),
  ...hiddenSelectors.map((selector) => ({ selector, format: 'skip' })),
]

const formatAltText: FormatCallback = (element, _walk, builder) => {
  const alt: unknown = element.attribs?.['alt']
  if (typeof alt === 'string' && alt.trim() !== '') builder.addInline(alt.trim(), {})
}

/** Separates layout cells, such as an item and its price, with a space. */
const formatLayoutCell: FormatCallback = (element, walk, builder) => {
  builder.addInline(' ', {})
  walk(element.children, builder)
}

/**
 * The maximum number of cells, counting spans, in a table that is laid out in columns. The number of cells is limited
 * because the converter stores every cell.
 */
const maxCellCount = 20_000

function cellCountOf(table: DomNode): number {
  const cells = rowsOf(table).flatMap((row) => row.children ?? [])
  return cells.reduce((sum, { attribs }) => sum + spanOf(attribs?.['colspan']) * spanOf(attribs?.['rowspan']), 0)
}

function spanOf(attribute: unknown): number {
  return Math.max(1, Math.trunc(Number(attribute)) || 1)
}

// oxlint-disable-next-line max-params -- the converter's own signature
const formatTable: FormatCallback = (element, walk, builder, options) => {
  const hasColumns = hasHeaderCells(element) && cellCountOf(element) <= maxCellCount
  const format = builder.options.formatters?.[hasColumns ? 'dataTable' : 'block']
  format?.(element, walk, builder, options)
}

/**
 * Returns true if the table itself has header cells. Nested tables are ignored, because a layout table may contain a
 * data table.
 */
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
