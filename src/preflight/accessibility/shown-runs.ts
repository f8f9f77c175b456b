/** Splits the visible text into runs, each of which is styled by one element. */

import { joinPieces } from '../../foundation/mail/html-tokens.ts'
import { type ComputedStyle, isHidden } from '../html/computed-style.ts'
import { type HtmlDocument, type HtmlElement, ownPieces } from '../html/html-document.ts'

/** The text directly inside one element. */
export interface ShownRun {
  readonly element: HtmlElement
  readonly style: ComputedStyle
  /** The text, with white space collapsed. */
  readonly text: string
  /** The number of visible characters that precede this text in the message. */
  readonly position: number
}

const silentElements = new Set(['style', 'script', 'title', 'noscript', 'template', 'xml', 'option', 'head'])

/** Returns the runs of visible text in document order. Omits hidden text, and text with a size of 0 or 1 px. */
export function shownRuns(
  { elements }: HtmlDocument,
  styleOf: (element: HtmlElement | null) => ComputedStyle,
): readonly ShownRun[] {
  const runs: ShownRun[] = []
  let position = 0
  for (const element of elements) {
    if (silentElements.has(element.name)) continue
    const text = joinPieces(ownPieces(element))
      .replaceAll(/[\u034f\s\u200b-\u200f\u00ad\ufeff]+/gu, ' ')
      .trim()
    if (text === '') continue
    const style = styleOf(element)
    if (isHidden(style) || style.fontSizePx <= 1) continue
    runs.push({ element, style, text, position })
    position += text.length
  }
  return runs
}
