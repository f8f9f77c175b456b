/** Finds CSS that breaks the layout in clients that do not support it. */

import { isHidden } from '../html/computed-style.ts'
import { attributeValue, type HtmlElement, type HtmlNode, hasOwnText } from '../html/html-document.ts'
import type { RuleContext, StyleDeclaration } from '../rule-context.ts'

/** A declaration that the layout depends on. */
export interface LayoutFeature {
  /** The name of the feature in caniemail's data. */
  readonly slug: string
  /** The declaration as the author wrote it, such as `display: flex`. */
  readonly shown: string
  /** The recommended alternative, starting with a verb. */
  readonly fix: string
  readonly declaration: StyleDeclaration
}

interface Judged {
  readonly declaration: StyleDeclaration
  /** The first element that the declaration applies to. */
  readonly element: HtmlElement
  /**
   * The properties that earlier declarations in the same block set without var() or calc(). Clients use the last value
   * that they understand.
   */
  readonly fallbacks: ReadonlySet<string>
}

type Judge = (judged: Judged, context: RuleContext) => Omit<LayoutFeature, 'declaration'> | null

/** Properties that are always examined. Any other property is examined only if its value contains a function. */
const layoutProperties = new Set(['display', 'position', 'float', 'object-fit'])

/** Returns the features in the order of their declarations. */
export function findLayoutFeatures(context: RuleContext): readonly LayoutFeature[] {
  const elementOf = matchedElements(context)
  const found: LayoutFeature[] = []
  let block: object | null = null
  let fallbacks = new Set<string>()
  for (const declaration of context.declarations) {
    const owner = declaration.element ?? declaration.selectors
    if (owner !== block) fallbacks = new Set()
    block = owner
    const isFunction = declaration.value.includes('(')
    const isJudged = isFunction || layoutProperties.has(declaration.property)
    const element = isJudged ? (declaration.element ?? elementOf(declaration)) : null
    const feature = element === null ? null : judgeAll({ declaration, element, fallbacks }, context)
    if (feature !== null) found.push({ ...feature, declaration })
    if (!isFunction || !/(?<![\w-])(?:var|calc)\(/iu.test(declaration.value)) fallbacks.add(declaration.property)
  }
  return found
}

function judgeAll(judged: Judged, context: RuleContext): ReturnType<Judge> {
  const { declaration, element } = judged
  if (declaration.conditions.length > 0 || isHidden(context.styleOf(element))) return null
  for (const judge of judges) {
    const feature = judge(judged, context)
    if (feature !== null) return feature
  }
  return null
}

/**
 * Returns a function that finds the first element to which a declaration from a style sheet applies. A declaration that
 * applies to no element cannot break the layout. Declarations with the same property, position and value count as one.
 */
function matchedElements({
  html,
  styleOf,
  declarations,
}: RuleContext): (declaration: StyleDeclaration) => HtmlElement | null {
  const fromSheets = declarations.filter(
    ({ element, property, value }) => element === null && (layoutProperties.has(property) || value.includes('(')),
  )
  if (fromSheets.length === 0) return () => null
  const wanted = new Set(fromSheets.map(keyOf))
  const elements = new Map<string, HtmlElement>()
  for (const element of html?.elements ?? []) {
    for (const declaration of styleOf(element).declared.values()) {
      if (!layoutProperties.has(declaration.property) && !declaration.value.includes('(')) continue
      const key = keyOf(declaration)
      if (wanted.has(key) && !elements.has(key)) elements.set(key, element)
    }
  }
  return (declaration) => elements.get(keyOf(declaration)) ?? null
}

function keyOf({ property, start, value }: Pick<StyleDeclaration, 'property' | 'start' | 'value'>): string {
  return `${property} ${start} ${value}`
}

const judges: readonly Judge[] = [
  judgeDisplay,
  judgePosition,
  judgeFloat,
  judgeBackground,
  judgeVariable,
  judgeCalc,
  judgeFit,
]

const tableFix = 'Use a table, or add one for Outlook in a conditional comment'

function judgeDisplay({ declaration: { property, value }, element }: Judged, context: RuleContext): ReturnType<Judge> {
  if (property !== 'display') return null
  const mode = /^(?:inline-)?(flex|grid)$/iu.exec(value)?.[1]?.toLowerCase()
  // Clients place a single child at the same position whether or not they support the feature.
  if (mode === undefined || childElements(element) < 2 || hasOutlookTable(element, context)) return null
  return { slug: `css-display-${mode}`, shown: `display: ${value.toLowerCase()}`, fix: tableFix }
}

function judgePosition({ declaration: { property, value } }: Judged): ReturnType<Judge> {
  if (property !== 'position' || !/^(?:absolute|fixed|sticky|-webkit-sticky)$/iu.test(value)) return null
  return {
    slug: 'css-position',
    shown: `position: ${value.toLowerCase()}`,
    fix: 'Position the element with a table and padding',
  }
}

function judgeFloat({ declaration: { property, value }, element }: Judged, context: RuleContext): ReturnType<Judge> {
  const isColumn = property === 'float' && isFloating(value) && element.name !== 'img' && element.name !== 'table'
  if (!isColumn || hasOutlookTable(element, context)) return null
  const floated = siblingsOf(element, context).filter(
    (node) => node.kind === 'element' && isFloating(context.styleOf(node).declared.get('float')?.value ?? ''),
  )
  return floated.length < 2 ? null : { slug: 'css-float', shown: 'float in several columns', fix: tableFix }
}

function isFloating(value: string): boolean {
  return /^(?:left|right)$/iu.test(value)
}

/** The maximum number of siblings to examine, which limits the running time. Real layouts have fewer columns. */
const maxSiblings = 50

function siblingsOf({ parent }: HtmlElement, { html }: RuleContext): readonly HtmlNode[] {
  return (parent?.children ?? html?.children ?? []).slice(0, maxSiblings)
}

function judgeBackground({ declaration, element }: Judged, context: RuleContext): ReturnType<Judge> {
  const { property, value } = declaration
  if (property !== 'background-image' && property !== 'background') return null
  const hasContent = hasOwnText(element) || element.children.some(({ kind }) => kind === 'element')
  if (!/(?:url|gradient)\(/iu.test(value.slice(0, 500)) || !hasContent) return null
  const { declared } = context.styleOf(element)
  const shorthand =
    declared
      .get('background')
      ?.value.slice(0, 2000)
      .replaceAll(/(?:url|[a-z-]{0,30}gradient)\([^()]*(?:\([^()]*\)[^()]*)*\)/giu, ' ') ?? ''
  const hasColor =
    declared.has('background-color') ||
    attributeValue(element, 'bgcolor') !== null ||
    /#[0-9a-f]{3}|rgb|\b(?!no-repeat|repeat|center|top|bottom|left|right|cover|contain|fixed|scroll|none|auto)[a-z]{3,}\b/iu.test(
      shorthand,
    )
  if (hasColor || hasOutlookTable(element, context)) return null
  return {
    slug: /gradient\(/iu.test(value) ? 'css-linear-gradient' : 'css-background-image',
    shown: 'a background image without a color',
    fix: 'Set a background-color as well, so that the text can be read without the image',
  }
}

function judgeVariable({ declaration: { property, value }, fallbacks }: Judged): ReturnType<Judge> {
  if (!/(?<![\w-])var\(/iu.test(value.slice(0, 500)) || fallbacks.has(property) || property.startsWith('--'))
    return null
  return {
    slug: 'css-variables',
    shown: 'var()',
    fix: 'Replace var() with its value, or declare that value before it as a fallback',
  }
}

function judgeCalc({ declaration: { property, value }, element, fallbacks }: Judged): ReturnType<Judge> {
  if (!/^(?:(?:min|max)-)?width$/u.test(property) || !/(?<![\w-])calc\(/iu.test(value.slice(0, 500))) return null
  if (fallbacks.has(property) || attributeValue(element, 'width') !== null) return null
  return {
    slug: 'css-unit-calc',
    shown: `calc() in ${property}`,
    fix: 'Declare a fixed width or a percentage before it as a fallback',
  }
}

function judgeFit({ declaration: { property, value }, element }: Judged): ReturnType<Judge> {
  if (property !== 'object-fit' || !/^(?:cover|contain|none|scale-down)$/iu.test(value)) return null
  // If only one dimension is set, the image keeps its proportions.
  const hasHeight =
    attributeValue(element, 'height') !== null || attributeValue(element, 'style')?.includes('height') === true
  if (element.name !== 'img' || !hasHeight) return null
  return { slug: 'css-object-fit', shown: 'object-fit', fix: 'Crop the image to the size at which it is shown' }
}

function childElements({ children }: HtmlElement): number {
  return children.filter((child) => child.kind === 'element' && child.name !== 'br').length
}

/** Returns whether a conditional comment for Outlook, in the element or next to it, contains a table or VML. */
function hasOutlookTable(element: HtmlElement, context: RuleContext): boolean {
  return [...element.children.slice(0, maxSiblings), ...siblingsOf(element, context)].some(
    (node) => node.kind === 'comment' && /^\[if [^\]]*mso/iu.test(node.text) && /<table|<td|<v:/iu.test(node.text),
  )
}
