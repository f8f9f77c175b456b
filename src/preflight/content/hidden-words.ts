/** Finds text that styles hide from readers but not from spam filters. */

import { joinPieces } from '../../foundation/mail/html-tokens.ts'
import { countWords } from '../../verdict/content/count-words.ts'
import { isHidden } from '../html/computed-style.ts'
import { contrastRatio } from '../html/css-color.ts'
import { attributeOf, attributeValue, closest, type HtmlElement, ownPieces } from '../html/html-document.ts'
import type { RuleContext } from '../rule-context.ts'

/** The hidden text of an element and of all elements inside it. */
export interface HiddenText {
  /** The outermost hidden element. */
  readonly element: HtmlElement
  readonly by: string
  /** Whether the text is a preheader, which is hidden on purpose but too long. */
  readonly isPreheader: boolean
  /** The number of words. References such as `ref:_00D80x._500:ref` are not words. */
  readonly wordCount: number
}

const silentElements = new Set(
  'style script title noscript template xml option head textarea object audio video'.split(' '),
)
/** The maximum length of a hidden preheader. Invisible characters that pad the preheader are not counted. */
const maxPreheaderCharacters = 250
/** Text of a lower contrast ratio is as good as invisible. */
const minContrast = 1.1

/** The way of hiding that low-contrast reports as well. */
export const byColor = 'a text color like the background color'

const names: Readonly<Record<string, string>> = {
  display: 'display: none',
  visibility: 'visibility: hidden',
  opacity: 'an opacity close to 0',
  clip: 'a box at most 1 px high or wide',
  'off-screen': 'an off-screen position',
  tiny: 'a font size of at most 1 px',
  color: byColor,
  transparent: 'a transparent text color',
}

/** Ways of hiding that an element inside can undo. */
const ownHiding: ReadonlySet<string> = new Set(['tiny', 'color', 'transparent'])

/** Returns the hidden text in document order. Excludes the preheader and elements that a media query makes visible. */
export function findHiddenTexts(context: RuleContext): readonly HiddenText[] {
  const { html } = context
  if (html === null) return []
  const toggled = toggledNames(context)
  const roots = new Map<HtmlElement, { by: string; text: string }>()
  const rootOf = memoizeRoots(context)
  let isFirst = true
  for (const element of html.elements) {
    if (silentElements.has(element.name)) continue
    const text = directText(element)
    if (text === '') continue
    const hiding = hidingOf(element, context)
    if (hiding === null) {
      // A link such as "View in browser" may come before the preheader.
      if (element.name !== 'a' && closest(element, ({ name }) => name === 'a') === null) isFirst = false
      continue
    }
    const root = ownHiding.has(hiding) ? element : rootOf(element)
    if (isToggled(root, toggled) || isToggled(element, toggled) || isForMachines(element)) continue
    if (isNamed(root, element, readAloudNames)) continue
    const known = roots.get(root)
    const isPreheader = isFirst || isNamed(root, element, preheaderNames)
    if (known === undefined && isPreheader) roots.set(root, { by: 'preheader', text })
    else if (known === undefined) roots.set(root, { by: hiding, text })
    else known.text += ` ${text}`
  }
  const preheader = [...roots.values()].flatMap(({ by, text }) => (by === 'preheader' ? text : [])).join(' ')
  const isPreheaderShort = isShort(preheader)
  return [...roots].flatMap(([element, { by, text }]): readonly HiddenText[] => {
    if (by === 'preheader' && isPreheaderShort) return []
    const shown = by === 'preheader' ? (hidingOf(element, context) ?? 'display') : by
    const wordCount = countWords(text.replaceAll(/\S*\d\S*/gu, ' '))
    return [{ element, by: names[shown] ?? shown, isPreheader: by === 'preheader', wordCount }]
  })
}

function hidingOf(element: HtmlElement, { styleOf }: RuleContext): string | null {
  const style = styleOf(element)
  const { fontSizePx, color, background, isTransparent } = style
  if (isHidden(style)) return style.hiddenBy
  if (fontSizePx <= 1) return 'tiny'
  if (isTransparent) return 'transparent'
  if (color === null || background === null) return null
  return contrastRatio(color, background) < minContrast ? 'color' : null
}

/** Returns whether a preheader has at most the maximum length, in characters as readers count them. */
function isShort(text: string): boolean {
  if (text.length <= maxPreheaderCharacters) return true
  // A character rarely has more than four UTF-16 code units, and segmenting a long text takes long.
  if (text.length > 4 * maxPreheaderCharacters) return false
  return [...new Intl.Segmenter().segment(text)].length <= maxPreheaderCharacters
}

/** Returns a function that finds the outermost hidden element around an element. */
function memoizeRoots({ styleOf }: RuleContext): (element: HtmlElement) => HtmlElement {
  const known = new Map<HtmlElement, HtmlElement>()
  return (element) => {
    const path: HtmlElement[] = []
    let root = element
    for (;;) {
      const read = known.get(root)
      if (read !== undefined) {
        root = read
        break
      }
      path.push(root)
      const { parent } = root
      if (parent === null || !isHidden(styleOf(parent))) break
      root = parent
    }
    for (const one of path) known.set(one, root)
    return root
  }
}

const showingProperties = /^(?:display|visibility|opacity|(?:max-)?(?:height|width)|font-size|overflow|mso-hide)$/u

/** Matches selectors that depend on what the reader does, or that match only in one client. */
const conditionalSelector =
  /:(?:checked|hover|target|focus)|\bu\s*[+~]|\.ExternalClass|\[owa\]|\[data-og|#MessageView|#outlook\b/u

/**
 * Returns the classes and ids of elements whose visibility depends on a condition, such as a media query, a click or
 * hovering.
 */
function toggledNames({ declarations }: RuleContext): ReadonlySet<string> {
  const toggled = new Set<string>()
  for (const { selectors, conditions, property } of declarations) {
    if (!showingProperties.test(property)) continue
    const isConditional = conditions.some((condition) => /^@(?:media|supports)/iu.test(condition))
    for (const selector of selectors) {
      if (!isConditional && !conditionalSelector.test(selector)) continue
      for (const [name] of selector.matchAll(/[.#][\w-]+/gu)) toggled.add(name)
      for (const [, quoted] of selector.matchAll(/\[class[~*^|$]?="?([\w-]+)/gu)) toggled.add(`.${quoted ?? ''}`)
    }
  }
  return toggled
}

function isToggled(element: HtmlElement, toggled: ReadonlySet<string>): boolean {
  if (toggled.size === 0) return false
  const id = attributeValue(element, 'id')
  const classes = (attributeValue(element, 'class') ?? '').split(/\s+/u)
  return (id !== null && toggled.has(`#${id}`)) || classes.some((name) => name !== '' && toggled.has(`.${name}`))
}

const preheaderNames = /pre-?header|pre-?view|mcnPreviewText/iu
const readAloudNames = /(?:^|\s)(?:sr-only|screen-?reader\S*|visually-?hidden|a11y\S*|assistive-text)(?:\s|$)/iu

/** Returns whether the class or id of one of two elements matches a pattern. */
function isNamed(root: HtmlElement, element: HtmlElement, pattern: RegExp): boolean {
  return [root, element].some((one) =>
    pattern.test(`${attributeValue(one, 'class') ?? ''} ${attributeValue(one, 'id') ?? ''}`),
  )
}

function isItem(element: HtmlElement): boolean {
  return attributeOf(element, 'itemprop') !== undefined || attributeOf(element, 'itemscope') !== undefined
}

/** Returns whether an element is structured data, which mail clients read and do not show. */
function isForMachines(element: HtmlElement): boolean {
  return isItem(element) || (element.parent !== null && isItem(element.parent))
}

/** Returns the text directly inside an element, with invisible characters removed and white space collapsed. */
function directText(element: HtmlElement): string {
  return joinPieces(ownPieces(element))
    .replaceAll(/\p{Default_Ignorable_Code_Point}+/gu, '')
    .replaceAll(/[\s\u2007\u00a0]+/gu, ' ')
    .trim()
}
