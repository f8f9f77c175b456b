import { targetFaults } from '../links/diagnose-target.ts'
import type { Rule } from '../rule.ts'

export const nonPublicLink: Rule = {
  id: 'non-public-link',
  group: 'links',
  severity: 'error',
  title: 'Link to a host that recipients cannot open',
  why: 'The link works only on the computer or network where the message was written.',
  source: 'RFC 1918, RFC 6761, RFC 4193',
  fix: 'Use the public base URL in the template or its data, or list the host in allow-hosts',
  ignores:
    'The rule ignores hosts in `allow-hosts`, and words such as `test` and `dev` in other names (contest.org, dev.to), in paths and in other text. Links to test systems of other companies or to preview hosts are reported as warnings.',
  bad: '<p>Ready.</p>\n<p><a href="https://staging.fernhill-bikes.com/invoices/88">Open it</a></p>\n',
  good: {
    about: 'The public URL https://contest.org/x',
    text: '<p>Ready.</p>\n<p><a href="https://contest.org/x">Open it</a></p>\n',
  },
  check: (context) => targetFaults('non-public-link', context),
}
