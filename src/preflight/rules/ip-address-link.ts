import { targetFaults } from '../links/diagnose-target.ts'
import type { Rule } from '../rule.ts'

export const ipAddressLink: Rule = {
  id: 'ip-address-link',
  group: 'links',
  severity: 'warning',
  title: 'Link to an IP address or an unusual port',
  why: 'Malware is often served from bare IP addresses, so filters penalize links to them. Company networks block unusual ports.',
  source: 'Microsoft anti-spam policies ("Numeric IP address in URL", "URL redirect to other port")',
  fix: 'Link to a host name without a port',
  ignores:
    'The rule ignores addresses in private networks (see non-public-link), ports 80 and 443, and hosts in `allow-hosts`.',
  bad: '<p>Hello.</p>\n<p><a href="https://203.0.113.9/invoice">Your invoice</a></p>\n',
  good: {
    about: 'Links with the default ports',
    text: '<p>Hello.</p>\n<p><a href="https://fernhill-bikes.com:443/">Your invoice</a></p>\n<p>Hello.</p>\n<p><a href="http://fernhill-bikes.com:80/">Your invoice</a></p>\n',
  },
  check: (context) => targetFaults('ip-address-link', context),
}
