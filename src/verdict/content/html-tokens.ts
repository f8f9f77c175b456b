/** Reads HTML as tags, text and comments, in time linear in its length. */

import { Tokenizer } from 'htmlparser2'

/** Receives the tokens in order. Character references in text and attribute values are resolved. */
export interface HtmlHandler {
  onOpenTag(name: string, attributes: ReadonlyMap<string, string>): void
  onCloseTag(name: string): void
  onText(text: string): void
  onComment(): void
  /** The content of script, style, title, textarea and xmp. */
  onRawText(name: string, text: string): void
}

const rawTextTags = new Set(['script', 'style', 'title', 'textarea', 'xmp'])

/**
 * Passes the tokens of `html` to `handler`; names are in lower case. A tag without its `>` is dropped.
 *
 * Uses the tokenizer and not htmlparser2's Parser, whose time is quadratic in the nesting depth (100,000 `<div>`).
 */
export function readHtmlTokens(html: string, handler: HtmlHandler): void {
  let text = ''
  let rawTag: string | null = null
  let tag = ''
  let attributes = new Map<string, string>()
  let attribute = ''
  let value = ''

  function flushText(): void {
    if (rawTag !== null) handler.onRawText(rawTag, text)
    else if (text !== '') handler.onText(text)
    text = ''
    rawTag = null
  }
  function endTag(isSelfClosing: boolean): void {
    handler.onOpenTag(tag, attributes)
    if (rawTextTags.has(tag) && !isSelfClosing) rawTag = tag
  }
  function comment(): void {
    flushText()
    handler.onComment()
  }

  const tokenizer = new Tokenizer(
    {},
    {
      ontext: (start, end) => {
        text += html.slice(start, end)
      },
      ontextentity: (codePoint) => {
        text += String.fromCodePoint(codePoint)
      },
      onopentagname: (start, end) => {
        flushText()
        tag = html.slice(start, end).toLowerCase()
        attributes = new Map()
      },
      onattribname: (start, end) => {
        attribute = html.slice(start, end).toLowerCase()
        value = ''
      },
      onattribdata: (start, end) => {
        value += html.slice(start, end)
      },
      onattribentity: (codePoint) => {
        value += String.fromCodePoint(codePoint)
      },
      onattribend: () => {
        // The first of two equal attributes wins, as in browsers.
        if (!attributes.has(attribute)) attributes.set(attribute, value)
      },
      onopentagend: () => endTag(false),
      onselfclosingtag: () => endTag(true),
      onclosetag: (start, end) => {
        flushText()
        handler.onCloseTag(html.slice(start, end).toLowerCase())
      },
      oncomment: comment,
      oncdata: comment,
      ondeclaration: flushText,
      onprocessinginstruction: flushText,
      onend: flushText,
    },
  )
  tokenizer.write(html)
  tokenizer.end()
}
