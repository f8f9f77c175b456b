import { dayMs } from '../../foundation/errors/day-ms.ts'
import { renderCount } from '../../foundation/errors/render-count.ts'
import { linksToCheck } from '../link-check/links-to-check.ts'
import { originOfUrl } from '../links/link-target.ts'
import type { Rule } from '../rule.ts'

/**
 * The minimum number of days until a certificate expires. Certificates that are renewed automatically always have more
 * days left.
 */
const minDays = 14

const url = 'https://fernhill-bikes.com/a'

export const linkCertificate: Rule = {
  id: 'link-certificate',
  group: 'links',
  severity: 'notice',
  title: 'Linked host whose TLS certificate expires soon',
  why: 'Some readers open mail days after it was sent. After the certificate expires, readers get a security warning instead of your page.',
  source: 'RFC 5280 §4.1.2.5',
  fix: 'Renew the TLS certificate of the linked host',
  ignores:
    'The rule runs only if check-links is true. The rule ignores certificates that are valid for at least 14 more days.',
  bad: {
    text: '<p>Ready.</p>\n<p><a href="https://fernhill-bikes.com/a">Your bike</a></p>\n',
    links: { [url]: { statusCode: 200, certificateExpiresAtMs: Date.UTC(2026, 10, 25) } },
  },
  good: {
    text: '<p>Ready.</p>\n<p><a href="https://fernhill-bikes.com/a">Your bike</a></p>\n',
    links: { [url]: { statusCode: 200, certificateExpiresAtMs: Date.UTC(2026, 11, 25) } },
  },
  check(context) {
    const { linkFacts, nowMs } = context
    if (linkFacts.status === 'unchecked') return []
    return linksToCheck(context).flatMap(({ target, url: asked }) => {
      const expiresAtMs = linkFacts.results.get(asked)?.certificateExpiresAtMs ?? null
      if (expiresAtMs === null || expiresAtMs - nowMs >= minDays * dayMs) return []
      const days = Math.max(0, Math.floor((expiresAtMs - nowMs) / dayMs))
      const host = target.host?.name ?? ''
      return {
        at: originOfUrl(target),
        message: `The TLS certificate of ${host} expires in ${renderDays(days)}`,
        cause: host,
      }
    })
  },
}

function renderDays(days: number): string {
  if (days === 0) return 'less than a day'
  return renderCount(days, 'day')
}
