import { countWords } from '../../verdict/content/count-words.ts'
import { type ShownRun, shownRuns } from '../accessibility/shown-runs.ts'
import { attributeValue, closest, type HtmlElement } from '../html/html-document.ts'
import type { Rule } from '../rule.ts'
import type { RuleContext } from '../rule-context.ts'
import { withoutHiddenOptOut } from '../unsubscribe/hidden-opt-out.ts'

const smallPx = 12
const tinyPx = 10
const runningWords = 5
/** The fraction of the text that precedes the footer. Legal notes in the footer may be smaller. */
const footerShare = 0.75

export const smallText: Rule = {
  id: 'small-text',
  group: 'accessibility',
  severity: 'notice',
  title: 'Small text',
  why: 'Body text below 12 px is hard to read, and iOS enlarges text below 13 px, which can break the layout.',
  source: 'Apple Mail and iOS enlarge small text (-webkit-text-size-adjust)',
  fix: 'Use at least 14 px for body text',
  ignores: 'The rule ignores superscripts, text of up to five words, and footers of at least 10 px.',
  bad: '<p style="font-size:11px">Your order is on its way to you today.</p>\n<p>We packed it in a box of paper, and you can follow the box on the way to your door.</p>\n',
  good: {
    about: 'A legal footer with a font size of 10 px',
    text: '<p>We packed it in a box of paper, and you can follow the box on the way to your door. See you soon! We look forward to your next visit, and wish you a good ride.</p>\n<p style="font-size:10px">You get this as you ordered.</p>\n',
  },
  check(context) {
    const { html, styleOf } = context
    if (html === null) return []
    const runs = shownRuns(html, styleOf)
    const last = runs.at(-1)
    const total = last === undefined ? 0 : last.position + last.text.length
    const sizes = Map.groupBy(
      context.declarations.filter(({ property }) => property === 'font-size'),
      ({ element }) => element,
    )
    return withoutHiddenOptOut(
      runs.filter((run) => isSmall(run, total)),
      context,
    ).map(({ element, style }) => {
      const sized = sizedElement(element, context)
      const size = Number(style.fontSizePx.toFixed(1))
      return {
        at: sizes.get(sized)?.[0]?.at ?? context.originAt(sized.start),
        message: `Body text has a font size of ${size} px`,
      }
    })
  },
}

function isSmall({ element, style, text, position }: ShownRun, total: number): boolean {
  const limit = position >= total * footerShare ? tinyPx : smallPx
  if (style.fontSizePx >= limit || countWords(text) <= runningWords) return false
  return !/^su[bp]$/u.test(element.name) && closest(element, ({ name }) => /^su[bp]$/u.test(name)) === null
}

/** Returns the element that sets the font size. */
function sizedElement(element: HtmlElement, { styleOf }: RuleContext): HtmlElement {
  for (let one: HtmlElement | null = element; one !== null; one = one.parent) {
    const { declared } = styleOf(one)
    if (declared.has('font-size') || declared.has('font') || attributeValue(one, 'size') !== null) return one
  }
  return element
}
