/** Determines the width at which clients show an image. */

import type { ComputedStyle } from '../html/computed-style.ts'
import { attributeValue, type HtmlElement } from '../html/html-document.ts'

/**
 * Returns the width in pixels that CSS or the `width` attribute sets, `full` for 100% of the container, or null if
 * neither sets a width.
 */
export function imageWidth(element: HtmlElement, { declared }: ComputedStyle): number | 'full' | null {
  const css = declared.get('width')?.value ?? declared.get('max-width')?.value ?? null
  for (const written of [css, attributeValue(element, 'width')]) {
    const match = /^(\d{1,5}(?:\.\d{1,9})?)\s{0,9}(px|%)?$/iu.exec(written?.trim() ?? '')
    if (match === null) continue
    if (match[2] !== '%') return Number(match[1])
    if (Number(match[1]) === 100) return attributePixels(element) ?? 'full'
  }
  return null
}

/** If an image has both `width="600"` and `style="width:100%"`, the attribute is its width on a large screen. */
function attributePixels(element: HtmlElement): number | null {
  const match = /^(\d{1,5})(?:px)?$/iu.exec(attributeValue(element, 'width')?.trim() ?? '')
  return match === null ? null : Number(match[1])
}
