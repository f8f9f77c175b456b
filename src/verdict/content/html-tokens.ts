/** HTML → tags, text and comments. Lenient as mail programs are, and linear in the length whatever comes. */

import { decodeAttribute, decodeEntities } from './html-entities.ts'

export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly name: string }
  /** What stands inside script, style, title and textarea, undecoded. */
  | { readonly kind: 'raw'; readonly name: string; readonly text: string }

const rawTextTags = new Set(['script', 'style', 'title', 'textarea', 'xmp'])

/** All tokens of `html`. A tag that is never closed swallows the rest, as it does in a browser. */
export function* readHtmlTokens(html: string): Generator<HtmlToken, void, undefined> {
  let position = 0
  while (position < html.length) {
    const tagStart = html.indexOf('<', position)
    const textEnd = tagStart === -1 ? html.length : tagStart
    if (textEnd > position) yield { kind: 'text', text: decodeEntities(html.slice(position, textEnd)) }
    if (tagStart === -1) return
    const markup = readMarkup(html, tagStart)
    if (markup.token !== null) yield markup.token
    position = markup.end
    if (markup.token?.kind !== 'open' || !rawTextTags.has(markup.token.name)) continue
    const { name } = markup.token
    const rawEnd = endOfRawText(html, name, position)
    yield { kind: 'raw', name, text: html.slice(position, rawEnd) }
    position = rawEnd
  }
}

interface Markup {
  readonly token: HtmlToken | null
  readonly end: number
}

function readMarkup(html: string, start: number): Markup {
  if (html.startsWith('<!--', start)) return readComment(html, start)
  const next = html.charAt(start + 1)
  if (next === '!' || next === '?') return { token: null, end: after(html, '>', start) }
  const nameMatch = /^<(\/?)([a-zA-Z][a-zA-Z0-9:-]{0,30})/u.exec(html.slice(start, start + 34))
  if (nameMatch === null) return { token: { kind: 'text', text: '<' }, end: start + 1 }
  const [whole, slash, rawName = ''] = nameMatch
  const name = rawName.toLowerCase()
  const end = endOfTag(html, start + whole.length)
  if (slash === '/') return { token: { kind: 'close', name }, end }
  const attributes = readAttributes(html.slice(start + whole.length, Math.max(end - 1, start + whole.length)))
  return { token: { kind: 'open', name, attributes }, end }
}

function readComment(html: string, start: number): Markup {
  const end = html.indexOf('-->', start + 4)
  const textEnd = end === -1 ? html.length : end
  return { token: { kind: 'comment', text: html.slice(start + 4, textEnd) }, end: end === -1 ? html.length : end + 3 }
}

function after(html: string, mark: string, start: number): number {
  const end = html.indexOf(mark, start)
  return end === -1 ? html.length : end + mark.length
}

/** A ">" inside quotes does not end a tag. */
function endOfTag(html: string, start: number): number {
  let quote = ''
  for (let position = start; position < html.length; position += 1) {
    const character = html.charAt(position)
    if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '>') return position + 1
    else if ((character === '"' || character === "'") && html.charAt(position - 1) === '=') quote = character
    else if ((character === '"' || character === "'") && /=\s+$/u.test(html.slice(Math.max(0, position - 4), position)))
      quote = character
  }
  return html.length
}

const attributePattern = /([^\s"'<>/=]{1,80})(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gu

function readAttributes(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = '', double, single, bare] of text.matchAll(attributePattern)) {
    const key = name.toLowerCase()
    // The first of two equal attributes wins, as in browsers.
    if (!attributes.has(key)) attributes.set(key, decodeAttribute(double ?? single ?? bare ?? ''))
  }
  return attributes
}

function endOfRawText(html: string, name: string, start: number): number {
  const pattern = new RegExp(`</${name}`, 'giu')
  pattern.lastIndex = start
  return pattern.exec(html)?.index ?? html.length
}
