/** Splits HTML into tags, text and comments in linear time. */

import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'

/** Receives the tokens in order. Character references in text and attribute values are resolved. */
export interface HtmlHandler {
  onOpenTag(name: string, attributes: ReadonlyMap<string, string>): void
  onCloseTag(name: string): void
  onText(text: string): void
  onComment(): void
  /** Called with the content of a script, style, title, textarea or xmp element. */
  onRawText(name: string, text: string): void
}

/**
 * Passes the tokens of `html` to `handler`; names are in lower case. A tag without a closing `>` is dropped.
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

/** Assembles tokens from the pieces that the tokenizer reports as offsets into the text. */
class TokenReader implements TokenizerCallbacks {
  readonly #html: string
  readonly #handler: HtmlHandler
  #text = ''
  #rawTag: string | null = null
  #tag = ''
  #attributes = new Map<string, string>()
  #attribute = ''
  #value = ''

  constructor(html: string, handler: HtmlHandler) {
    this.#html = html
    this.#handler = handler
  }

  ontext(start: number, end: number): void {
    this.#text += this.#html.slice(start, end)
  }

  ontextentity(codePoint: number): void {
    this.#text += String.fromCodePoint(codePoint)
  }

  onopentagname(start: number, end: number): void {
    this.onend()
    this.#tag = this.#html.slice(start, end).toLowerCase()
    this.#attributes = new Map()
  }

  onattribname(start: number, end: number): void {
    this.#attribute = this.#html.slice(start, end).toLowerCase()
    this.#value = ''
  }

  onattribdata(start: number, end: number): void {
    this.#value += this.#html.slice(start, end)
  }

  onattribentity(codePoint: number): void {
    this.#value += String.fromCodePoint(codePoint)
  }

  onattribend(): void {
    // If an attribute is repeated, the first one wins, as in browsers.
    if (!this.#attributes.has(this.#attribute)) this.#attributes.set(this.#attribute, this.#value)
  }

  onopentagend(): void {
    this.#handler.onOpenTag(this.#tag, this.#attributes)
    if (rawTextTags.has(this.#tag)) this.#rawTag = this.#tag
  }

  onselfclosingtag(): void {
    this.#handler.onOpenTag(this.#tag, this.#attributes)
  }

  onclosetag(start: number, end: number): void {
    this.onend()
    this.#handler.onCloseTag(this.#html.slice(start, end).toLowerCase())
  }

  oncomment(): void {
    this.onend()
    this.#handler.onComment()
  }

  oncdata(): void {
    this.oncomment()
  }

  ondeclaration(): void {
    this.onend()
  }

  onprocessinginstruction(): void {
    this.onend()
  }

  /** Reports the text collected so far. */
  onend(): void {
    if (this.#rawTag !== null) this.#handler.onRawText(this.#rawTag, this.#text)
    else if (this.#text !== '') this.#handler.onText(this.#text)
    this.#text = ''
    this.#rawTag = null
  }
}
