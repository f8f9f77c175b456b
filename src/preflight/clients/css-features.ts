/** Lists the CSS features that a message uses, by their caniemail names. */

import type { TextOrigin } from '../../render/trace/source-map.ts'
import type { RuleContext, StyleDeclaration } from '../rule-context.ts'
import { isKnownFeature } from './client-support.ts'

/** A feature, and where the message first uses it. */
export interface UsedFeature {
  readonly slug: string
  readonly at: () => TextOrigin
}

/**
 * Returns the features of all declarations and selectors outside at-rules, each feature once. Omits features that
 * layout-features.ts checks.
 */
export function usedCssFeatures({ declarations, sheets }: RuleContext): readonly UsedFeature[] {
  const used = new Map<string, UsedFeature>()
  const add = (slug: string, at: () => TextOrigin): void => {
    if (!used.has(slug) && isKnownFeature(slug)) used.set(slug, { slug, at })
  }
  // Most declarations occur many times, so examine each distinct declaration only once.
  const seen = new Set<string>()
  for (const declaration of declarations) {
    const { property, value } = declaration
    if (isIgnored(declaration) || seen.has(`${property}:${value}`)) continue
    seen.add(`${property}:${value}`)
    for (const slug of slugsOfDeclaration(declaration)) add(slug, () => declaration.at)
  }
  for (const { sheet, css } of sheets) {
    for (const { selectors, conditions, start } of sheet.rules) {
      if (conditions.length > 0) continue
      for (const selector of selectors)
        for (const slug of slugsOfSelector(selector)) add(slug, () => css.originAt(start))
    }
  }
  return [...used.values()]
}

/**
 * Returns whether to exclude a declaration. Clients skip declarations inside conditions that they do not support, and
 * properties with a vendor prefix are intended for one client only.
 */
function isIgnored({ property, conditions }: StyleDeclaration): boolean {
  return conditions.length > 0 || property.startsWith('-') || property.startsWith('mso-') || property.startsWith('*')
}

/** Properties that have a different name in caniemail. */
const otherNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'border-top-left-radius': 'css-border-radius',
    'border-top-right-radius': 'css-border-radius',
    'border-bottom-left-radius': 'css-border-radius',
    'border-bottom-right-radius': 'css-border-radius',
    'flex-flow': 'css-flex-wrap',
    'row-gap': 'css-gap',
    'column-gap': 'css-gap',
    'animation-name': 'css-animation',
    'grid-template-columns': 'css-grid-template',
    'grid-template-rows': 'css-grid-template',
    'justify-items': 'css-justify-content',
  }),
)

const functions: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w-])clamp\(/iu, 'css-function-clamp'],
  [/(?<![\w-])max\(/iu, 'css-function-max'],
  [/(?<![\w-])min\(/iu, 'css-function-min'],
  [/light-dark\(/iu, 'css-function-light-dark'],
  [/linear-gradient\(/iu, 'css-linear-gradient'],
  [/radial-gradient\(/iu, 'css-radial-gradient'],
  [/conic-gradient\(/iu, 'css-conic-gradient'],
  [/(?<![\w-])rgba\(/iu, 'css-rgba'],
  [/(?<![\w-])(?:lab|lch|oklab|oklch|color-mix|color)\(/iu, 'css-modern-color'],
  [/(?<![\w.])[\d.]+rem(?!\w)/iu, 'css-unit-rem'],
  [/(?<![\w.])[\d.]+vh(?!\w)/iu, 'css-unit-vh'],
  [/(?<![\w.])[\d.]+vw(?!\w)/iu, 'css-unit-vw'],
  [/(?<![\w.])[\d.]+vmin(?!\w)/iu, 'css-unit-vmin'],
  [/(?<![\w.])[\d.]+vmax(?!\w)/iu, 'css-unit-vmax'],
  [/(?<![\w.])[\d.]+ch(?!\w)/iu, 'css-unit-ch'],
]

/** Features that layout-features.ts checks by value, and features whose absence readers would not notice. */
const judgedElsewhere = new Set(['css-position', 'css-float', 'css-object-fit', 'css-display', 'css-background-image'])

/** The maximum length of a value to examine. Longer values are embedded data, such as images. */
const maxValueLength = 500

function slugsOfDeclaration({ property, value }: StyleDeclaration): readonly string[] {
  const slugs: string[] = []
  const own = otherNames.get(property) ?? `css-${property}`
  if (!judgedElsewhere.has(own)) slugs.push(own)
  if (value.length <= maxValueLength && /[(\d]/u.test(value)) {
    for (const [pattern, slug] of functions) if (pattern.test(value)) slugs.push(slug)
  }
  return slugs
}

const combinators: readonly (readonly [RegExp, string])[] = [
  [/>/u, 'css-selector-child'],
  [/\+/u, 'css-selector-adjacent-sibling'],
  [/~(?!=)/u, 'css-selector-general-sibling'],
  [/\[/u, 'css-selector-attribute'],
]

/**
 * Returns the features of a selector. Omits selectors that target one client, because they are not supposed to have an
 * effect in other clients.
 */
function slugsOfSelector(selector: string): readonly string[] {
  if (selector.length > maxValueLength || isClientHack(selector)) return []
  const slugs = combinators.filter(([pattern]) => pattern.test(selector)).map(([, slug]) => slug)
  for (const [, colons, name = ''] of selector.matchAll(/(::?)([a-z-]{2,30})/giu)) {
    const kind = colons === '::' || /^(?:before|after|first-l)/u.test(name) ? 'pseudo-element' : 'pseudo-class'
    slugs.push(`css-${kind}-${name.toLowerCase()}`)
  }
  return slugs
}

/** Returns whether a selector, such as `u + .body`, `#outlook a` or `.ExternalClass`, targets one client. */
export function isClientHack(selector: string): boolean {
  return /^u\s*[+~]|#outlook|\.ExternalClass|\.ReadMsgBody|\[data-(?:ogs|ogb|ogsc|ogac|ogab|outlook)|\[owa\]|x-apple-data-detectors|#MessageViewBody|#MessageWebViewDiv|\.gmail_|\.yshortcuts|\[yahoo\]|\*\[lang~=|\[class\*?=["']?(?:x_|msg)|\.a6S|\.moz-/iu.test(
    selector,
  )
}
