/** What an HTML part shows, links to, and hides. */

import { readTextStyle } from './hidden-style.ts'
import type { HtmlToken } from './html-tokens.ts'
import { readHtmlTokens } from './html-tokens.ts'
import type { StyleSheets } from './style-sheet.ts'
import { addStyleSheet, sheetStyleOf } from './style-sheet.ts'

export interface HtmlLink {
  readonly href: string
  /** What the reader sees of it; the images' `alt` included. */
  readonly text: string
  readonly hasImage: boolean
}

export interface HtmlContent {
  /** The text a reader sees; blocks are separated by line breaks. */
  readonly visibleText: string
  /** Text that styles and style sheets hide. The first such element is left out: it is the usual preheader. */
  readonly hiddenText: string
  readonly links: readonly HtmlLink[]
  readonly images: readonly { readonly source: string; readonly alt: string; readonly isTracker: boolean }[]
  /** How often each tag is opened. */
  readonly tagCounts: ReadonlyMap<string, number>
  /** Comments or empty tags in the middle of a word. */
  readonly splitWordCount: number
  readonly formActions: readonly string[]
  readonly hasPasswordField: boolean
  /** `@type`s of JSON-LD. */
  readonly structuredTypes: readonly string[]
}

/** Later text tells nothing new, and a hostile part must not cost seconds. */
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
  /** Index of the link that is open; -1: none. */
  openLink: number
  hasPasswordField: boolean
  splitWordCount: number
  /** True right after a comment or tag that stood directly behind a letter. */
  mayBeSplit: boolean
}

/** Reads an HTML part. */
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
  for (const token of readHtmlTokens(html.slice(0, maxHtmlLength))) takers[token.kind](reading, token)
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

type Taker = (reading: Reading, token: HtmlToken) => void

const takers: Readonly<Record<HtmlToken['kind'], Taker>> = {
  text: (reading, token) => token.kind === 'text' && takeText(reading, token.text),
  comment: (reading) => noteGap(reading),
  open: (reading, token) => token.kind === 'open' && takeOpen(reading, token.name, token.attributes),
  close: (reading, token) => token.kind === 'close' && takeClose(reading, token.name),
  raw: (reading, token) => token.kind === 'raw' && takeRaw(reading, token),
}

function takeText(reading: Reading, text: string): void {
  if (reading.mayBeSplit && /^\p{L}/u.test(text)) reading.splitWordCount += 1
  reading.mayBeSplit = false
  if (isInvisible(reading.stack.at(-1))) {
    reading.hidden.at(-1)?.push(text)
    return
  }
  reading.visible.push(text)
  reading.links[reading.openLink]?.pieces.push(text)
}

/** Comments and empty elements inside words are there for filters, not for readers. */
function noteGap(reading: Reading): void {
  // Only the last character: a long text before thousands of comments must not be searched each time.
  reading.mayBeSplit = /\p{L}/u.test((reading.visible.at(-1) ?? '').slice(-1))
}

const voidTags = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr', 'param'])
const blockTags = new Set(
  'address article blockquote br center div dl dd dt footer form h1 h2 h3 h4 h5 h6 header hr li ol p pre section table td th tr ul'.split(
    ' ',
  ),
)
const wordBreakTags = new Set(['wbr', 'br', 'img'])

function takeOpen(reading: Reading, name: string, attributes: ReadonlyMap<string, string>): void {
  reading.tagCounts.set(name, (reading.tagCounts.get(name) ?? 0) + 1)
  if (blockTags.has(name)) takeBreak(reading)
  readers[name]?.(reading, attributes)
  if (voidTags.has(name)) {
    if (!wordBreakTags.has(name)) noteGap(reading)
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
  // Each outermost hidden element opens a heap of its own, so that the first, the preheader, can be told apart.
  if (isInvisible(element) && !isInvisible(parent)) reading.hidden.push([])
  reading.stack.push(element)
}

function isInvisible(element: OpenElement | undefined): boolean {
  if (element === undefined) return false
  return element.isHidden || element.isTiny || (element.color !== null && element.color === element.background)
}

function takeBreak(reading: Reading): void {
  reading.visible.push('\n')
  reading.links[reading.openLink]?.pieces.push(' ')
  reading.mayBeSplit = false
}

type ReadElement = (reading: Reading, attributes: ReadonlyMap<string, string>) => void

/** What single elements tell beside their text. */
const readers: Readonly<Record<string, ReadElement>> = {
  a: (reading, attributes) => {
    const href = attributes.get('href')
    if (href === undefined) return
    reading.openLink = reading.links.length
    reading.links.push({ href: href.trim(), pieces: [], hasImage: false })
  },
  area: (reading, attributes) => {
    const href = attributes.get('href')
    if (href !== undefined) reading.links.push({ href: href.trim(), pieces: [], hasImage: true })
  },
  img: (reading, attributes) => {
    const alt = attributes.get('alt') ?? ''
    const isTracker =
      /^[01](?:px)?$/u.test(attributes.get('width') ?? '') || /^[01](?:px)?$/u.test(attributes.get('height') ?? '')
    reading.images.push({ source: attributes.get('src') ?? '', alt, isTracker })
    const link = reading.links[reading.openLink]
    if (link === undefined) return
    link.hasImage = true
    link.pieces.push(alt)
  },
  form: (reading, attributes) => {
    reading.formActions.push(attributes.get('action') ?? '')
  },
  input: (reading, attributes) => {
    if (attributes.get('type')?.toLowerCase() === 'password') reading.hasPasswordField = true
  },
}

function takeClose(reading: Reading, name: string): void {
  if (name === 'a') reading.openLink = -1
  if (blockTags.has(name)) takeBreak(reading)
  const index = reading.stack.findLastIndex((element) => element.name === name)
  if (index !== -1) reading.stack.length = index
}

function takeRaw(reading: Reading, raw: { readonly name: string; readonly text: string }): void {
  if (raw.name === 'textarea') takeText(reading, raw.text)
  if (raw.name === 'style') addStyleSheet(reading.sheets, raw.text)
  if (raw.name !== 'script' || !raw.text.includes('@type')) return
  for (const [, type = ''] of raw.text.slice(0, 50_000).matchAll(/"@type"\s*:\s*"([A-Za-z]{1,60})"/gu)) {
    reading.structuredTypes.push(type)
  }
}

/** Text as a reader takes it in: blanks joined, empty lines gone. */
function tidy(text: string): string {
  return text
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ ?\n[ \n]*/gu, '\n')
    .trim()
}
