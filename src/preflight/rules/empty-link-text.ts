import { attributeValue, type HtmlElement } from '../html/html-document.ts'
import type { Rule } from '../rule.ts'
import type { Link } from '../rule-context.ts'

export const emptyLinkText: Rule = {
  id: 'empty-link-text',
  group: 'links',
  severity: 'warning',
  title: 'Link without text',
  why: 'Readers cannot see or click a link without text, and screen readers read out its URL.',
  source: 'WCAG 2.2, 2.4.4 Link Purpose',
  fix: 'Add text to the link, or alternative text to its image',
  ignores:
    'The rule ignores anchors without href, links in Outlook conditionals, hidden links, links with an aria-label or title attribute, and linked images without alt (see image-alt).',
  bad: '<p>Look:</p>\n<p><a href="https://fernhill-bikes.com/"></a></p>\n',
  good: { about: 'Anchors without href', text: '<p><a name="top"></a><a id="x"></a>Hello</p>\n' },
  check({ links, originAt, styleOf }) {
    return links.flatMap(({ kind, element, ...link }) =>
      kind !== 'a' || element === null || isNamed(element, link) || styleOf(element).hiddenBy !== null
        ? []
        : { at: originAt(element.start), message: 'The link has no text' },
    )
  },
}

function isNamed(element: HtmlElement, { text, hasImage }: Pick<Link, 'text' | 'hasImage'>): boolean {
  const names = ['aria-label', 'aria-labelledby', 'title'].map((name) => attributeValue(element, name) ?? '')
  return hasImage || [text, ...names].some(isVisible)
}

function isVisible(text: string): boolean {
  return text.replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, '') !== ''
}
