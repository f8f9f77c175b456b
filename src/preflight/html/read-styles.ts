/** Reads the style sheets and `style` attributes of an HTML part. */

import type { TracedText } from '../../template/trace/source-map.ts'
import type { StyleDeclaration, StyleSheet } from '../rule-context.ts'
import { composeText } from './composed-text.ts'
import { attributeOf, elementsNamed, type HtmlDocument, type HtmlElement } from './html-document.ts'
import { type CssDeclaration, openDeclarationParser, type parseDeclarations, parseStyleSheet } from './parse-css.ts'
import { attributeText } from './read-links.ts'

/** Returns the style sheets in document order. */
export function readSheets(document: HtmlDocument, whole: TracedText): readonly StyleSheet[] {
  return elementsNamed(document, 'style').map((element) => {
    const pieces = element.children.flatMap((child) => (child.kind === 'text' ? child.pieces : []))
    const css = composeText(pieces, whole)
    return { element, css, sheet: parseStyleSheet(css.text) }
  })
}

/** Returns the declarations of all style sheets, followed by those of all `style` attributes. */
export function readDeclarations(
  document: HtmlDocument,
  sheets: readonly StyleSheet[],
  whole: TracedText,
): readonly StyleDeclaration[] {
  const parse = openDeclarationParser()
  const inline = document.elements.flatMap((element) => inlineDeclarations(element, whole, parse))
  return [...sheets.flatMap(sheetDeclarations), ...inline]
}

function sheetDeclarations({ css, sheet }: StyleSheet): readonly StyleDeclaration[] {
  const complete =
    (selectors: readonly string[], conditions: readonly string[]) =>
    (declaration: CssDeclaration): StyleDeclaration =>
      withOrigin({ ...declaration, element: null, selectors, conditions }, css)
  return [
    ...sheet.rules.flatMap((rule) => rule.declarations.map(complete(rule.selectors, rule.conditions))),
    ...sheet.atRules.flatMap((rule) => rule.declarations.map(complete([], [...rule.conditions, rule.name]))),
  ]
}

function inlineDeclarations(
  element: HtmlElement,
  whole: TracedText,
  parse: typeof parseDeclarations,
): readonly StyleDeclaration[] {
  const attribute = attributeOf(element, 'style')
  if (attribute === undefined) return []
  const css = attributeText(attribute, whole)
  return parse(attribute.value).map((declaration) =>
    withOrigin({ ...declaration, element, selectors: [], conditions: [] }, css),
  )
}

/** Adds the origin, which is computed only on demand, because most declarations are never reported. */
function withOrigin(declaration: Omit<StyleDeclaration, 'at'>, css: TracedText): StyleDeclaration {
  return {
    ...declaration,
    get at() {
      return css.originAt(declaration.start)
    },
  }
}
