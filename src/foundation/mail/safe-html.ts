/** Reduces the HTML part of a message to content that is safe to show. Only worker threads load this file. */

import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html'

import { cutWhereTooDeep } from './cut-deep-html.ts'

/** How to show the images in a message. */
export interface ImageRules {
  /** `data:` URLs of attached images, keyed by content id. */
  readonly attached: Readonly<Record<string, string>>
  /** True if images on other hosts are kept in the HTML. */
  readonly hasRemote: boolean
}

const allowedTags =
  `a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del dfn div dl dt em
  figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q s samp section small
  span strike strong style sub sup table tbody td tfoot th thead time tr tt u ul var wbr`.split(/\s+/u)

const allowedAttributes =
  `align alt bgcolor border cellpadding cellspacing class color cols colspan dir face height hspace
  id lang nowrap role rowspan size span start style title type valign vspace width`.split(/\s+/u)

/**
 * Elements that are removed together with their content, because their content is not text, or is shown only by
 * browsers that do not support the element.
 */
const removedElements = `applet audio canvas embed frame frameset iframe math noembed noframes noscript object option
  picture plaintext script select svg template textarea title video xmp`.split(/\s+/u)

/** The maximum nesting depth. Deeper elements are removed, but their text is kept. */
const maxDepth = 200
/**
 * The maximum total size of inserted images. Without this limit, a short message could show one image thousands of
 * times.
 */
const maxAttachedCharacters = 4_000_000

/**
 * Returns the HTML without scripts, forms, frames, links or anything else that loads resources, except for images. The
 * returned HTML is meant to be placed inside a body element.
 */
export function safeHtml(html: string, rules: ImageRules): string {
  const showImage = imageTransform(rules)
  const safe = sanitizeHtml(cutWhereTooDeep(html), {
    allowedTags,
    allowedAttributes: { '*': allowedAttributes, img: ['src'] },
    // Style elements are allowed here, because their content is cleaned below.
    allowVulnerableTags: true,
    nonTextTags: removedElements,
    nestingLimit: maxDepth,
    allowedSchemes: [],
    allowedSchemesByTag: { img: ['data', 'http', 'https'] },
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    transformTags: {
      a: showTarget,
      body: 'div',
      img: (tagName, attribs) => ({ tagName, attribs: showImage(attribs) }),
      '*': cleanStyle,
    },
  })
  // The sanitizer has closed every element, and has escaped every `<` in text outside style elements.
  return safe.replaceAll(/(?<=<style[^>]*>)[^]*?(?=<\/style>)/gu, safeCss)
}

/**
 * Removes link targets, because opening a link may unsubscribe the seed or count as a click. The target is shown as a
 * tooltip instead.
 */
function showTarget(tagName: string, { href = '', ...attribs }: Attributes): Tag {
  return { tagName, attribs: /^(?:https?|mailto|tel):/iu.test(href) ? { ...attribs, title: href } : attribs }
}

function cleanStyle(tagName: string, attribs: Attributes): Tag {
  const { style } = attribs
  return { tagName, attribs: style === undefined ? attribs : { ...attribs, style: safeCss(style) } }
}

function imageTransform({ attached, hasRemote }: ImageRules): (attribs: Attributes) => Attributes {
  let leftCharacters = maxAttachedCharacters
  return ({ src = '', ...attribs }) => {
    const image = /^cid:/iu.test(src) ? ownValue(attached, src.slice(4)) : src
    if (image === undefined || !isImageUrl(image, hasRemote)) return attribs
    leftCharacters -= image.startsWith('data:') ? image.length : 0
    return leftCharacters < 0 ? attribs : { ...attribs, src: image }
  }
}

/** Reads only own properties, because a content id may equal the name of a property that all objects inherit. */
function ownValue(values: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined
}

/**
 * Returns true for supported image types. SVG images are not supported, because they are documents, and few mail
 * clients show them.
 */
function isImageUrl(url: string, hasRemote: boolean): boolean {
  return /^data:image\/(?:png|jpeg|gif|webp);base64,/iu.test(url) || (hasRemote && /^https?:\/\//iu.test(url))
}

/**
 * Functions that load a resource or read attributes (CSS Values 4, CSS Images 4), and functions that run scripts in old
 * browsers.
 */
const loading = /(?:url|src|image|image-set|cross-fade|element|paint|attr|expression)\(/giu
/** At-rules that load style sheets or fonts, or that change how subsequent rules are interpreted. */
const loadingRules = /@(?:import|font-face|namespace|charset)/giu

/**
 * Removes everything from CSS that could load resources or affect the page outside its element. Renames functions and
 * rules that load resources, so that browsers ignore them. Removes backslashes, which could disguise the names of such
 * functions and rules (CSS Syntax 3 §4.3.7), and `<`, which could end the style element.
 */
export function safeCss(css: string): string {
  return css.replaceAll(/[\\<]/gu, '').replaceAll(loading, 'removed(').replaceAll(loadingRules, '@removed')
}
