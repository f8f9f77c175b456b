/** Defines the rule unsubscribe-link-hidden. */

import { contrastRatio } from '../html/css-color.ts'
import type { HtmlElement } from '../html/html-document.ts'
import type { Rule } from '../rule.ts'
import type { RuleContext } from '../rule-context.ts'
import { isOptOut } from '../unsubscribe/opt-out.ts'

const minContrast = 3
const minSizePx = 9
/** The size from which Gmail clips the HTML of a message. */
const clipBytes = 102 * 1024
const beyondClip = 'is beyond the point where Gmail clips the message'

export const unsubscribeLinkHidden: Rule = {
  id: 'unsubscribe-link-hidden',
  group: 'unsubscribe',
  severity: 'warning',
  title: 'Unsubscribe link that readers cannot see',
  why: 'Providers require a clearly visible link, and readers who cannot find it report the message as spam.',
  source: 'support.google.com/a/answer/81126',
  fix: 'Show the link in at least 9 px, with a contrast of 3:1 or more',
  ignores: 'Transactional mail, and messages with another link that is visible.',
  bad: [
    {
      file: 'gray.html',
      text: '<p>News</p>\n<p><a href="https://fernhill-bikes.com/u/1" style="color:#eeeeee">Unsubscribe</a></p>\n',
      line: 2,
    },
    {
      file: 'tiny.html',
      text: '<p>News</p>\n<p><a href="https://fernhill-bikes.com/u/1" style="font-size:6px">Unsubscribe</a></p>\n',
      line: 2,
    },
    {
      file: 'hidden.html',
      text: '<p>News</p>\n<p style="display:none"><a href="https://fernhill-bikes.com/u/1">Unsubscribe</a></p>\n',
      line: 2,
    },
    {
      about: 'A link behind the clip limit',
      file: 'clipped.liquid',
      text: '<p>{% for n in (1..7000) %}A line of news. {% endfor %}</p>\n<p><a href="https://fernhill-bikes.com/u/1">Unsubscribe</a></p>\n',
      severity: 'notice',
      line: 2,
    },
  ],
  good: [
    {
      file: 'visible.html',
      text: '<p>News</p><p><a href="https://fernhill-bikes.com/u/1" style="color:#555555;font-size:12px">Unsubscribe</a></p>\n',
    },
    {
      about: 'A second link that is visible',
      file: 'second.html',
      text: '<p style="display:none"><a href="https://fernhill-bikes.com/u/1">Unsubscribe</a></p><p><a href="https://fernhill-bikes.com/u/1">Unsubscribe</a></p>\n',
    },
    {
      about: 'A background that cannot be known',
      file: 'image.html',
      text: '<table><tr><td background="https://fernhill-bikes.com/b.png"><a style="color:#ffffff" href="https://fernhill-bikes.com/u/1">Unsubscribe</a></td></tr></table>\n',
    },
  ],
  check(context) {
    const { mail, links } = context
    const optOuts = links.filter((link) => link.element !== null && isOptOut(link))
    const [first] = optOuts
    if (mail.type !== 'marketing' || first === undefined) return []
    const reasons = optOuts.map(({ element }) => (element === null ? null : whyHidden(element, context)))
    if (reasons.includes(null)) return []
    // html-clip reports the size, which is the cause.
    const severity = reasons.every((reason) => reason === beyondClip) ? 'notice' : 'warning'
    return [{ at: first.at, severity, message: `The unsubscribe link ${reasons[0] ?? 'is hidden'}` }]
  },
}

function whyHidden(element: HtmlElement, { styleOf, htmlText }: RuleContext): string | null {
  const styles = shownElements(element).map((one) => styleOf(one))
  const [own] = styles
  if (own === undefined || styles.every(({ hiddenBy }) => hiddenBy !== null && hiddenBy !== 'mso-hide'))
    return 'is hidden'
  if (styles.every(({ fontSizePx }) => fontSizePx < minSizePx)) return `has a font size of ${own.fontSizePx} px`
  const isPale = styles.every(
    ({ color, background }) => color !== null && background !== null && contrastRatio(color, background) < minContrast,
  )
  if (isPale) return 'has almost the color of its background'
  const before = htmlText?.text.slice(0, element.start) ?? ''
  return before.length > clipBytes / 4 && Buffer.byteLength(before) > clipBytes ? beyondClip : null
}

/** Returns the link itself, or the elements inside it that contain its text. */
function shownElements(element: HtmlElement): readonly HtmlElement[] {
  const inner = element.children.flatMap((child) => (child.kind === 'element' ? shownElements(child) : []))
  const hasText = element.children.some(
    (child) => child.kind === 'text' && child.pieces.some(({ text }) => text.trim() !== ''),
  )
  return hasText || inner.length === 0 ? [element, ...inner] : inner
}
