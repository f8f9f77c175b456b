/** Parses HTML into a tree, and records the position of each node. Runs in time linear in the length of the HTML. */

import {
  type HtmlAttribute,
  type HtmlHandler,
  type OpenTag,
  readHtmlTokens,
  type TextToken,
} from '../../foundation/mail/html-tokens.ts'
import type { HtmlComment, HtmlDocument, HtmlElement, HtmlNode, NestingFault } from './html-document.ts'

/** Parses a document or a fragment. Never throws, but reports nesting errors in the result. */
export function parseHtml(html: string): HtmlDocument {
  const builder = new TreeBuilder(html)
  readHtmlTokens(html, builder)
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

class TreeBuilder implements HtmlHandler {
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

  onText({ pieces, start, end }: TextToken): void {
    if (pieces.length > 0) this.#add({ kind: 'text', parent: this.#stack.at(-1) ?? null, pieces, start, end })
  }

  onCloseTag({ name, start, end }: Parameters<HtmlHandler['onCloseTag']>[0]): void {
    if (voidElements.has(name)) return
    if ((this.#openCounts.get(name) ?? 0) === 0) {
      this.#faults.push({ kind: 'stray', name, start })
      return
    }
    while (this.#stack.at(-1)?.name !== name) this.#pop(start, 'crossed')
    const element = this.#stack.at(-1)
    if (element !== undefined) element.closeStart = start
    this.#pop(end, 'closed')
  }

  onComment({ text, start, end }: Parameters<HtmlHandler['onComment']>[0]): void {
    const comment: HtmlComment = { kind: 'comment', parent: this.#stack.at(-1) ?? null, text, start, end }
    this.#add(comment)
    this.#comments.push(comment)
  }

  onDeclaration(text: string): void {
    if (/^!?doctype/iu.test(text)) this.#doctype ??= text.replace(/^!/u, '')
  }

  onOpenTag({ name, attributes, start, end, isSelfClosing }: OpenTag): void {
    for (let top = this.#stack.at(-1); top !== undefined; top = this.#stack.at(-1)) {
      if (endedBy.get(top.name)?.has(name) !== true) break
      this.#pop(start, 'implied')
    }
    const element: OpenElement = {
      kind: 'element',
      name,
      attributes,
      parent: this.#stack.at(-1) ?? null,
      children: [],
      start,
      openEnd: end,
      closeStart: null,
      end,
    }
    this.#add(element)
    this.#elements.push(element)
    // HTML ignores the slash in <div/>, but VML and SVG depend on it.
    if (voidElements.has(name) || (isSelfClosing && name.includes(':'))) return
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
}
