/** Defines the rule ip-address-link. */

import { targetFaults } from '../links/diagnose-target.ts'
import type { Rule } from '../rule.ts'

const link = (url: string): string => `<p>Hello.</p>\n<p><a href="${url}">Your invoice</a></p>\n`

export const ipAddressLink: Rule = {
  id: 'ip-address-link',
  group: 'links',
  severity: 'warning',
  title: 'Link to an IP address or an unusual port',
  why: 'Malware is often served from bare IP addresses: filters penalize such links, and company networks block unusual ports.',
  source: 'Microsoft anti-spam policies ("Numeric IP address in URL", "URL redirect to other port")',
  fix: 'Link to a host name without a port',
  ignores:
    'The rule ignores addresses of private networks (see non-public-link), ports 80 and 443, and hosts in `allow-hosts`.',
  bad: [
    { file: 'address.html', text: link('https://203.0.113.9/invoice'), line: 2 },
    { file: 'decimal.html', text: link('http://3405803785/invoice'), line: 2 },
    { file: 'hex.html', text: link('http://0xcb007109/invoice'), line: 2 },
    { file: 'octal.html', text: link('http://0313.0.0161.011/invoice'), line: 2 },
    { file: 'six.html', text: link('https://[2001:db8::1]/invoice'), line: 2 },
    { file: 'port.html', text: link('https://fernhill-bikes.com:8443/invoice'), line: 2 },
    {
      file: 'data.liquid',
      text: link('{{ url }}'),
      files: { 'data.json': '{"url": "https://203.0.113.9/invoice"}' },
      line: 2,
      severity: 'notice',
    },
  ],
  good: [
    { file: 'name.html', text: link('https://fernhill-bikes.com/invoice') },
    {
      about: 'The usual ports',
      file: 'port.html',
      text: `${link('https://fernhill-bikes.com:443/')}${link('http://fernhill-bikes.com:80/')}`,
    },
    {
      about: 'A private address, which another rule reports',
      file: 'private.html',
      text: link('http://10.0.0.1:8080/'),
    },
    { about: 'Numbers in a host name', file: 'digits.html', text: link('https://1.2.3.4.fernhill-bikes.com/') },
  ],
  check: (context) => targetFaults('ip-address-link', context),
}
