import { shorten } from '../../foundation/errors/shorten.ts'
import { linksToCheck } from '../link-check/links-to-check.ts'
import { originOfUrl } from '../links/link-target.ts'
import type { Rule } from '../rule.ts'

const url = 'http://fernhill-bikes.com/a'
const moved = { statusCode: 301, target: 'https://www.fernhill-bikes.com/a' }
const maxHops = 3

export const redirectedLink: Rule = {
  id: 'redirected-link',
  group: 'links',
  severity: 'notice',
  title: 'Link that redirects',
  why: 'Every redirect costs the reader time, and filters follow only a few redirects.',
  source: 'RFC 9110 §15.4.2 and §15.4.9',
  fix: 'Link to the final URL',
  ignores:
    'The rule runs only if check-links is true. The rule ignores up to three temporary redirects, such as those for click tracking.',
  bad: {
    text: '<p>Ready.</p>\n<p><a href="http://fernhill-bikes.com/a">Your bike</a></p>\n',
    links: { [url]: { statusCode: 200, redirects: [moved] } },
  },
  good: {
    about: 'A single temporary redirect for click tracking',
    text: '<p>Ready.</p>\n<p><a href="http://fernhill-bikes.com/a">Your bike</a></p>\n',
    links: { [url]: { statusCode: 200, redirects: [{ ...moved, statusCode: 302 }] } },
  },
  check(context) {
    const { linkFacts } = context
    if (linkFacts.status === 'unchecked') return []
    return linksToCheck(context).flatMap(({ target, url: asked }) => {
      const found = linkFacts.results.get(asked)
      if (found?.status !== 'answered') return []
      const { redirects } = found
      const permanent = redirects.find(({ statusCode }) => statusCode === 301 || statusCode === 308)
      if (permanent === undefined && redirects.length <= maxHops) return []
      const last = redirects.at(-1)?.target ?? ''
      const what =
        permanent === undefined ? `redirects ${redirects.length} times` : `has moved (${permanent.statusCode})`
      const shown = shorten(last.split('?')[0] ?? last, 80)
      return {
        at: originOfUrl(target),
        message: `${target.host?.name ?? 'A link'} ${what} to ${shown}`,
        fix: `Link to ${shown}`,
      }
    })
  },
}
