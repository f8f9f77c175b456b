/** Finds the URLs of images in HTML and their positions, in linear time. */

export interface HtmlReference {
  readonly start: number
  readonly end: number
  /** The URL, with `&amp;` decoded. */
  readonly url: string
}

/** Elements whose `src` attribute refers to an image, including Outlook-specific elements. */
const imageElements: ReadonlySet<string> = new Set(['img', 'input', 'v:fill', 'v:image', 'v:imagedata'])

/**
 * Finds the URLs in `src` attributes of images, in `background` attributes, and in `url()` in `style` attributes and
 * `<style>` elements, in document order.
 */
export function findImageReferences(html: string): readonly HtmlReference[] {
  const references: HtmlReference[] = []
  let at = html.indexOf('<')
  while (at >= 0) {
    at = html.indexOf('<', readMarkup(html, at, references))
  }
  return references
}

/** Reads the markup that starts with a `<`, and returns the offset after it. */
function readMarkup(html: string, at: number, references: HtmlReference[]): number {
  if (html.startsWith('<!--', at)) return endOfComment(html, at)
  const name = /^[a-zA-Z][^\s/>]{0,40}/u.exec(html.slice(at + 1, at + 42))?.[0].toLowerCase()
  if (name === undefined) return at + 1
  const end = readAttributes(html, at + 1 + name.length, name, references)
  if (name !== 'style' && name !== 'script') return end
  const close = indexOfClosing(html, end, name)
  if (name === 'style') {
    for (const reference of findCssReferences(html.slice(end, close), end)) references.push(reference)
  }
  return close
}

/** Skips comments, except conditional comments, because Outlook displays their content. */
function endOfComment(html: string, at: number): number {
  if (html.startsWith('<!--[if', at)) return at + 4
  const end = html.indexOf('-->', at + 4)
  return end < 0 ? html.length : end + 3
}

function indexOfClosing(html: string, from: number, name: string): number {
  const closing = new RegExp(`</${name}`, 'giu')
  closing.lastIndex = from
  return closing.exec(html)?.index ?? html.length
}

// oxlint-disable-next-line max-params -- the scanner's position and its results so far
function readAttributes(html: string, from: number, element: string, references: HtmlReference[]): number {
  const attribute =
    /[\s/]*(?:(?<close>>)|(?<name>[^\s=/>]+)(?:\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'>]+)))?|=)/duy
  attribute.lastIndex = from
  for (let match = attribute.exec(html); match !== null; match = attribute.exec(html)) {
    if (match.groups?.['close'] !== undefined) return attribute.lastIndex
    const { name = '', double, single, bare } = match.groups ?? {}
    const value = double ?? single ?? bare
    const range =
      match.indices?.groups?.['double'] ?? match.indices?.groups?.['single'] ?? match.indices?.groups?.['bare']
    if (value === undefined || range === undefined) continue
    const found = referencesIn(element, name.toLowerCase(), { start: range[0], end: range[1], url: value })
    for (const reference of found) references.push(reference)
  }
  // An unclosed tag extends to the end of the document, so stop the search. Scanning to the end again for each unclosed
  // tag would take quadratic time.
  return html.length
}

function referencesIn(element: string, attribute: string, value: HtmlReference): readonly HtmlReference[] {
  if (attribute === 'style') return findCssReferences(value.url, value.start)
  const isImage = attribute === 'background' || (attribute === 'src' && imageElements.has(element))
  return isImage ? [{ ...value, url: decodeAmpersands(value.url).trim() }] : []
}

/** Finds `url()` in CSS. `offset` is the position of the CSS text in the document. */
function findCssReferences(css: string, offset: number): readonly HtmlReference[] {
  const pattern = /url\(\s*(?<quote>["']|&quot;|&#39;|)(?<url>[^"'()\\]{0,2000}?)\k<quote>\s*\)/dgiu
  return [...css.matchAll(pattern)].flatMap((match) => {
    const range = match.indices?.groups?.['url']
    const url = decodeAmpersands(match.groups?.['url'] ?? '').trim()
    return range === undefined || url === '' ? [] : [{ start: offset + range[0], end: offset + range[1], url }]
  })
}

function decodeAmpersands(text: string): string {
  return text.replaceAll(/&amp;|&#38;|&#x26;/giu, '&')
}
