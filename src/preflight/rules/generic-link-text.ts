import { attributeValue } from '../html/html-document.ts'
import { isGenericText } from '../links/link-wording.ts'
import type { Rule } from '../rule.ts'

export const genericLinkText: Rule = {
  id: 'generic-link-text',
  group: 'links',
  severity: 'notice',
  title: 'Link text that does not describe its target',
  why: 'Screen readers list links without the surrounding text, and filters count "click here" as a sign of spam.',
  source: 'WCAG 2.2, 2.4.4 Link Purpose; SpamAssassin CLICK_BELOW',
  fix: 'Describe the target in the link text, for example "Read about returns"',
  ignores:
    'The rule ignores link text that describes its target ("Read more about returns"), and links with an aria-label.',
  bad: '<p>We changed how returns work.</p>\n<p><a href="https://fernhill-bikes.com/returns">Click here</a></p>\n',
  good: {
    about: 'Link text that describes its target',
    text: '<p>We changed how returns work.</p>\n<p><a href="https://fernhill-bikes.com/returns">Read more about returns</a></p>\n',
  },
  check({ links, originAt }) {
    return links.flatMap(({ kind, element, text }) =>
      kind !== 'a' || element === null || !isGenericText(text) || (attributeValue(element, 'aria-label') ?? '') !== ''
        ? []
        : { at: originAt(element.start), message: 'Link text does not describe its target', item: `"${text.trim()}"` },
    )
  },
}
