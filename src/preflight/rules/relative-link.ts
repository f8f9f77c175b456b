import { targetFaults } from '../links/diagnose-target.ts'
import type { Rule } from '../rule.ts'

export const relativeLink: Rule = {
  id: 'relative-link',
  group: 'links',
  severity: 'error',
  title: 'Link that is not a complete URL',
  why: 'A message has no base URL, so clients cannot resolve relative URLs.',
  source: 'RFC 3986 §5.1; clients ignore <base> (caniemail html-base)',
  fix: 'Write the complete URL with https://',
  ignores:
    'The rule ignores mailto:, tel:, sms: and cid: links, and links to #id. Links that start with `//` or rely on <base href> are reported only as warnings.',
  bad: '<p>Hello.</p>\n<p><a href="/account">Your account</a></p>\n',
  good: {
    about: 'The URL mailto:help@fernhill-bikes.com',
    text: '<p>Hello.</p>\n<p><a href="mailto:help@fernhill-bikes.com">Your account</a></p>\n',
  },
  check: (context) => targetFaults('relative-link', context),
}
