/** Records which part of a Markdown file produced which part of the HTML. */

import { type Marked, Renderer, type Token, type Tokens } from 'marked'

import type { SourceText } from '../source-text.ts'
import type { TraceSites } from '../trace/trace-sites.ts'

/** Converts Markdown to HTML with markers before text, URLs and blocks. */
export function parseTraced(marked: Marked, source: SourceText, trace: TraceSites): string {
  // Normalize line endings as the library does. Line and column numbers remain the same.
  const normalized = { ...source, text: source.text.replaceAll('\r\n', '\n') }
  const tokens = marked.lexer(normalized.text)
  const offsets = new Map<object, number>()
  placeTokens(tokens, { raw: normalized.text, base: 0, offsets })
  marked.setOptions({ renderer: new TracedRenderer({ source: normalized, trace, offsets }) })
  return marked.parser(tokens)
}

interface TokenPlaces {
  readonly raw: string
  /** The offset of `raw` within the file. */
  readonly base: number
  readonly offsets: Map<object, number>
}

/**
 * Finds the positions of tokens. A token contains only its text, so the function searches for it in the text of its
 * parent token, after the previous token.
 */
function placeTokens(tokens: readonly Token[], { raw, base, offsets }: TokenPlaces): void {
  let cursor = 0
  for (const token of tokens) {
    const found = raw.indexOf(token.raw, cursor)
    const offset = found === -1 ? cursor : found
    if (found !== -1) cursor = found + token.raw.length
    offsets.set(token, base + offset)
    placeTokens(childrenOf(token), { raw: token.raw, base: base + offset, offsets })
  }
}

function childrenOf(token: Token): readonly Token[] {
  if (isList(token)) return token.items
  if (isTable(token)) return [token.header, ...token.rows].flat().flatMap(({ tokens }) => tokens)
  return 'tokens' in token ? (token.tokens ?? []) : []
}

function isList(token: Token): token is Tokens.List {
  return token.type === 'list'
}

function isTable(token: Token): token is Tokens.Table {
  return token.type === 'table'
}

interface TraceOfTokens {
  readonly source: SourceText
  readonly trace: TraceSites
  readonly offsets: ReadonlyMap<object, number>
}

class TracedRenderer extends Renderer {
  readonly #trace: TraceOfTokens

  constructor(trace: TraceOfTokens) {
    super()
    this.#trace = trace
  }

  override text(token: Tokens.Text | Tokens.Escape): string {
    return this.#mark(token, token.raw) + super.text(token)
  }

  override codespan(token: Tokens.Codespan): string {
    return super.codespan(token).replace('<code>', () => `<code>${this.#mark(token, token.text)}`)
  }

  override code(token: Tokens.Code): string {
    return super.code(token).replace(/(?<=<code[^<>]*>)/u, () => this.#mark(token, token.text))
  }

  override html(token: Tokens.HTML | Tokens.Tag): string {
    return this.#mark(token, token.raw) + super.html(token)
  }

  override link(token: Tokens.Link): string {
    return this.#withUrl(super.link(token), 'href="', token)
  }

  override image(token: Tokens.Image): string {
    const marked = this.#withUrl(super.image(token), 'src="', token)
    return marked.replace(' alt="', () => ` alt="${this.#mark(token, token.text)}`)
  }

  override heading(token: Tokens.Heading): string {
    return this.#mark(token, '') + super.heading(token)
  }

  override paragraph(token: Tokens.Paragraph): string {
    return this.#mark(token, '') + super.paragraph(token)
  }

  override table(token: Tokens.Table): string {
    return this.#mark(token, '') + super.table(token)
  }

  #withUrl(html: string, attribute: string, token: Tokens.Link | Tokens.Image): string {
    return html.replace(attribute, () => `${this.#mark(token, '')}${attribute}${this.#mark(token, token.href)}`)
  }

  /** Returns the marker for a token. `text` is the part of the token that is printed after the marker. */
  #mark(token: Tokens.Generic, text: string): string {
    const { source, trace, offsets } = this.#trace
    const start = offsets.get(token) ?? 0
    const inToken = Math.max(token.raw.lastIndexOf(text === '' ? token.raw : text), 0)
    return trace.mark({ kind: 'literal', source, offset: start + inToken, text: text === '' ? token.raw : text })
  }
}
