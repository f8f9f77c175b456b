/** Computes the style of each element from inline styles, presentational attributes and simple style sheets. */

import { type CssDeclaration, openDeclarationParser } from '../../foundation/mail/parse-css.ts'
import { type Color, readColor } from './css-color.ts'
import { attributeValue, type HtmlDocument, type HtmlElement } from './html-document.ts'
import { type IndexedRule, openSelectorIndex } from './selector-index.ts'

/** The style of an element. Inherited values are resolved. */
export interface ComputedStyle {
  /** The declarations that apply to the element itself, by property. Inherited declarations are not included. */
  readonly declared: ReadonlyMap<string, CssDeclaration>
  /** The text color; null if unknown. */
  readonly color: Color | null
  /** Whether the text color is fully transparent. */
  readonly isTransparent: boolean
  /** The solid background behind the element; null if unknown, for example behind an image. */
  readonly background: Color | null
  readonly fontSizePx: number
  readonly isBold: boolean
  /** How the element is hidden, directly or by an ancestor; null if it is visible. */
  readonly hiddenBy: 'display' | 'visibility' | 'opacity' | 'clip' | 'off-screen' | 'mso-hide' | null
}

/** Returns whether an element is hidden in all clients; `mso-hide` affects only Outlook. */
export function isHidden({ hiddenBy }: Pick<ComputedStyle, 'hiddenBy'>): boolean {
  return hiddenBy !== null && hiddenBy !== 'mso-hide'
}

const initial: ComputedStyle = {
  declared: new Map(),
  color: { red: 0, green: 0, blue: 0 },
  isTransparent: false,
  background: { red: 255, green: 255, blue: 255 },
  fontSizePx: 16,
  isBold: false,
  hiddenBy: null,
}

/**
 * Computes the styles of all elements, and returns a function that looks them up. Rules inside at-rules are ignored.
 */
export function computeStyles(
  document: HtmlDocument,
  rules: readonly IndexedRule[],
): (element: HtmlElement | null) => ComputedStyle {
  const index = openSelectorIndex(rules)
  const parse = openDeclarationParser()
  const styles = new Map<HtmlElement, ComputedStyle>()
  for (const element of document.elements) {
    const parent = (element.parent === null ? undefined : styles.get(element.parent)) ?? initial
    const own = parse(attributeValue(element, 'style') ?? '')
    styles.set(element, styleOf(element, cascade(index.match(element), own), parent))
  }
  return (element) => (element === null ? initial : (styles.get(element) ?? initial))
}

function cascade(
  fromSheets: readonly CssDeclaration[],
  inline: readonly CssDeclaration[],
): ReadonlyMap<string, CssDeclaration> {
  if (fromSheets.length === 0 && inline.length === 0) return initial.declared
  const declared = new Map<string, CssDeclaration>()
  for (const declaration of [...fromSheets, ...inline]) {
    const known = declared.get(declaration.property)
    if (known?.isImportant === true && !declaration.isImportant) continue
    declared.set(declaration.property, declaration)
  }
  return declared
}

function styleOf(
  element: HtmlElement,
  declared: ReadonlyMap<string, CssDeclaration>,
  parent: ComputedStyle,
): ComputedStyle {
  const fontSizePx = fontSizeOf(element, declared, parent)
  return {
    declared,
    color: colorOf(element, declared, parent),
    isTransparent: isTransparent(element, declared, parent),
    background: backgroundOf(element, declared, parent),
    fontSizePx,
    isBold: isBold(element, declared) ?? parent.isBold,
    hiddenBy:
      hidingOf(element, declared) ?? (parent.hiddenBy === 'visibility' ? visibilityOf(declared) : parent.hiddenBy),
  }
}

function valueOf(declared: ReadonlyMap<string, CssDeclaration>, property: string): string | null {
  return declared.get(property)?.value.toLowerCase() ?? null
}

function colorOf(
  element: HtmlElement,
  declared: ReadonlyMap<string, CssDeclaration>,
  parent: ComputedStyle,
): Color | null {
  const value = valueOf(declared, 'color')
  if (value !== null) return value === 'inherit' ? parent.color : readColor(value)
  const attribute = attributeValue(element, element.name === 'body' ? 'text' : 'color')
  if (attribute !== null && (element.name === 'font' || element.name === 'body')) return readColor(attribute)
  // Clients choose the color of links themselves.
  return element.name === 'a' && attributeValue(element, 'href') !== null ? null : parent.color
}

/** A transparent color can also make a background visible through the letters. */
function isTransparent(
  element: HtmlElement,
  declared: ReadonlyMap<string, CssDeclaration>,
  parent: ComputedStyle,
): boolean {
  const value = valueOf(declared, 'color')
  if (value === null) {
    const hasOwnColor = attributeValue(element, 'color') !== null || element.name === 'a'
    return parent.isTransparent && !hasOwnColor
  }
  if (value === 'inherit') return parent.isTransparent
  const clip = valueOf(declared, 'background-clip') ?? valueOf(declared, '-webkit-background-clip')
  return clip !== 'text' && clearColor.test(value)
}

/** A color whose alpha channel is 0. */
const clearColor =
  /^(?:transparent|(?:rgb|hsl)a?\((?:[^(),/]{1,20}(?:,[^(),/]{1,20}){2},|[^(),/]{1,60}\/)\s*(?:0?\.0+|0)%?\s*\)|#[\da-f]{6}00|#[\da-f]{3}0)$/u

function backgroundOf(
  element: HtmlElement,
  declared: ReadonlyMap<string, CssDeclaration>,
  parent: ComputedStyle,
): Color | null {
  const shorthand = valueOf(declared, 'background')
  const image = valueOf(declared, 'background-image') ?? shorthand
  if (image !== null && /url\(|gradient\(/u.test(image)) return null
  if (attributeValue(element, 'background') !== null) return null
  const value = valueOf(declared, 'background-color') ?? shorthand
  if (value === null) {
    const attribute = attributeValue(element, 'bgcolor')
    return attribute === null || attribute === '' ? parent.background : readColor(attribute)
  }
  if (value === '' || /^(?:none|transparent|inherit|initial|unset)$/u.test(value)) return parent.background
  return readColor(value)
}

/** The font sizes of CSS keywords, in pixels. */
const sizeKeywords: ReadonlyMap<string, number> = new Map(
  Object.entries({
    'xx-small': 9,
    'x-small': 10,
    small: 13,
    medium: 16,
    large: 18,
    'x-large': 24,
    'xx-large': 32,
  }),
)
const tagSizes: ReadonlyMap<string, number> = new Map(
  Object.entries({
    h1: 2,
    h2: 1.5,
    h3: 1.17,
    h4: 1,
    h5: 0.83,
    h6: 0.67,
    small: 0.83,
    sup: 0.83,
    sub: 0.83,
  }),
)

function fontSizeOf(
  element: HtmlElement,
  declared: ReadonlyMap<string, CssDeclaration>,
  parent: ComputedStyle,
): number {
  const value =
    valueOf(declared, 'font-size') ??
    /(?:^|\s)(\d{0,9}\.?\d{1,9}(?:px|pt|em|rem|%))(?:\/|\s)/u.exec(valueOf(declared, 'font') ?? '')?.[1] ??
    null
  if (value === null) return parent.fontSizePx * (tagSizes.get(element.name) ?? 1)
  return sizeInPx(value, parent.fontSizePx) ?? parent.fontSizePx
}

/** Returns a length in pixels, or null if the value is not a length. */
export function sizeInPx(value: string, parentPx: number): number | null {
  const match = /^(\d{0,9}\.?\d{1,9})(px|pt|em|rem|%)?$/u.exec(value)
  if (match === null) return sizeKeywords.get(value) ?? null
  const number = Number(match[1])
  const factors: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, em: parentPx, rem: 16, '%': parentPx / 100 }
  return number * (factors[match[2] ?? 'px'] ?? 1)
}

function isBold(element: HtmlElement, declared: ReadonlyMap<string, CssDeclaration>): boolean | null {
  const value = valueOf(declared, 'font-weight')
  if (value !== null) return value === 'bold' || value === 'bolder' || Number(value) >= 600
  if (/^(?:b|strong|th|h[1-6])$/u.test(element.name)) return true
  return null
}

function visibilityOf(declared: ReadonlyMap<string, CssDeclaration>): ComputedStyle['hiddenBy'] {
  return valueOf(declared, 'visibility') === 'visible' ? null : 'visibility'
}

function hidingOf(element: HtmlElement, declared: ReadonlyMap<string, CssDeclaration>): ComputedStyle['hiddenBy'] {
  if (element.attributes.some(({ name }) => name === 'hidden')) return 'display'
  if (declared.size === 0) return null
  const is = (property: string, pattern: RegExp): boolean => {
    const value = valueOf(declared, property)
    return value !== null && pattern.test(value)
  }
  if (is('display', /^none/u)) return 'display'
  if (is('visibility', /^(?:hidden|collapse)/u)) return 'visibility'
  if (is('opacity', /^(?:0?\.0\d*|[0-5]%|0)$/u)) return 'opacity'
  if (is('mso-hide', /^all/u)) return 'mso-hide'
  if (isOffPage(is)) return 'off-screen'
  const isFlat = ['height', 'max-height'].some((side) => is(side, /^(?:0|1px$)/u))
  const isNarrow = ['width', 'max-width'].some((side) => is(side, /^(?:0(?:px)?|1px)$/u))
  if ((isFlat || isNarrow) && is('overflow', /^hidden/u)) return 'clip'
  return null
}

const outOfFlow = /^(?:absolute|fixed)/u

/** Returns whether an element is outside the page, or clipped in the way that is usual for text for screen readers. */
function isOffPage(is: (property: string, pattern: RegExp) => boolean): boolean {
  if (is('text-indent', /^-\d{3,}/u)) return true
  const far = /^-(?:\d{4,}|999)/u
  if (['margin', 'margin-left', 'margin-top'].some((side) => is(side, far))) return true
  const isPositioned = is('position', outOfFlow)
  if (isPositioned && is('left', /^-\d{3,}/u)) return true
  if (
    (isPositioned || is('position', /^relative/u)) &&
    ['left', 'top', 'right', 'bottom'].some((side) => is(side, far))
  )
    return true
  const isClipped = is('clip', /^rect\((?:[01](?:px)?[\s,]*){4}\)/u) || is('clip-path', /^inset\((?:50|100)%/u)
  const isOnePixel = is('width', /^1px/u) && is('height', /^1px/u) && is('overflow', /^hidden/u)
  return isPositioned && (isClipped || isOnePixel)
}
