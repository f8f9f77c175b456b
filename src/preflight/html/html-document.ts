/** An HTML part as a tree with the position of everything in the rendered text. */

/** Positions are 0-based offsets in the HTML; ends are exclusive. */
export interface HtmlElement {
  readonly kind: 'element'
  /** Lower case. */
  readonly name: string
  readonly attributes: readonly HtmlAttribute[]
  readonly parent: HtmlElement | null
  readonly children: readonly HtmlNode[]
  /** Of its `<`. */
  readonly start: number
  /** Behind the `>` of its start tag. */
  readonly openEnd: number
  /** Of its end tag; null if it has none. */
  readonly closeStart: number | null
  /** Behind its end tag, or where the next tag ended it. */
  readonly end: number
}

export interface HtmlAttribute {
  /** Lower case. */
  readonly name: string
  /** With character references resolved; empty without a value. */
  readonly value: string
  readonly nameStart: number
  /** Of the value without its quote; of the end of the name without a value. */
  readonly valueStart: number
  readonly valueEnd: number
  /** The decoded value in pieces with their offsets. */
  readonly pieces: readonly TextPiece[]
}

/** Decoded text and the offset of its first character. A character reference is a piece of its own. */
export interface TextPiece {
  readonly text: string
  readonly start: number
}

/** The text of all pieces. */
export function joinPieces(pieces: readonly TextPiece[]): string {
  const [first] = pieces
  if (first !== undefined && pieces.length === 1) return first.text
  return pieces.map(({ text }) => text).join('')
}

export interface HtmlText {
  readonly kind: 'text'
  readonly parent: HtmlElement | null
  readonly pieces: readonly TextPiece[]
  readonly start: number
  readonly end: number
}

/** A comment, which includes conditionals of Outlook. */
export interface HtmlComment {
  readonly kind: 'comment'
  readonly parent: HtmlElement | null
  /** Without `<!--` and `-->`. */
  readonly text: string
  readonly start: number
  readonly end: number
}

export type HtmlNode = HtmlElement | HtmlText | HtmlComment

/** A fault of the nesting. */
export interface NestingFault {
  /** `unclosed`: no end tag where one is required; `stray`: an end tag without an element; `crossed`: closed by another element's end. */
  readonly kind: 'unclosed' | 'stray' | 'crossed'
  readonly name: string
  /** Of the start tag, or of the stray end tag. */
  readonly start: number
}

export interface HtmlDocument {
  readonly html: string
  readonly children: readonly HtmlNode[]
  /** In document order. */
  readonly elements: readonly HtmlElement[]
  readonly comments: readonly HtmlComment[]
  /** The text of the doctype without `<!` and `>`; null if missing. */
  readonly doctype: string | null
  readonly nestingFaults: readonly NestingFault[]
}

/** The first attribute of that name, in lower case. */
export function attributeOf({ attributes }: HtmlElement, name: string): HtmlAttribute | undefined {
  return attributes.find((attribute) => attribute.name === name)
}

/** The value of an attribute; null without the attribute. */
export function attributeValue(element: HtmlElement, name: string): string | null {
  return attributeOf(element, name)?.value ?? null
}

/** The elements with that name, in document order. */
export function elementsNamed({ elements }: HtmlDocument, ...names: readonly string[]): readonly HtmlElement[] {
  return elements.filter(({ name }) => names.includes(name))
}

/** The nearest element around a node that satisfies the condition; null if there is none. */
export function closest(node: HtmlNode, isWanted: (element: HtmlElement) => boolean): HtmlElement | null {
  for (let element = node.parent; element !== null; element = element.parent) if (isWanted(element)) return element
  return null
}

/** True for a complete document, as opposed to a fragment that is put into one. */
export function isCompleteDocument({ elements, doctype }: HtmlDocument): boolean {
  return doctype !== null || elements.some(({ name }) => name === 'html')
}
