/** Splits HTML into tags, text and comments, with their positions, in linear time. */

import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'

/** Decoded text, and the offset of its first character. Each character reference is a separate piece. */
export interface TextPiece {
  readonly text: string
  readonly start: number
}

/** Joins the text of all pieces. */
export function joinPieces(pieces: readonly TextPiece[]): string {
  const [first] = pieces
  if (first !== undefined && pieces.length === 1) return first.text
  return pieces.map(({ text }) => text).join('')
}

export interface HtmlAttribute {
  /** Lower case. */
  readonly name: string
  /** The attribute's value with character references resolved; empty if the attribute has no value. */
  readonly value: string
  readonly nameStart: number
  /** The position of the value after its quotation mark, or the end of the name if there is no value. */
  readonly valueStart: number
  readonly valueEnd: number
  /** The decoded value, as pieces with their offsets. */
  readonly pieces: readonly TextPiece[]
}

/** Where a token stands. Positions are 0-based offsets in the HTML; ends are exclusive. */
interface Span {
  readonly start: number
  readonly end: number
}

export interface OpenTag extends Span {
  /** Lower case. */
  readonly name: string
  /** The attributes as written; a name can occur more than once, and browsers use the first one. */
  readonly attributes: readonly HtmlAttribute[]
  readonly isSelfClosing: boolean
}

export interface TextToken extends Span {
  readonly pieces: readonly TextPiece[]
  /**
   * The script, style, title, textarea or xmp element whose content this is, which may be empty; null for other text.
   */
  readonly rawTag: string | null
}

/** Receives the tokens in order. */
export interface HtmlHandler {
  onOpenTag(tag: OpenTag): void
  onCloseTag(tag: Span & { readonly name: string }): void
  onText(token: TextToken): void
  /** Called with the text without `<!--` and `-->`. */
  onComment(comment: Span & { readonly text: string }): void
  /** Called with the text between `<` and `>`. */
  onDeclaration?(text: string): void
}

/**
 * Passes the tokens of `html` to `handler`. A tag without a closing `>` is dropped.
 *
 * Uses htmlparser2's Tokenizer instead of its Parser, whose run time is quadratic in the nesting depth: hostile mail
 * can contain 100,000 nested `<div>` elements.
 */
export function readHtmlTokens(html: string, handler: HtmlHandler): void {
  const tokenizer = new Tokenizer({}, new TokenReader(html, handler))
  tokenizer.write(html)
  tokenizer.end()
}

const rawTextTags = new Set(['script', 'style', 'title', 'textarea', 'xmp'])
/** The quote marks for each `QuoteType` of the tokenizer. */
const quoteMarks: readonly string[] = ['', '', "'", '"']
const characterReference = /&#?\w+;?/uy

/** Assembles tokens from the pieces that the tokenizer reports as offsets into the text. */
class TokenReader implements TokenizerCallbacks {
  readonly #html: string
  readonly #handler: HtmlHandler
  /** The end of the last piece of text, where the next piece starts. */
  #cursor = 0
  #pieces: TextPiece[] = []
  #rawTag: string | null = null
  #tagName = ''
  #tagStart = 0
  #attributes: HtmlAttribute[] = []
  #attributeName = ''
  #attributeStart = 0
  #attributePieces: TextPiece[] = []

  constructor(html: string, handler: HtmlHandler) {
    this.#html = html
    this.#handler = handler
  }

  ontext(start: number, end: number): void {
    this.#pieces.push({ text: this.#html.slice(start, end), start })
    this.#cursor = end
  }

  ontextentity(codePoint: number, end: number): void {
    this.#pieces.push({ text: String.fromCodePoint(codePoint), start: this.#cursor })
    this.#cursor = end
  }

  onopentagname(start: number, end: number): void {
    this.#flushText(start - 1)
    this.#tagName = this.#html.slice(start, end).toLowerCase()
    this.#tagStart = start - 1
    this.#attributes = []
  }

  onattribname(start: number, end: number): void {
    this.#attributeName = this.#html.slice(start, end).toLowerCase()
    this.#attributeStart = start
    this.#attributePieces = []
    this.#cursor = end
  }

  onattribdata(start: number, end: number): void {
    this.#attributePieces.push({ text: this.#html.slice(start, end), start })
    this.#cursor = end
  }

  onattribentity(codePoint: number): void {
    // The tokenizer does not report where a character reference starts, but it starts where the previous piece ends.
    // The first piece starts after the `=` and the quotation mark.
    if (this.#attributePieces.length === 0) this.#cursor = this.#html.indexOf('&', this.#cursor)
    this.#attributePieces.push({ text: String.fromCodePoint(codePoint), start: this.#cursor })
    characterReference.lastIndex = this.#cursor
    if (characterReference.test(this.#html)) this.#cursor = characterReference.lastIndex
  }

  onattribend(quote: number, end: number): void {
    const pieces = this.#attributePieces
    const isQuoted = quote > 1
    const valueEnd = quote === 0 ? this.#cursor : end - (isQuoted && this.#html[end - 1] === quoteMarks[quote] ? 1 : 0)
    const valueStart = pieces[0]?.start ?? valueEnd
    this.#attributes.push({
      name: this.#attributeName,
      value: joinPieces(pieces),
      nameStart: this.#attributeStart,
      valueStart,
      valueEnd,
      pieces,
    })
  }

  onopentagend(end: number): void {
    this.#open(end + 1, false)
    if (rawTextTags.has(this.#tagName)) this.#rawTag = this.#tagName
  }

  onselfclosingtag(end: number): void {
    this.#open(end + 1, true)
  }

  onclosetag(start: number, end: number): void {
    this.#flushText(start - 2)
    const tagEnd = this.#html.indexOf('>', end) + 1 || this.#html.length
    this.#cursor = tagEnd
    this.#handler.onCloseTag({ name: this.#html.slice(start, end).toLowerCase(), start: start - 2, end: tagEnd })
  }

  oncomment(start: number, end: number, endOffset: number): void {
    const opening = this.#html.lastIndexOf('<', start)
    this.#flushText(opening)
    this.#handler.onComment({ text: this.#html.slice(start, end - endOffset), start: opening, end: end + 1 })
    this.#cursor = end + 1
  }

  oncdata(start: number, end: number, endOffset: number): void {
    this.oncomment(start, end, endOffset)
  }

  ondeclaration(start: number, end: number): void {
    this.#flushText(start - 1)
    this.#handler.onDeclaration?.(this.#html.slice(start, end))
    this.#cursor = end + 1
  }

  onprocessinginstruction(start: number, end: number): void {
    this.#flushText(start - 1)
    this.#cursor = end + 1
  }

  onend(): void {
    this.#flushText(this.#html.length)
  }

  #open(end: number, isSelfClosing: boolean): void {
    this.#handler.onOpenTag({
      name: this.#tagName,
      attributes: this.#attributes,
      start: this.#tagStart,
      end,
      isSelfClosing,
    })
    this.#cursor = end
  }

  #flushText(end: number): void {
    const pieces = this.#pieces
    const rawTag = this.#rawTag
    this.#pieces = []
    this.#rawTag = null
    if (pieces.length > 0 || rawTag !== null)
      this.#handler.onText({ pieces, start: pieces[0]?.start ?? end, end, rawTag })
  }
}
