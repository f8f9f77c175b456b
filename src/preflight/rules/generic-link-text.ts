/** Defines the rule generic-link-text. */

import { attributeValue } from '../html/html-document.ts'
import { isGenericText } from '../links/link-wording.ts'
import type { Rule } from '../rule.ts'

const link = (text: string, attributes = ''): string =>
  `<p>We changed how returns work.</p>\n<p><a href="https://fernhill-bikes.com/returns"${attributes}>${text}</a></p>\n`

export const genericLinkText: Rule = {
  id: 'generic-link-text',
  group: 'links',
  severity: 'notice',
  title: 'Link text that does not say where it leads',
  why: 'Screen readers list links without the surrounding text, and filters count "click here" as a sign of spam.',
  source: 'WCAG 2.2, 2.4.4 Link Purpose; SpamAssassin CLICK_BELOW',
  fix: 'Name the target in the link: "Read about returns"',
  ignores:
    'The rule ignores link texts that name their target ("Read more about returns"), and links with an aria-label.',
  bad: [
    { file: 'click.html', text: link('Click here'), line: 2 },
    { file: 'more.html', text: link('Read more &rarr;'), line: 2 },
    { file: 'nested.html', text: link('<b>HERE</b>!'), line: 2 },
    { file: 'german.html', text: link('Hier klicken'), line: 2 },
    { file: 'twice.html', text: link('here') + link('this link'), line: 2, count: 2 },
  ],
  good: [
    { file: 'named.html', text: link('Read about returns') },
    { about: 'A link text that names its target', file: 'about.html', text: link('Read more about returns') },
    { about: 'An aria-label', file: 'aria.html', text: link('Read more', ' aria-label="Read more about returns"') },
    { about: 'A word within a longer text', file: 'click.html', text: link('Click and collect') },
  ],
  check({ links, originAt }) {
    return links.flatMap(({ kind, element, text }) =>
      kind !== 'a' || element === null || !isGenericText(text) || (attributeValue(element, 'aria-label') ?? '') !== ''
        ? []
        : [{ at: originAt(element.start), message: 'Link texts do not say where they lead', item: `"${text.trim()}"` }],
    )
  },
}
