/** Reads the text of an HTML part, one block at a time. Hidden text and code are kept separate from other text. */

import type { TextPiece } from '../../foundation/mail/html-tokens.ts'
import type { TracedText } from '../../render/trace/source-map.ts'
import type { ReadableText } from '../rule-context.ts'
import { composeText } from './composed-text.ts'
import { type ComputedStyle, isHidden } from './computed-style.ts'
import { type HtmlDocument, type HtmlElement, type HtmlNode, type HtmlText, ownPieces } from './html-document.ts'

const blockElements = new Set(
  `address article aside blockquote body center dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6
   header hr html li main nav ol p pre section table tbody td tfoot th thead title tr ul option textarea button`.split(
    /\s+/u,
  ),
)
const silentElements = new Set(['script', 'style', 'noscript', 'template', 'head', 'title', 'xml'])
const codeElements = new Set(['pre', 'code', 'kbd', 'samp', 'var', 'tt'])

/** The character that replaces images and code in the text of a block. */
const objectReplacement = '\ufffc'

interface OpenBlock {
  readonly element: HtmlElement | null
  readonly part: 'body' | 'hidden' | 'code'
  readonly pieces: TextPiece[]
}

interface Reading {
  readonly whole: TracedText
  readonly styleOf: (element: HtmlElement | null) => ComputedStyle
  readonly texts: ReadableText[]
  block: OpenBlock
}

/** Returns the title and the blocks in document order, including alt text and other labels. */
export function readTexts(
  document: HtmlDocument,
  whole: TracedText,
  styleOf: (element: HtmlElement | null) => ComputedStyle,
): readonly ReadableText[] {
  const reading: Reading = { whole, styleOf, texts: [], block: { element: null, part: 'body', pieces: [] } }
  // Use a stack instead of recursion, because malicious HTML can be nested too deeply for the call stack.
  const stack: (HtmlNode | (() => void))[] = document.children.toReversed()
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (typeof next === 'function') next()
    else if (next.kind === 'text') addText(reading, next)
    else if (next.kind === 'element') {
      const { children, after } = openElement(reading, next)
      stack.push(after)
      for (let index = children.length - 1; index >= 0; index -= 1) {
        const child = children[index]
        if (child !== undefined) stack.push(child)
      }
    }
  }
  flush(reading, null)
  return reading.texts
}

const nothing = (): void => undefined

function openElement(
  reading: Reading,
  element: HtmlElement,
): { readonly children: readonly HtmlNode[]; readonly after: () => void } {
  const { name } = element
  if (name === 'title') addTitle(reading, element)
  if (name === 'head') return { children: element.children, after: nothing }
  if (silentElements.has(name)) return { children: [], after: nothing }
  if (name === 'br') reading.block.pieces.push({ text: '\n', start: element.start })
  addLabels(reading, element)
  if (codeElements.has(name) && reading.block.part !== 'code') {
    const outer = reading.block
    outer.pieces.push({ text: objectReplacement, start: element.start })
    reading.block = { element, part: 'code', pieces: [] }
    const after = (): void => {
      flush(reading, null)
      reading.block = outer
    }
    return { children: element.children, after }
  }
  const part = isHidden(reading.styleOf(element)) ? 'hidden' : 'body'
  const isBlock = reading.block.part !== 'code' && (blockElements.has(name) || part !== reading.block.part)
  if (!isBlock) return { children: element.children, after: nothing }
  const { element: outerElement, part: outerPart } = reading.block
  flush(reading, { element, part, pieces: [] })
  return {
    children: element.children,
    after: () => flush(reading, { element: outerElement, part: outerPart, pieces: [] }),
  }
}

function addText(reading: Reading, node: HtmlText): void {
  const { block, styleOf } = reading
  // Only the font size of the element that directly contains the text counts, because children can override a font size
  // of zero, as in MJML columns.
  const style = styleOf(node.parent)
  const isUnseen = block.part === 'body' && (style.fontSizePx <= 1 || style.hiddenBy === 'visibility')
  if (isUnseen && node.pieces.some(({ text }) => /\S/u.test(text))) {
    reading.texts.push(textOf(reading, { element: node.parent, part: 'hidden', pieces: [...node.pieces] }))
    return
  }
  // Passing the pieces as arguments of one call would exceed the call stack, because a text can have any number of them.
  for (const piece of node.pieces) block.pieces.push(piece)
}

function flush(reading: Reading, next: OpenBlock | null): void {
  const { block } = reading
  if (block.pieces.length > 0) reading.texts.push(textOf(reading, block))
  reading.block = next ?? { element: block.element, part: block.part, pieces: [] }
}

function textOf({ whole }: Reading, { element, part, pieces }: OpenBlock): ReadableText {
  return { ...composeText(pieces, whole), part, element, name: null }
}

function addTitle({ whole, texts }: Reading, element: HtmlElement): void {
  texts.push({ ...composeText(ownPieces(element), whole), part: 'title', element, name: null })
}

const labels = new Set(['alt', 'title', 'aria-label'])

/** Adds the attributes that clients show or read aloud. */
function addLabels({ block, whole, texts }: Reading, element: HtmlElement): void {
  if (element.name === 'img') block.pieces.push({ text: objectReplacement, start: element.start })
  for (const { name, pieces } of element.attributes) {
    if (labels.has(name)) texts.push({ ...composeText(pieces, whole), part: 'alt', element, name: null })
  }
}
