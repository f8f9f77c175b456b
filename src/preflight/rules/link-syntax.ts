import { targetFaults } from '../links/diagnose-target.ts'
import type { Rule } from '../rule.ts'

export const linkSyntax: Rule = {
  id: 'link-syntax',
  group: 'links',
  severity: 'error',
  title: 'Misspelled URL',
  why: 'An invalid link opens an error page or does nothing, and some clients remove it.',
  source: 'WHATWG URL Standard; RFC 3986',
  fix: 'Correct the URL',
  ignores:
    'The rule ignores leading and trailing white space, IDN hosts, `&` instead of `&amp;`, and mailto: links for sharing, which have a subject or body but no address.',
  bad: '<p>Hello.</p>\n<p><a href="htp://fernhill-bikes.com/">Your order</a></p>\n',
  good: {
    about: 'The URL https://fernhill-bikes.com/',
    text: '<p>Hello.</p>\n<p><a href=" https://fernhill-bikes.com/ ">Your order</a></p>\n',
  },
  check: (context) => targetFaults('link-syntax', context),
}
