/** Reads the style sheets and `style` attributes of an HTML part. */

import {
  type CssDeclaration,
  openDeclarationParser,
  type parseDeclarations,
  parseStyleSheet,
} from '../../foundation/mail/parse-css.ts'
import type { TextOrigin, TracedText } from '../../render/trace/source-map.ts'
import type { StyleDeclaration, StyleSheet } from '../rule-context.ts'
import { composeText } from './composed-text.ts'
import { attributeOf, elementsNamed, type HtmlDocument, type HtmlElement, ownPieces } from './html-document.ts'
import { attributeText } from './read-links.ts'

/** Returns the style sheets in document order. */
export function readSheets(document: HtmlDocument, whole: TracedText): readonly StyleSheet[] {
  return elementsNamed(document, 'style').map((element) => {
    const css = composeText(ownPieces(element), whole)
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
      new PlacedDeclaration(declaration, { element: null, selectors, conditions, css })
  return [
    ...sheet.rules.flatMap((rule) => rule.declarations.map(complete(rule.selectors, rule.conditions))),
    ...sheet.atRules.flatMap((rule) => rule.declarations.map(complete([], [...rule.conditions, rule.name]))),
  ]
}

const none: readonly string[] = []

function inlineDeclarations(
  element: HtmlElement,
  whole: TracedText,
  parse: typeof parseDeclarations,
): readonly StyleDeclaration[] {
  const attribute = attributeOf(element, 'style')
  if (attribute === undefined) return []
  const context = { element, selectors: none, conditions: none, css: attributeText(attribute, whole) }
  return parse(attribute.value).map((declaration) => new PlacedDeclaration(declaration, context))
}

interface DeclarationContext extends Pick<StyleDeclaration, 'element' | 'selectors' | 'conditions'> {
  readonly css: TracedText
}

/**
 * A declaration whose origin is computed only when it is read, because most declarations are never reported. This is a
 * class because a large message can have 100,000 declarations, and a separate getter for each object would take several
 * times the memory.
 */
class PlacedDeclaration implements StyleDeclaration {
  readonly property: string
  readonly value: string
  readonly isImportant: boolean
  readonly start: number
  readonly valueStart: number
  readonly end: number
  readonly element: HtmlElement | null
  readonly selectors: readonly string[]
  readonly conditions: readonly string[]
  readonly #css: TracedText

  constructor(declaration: CssDeclaration, { element, selectors, conditions, css }: DeclarationContext) {
    this.property = declaration.property
    this.value = declaration.value
    this.isImportant = declaration.isImportant
    this.start = declaration.start
    this.valueStart = declaration.valueStart
    this.end = declaration.end
    this.element = element
    this.selectors = selectors
    this.conditions = conditions
    this.#css = css
  }

  get at(): TextOrigin {
    return this.#css.originAt(this.start)
  }
}
