import { isOfSample, nonPublicReason } from '../links/host-kinds.ts'
import { authorDomainOf, isHostIn } from '../links/link-target.ts'
import type { Fault, Rule } from '../rule.ts'
import type { RuleContext } from '../rule-context.ts'
import { weakerIfValue } from '../severity-of.ts'

export const imageInsecure: Rule = {
  id: 'image-insecure',
  group: 'images',
  severity: 'warning',
  title: 'Image loaded over http',
  why: 'Clients block images loaded over http or warn about them, and anyone on the network can see or replace them.',
  source: 'Mixed content, https://www.w3.org/TR/mixed-content/; caniemail.com',
  fix: 'Serve the image over https',
  ignores: 'The rule ignores hosts in allow-hosts, and hosts that recipients cannot reach (see image-source).',
  bad: '<p>Hello</p>\n<img src="http://fernhill-bikes.com/shop.jpg" alt="Shop" width="300">\n',
  good: {
    about: 'An image on localhost, which image-source reports',
    text: '<img src="http://localhost:3000/shop.jpg" alt="Shop" width="300">\n',
  },
  check(context) {
    const { images, declarations, settings } = context
    const inHtml = images
      .filter(({ url }) => isReachable(url.text.trim(), context))
      .map(({ url }) => ({ written: url.text.trim(), at: url.originAt(0) }))
    const inStyles = declarations
      .filter(({ conditions }) => !conditions.includes('@font-face'))
      .map(({ value, at }) => ({ written: /url\(\s*["']?(http:\/\/[^"')\s]{1,500})/iu.exec(value)?.[1] ?? '', at }))
    return [...inHtml, ...inStyles].flatMap(({ written, at }): Fault | [] => {
      const host = /^http:\/\//iu.test(written) ? (URL.parse(written)?.hostname ?? null) : null
      if (host === null || isHostIn(host, settings.allowHosts)) return []
      return {
        at,
        message: 'Images are loaded over http instead of https',
        item: host,
        severity: weakerIfValue('warning', at),
      }
    })
  },
}

function isReachable(source: string, context: RuleContext): boolean {
  const host = URL.parse(source)?.hostname ?? ''
  const author = authorDomainOf(context)
  return isOfSample(host, author) || nonPublicReason(host, author) === null
}
