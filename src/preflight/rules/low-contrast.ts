import { countWords } from '../../verdict/content/count-words.ts'
import { readableColor } from '../accessibility/readable-color.ts'
import { type ShownRun, shownRuns } from '../accessibility/shown-runs.ts'
import type { Severity } from '../finding.ts'
import { type Color, contrastRatio, renderColor } from '../html/css-color.ts'
import { attributeValue, type HtmlElement } from '../html/html-document.ts'
import type { Fault, Rule } from '../rule.ts'
import type { RuleContext } from '../rule-context.ts'
import { withoutHiddenOptOut } from '../unsubscribe/hidden-opt-out.ts'

const normalRatio = 4.5
const largeRatio = 3
/** The ratio from which small print only causes a notice: many senders choose gray for it on purpose. */
const smallPrintRatio = 2
const invisibleRatio = 1.5
const sentenceWords = 3

export const lowContrast: Rule = {
  id: 'low-contrast',
  group: 'accessibility',
  severity: 'warning',
  title: 'Text with low contrast',
  why: 'People with low vision, and everyone in bright light, have trouble reading text with too little contrast.',
  source: 'WCAG 2.2, 1.4.3 Contrast (Minimum): at least 4.5:1, or 3:1 for text of at least 24 px (bold: 18.66 px)',
  fix: 'Use darker text on light backgrounds, or lighter text on dark backgrounds',
  ignores:
    'The rule ignores text on unknown backgrounds (images and gradients), preheaders, disabled controls, and colors in media queries. Text that narrowly misses the limit, text that is smaller than most of the message and has a ratio of at least 2:1, such as a footer, and short text, links and buttons with low contrast, are combined into one notice.',
  bad: '<p>Hello</p>\n<p style="color:#aaaaaa">Your order is on its way to you.</p>\n',
  good: {
    about: 'A pale unsubscribe link, which unsubscribe-link-hidden reports',
    text: '<p>News</p>\n<p><a href="https://fernhill-bikes.com/u/1" style="color:#eeeeee">Unsubscribe from our news</a></p>\n',
    settings: { mailType: 'marketing' },
  },
  check(context) {
    const { html, styleOf } = context
    if (html === null) return []
    const runs = withoutHiddenOptOut(poorRuns(shownRuns(html, styleOf)), context)
    const pairs = Map.groupBy(runs, ({ pair }) => pair)
    return [...pairs.values()].flatMap((group) => pairFaults(group, context))
  },
}

/** Text with too little contrast. */
interface PoorRun {
  readonly element: HtmlElement
  readonly pair: string
  readonly ratio: number
  readonly wanted: number
  readonly color: Color
  readonly background: Color
  readonly severity: Severity
}

function poorRuns(runs: readonly ShownRun[]): readonly PoorRun[] {
  const mainSizePx = mainSizeOf(runs)
  return runs.flatMap((run) => poorRun(run, mainSizePx) ?? [])
}

/** Returns the font size of most of the text. */
function mainSizeOf(runs: readonly ShownRun[]): number {
  const lengths = new Map<number, number>()
  for (const { style, text } of runs) {
    lengths.set(style.fontSizePx, (lengths.get(style.fontSizePx) ?? 0) + text.length)
  }
  const [largest] = [...lengths].toSorted(([, one], [, other]) => other - one)
  return largest?.[0] ?? 0
}

function poorRun(run: ShownRun, mainSizePx: number): PoorRun | null {
  const { color, background, fontSizePx, isBold } = run.style
  if (color === null || background === null || !/[\p{L}\p{N}]/u.test(run.text)) return null
  const ratio = contrastRatio(color, background)
  const wanted = fontSizePx >= 24 || (isBold && fontSizePx >= 18.66) ? largeRatio : normalRatio
  const isPreheader = run.position === 0 && ratio < invisibleRatio
  if (ratio >= wanted || isPreheader || isDisabled(run.element)) return null
  const pair = `${renderColor(color)} on ${renderColor(background)}`
  const isSmallPrint = fontSizePx < mainSizePx && ratio >= smallPrintRatio
  const severity = isSmallPrint ? 'notice' : severityOf(run, ratio)
  return { element: run.element, pair, ratio, wanted, color, background, severity }
}

/**
 * Returns the faults for one pair of colors; together, they become one finding. Pairs that lead only to a notice share
 * a finding.
 */
function pairFaults(group: readonly PoorRun[], context: RuleContext): readonly Fault[] {
  const [first] = group
  if (first === undefined) return []
  const { pair, ratio, wanted, color, background } = first
  const isNotice = group.every(({ severity }) => severity === 'notice')
  const better = isNotice ? null : renderColor(readableColor(color, background, wanted))
  return group.map(({ element, severity }) => ({
    at: context.originAt(colored(element, context).start),
    severity,
    ...(better === null
      ? { message: 'Text has low contrast', item: `${pair} (${ratioText(ratio)})` }
      : {
          message: `Text in ${pair} has a contrast ratio of ${ratioText(ratio)}; at least ${wanted}:1 is required`,
          fix: `Use ${better} or a color with more contrast`,
          cause: pair,
        }),
  }))
}

/** Renders a ratio. The ratio is rounded down, so that a ratio below the limit never appears to meet it. */
function ratioText(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`
}

function severityOf({ text, element }: ShownRun, ratio: number): Severity {
  if (ratio < invisibleRatio) return 'error'
  return ratio < largeRatio && countWords(text) >= sentenceWords && !isButton(element) ? 'warning' : 'notice'
}

/** Returns the element that sets the text color. */
function colored(element: HtmlElement, { styleOf }: RuleContext): HtmlElement {
  for (let one: HtmlElement | null = element; one !== null; one = one.parent)
    if (styleOf(one).declared.has('color') || (one.name === 'font' && attributeValue(one, 'color') !== null)) return one
  return element
}

/** Returns whether the text belongs to a link or a button. */
function isButton(element: HtmlElement): boolean {
  for (let one: HtmlElement | null = element, steps = 0; one !== null && steps < 5; one = one.parent, steps += 1)
    if (one.name === 'button' || one.name === 'a') return true
  return false
}

function isDisabled(element: HtmlElement): boolean {
  return (
    attributeValue(element, 'disabled') !== null ||
    attributeValue(element, 'aria-disabled') === 'true' ||
    /(?:^|\s)(?:is-)?disabled(?:\s|$)/iu.test(attributeValue(element, 'class') ?? '')
  )
}
