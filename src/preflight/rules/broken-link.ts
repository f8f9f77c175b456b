import { renderCount } from '../../foundation/errors/render-count.ts'
import { shorten } from '../../foundation/errors/shorten.ts'
import type { LinkResult } from '../link-check/link-facts.ts'
import { linksToCheck } from '../link-check/links-to-check.ts'
import { originOfUrl } from '../links/link-target.ts'
import type { Fault, Rule } from '../rule.ts'
import { weakerIfValue } from '../severity-of.ts'

export const brokenLink: Rule = {
  id: 'broken-link',
  group: 'links',
  severity: 'warning',
  title: 'Broken link',
  why: 'Readers get an error page instead of the content that the message promises.',
  source: 'RFC 9110 §15.5; editorial practice',
  fix: 'Correct the link, or publish the page before you send',
  ignores:
    'The rule runs only if check-links is true. The rule ignores unsubscribe links, hosts in allow-hosts, pages that require a login (401, 403), rate limits (429), private addresses and timeouts.',
  bad: {
    text: '<p>Ready.</p>\n<p><a href="https://fernhill-bikes.com/gone">Your bike</a></p>\n',
    links: { 'https://fernhill-bikes.com/gone': { statusCode: 404 } },
  },
  good: {
    about: 'A page that requires a login',
    text: '<p>Ready.</p>\n<p><a href="https://fernhill-bikes.com/gone">Your bike</a></p>\n',
    links: { 'https://fernhill-bikes.com/gone': { statusCode: 403 } },
  },
  check(context) {
    const { linkFacts } = context
    if (linkFacts.status === 'unchecked') return []
    const checked = linksToCheck(context)
    const faults = checked.flatMap(({ target, url }): Fault | [] => {
      const found = linkFacts.results.get(url)
      const problem = found === undefined ? null : problemOf(found)
      if (problem === null) return []
      const values = target.url.valuesIn(target.start, target.start + target.text.length)
      const at = originOfUrl(target)
      const severity = weakerIfValue('warning', values[0] ?? at)
      return { at, severity, message: `${shown(url)}: ${problem}` }
    })
    const unknown = checked.filter(({ url }) => linkFacts.results.get(url)?.status === 'unknown')
    if (faults.length > 0 || unknown.length === 0) return faults
    const reason = linkFacts.results.get(unknown[0]?.url ?? '')?.reason ?? 'no response'
    return { uncheckedBecause: `no result for ${unknown.length} of ${renderCount(checked.length, 'link')}: ${reason}` }
  },
}

/** Status codes that servers may send to programs even though a reader's browser would get the page. */
const unclear: ReadonlySet<number> = new Set([401, 403, 405, 406, 408, 425, 429, 451, 503])

function problemOf({ status, statusCode, reason, redirects }: LinkResult): string | null {
  const hop = redirects.at(-1)
  const where = hop === undefined ? '' : `, after a redirect to ${shown(hop.target)}`
  if (status === 'failed') return `${reason ?? 'no response'}${where}`
  if (status === 'unknown' || statusCode === null || statusCode < 400 || unclear.has(statusCode)) return null
  return `the server returned ${statusCode}${where}`
}

/** Renders a URL without its query, which may contain tokens. */
function shown(url: string): string {
  return shorten(url.split('?')[0] ?? url, 80)
}
