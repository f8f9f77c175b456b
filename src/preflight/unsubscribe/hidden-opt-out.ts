/** Finds unsubscribe links that readers cannot see. */

import type { TextOrigin } from '../../render/trace/source-map.ts'
import { isHidden } from '../html/computed-style.ts'
import { contrastRatio } from '../html/css-color.ts'
import { closest, type HtmlElement, hasOwnText } from '../html/html-document.ts'
import type { RuleContext } from '../rule-context.ts'
import { findOptOuts } from './opt-out.ts'

const minContrast = 3
const minSizePx = 9
/** The size at which Gmail clips the HTML part of a message. */
const clipBytes = 102 * 1024
const beyondClip = 'is beyond the point where Gmail clips the message'

/** The unsubscribe links in a marketing message, if readers can see none of them. */
export interface HiddenOptOut {
  /** The first unsubscribe link. */
  readonly at: TextOrigin
  /** Why readers do not see the link, such as `is hidden`. */
  readonly reason: string
  /** Whether the message size is the only cause. */
  readonly isClipped: boolean
  readonly elements: ReadonlySet<HtmlElement>
}

/**
 * Returns the unsubscribe links if all of them are hidden. Returns null if there is no unsubscribe link, if readers can
 * see at least one of them, or if the mail is transactional.
 */
export function findHiddenOptOut(context: RuleContext): HiddenOptOut | null {
  const optOuts = [...findOptOuts(context)].flatMap(({ at, element }) => (element === null ? [] : [{ at, element }]))
  const [first] = optOuts
  if (first === undefined || context.mail.type !== 'marketing') return null
  const reasons = optOuts.map(({ element }) => whyHidden(element, context))
  if (reasons.includes(null)) return null
  const [reason] = reasons
  return {
    at: first.at,
    reason: reason ?? 'is hidden',
    isClipped: reasons.every((one) => one === beyondClip),
    elements: new Set(optOuts.map(({ element }) => element)),
  }
}

/**
 * Removes elements inside the links that the unsubscribe-link-hidden rule reports, so that each cause leads to one
 * finding.
 */
export function withoutHiddenOptOut<T extends { readonly element: HtmlElement }>(
  runs: readonly T[],
  context: RuleContext,
): readonly T[] {
  if (runs.length === 0 || context.settings.rules['unsubscribe-link-hidden']?.severity === 'off') return runs
  const hidden = findHiddenOptOut(context)
  if (hidden === null) return runs
  const isOptOutElement = (one: HtmlElement): boolean => hidden.elements.has(one)
  return runs.filter(({ element }) => !isOptOutElement(element) && closest(element, isOptOutElement) === null)
}

function whyHidden(element: HtmlElement, { styleOf, htmlText }: RuleContext): string | null {
  const styles = shownElements(element).map((one) => styleOf(one))
  const [own] = styles
  if (own === undefined || styles.every(isHidden)) return 'is hidden'
  if (styles.every(({ fontSizePx }) => fontSizePx < minSizePx)) return `has a font size of ${own.fontSizePx} px`
  const isPale = styles.every(
    ({ color, background }) => color !== null && background !== null && contrastRatio(color, background) < minContrast,
  )
  if (isPale) return 'has almost the same color as its background'
  const before = htmlText?.text.slice(0, element.start) ?? ''
  return before.length > clipBytes / 4 && Buffer.byteLength(before) > clipBytes ? beyondClip : null
}

/** Returns the elements that contain the link's text, or its innermost elements if they have no text. */
function shownElements(link: HtmlElement): readonly HtmlElement[] {
  const shown: HtmlElement[] = []
  // Use a stack instead of recursion, because malicious HTML can be nested too deeply for the call stack.
  const stack: HtmlElement[] = [link]
  for (let element = stack.pop(); element !== undefined; element = stack.pop()) {
    const inner = element.children.filter((child) => child.kind === 'element')
    if (hasOwnText(element) || inner.length === 0) shown.push(element)
    for (const child of inner.toReversed()) stack.push(child)
  }
  return shown
}
