/** Reads the links and images of an HTML part. */

import type { HtmlAttribute } from '../../foundation/mail/html-tokens.ts'
import type { TextOrigin, TracedText } from '../../render/trace/source-map.ts'
import type { ImageReference, Link } from '../rule-context.ts'
import { composeText } from './composed-text.ts'
import { attributeOf, attributeValue, type HtmlDocument, type HtmlElement, type HtmlNode } from './html-document.ts'

/** Returns the decoded value of an attribute. Even an empty value has a position. */
export function attributeText(attribute: HtmlAttribute, whole: TracedText): TracedText {
  const empty = { text: '', start: attribute.valueStart }
  return composeText(attribute.pieces.length === 0 ? [empty] : attribute.pieces, whole)
}

const linkAttributes = { a: 'href', area: 'href', form: 'action' } as const

/** Returns the links in document order. An `<a>` without `href` is not a link. */
export function readLinks(document: HtmlDocument, whole: TracedText): readonly Link[] {
  return document.elements.flatMap((element) => {
    const { name } = element
    if (name !== 'a' && name !== 'area' && name !== 'form') return []
    const attribute = attributeOf(element, linkAttributes[name])
    if (attribute === undefined) return []
    const url = attributeText(attribute, whole)
    return [withOrigin({ kind: name, url, ...contentOf(element), element }, attribute.nameStart, whole)]
  })
}

/**
 * The maximum length of a link's text. Findings do not show longer text, and the text of an unclosed link would include
 * the rest of the message.
 */
const maxTextLength = 2000
/** The maximum number of nodes to read in one link, because unclosed links without text contain all links after them. */
const maxNodes = 2000

function contentOf(element: HtmlElement): { readonly text: string; readonly hasImage: boolean } {
  const pieces: string[] = []
  let length = 0
  let hasImage = false
  const stack: HtmlNode[] = element.children.toReversed()
  let count = 0
  for (let node = stack.pop(); node !== undefined && length < maxTextLength; node = stack.pop()) {
    count += 1
    if (count > maxNodes) break
    if (node.kind === 'text') {
      for (const { text } of node.pieces) {
        pieces.push(text)
        length += text.length
      }
    }
    if (node.kind !== 'element' || node.name === 'style' || node.name === 'script') continue
    if (node.name === 'img') {
      hasImage = true
      pieces.push(` ${attributeValue(node, 'alt') ?? ''} `)
    }
    if (node.name === 'br') pieces.push(' ')
    for (let index = node.children.length - 1; index >= 0; index -= 1) {
      const child = node.children[index]
      if (child !== undefined) stack.push(child)
    }
  }
  return { text: pieces.join('').replaceAll(/\s+/gu, ' ').trim(), hasImage }
}

/** Returns the images in `<img>` elements and `background` attributes, in document order. */
export function readImages(document: HtmlDocument, whole: TracedText): readonly ImageReference[] {
  return document.elements.flatMap((element): readonly ImageReference[] => {
    if (element.name === 'img') return [imageOf(element, whole)]
    const background = attributeOf(element, 'background')
    if (background === undefined) return []
    const url = attributeText(background, whole)
    return [withOrigin({ kind: 'background', url, element, alt: null, isPixel: false }, background.nameStart, whole)]
  })
}

function imageOf(element: HtmlElement, whole: TracedText): ImageReference {
  const source = attributeOf(element, 'src')
  const none = composeText([{ text: '', start: element.start }], whole)
  const image = {
    kind: 'img',
    url: source === undefined ? none : attributeText(source, whole),
    element,
    alt: attributeValue(element, 'alt'),
    isPixel: ['width', 'height'].every((side) => /^[01](?:px)?$/u.test(attributeValue(element, side) ?? '')),
  } as const
  return withOrigin(image, element.start, whole)
}

/** Adds the origin, which is computed only on demand, because most links and images are never reported. */
function withOrigin<T extends object>(part: T, offset: number, whole: TracedText): T & { readonly at: TextOrigin } {
  return {
    ...part,
    get at() {
      return whole.originAt(offset)
    },
  }
}
