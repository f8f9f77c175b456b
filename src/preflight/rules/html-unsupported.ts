import { type SupportLookup, supportDate, supportLookup } from '../clients/client-support.ts'
import type { HtmlElement, HtmlNode } from '../html/html-document.ts'
import type { Fault, Rule } from '../rule.ts'
import type { RuleContext } from '../rule-context.ts'

export const htmlUnsupported: Rule = {
  id: 'html-unsupported',
  group: 'clients',
  severity: 'warning',
  title: 'HTML element that clients do not support',
  why: 'Clients that do not support the element remove it, so readers see an empty space.',
  source: `caniemail.com, data from ${supportDate}; <canvas> needs scripts, which no client runs`,
  fix: 'Use a linked image instead, or put a linked image inside the element as a fallback',
  ignores:
    'The rule ignores forms and frames, which other rules report, and elements that contain a fallback (<video><img></video>, <picture> with <img>).',
  bad: '<p>Watch:</p>\n<video src="https://fernhill-bikes.com/v.mp4"></video>\n',
  good: {
    about: 'A fallback inside the element',
    text: '<video><source src="https://fernhill-bikes.com/v.mp4"><a href="https://fernhill-bikes.com/v"><img src="https://fernhill-bikes.com/v.jpg" alt="Watch"></a></video>\n<picture><source srcset="a.webp"><img src="https://fernhill-bikes.com/v.jpg" alt="Bike"></picture>\n',
  },
  check(context) {
    const unsupportedClients = supportLookup(context.settings)
    return (context.html?.elements ?? []).flatMap((element) => faultOf(element, context, unsupportedClients) ?? [])
  },
}

/**
 * The caniemail feature for each element; null for an element that some clients do not support but that caniemail does
 * not list.
 */
const features: ReadonlyMap<string, string | null> = new Map(
  Object.entries({
    video: 'html-video',
    audio: 'html-audio',
    picture: 'html-picture',
    svg: 'html-svg',
    dialog: 'html-dialog',
    marquee: 'html-marquee',
    meter: 'html-meter',
    progress: 'html-progress',
    details: null,
    canvas: null,
  }),
)

function faultOf(element: HtmlElement, { originAt }: RuleContext, unsupportedClients: SupportLookup): Fault | null {
  const slug = features.get(element.name)
  if (slug === undefined || hasFallback(element)) return null
  const clients = slug === null ? ['some clients'] : unsupportedClients(slug)
  if (clients.length === 0) return null
  const message = `<${element.name}> does not work in ${clients.join(', ')}`
  return { at: originAt(element.start), message, cause: element.name }
}

const withFallback = new Set(['video', 'audio', 'picture', 'canvas'])

/** The maximum number of nodes to search for a fallback. Fallbacks are short, but elements can be nested deeply. */
const maxNodes = 100

/** Returns whether an element contains fallback content, which clients show if they do not support the element. */
function hasFallback({ name, children }: HtmlElement): boolean {
  if (!withFallback.has(name)) return false
  const stack: HtmlNode[] = children.slice(0, maxNodes)
  let count = 0
  for (let node = stack.pop(); node !== undefined && count < maxNodes; node = stack.pop()) {
    count += 1
    if (node.kind === 'text' && node.pieces.some(({ text }) => /\S/u.test(text))) return true
    if (node.kind !== 'element') continue
    if (node.name === 'img') return true
    stack.push(...node.children.slice(0, maxNodes))
  }
  return false
}
