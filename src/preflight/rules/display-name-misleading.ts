import { shorten } from '../../foundation/errors/shorten.ts'
import { brandOfName, brandOwns, isOrdinaryWord } from '../../verdict/spam/built-in/brands.ts'
import { isSameSite } from '../links/link-target.ts'
import type { Rule } from '../rule.ts'
import { addressesOf } from '../sender/header-addresses.ts'

export const displayNameMisleading: Rule = {
  id: 'display-name-misleading',
  group: 'sender',
  severity: 'warning',
  title: 'Misleading sender name',
  why: 'Gmail forbids sender names that imitate an address, a reply, a verification badge or another brand.',
  source: 'support.google.com/a/answer/81126',
  fix: 'Use the name of your brand or of a person',
  ignores: 'The rule ignores ® and ™, names such as "Anna from Northwind", and your own domain.',
  bad: '---\nsubject: Your bike is ready\nfrom: \'"support@northwind.net" <news@fernhill-bikes.com>\'\n---\n<p>It is ready.</p>\n',
  good: {
    about: 'The name of a person',
    text: '---\nsubject: Your bike is ready\nfrom: \'"Anna from Northwind" <news@fernhill-bikes.com>\'\n---\n<p>It is ready.</p>\n',
  },
  check({ from }) {
    const [author] = addressesOf(from)
    if (from === null || author?.displayName == null) return null
    const problem = problemOf(author.displayName, author.domain)
    if (problem === null) return null
    return {
      at: from.originAt(Math.max(0, from.text.indexOf(author.displayName))),
      message: `The sender name "${shorten(author.displayName)}" ${problem}`,
    }
  },
}

function problemOf(name: string, domain: string): string | null {
  const host =
    /(?:^|[\s@(<])((?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24})(?:$|[\s)>,])/iu.exec(name.slice(0, 300))?.[1] ?? null
  if (host !== null && isHost(host, name) && !isSameSite(host, domain)) {
    return name.includes('@') ? 'contains another address' : `contains another domain, ${host}`
  }
  if (/^(?:re|fwd?|aw|wg|tr|sv)\s{0,3}:/iu.test(name)) return 'looks like a reply'
  if (/\p{Extended_Pictographic}/u.test(name.replaceAll(/[®™©]/gu, '')) || /[✓✔☑]/u.test(name))
    return 'contains an emoji or a check mark'
  const brand = brandOfName(name)
  const isImitation = brand !== null && !isOrdinaryWord(brand) && !brandOwns(brand, domain) && !domain.includes(brand)
  return isImitation ? `mentions another brand, ${brand}` : null
}

/** Returns whether a word is a host name. "Node.js" and "St.Gallen" are not host names. */
function isHost(host: string, name: string): boolean {
  const top = host.split('.').at(-1)?.toLowerCase() ?? ''
  return (
    name.includes('@') ||
    (/^(?:com|net|org|info|biz|shop|store|online|app|dev|co|[a-z]{2})$/u.test(top) &&
      !/\.(?:js|ai|io|me|tv|fm)$/iu.test(host))
  )
}
