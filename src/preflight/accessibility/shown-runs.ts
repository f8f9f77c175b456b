/** Finds the visible texts with the element that styles each. */

import type { ComputedStyle } from '../html/computed-style.ts'
import type { HtmlDocument, HtmlElement } from '../html/html-document.ts'

/** The direct text of one element. */
export interface ShownRun {
  readonly element: HtmlElement
  readonly style: ComputedStyle
  /** White space collapsed. */
  readonly text: string
  /** How much visible text comes before it, in characters. */
  readonly position: number
}

const silentElements = new Set(['style', 'script', 'title', 'noscript', 'template', 'xml', 'option', 'head'])

/** In document order. Text of 0–1 px and hidden text is left out. */
export function shownRuns(
  { elements }: HtmlDocument,
  styleOf: (element: HtmlElement | null) => ComputedStyle,
): readonly ShownRun[] {
  const runs: ShownRun[] = []
  let position = 0
  for (const element of elements) {
    if (silentElements.has(element.name)) continue
    const text = directText(element)
    if (text === '') continue
    const style = styleOf(element)
    const isShown = (style.hiddenBy === null || style.hiddenBy === 'mso-hide') && style.fontSizePx > 1
    if (!isShown) continue
    runs.push({ element, style, text, position })
    position += text.length
  }
  return runs
}

function directText({ children }: HtmlElement): string {
  const pieces: string[] = []
  for (const child of children) if (child.kind === 'text') for (const { text } of child.pieces) pieces.push(text)
  return pieces
    .join('')
    .replaceAll(/[\u034f\s\u200b-\u200f\u00ad\ufeff]+/gu, ' ')
    .trim()
}
