/** Finds the style sheets that a message loads from a server. */

import type { TextOrigin } from '../../render/trace/source-map.ts'
import { attributeOf, attributeValue, elementsNamed } from '../html/html-document.ts'
import type { RuleContext } from '../rule-context.ts'

/** A style sheet referenced by `<link rel="stylesheet">` or `@import`. */
export interface LinkedSheet {
  readonly at: TextOrigin
  /** Whether the host belongs to a font service. */
  readonly isFont: boolean
}

const fontHosts =
  /(?:fonts\.(?:googleapis|gstatic|bunny|cdnfonts|shopifycdn)|use\.typekit|p\.typekit|fast\.fonts|cloud\.typography|use\.fontawesome|api\.fontshare|rsms\.me|fonts\.adobe)\b/iu

/** Returns the linked style sheets, followed by the imported ones. */
export function linkedSheets({ html, sheets, originAt }: RuleContext): readonly LinkedSheet[] {
  const links = html === null ? [] : elementsNamed(html, 'link')
  const linked = links
    .filter((element) => relationsOf(attributeValue(element, 'rel')).includes('stylesheet'))
    .filter((element) => attributeOf(element, 'href') !== undefined)
    .map((element) => ({
      at: originAt(element.start),
      isFont: isFontUrl(attributeValue(element, 'href') ?? ''),
    }))
  const imported = sheets.flatMap(({ sheet, css }) =>
    sheet.atRules
      .filter(({ name }) => name === '@import')
      .map(({ prelude, start }) => ({ at: css.originAt(start), isFont: isFontUrl(prelude) })),
  )
  return [...linked, ...imported]
}

function relationsOf(rel: string | null): readonly string[] {
  return (rel ?? '').toLowerCase().split(/\s+/u)
}

function isFontUrl(url: string): boolean {
  return fontHosts.test(url.slice(0, 500))
}

const safeFonts =
  /\b(?:sans-serif|serif|monospace|system-ui|arial|helvetica|verdana|tahoma|georgia|times|courier|trebuchet|lucida|segoe|roboto)\b/iu

/** Returns whether every list of fonts contains a generic font family or a widely installed font. */
export function hasFallbackFont({ declarations }: Pick<RuleContext, 'declarations'>): boolean {
  return declarations
    .filter(
      ({ property, conditions }) =>
        (property === 'font-family' || property === 'font') && !conditions.includes('@font-face'),
    )
    .filter(({ value }) => !/^(?:inherit|initial|unset)$/iu.test(value))
    .every(({ value }) => safeFonts.test(value.slice(0, 500)))
}
