/** Determines which elements are hidden by the style sheets in an HTML part. Sizes and colors are not evaluated. */

import { parseStyleSheet } from '../../foundation/mail/parse-css.ts'
import { entryOf, noDeclarations } from './hidden-style.ts'

export interface StyleSheets {
  /** Declarations that hide elements, by selector: `.name`, `#name`, `tag` or `tag.name`. */
  readonly hiding: Map<string, ReadonlyMap<string, string>>
  /**
   * Classes and ids that occur in media queries or other at-rules. Elements with these classes or ids are not treated
   * as hidden, because they may be visible on some screens.
   */
  readonly toggled: Set<string>
}

/** The maximum length to read, in characters. The style sheets in real mail are about 20 KB long. */
const maxSheetLength = 100_000

const hidingProperty = /^(?:display|visibility|opacity|mso-hide|max-height|overflow|text-indent)$/u
const hidingDeclaration =
  /^(?:display:none|visibility:hidden|opacity:0(?![.\d]*[1-9])|mso-hide:all|max-height:0|overflow:hidden|text-indent:-\d{3})/u

const simpleSelector = /^(?:[a-z][a-z0-9]*)?(?:[.#][\w-]+)?$/u

/** Adds the rules of a style element. */
export function addStyleSheet({ hiding, toggled }: StyleSheets, css: string): void {
  const { rules } = parseStyleSheet(css.slice(0, maxSheetLength).toLowerCase())
  for (const { selectors, declarations, conditions } of rules) {
    if (conditions.length > 0) for (const [name] of selectors.join(' ').matchAll(/[.#][\w-]+/gu)) toggled.add(name)
    else if (declarations.some(({ property, value }) => hidingDeclaration.test(`${property}:${value}`))) {
      const own = declarations.filter(({ property }) => hidingProperty.test(property))
      for (const selector of selectors.filter((one) => simpleSelector.test(one)))
        hiding.set(selector, new Map([...(hiding.get(selector) ?? []), ...own.map(entryOf)]))
    }
  }
}

/** Returns the declarations that hide an element. */
export function sheetStyleOf(
  sheets: StyleSheets,
  tag: string,
  attributes: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  if (sheets.hiding.size === 0) return noDeclarations
  const names = [
    ...(attributes.get('class') ?? '').split(/\s+/u).map((name) => `.${name}`),
    `#${attributes.get('id') ?? ''}`,
  ].map((name) => name.toLowerCase())
  if (names.some((name) => sheets.toggled.has(name))) return noDeclarations
  const selectors = [tag, ...names.flatMap((name) => [name, `${tag}${name}`])]
  return new Map(selectors.flatMap((selector) => Array.from(sheets.hiding.get(selector) ?? [])))
}
