/** Determines whether an element's attributes hide its text. */

import { type CssDeclaration, parseDeclarations } from '../../foundation/mail/parse-css.ts'

/** The style set by an element's attributes; null for a property that is not set. */
export interface TextStyle {
  /** Whether the element and all its children are hidden. */
  readonly isHidden: boolean
  /** Whether the text is too small to read. Children can set their own size, as in MJML columns. */
  readonly isTiny: boolean | null
  /** The color as `#rrggbb`, or as the name in the attribute. */
  readonly color: string | null
  readonly background: string | null
}

/**
 * Reads an element's `style`, `hidden`, `bgcolor`, `color` and `text` attributes.
 *
 * @param sheetStyle declarations from style sheets (`sheetStyleOf`); the `style` attribute wins
 */
export function readTextStyle(
  attributes: ReadonlyMap<string, string>,
  sheetStyle: ReadonlyMap<string, string> = noDeclarations,
): TextStyle {
  const declarations = readDeclarations(attributes.get('style') ?? '')
  const background = declarations.get('background-color') ?? declarations.get('background') ?? attributes.get('bgcolor')
  const color = declarations.get('color') ?? attributes.get('color') ?? attributes.get('text')
  return {
    isHidden: attributes.has('hidden') || hidesText(new Map([...sheetStyle, ...declarations])),
    isTiny: isTinySize(declarations.get('font-size') ?? declarations.get('font')),
    color: color === undefined ? null : normalizeColor(color),
    background: background === undefined ? null : normalizeColor(background),
  }
}

function readDeclarations(style: string): ReadonlyMap<string, string> {
  return style === '' ? noDeclarations : new Map(parseDeclarations(style.toLowerCase().slice(0, 2000)).map(entryOf))
}

export const noDeclarations: ReadonlyMap<string, string> = new Map()

/** Returns the property and the value of a declaration. */
export function entryOf({ property, value }: CssDeclaration): readonly [property: string, value: string] {
  return [property, value]
}

function hidesText(declarations: ReadonlyMap<string, string>): boolean {
  const is = (name: string, pattern: RegExp): boolean => pattern.test(declarations.get(name) ?? '')
  return (
    is('display', /^none/u) ||
    is('visibility', /^hidden/u) ||
    is('opacity', /^0(?:\.0\d*)?$/u) ||
    is('mso-hide', /^all/u) ||
    (is('max-height', /^0/u) && is('overflow', /^hidden/u)) ||
    is('text-indent', /^-\d{3,}/u)
  )
}

/** Returns true for one pixel or less, and for relative sizes of zero. */
function isTinySize(size: string | undefined): boolean | null {
  const match = /(?:^|\s)(\d*\.?\d+)(px|pt|em|rem|%)?(?:\s|\/|$)/u.exec(size ?? '')
  if (match === null) return null
  const [, number, unit = 'px'] = match
  return Number(number) <= (unit === 'px' || unit === 'pt' ? 1 : 0)
}

const colorNames = new Map([
  ['white', '#ffffff'],
  ['black', '#000000'],
  ['red', '#ff0000'],
  ['yellow', '#ffff00'],
  ['blue', '#0000ff'],
  ['gray', '#808080'],
  ['grey', '#808080'],
  ['silver', '#c0c0c0'],
])

/** Normalizes the common color formats to `#rrggbb`. */
function normalizeColor(text: string): string | null {
  const color = text.trim().toLowerCase().split(/\s/u)[0] ?? ''
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/u.exec(color)
  if (short !== null)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`
  if (/^#?[0-9a-f]{6}$/u.test(color)) return color.startsWith('#') ? color : `#${color}`
  return colorNames.get(color) ?? null
}
