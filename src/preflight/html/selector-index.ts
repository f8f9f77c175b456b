/** Finds the style rules that apply to an element without testing every rule on every element. */

import type { CssDeclaration } from '../../foundation/mail/parse-css.ts'
import { attributeValue, type HtmlElement } from './html-document.ts'

/** A rule in a style sheet. */
export interface IndexedRule {
  readonly selectors: readonly string[]
  readonly declarations: readonly CssDeclaration[]
}

export interface SelectorIndex {
  /**
   * Returns the declarations that apply to an element, lowest precedence first. Selectors with pseudo-classes or
   * attributes never match.
   */
  match(element: HtmlElement): readonly CssDeclaration[]
}

interface Compound {
  /** The element name; null to match any name. */
  readonly tag: string | null
  readonly id: string | null
  readonly classes: readonly string[]
}

interface Candidate {
  /** The compound selectors; the last one applies to the element itself. */
  readonly compounds: readonly Compound[]
  /** The combinators between the compound selectors: ` ` or `>`. */
  readonly combinators: readonly string[]
  readonly specificity: number
  readonly order: number
  readonly declarations: readonly CssDeclaration[]
}

/** The maximum number of compound selectors in a selector. Hand-written selectors have fewer. */
const maxCompounds = 10
/**
 * The maximum number of rules per tag, class or id. If a tag, class or id has more rules, only the last ones are used.
 * Hand-written style sheets have fewer.
 */
const maxCandidates = 200

/** Creates an index of rules by the id, class or tag of the element to which they apply. */
export function openSelectorIndex(rules: readonly IndexedRule[]): SelectorIndex {
  const index = new Map<string, Candidate[]>()
  let order = 0
  for (const { selectors, declarations } of rules) {
    for (const selector of selectors) {
      const parsed = parseSelector(selector)
      if (parsed === null) continue
      const key = keyOf(parsed.compounds.at(-1))
      const candidates = index.get(key) ?? []
      candidates.push({ ...parsed, order, declarations })
      if (candidates.length > maxCandidates) candidates.shift()
      index.set(key, candidates)
      order += 1
    }
  }
  return { match: (element) => (index.size === 0 ? [] : matchElement(element, index)) }
}

function matchElement(
  element: HtmlElement,
  index: ReadonlyMap<string, readonly Candidate[]>,
): readonly CssDeclaration[] {
  const id = attributeValue(element, 'id')
  const keys = ['*', element.name, ...classesOf(element).map((name) => `.${name}`), ...(id === null ? [] : [`#${id}`])]
  const candidates = keys.flatMap((key) => index.get(key) ?? [])
  if (candidates.length === 0) return []
  // A `class` attribute can contain the same class twice.
  return [...new Set(candidates)]
    .filter((candidate) => matches(element, candidate))
    .toSorted((one, other) => one.specificity - other.specificity || one.order - other.order)
    .flatMap(({ declarations }) => declarations)
}

function classesOf(element: HtmlElement): readonly string[] {
  const value = attributeValue(element, 'class')
  return value === null ? [] : value.split(/\s+/u).filter((name) => name !== '')
}

function parseSelector(selector: string): Omit<Candidate, 'order' | 'declarations'> | null {
  const parts = selector.replaceAll('>', ' > ').trim().split(/\s+/u)
  const compounds: Compound[] = []
  const combinators: string[] = []
  let isChild = false
  for (const part of parts) {
    if (part === '>') {
      isChild = true
      continue
    }
    const compound = parseCompound(part)
    if (compound === null || compounds.length === maxCompounds) return null
    if (compounds.length > 0) combinators.push(isChild ? '>' : ' ')
    compounds.push(compound)
    isChild = false
  }
  if (compounds.length === 0) return null
  const specificity = compounds.reduce(
    (sum, { tag, id, classes }) => sum + (id === null ? 0 : 10_000) + classes.length * 100 + (tag === null ? 0 : 1),
    0,
  )
  return { compounds, combinators, specificity }
}

function parseCompound(text: string): Compound | null {
  const match = /^(?<tag>\*|[a-z][a-z0-9]*)?(?<rest>(?:[.#][\w-]+)*)$/iu.exec(text)
  if (match === null || text === '') return null
  const names = (match.groups?.['rest'] ?? '').match(/[.#][\w-]+/gu) ?? []
  const tag = match.groups?.['tag']?.toLowerCase()
  return {
    tag: tag === undefined || tag === '*' ? null : tag,
    id: names.find((name) => name.startsWith('#'))?.slice(1) ?? null,
    classes: names.filter((name) => name.startsWith('.')).map((name) => name.slice(1)),
  }
}

function keyOf(compound: Compound | undefined): string {
  if (compound === undefined) return '*'
  const [first] = compound.classes
  if (compound.id !== null) return `#${compound.id}`
  return first === undefined ? (compound.tag ?? '*') : `.${first}`
}

/** The maximum number of ancestors to compare. Real selectors span only a few ancestors. */
const maxAncestors = 100

function matches(element: HtmlElement, { compounds, combinators }: Candidate): boolean {
  let at: HtmlElement | null = element
  if (!fits(element, compounds.at(-1))) return false
  for (let index = compounds.length - 2; index >= 0; index -= 1) {
    at = at.parent
    if (combinators[index] === ' ') {
      for (let steps = 0; at !== null && !fits(at, compounds[index]); steps += 1)
        at = steps > maxAncestors ? null : at.parent
    }
    if (at === null || !fits(at, compounds[index])) return false
  }
  return true
}

function fits(element: HtmlElement, compound: Compound | undefined): boolean {
  if (compound === undefined) return false
  const { tag, id, classes } = compound
  if (tag !== null && tag !== element.name) return false
  if (id !== null && attributeValue(element, 'id') !== id) return false
  if (classes.length === 0) return true
  const own = classesOf(element)
  return classes.every((name) => own.includes(name))
}
