/** Defines the rule empty-link-text. */

import { attributeValue, type HtmlElement } from '../html/html-document.ts'
import type { Rule } from '../rule.ts'
import type { Link } from '../rule-context.ts'

export const emptyLinkText: Rule = {
  id: 'empty-link-text',
  group: 'links',
  severity: 'warning',
  title: 'Link without text',
  why: 'Readers cannot see or click the link, and screen readers spell out its URL.',
  source: 'WCAG 2.2, 2.4.4 Link Purpose',
  fix: 'Give the link text, or give its image an alt text',
  ignores:
    'The rule ignores anchors without href, links in Outlook conditionals, hidden links, links with aria-label or title, and images without alt (see image-alt).',
  bad: [
    { file: 'empty.html', text: '<p>Look:</p>\n<p><a href="https://fernhill-bikes.com/"></a></p>\n', line: 2 },
    { file: 'space.html', text: '<p><a href="https://fernhill-bikes.com/"> &nbsp;&zwnj; </a></p>\n', line: 1 },
    {
      file: 'label.html',
      text: '<p><a href="https://fernhill-bikes.com/" aria-label=""><span></span></a></p>\n',
      line: 1,
    },
    {
      file: 'variable.liquid',
      text: '<p>Look:</p>\n<p><a href="https://fernhill-bikes.com/">{{ title }}</a></p>\n',
      files: { 'data.json': '{"title": ""}' },
      line: 2,
    },
  ],
  good: [
    { file: 'text.html', text: '<p><a href="https://fernhill-bikes.com/">Fernhill Bikes</a></p>\n' },
    { about: 'An anchor', file: 'anchor.html', text: '<p><a name="top"></a><a id="x"></a>Hello</p>\n' },
    {
      about: 'An image with an alt text',
      file: 'image.html',
      text: '<a href="https://fernhill-bikes.com/"><img src="https://fernhill-bikes.com/l.png" alt="Fernhill"></a>\n',
    },
    {
      about: 'An image without alt text, which image-alt reports',
      file: 'alt.html',
      text: '<a href="https://fernhill-bikes.com/"><img src="https://fernhill-bikes.com/l.png"></a>\n',
    },
    {
      about: 'A name for screen readers',
      file: 'aria.html',
      text: '<a href="https://fernhill-bikes.com/" aria-label="Shop"></a><a href="https://fernhill-bikes.com/" title="Shop"></a>\n',
    },
    {
      about: 'A hidden link and an Outlook conditional',
      file: 'hidden.html',
      text: '<div style="display:none"><a href="https://fernhill-bikes.com/"></a></div><!--[if mso]><a href="https://fernhill-bikes.com/"></a><![endif]-->\n',
    },
  ],
  check({ links, originAt, styleOf }) {
    return links.flatMap(({ kind, element, ...link }) =>
      kind !== 'a' || element === null || isNamed(element, link) || styleOf(element).hiddenBy !== null
        ? []
        : [{ at: originAt(element.start), message: 'The link has no text' }],
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
