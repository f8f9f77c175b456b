/** The tree of an HTML part, with the position of each node in the rendered text. */

import type { HtmlAttribute, TextPiece } from '../../foundation/mail/html-tokens.ts'

/** An element. Positions are 0-based offsets in the HTML; ends are exclusive. */
export interface HtmlElement {
  readonly kind: 'element'
  /** Lower case. */
  readonly name: string
  readonly attributes: readonly HtmlAttribute[]
  readonly parent: HtmlElement | null
  readonly children: readonly HtmlNode[]
  /** The position of the `<` of the start tag. */
  readonly start: number
  /** The position after the `>` of the start tag. */
  readonly openEnd: number
  /** The position of the end tag; null if the element has none. */
  readonly closeStart: number | null
  /** The position after the end tag, or the position of the tag that implicitly closes the element. */
  readonly end: number
}

export interface HtmlText {
  readonly kind: 'text'
  readonly parent: HtmlElement | null
  readonly pieces: readonly TextPiece[]
  readonly start: number
  readonly end: number
}

/** A comment, which may be a conditional comment for Outlook. */
export interface HtmlComment {
  readonly kind: 'comment'
  readonly parent: HtmlElement | null
  /** The comment's text without `<!--` and `-->`. */
  readonly text: string
  readonly start: number
  readonly end: number
}

export type HtmlNode = HtmlElement | HtmlText | HtmlComment

/** A fault in the nesting of elements. */
export interface NestingFault {
  /**
   * The kind of fault. `unclosed`: a required end tag is missing. `stray`: an end tag has no start tag. `crossed`: the
   * element is closed by the end tag of another element.
   */
  readonly kind: 'unclosed' | 'stray' | 'crossed'
  readonly name: string
  /** The position of the start tag, or of the end tag if it is stray. */
  readonly start: number
}

export interface HtmlDocument {
  readonly html: string
  readonly children: readonly HtmlNode[]
  /** The elements of the document, in document order. */
  readonly elements: readonly HtmlElement[]
  readonly comments: readonly HtmlComment[]
  /** The text of the doctype without `<!` and `>`; null if it is missing. */
  readonly doctype: string | null
  readonly nestingFaults: readonly NestingFault[]
}

/** Returns the first attribute with this name. The name must be in lower case. */
export function attributeOf({ attributes }: HtmlElement, name: string): HtmlAttribute | undefined {
  return attributes.find((attribute) => attribute.name === name)
}

/** Returns the value of an attribute, or null if the element does not have this attribute. */
export function attributeValue(element: HtmlElement, name: string): string | null {
  return attributeOf(element, name)?.value ?? null
}

/** Returns the text directly inside an element, in pieces. */
export function ownPieces({ children }: HtmlElement): readonly TextPiece[] {
  return children.flatMap((child) => (child.kind === 'text' ? child.pieces : []))
}

/** Returns whether an element directly contains text other than white space. */
export function hasOwnText(element: HtmlElement): boolean {
  return ownPieces(element).some(({ text }) => /\S/u.test(text))
}

/** Returns the elements with this name, in document order. */
export function elementsNamed({ elements }: HtmlDocument, ...names: readonly string[]): readonly HtmlElement[] {
  return elements.filter(({ name }) => names.includes(name))
}

/** Returns the node's nearest ancestor that meets the condition, or null if there is none. */
export function closest(node: HtmlNode, isWanted: (element: HtmlElement) => boolean): HtmlElement | null {
  for (let element = node.parent; element !== null; element = element.parent) if (isWanted(element)) return element
  return null
}

/** Returns true for a complete document, and false for a fragment. */
export function isCompleteDocument({ elements, doctype }: HtmlDocument): boolean {
  return doctype !== null || elements.some(({ name }) => name === 'html')
}
