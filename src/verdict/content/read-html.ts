/** Extracts the visible text, links and hidden text from an HTML part. */

import { type HtmlHandler, joinPieces, readHtmlTokens } from '../../foundation/mail/html-tokens.ts'
import { hasUnspacedLetter } from './count-words.ts'
import { readTextStyle } from './hidden-style.ts'
import { addStyleSheet, type StyleSheets, sheetStyleOf } from './style-sheet.ts'

export interface HtmlLink {
  readonly href: string
  /** The visible text, including the `alt` text of images. */
  readonly text: string
  readonly hasImage: boolean
}

export interface HtmlContent {
  /** The visible text as lines; blocks are separated by line breaks. */
  readonly visibleText: string
  /**
   * Text that is hidden by the element's attributes or by style sheets. The first hidden element is excluded, because
   * it is usually the preheader.
   */
  readonly hiddenText: string
  readonly links: readonly HtmlLink[]
  readonly images: readonly { readonly source: string; readonly alt: string; readonly isTracker: boolean }[]
  /** The number of start tags, by name. */
  readonly tagCounts: ReadonlyMap<string, number>
  /** The number of comments and empty elements inside words. */
  readonly splitWordCount: number
  readonly formActions: readonly string[]
  readonly hasPasswordField: boolean
  /** The values of `@type` in JSON-LD. */
  readonly structuredTypes: readonly string[]
}

/** The maximum number of characters to read, which limits the time that hostile input can take. */
const maxHtmlLength = 1_000_000
const maxDepth = 400

interface OpenElement {
  readonly name: string
  readonly isHidden: boolean
  readonly isTiny: boolean
  readonly color: string | null
  readonly background: string | null
}

interface Reading {
  readonly stack: OpenElement[]
  readonly visible: string[]
  readonly hidden: string[][]
  readonly links: { readonly href: string; readonly pieces: string[]; hasImage: boolean }[]
  readonly images: { readonly source: string; readonly alt: string; readonly isTracker: boolean }[]
  readonly tagCounts: Map<string, number>
  readonly formActions: string[]
  readonly structuredTypes: string[]
  readonly sheets: StyleSheets
  /** The index of the open link; -1 if no link is open. */
  openLink: number
  hasPasswordField: boolean
  splitWordCount: number
  /** Whether a comment or empty element directly follows a letter. */
  mayBeSplit: boolean
}

/** Reads an HTML part, up to its first 1,000,000 characters. */
export function readHtml(html: string): HtmlContent {
  const reading: Reading = {
    stack: [],
    visible: [],
    hidden: [],
    links: [],
    images: [],
    tagCounts: new Map(),
    formActions: [],
    structuredTypes: [],
    sheets: { hiding: new Map(), toggled: new Set() },
    openLink: -1,
    hasPasswordField: false,
    splitWordCount: 0,
    mayBeSplit: false,
  }
  readHtmlTokens(html.slice(0, maxHtmlLength), handlerFor(reading))
  return {
    visibleText: tidy(reading.visible.join('')),
    hiddenText: tidy(reading.hidden.slice(1).flat().join(' ')),
    links: reading.links.map(({ href, pieces, hasImage }) => ({ href, text: tidy(pieces.join('')), hasImage })),
    images: reading.images,
    tagCounts: reading.tagCounts,
    splitWordCount: reading.splitWordCount,
    formActions: reading.formActions,
    hasPasswordField: reading.hasPasswordField,
    structuredTypes: reading.structuredTypes,
  }
}

function handlerFor(reading: Reading): HtmlHandler {
  return {
    onText: ({ pieces, rawTag }) => {
      if (rawTag === null) addText(reading, joinPieces(pieces))
      else addRawText(reading, rawTag, joinPieces(pieces))
    },
    onComment: () => markGap(reading),
    // If an attribute is repeated, the first one wins, as in browsers.
    onOpenTag: ({ name, attributes }) =>
      openElement(reading, name, new Map(attributes.toReversed().map((one) => [one.name, one.value]))),
    onCloseTag: ({ name }) => closeElement(reading, name),
  }
}

function addText(reading: Reading, text: string): void {
  if (reading.mayBeSplit && /^\p{L}/u.test(text)) reading.splitWordCount += 1
  reading.mayBeSplit = false
  if (isInvisible(reading.stack.at(-1))) {
    reading.hidden.at(-1)?.push(text)
    return
  }
  reading.visible.push(text)
  reading.links[reading.openLink]?.pieces.push(text)
}

/**
 * Marks a position where a word may be split: spammers put comments and empty elements inside words so that filters do
 * not recognize them.
 */
function markGap(reading: Reading): void {
  // Test only the last character: searching the whole text after each comment would take quadratic time.
  const last = (reading.visible.at(-1) ?? '').slice(-1)
  // In Japanese or Thai, there is no telling whether the gap is inside a word or between two words.
  reading.mayBeSplit = /\p{L}/u.test(last) && !hasUnspacedLetter(last)
}

const voidTags = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr', 'param'])
const blockTags = new Set(
  'address article blockquote br center div dl dd dt footer form h1 h2 h3 h4 h5 h6 header hr li ol p pre section table td th tr ul'.split(
    ' ',
  ),
)
const wordBreakTags = new Set(['wbr', 'br', 'img'])

function openElement(reading: Reading, name: string, attributes: ReadonlyMap<string, string>): void {
  reading.tagCounts.set(name, (reading.tagCounts.get(name) ?? 0) + 1)
  if (blockTags.has(name)) addLineBreak(reading)
  readElement(reading, name, attributes)
  if (voidTags.has(name)) {
    if (!wordBreakTags.has(name)) markGap(reading)
    return
  }
  if (reading.stack.length >= maxDepth) return
  const parent = reading.stack.at(-1)
  const style = readTextStyle(attributes, sheetStyleOf(reading.sheets, name, attributes))
  const element: OpenElement = {
    name,
    isHidden: parent?.isHidden === true || style.isHidden,
    isTiny: style.isTiny ?? parent?.isTiny ?? false,
    background: style.background ?? parent?.background ?? null,
    color: style.color ?? parent?.color ?? null,
  }
  // Each outermost hidden element gets its own list, so that the first one, which is usually the preheader, can be
  // excluded.
  if (isInvisible(element) && !isInvisible(parent)) reading.hidden.push([])
  reading.stack.push(element)
}

function isInvisible(element: OpenElement | undefined): boolean {
  if (element === undefined) return false
  return element.isHidden || element.isTiny || (element.color !== null && element.color === element.background)
}

function addLineBreak(reading: Reading): void {
  reading.visible.push('\n')
  reading.links[reading.openLink]?.pieces.push(' ')
  reading.mayBeSplit = false
}

function readElement(reading: Reading, name: string, attributes: ReadonlyMap<string, string>): void {
  const href = attributes.get('href')?.trim()
  if (name === 'a' && href !== undefined) {
    reading.openLink = reading.links.length
    reading.links.push({ href, pieces: [], hasImage: false })
  }
  if (name === 'area' && href !== undefined) reading.links.push({ href, pieces: [], hasImage: true })
  if (name === 'img') readImage(reading, attributes)
  if (name === 'form') reading.formActions.push(attributes.get('action') ?? '')
  if (name === 'input' && attributes.get('type')?.toLowerCase() === 'password') reading.hasPasswordField = true
}

function readImage(reading: Reading, attributes: ReadonlyMap<string, string>): void {
  const alt = attributes.get('alt') ?? ''
  const isTracker = ['width', 'height'].some((side) => /^[01](?:px)?$/u.test(attributes.get(side) ?? ''))
  reading.images.push({ source: attributes.get('src') ?? '', alt, isTracker })
  const link = reading.links[reading.openLink]
  if (link === undefined) return
  link.hasImage = true
  link.pieces.push(alt)
}

function closeElement(reading: Reading, name: string): void {
  if (name === 'a') reading.openLink = -1
  if (blockTags.has(name)) addLineBreak(reading)
  const index = reading.stack.findLastIndex((element) => element.name === name)
  if (index !== -1) reading.stack.length = index
}

function addRawText(reading: Reading, name: string, text: string): void {
  if (name === 'textarea') addText(reading, text)
  if (name === 'style') addStyleSheet(reading.sheets, text)
  if (name !== 'script' || !text.includes('@type')) return
  for (const [, type = ''] of text.slice(0, 50_000).matchAll(/"@type"\s*:\s*"([A-Za-z]{1,60})"/gu)) {
    reading.structuredTypes.push(type)
  }
}

/** Collapses white space and removes empty lines. */
function tidy(text: string): string {
  return text
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ ?\n[ \n]*/gu, '\n')
    .trim()
}
