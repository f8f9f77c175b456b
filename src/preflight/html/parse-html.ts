/** Parses HTML into a tree, and records the position of each node. Runs in time linear in the length of the HTML. */

import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'

import {
  type HtmlAttribute,
  type HtmlComment,
  type HtmlDocument,
  type HtmlElement,
  type HtmlNode,
  type HtmlText,
  joinPieces,
  type NestingFault,
  type TextPiece,
} from './html-document.ts'

/** Parses a document or a fragment. Never throws, but reports nesting errors in the result. */
export function parseHtml(html: string): HtmlDocument {
  const builder = new TreeBuilder(html)
  const tokenizer = new Tokenizer({}, builder)
  tokenizer.write(html)
  tokenizer.end()
  return builder.finish()
}

const voidElements = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))

/** Start tags that implicitly close an open element (HTML §13.1.2.4). */
const endedBy: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    li: 'li',
    dt: 'dt dd',
    dd: 'dt dd',
    option: 'option optgroup',
    tr: 'tr tbody tfoot',
    td: 'td th tr tbody tfoot',
    th: 'td th tr tbody tfoot',
    thead: 'tbody tfoot',
    tbody: 'tbody tfoot',
    head: 'body',
    p: `address article aside blockquote center div dl fieldset footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre
        section table ul`,
  }).map(([name, starts]) => [name, new Set(starts.split(/\s+/u))]),
)

/** Elements whose end tag may be omitted. */
const mayBeOpen = new Set('html head body p li dt dd option optgroup thead tbody tfoot tr td th colgroup'.split(' '))

interface OpenElement {
  readonly kind: 'element'
  readonly name: string
  readonly attributes: readonly HtmlAttribute[]
  readonly parent: HtmlElement | null
  readonly children: HtmlNode[]
  readonly start: number
  openEnd: number
  closeStart: number | null
  end: number
}

class TreeBuilder implements TokenizerCallbacks {
  readonly #html: string
  readonly #roots: HtmlNode[] = []
  readonly #elements: HtmlElement[] = []
  readonly #comments: HtmlComment[] = []
  readonly #faults: NestingFault[] = []
  readonly #stack: OpenElement[] = []
  /**
   * The number of open elements with each name, so that a stray end tag can be recognized without searching the whole
   * stack.
   */
  readonly #openCounts = new Map<string, number>()
  #doctype: string | null = null
  /** The end of the last piece of text, where the next piece starts. */
  #cursor = 0
  #pieces: TextPiece[] = []
  #tagName = ''
  #tagStart = 0
  #attributes: HtmlAttribute[] = []
  #attributeName = ''
  #attributeStart = 0
  #attributePieces: TextPiece[] = []

  constructor(html: string) {
    this.#html = html
  }

  finish(): HtmlDocument {
    while (this.#stack.length > 0) this.#pop(this.#html.length, 'unclosed')
    return {
      html: this.#html,
      children: this.#roots,
      elements: this.#elements,
      comments: this.#comments,
      doctype: this.#doctype,
      nestingFaults: this.#faults,
    }
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
    this.#attributePieces.push({ text: String.fromCodePoint(codePoint), start: this.#cursor })
    this.#cursor = this.#html.indexOf(';', this.#cursor) + 1 || this.#cursor + 1
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
    this.#open(end + 1, 'open')
  }

  onselfclosingtag(end: number): void {
    this.#open(end + 1, 'self-closed')
  }

  onclosetag(start: number, end: number): void {
    this.#flushText(start - 2)
    const name = this.#html.slice(start, end).toLowerCase()
    const tagEnd = this.#html.indexOf('>', end) + 1 || this.#html.length
    this.#cursor = tagEnd
    if (voidElements.has(name)) return
    if ((this.#openCounts.get(name) ?? 0) === 0) {
      this.#faults.push({ kind: 'stray', name, start: start - 2 })
      return
    }
    while (this.#stack.at(-1)?.name !== name) this.#pop(start - 2, 'crossed')
    const element = this.#stack.at(-1)
    if (element !== undefined) element.closeStart = start - 2
    this.#pop(tagEnd, 'closed')
  }

  oncomment(start: number, end: number, endOffset: number): void {
    const opening = this.#html.lastIndexOf('<', start)
    this.#flushText(opening)
    const comment: HtmlComment = {
      kind: 'comment',
      parent: this.#stack.at(-1) ?? null,
      text: this.#html.slice(start, end - endOffset),
      start: opening,
      end: end + 1,
    }
    this.#add(comment)
    this.#comments.push(comment)
    this.#cursor = end + 1
  }

  oncdata(start: number, end: number, endOffset: number): void {
    this.oncomment(start, end, endOffset)
  }

  ondeclaration(start: number, end: number): void {
    this.#flushText(start - 1)
    const text = this.#html.slice(start, end)
    if (/^!?doctype/iu.test(text)) this.#doctype ??= text.replace(/^!/u, '')
    this.#cursor = end + 1
  }

  onprocessinginstruction(start: number, end: number): void {
    this.#flushText(start - 1)
    this.#cursor = end + 1
  }

  onend(): void {
    this.#flushText(this.#html.length)
  }

  #open(openEnd: number, form: 'open' | 'self-closed'): void {
    const name = this.#tagName
    for (let top = this.#stack.at(-1); top !== undefined; top = this.#stack.at(-1)) {
      if (endedBy.get(top.name)?.has(name) !== true) break
      this.#pop(this.#tagStart, 'implied')
    }
    const element: OpenElement = {
      kind: 'element',
      name,
      attributes: this.#attributes,
      parent: this.#stack.at(-1) ?? null,
      children: [],
      start: this.#tagStart,
      openEnd,
      closeStart: null,
      end: openEnd,
    }
    this.#add(element)
    this.#elements.push(element)
    this.#cursor = openEnd
    // HTML ignores the slash in <div/>, but VML and SVG depend on it.
    if (voidElements.has(name) || (form === 'self-closed' && name.includes(':'))) return
    this.#stack.push(element)
    this.#openCounts.set(name, (this.#openCounts.get(name) ?? 0) + 1)
  }

  #pop(end: number, reason: 'closed' | 'implied' | 'crossed' | 'unclosed'): void {
    const element = this.#stack.pop()
    if (element === undefined) return
    element.end = end
    this.#openCounts.set(element.name, (this.#openCounts.get(element.name) ?? 1) - 1)
    const isFault = (reason === 'crossed' || reason === 'unclosed') && !mayBeOpen.has(element.name)
    if (isFault) this.#faults.push({ kind: reason, name: element.name, start: element.start })
  }

  #add(node: HtmlNode): void {
    const children = this.#stack.at(-1)?.children ?? this.#roots
    children.push(node)
  }

  #flushText(end: number): void {
    if (this.#pieces.length === 0) return
    const start = this.#pieces[0]?.start ?? end
    const node: HtmlText = { kind: 'text', parent: this.#stack.at(-1) ?? null, pieces: this.#pieces, start, end }
    this.#add(node)
    this.#pieces = []
  }
}

/** The quote marks for each `QuoteType` of the tokenizer. */
const quoteMarks: readonly string[] = ['', '', "'", '"']
