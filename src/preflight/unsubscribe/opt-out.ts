/** Recognizes unsubscribe links. */

import { joinPieces } from '../../foundation/mail/html-tokens.ts'
import { isPreferenceUrl, labelsOptOut, meansOptOut } from '../../verdict/content/opt-out-words.ts'
import { attributeValue, type HtmlElement, type HtmlNode } from '../html/html-document.ts'
import { isGenericText } from '../links/link-wording.ts'
import { findPlaceholders } from '../rendering/placeholders.ts'
import type { Link, RuleContext } from '../rule-context.ts'
import { parseListUnsubscribe } from './list-unsubscribe.ts'

/** Returns the links for unsubscribing, and for choosing which mail to receive. */
export function findOptOuts(context: RuleContext): ReadonlySet<Link> {
  return context.once(computeOptOuts)
}

function computeOptOuts({ links, fieldsNamed }: RuleContext): ReadonlySet<Link> {
  const fields = fieldsNamed('list-unsubscribe')
  const addresses = new Set(
    fields.flatMap(({ value }) => parseListUnsubscribe(value.text).uris.map(({ text }) => addressOf(text))),
  )
  return new Set(links.filter((link) => addresses.has(addressOf(link.url.text)) || isOptOut(link)))
}

/** Returns a URL without its parameters, which can differ between a header field and a link. */
function addressOf(url: string): string {
  const parsed = URL.parse(url.trim())
  // Without a path, only the parameters can make a URL an address for unsubscribing.
  if (parsed === null || parsed.pathname === '' || parsed.pathname === '/') return url.trim()
  return `${parsed.protocol}//${parsed.host}${parsed.pathname}`.replace(/\/$/u, '')
}

/**
 * Returns whether the label or URL of a link indicates that the link is for unsubscribing or for choosing which mail to
 * receive. If the label is a phrase such as "here", the sentence around the link counts.
 */
export function isOptOut({ text, url, element }: Pick<Link, 'text' | 'url' | 'element'>): boolean {
  const isTag = findPlaceholders(url.text, 'url').some(({ name }) => /unsub|opt_?out|preference|manage/iu.test(name))
  if (isTag || labelsOptOut(text) || isPreferenceUrl(url.text)) return true
  if (element === null) return false
  return readAround(element).labels.some(labelsOptOut) || (isGenericText(text) && meansOptOut(sentenceAround(element)))
}

const inlineElements = new Set('a abbr b em font i s small span strong sub sup u'.split(' '))

/** Returns the text of the block that contains a link. */
function sentenceAround(link: HtmlElement): string {
  let block: HtmlElement = link
  while (block.parent !== null && inlineElements.has(block.name)) block = block.parent
  return readAround(block).text
}

/** The maximum number of nodes to read around a link. */
const maxNodes = 200

/** Returns the text in an element, and the labels of its images and of the element itself. */
function readAround(element: HtmlElement): { readonly text: string; readonly labels: readonly string[] } {
  const texts: string[] = []
  const labels: string[] = []
  const stack: HtmlNode[] = [element]
  let count = 0
  for (let node = stack.pop(); node !== undefined && count < maxNodes; node = stack.pop()) {
    count += 1
    if (node.kind === 'text') texts.push(joinPieces(node.pieces))
    if (node.kind !== 'element') continue
    if (node === element || node.name === 'img') {
      for (const name of ['title', 'aria-label']) labels.push(attributeValue(node, name) ?? '')
    }
    for (const child of node.children.slice(0, maxNodes).toReversed()) stack.push(child)
  }
  return { text: texts.join('').slice(0, 5000), labels }
}
