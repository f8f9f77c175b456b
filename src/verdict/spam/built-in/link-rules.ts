/** Rules for links. */

import { readLinkTarget, registeredDomain } from '../../content/link-target.ts'
import type { ContentLink } from '../../content/message-content.ts'
import { brandOwns, imitatedBrands, isOrdinaryWord } from './brands.ts'
import { hasAbusedTld, isShortener } from './known-hosts.ts'
import type { SpamEvidence, SpamRule } from './spam-rule.ts'

const advice = 'Gmail guidelines: links visible and understandable, text and target agree (2026-03-21)'

function hosts(evidence: SpamEvidence): readonly string[] {
  return [...new Set(evidence.content.links.map(({ target }) => target.host))]
}

function countLinks(evidence: SpamEvidence, is: (link: ContentLink) => boolean): number {
  return new Set(evidence.content.links.filter(is).map(({ target }) => target.host)).size
}

/** Matches a name that readers recognize as a URL even without https://. Excludes names such as "Node.js". */
const shownHostPattern =
  /^(?:https?:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,24}|(?:[a-z0-9-]+\.)+(?:com|net|org|info|biz|edu|gov|app|dev|shop|online|site|store|example|test|(?!js|ts|py|md|rs)[a-z]{2}))(?:[/:?#]\S*)?$/iu

/** Returns the host shown in a link's text if the text is a URL; otherwise, null. */
function shownHost(text: string): string | null {
  const shown = text.trim()
  if (!shownHostPattern.test(shown)) return null
  return readLinkTarget(/^https?:/iu.test(shown) ? shown : `https://${shown}`)?.host ?? null
}

function showsAnotherHost({ target, text }: ContentLink): boolean {
  const shown = shownHost(text)
  return shown !== null && registeredDomain(shown) !== registeredDomain(target.host)
}

/**
 * Returns true if a host name contains a brand name but does not belong to the brand, as in paypal.com.login.example
 * and secure-paypal.example.
 */
function imitatesBrand(host: string): boolean {
  const words = host.split(/[.-]/u)
  return (
    words.length > 1 &&
    imitatedBrands.some(
      (brand) =>
        words.includes(brand) && !brandOwns(brand, host) && (!isOrdinaryWord(brand) || words.some(isLoginWord)),
    )
  )
}

/**
 * Returns true for words that occur in host names of fake login pages, including `com`, as in apple.com.login.example.
 */
function isLoginWord(word: string): boolean {
  return /^(?:com|net|id|log-?in|sign-?in|auth|secure|security|accounts?|verify|verification|update|billing|pay|payments?|support|service|alert|unlock|reset|password|wallet|web|mail|online|help)$/u.test(
    word,
  )
}

/** Replaces look-alike characters. */
function plain(text: string): string {
  return text
    .replaceAll('0', 'o')
    .replaceAll(/[1l|]/gu, 'i')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('5', 's')
    .replaceAll('3', 'e')
}

/** Returns true for a well-known name written with look-alike characters, such as paypa1, micros0ft or arnazon. */
function looksLikeBrand(host: string): boolean {
  const words = host.split(/[.-]/u).filter((word) => word.length > 4)
  return words.some((word) => imitatedBrands.some((brand) => word !== brand && plain(word) === plain(brand)))
}

export const linkRules: readonly SpamRule[] = [
  {
    name: 'LINK_TO_IP_ADDRESS',
    weights: [2.6],
    description: 'A link leads to an IP address instead of a host name.',
    fix: 'Use a host name in your own domain.',
    source: 'Apple, postmaster page 102322: no URLs with IP addresses (2025-02-25)',
    count: (evidence) => evidence.content.links.some(({ target }) => target.isAddress),
  },
  {
    name: 'LINK_TEXT_OTHER_HOST',
    weights: [1.8, 2.6],
    description: "A link's text shows one URL, but the link leads to another domain.",
    fix: 'Use words as the link text, or track clicks with a host in your own domain.',
    source: advice,
    count: (evidence) => countLinks(evidence, showsAnotherHost),
  },
  {
    name: 'LINK_BRAND_IN_FOREIGN_HOST',
    weights: [2.6],
    description: 'A host name contains a well-known brand but does not belong to that brand.',
    fix: "Link to the brand's own host, or remove the brand from your host name.",
    count: (evidence) => hosts(evidence).some((host) => imitatesBrand(host)),
  },
  {
    name: 'LINK_LOOK_ALIKE_HOST',
    weights: [3.2],
    description: 'A host name imitates a well-known name with look-alike characters.',
    fix: 'Check the host name, and retype it.',
    count: (evidence) => hosts(evidence).some((host) => looksLikeBrand(host)),
  },
  {
    name: 'LINK_PUNYCODE_HOST',
    weights: [0.9],
    description: 'A host name has non-ASCII letters (xn--), which are easily confused with others.',
    fix: 'Link to an ASCII host name if you have one.',
    source: 'Gmail guidelines, UTS #39 §5.2 (2026-03-21)',
    count: (evidence) => hosts(evidence).some((host) => /(?:^|\.)xn--/u.test(host) && !isAuthorsDomain(evidence, host)),
  },
  {
    name: 'LINK_WITH_USER_NAME',
    weights: [3],
    description: 'A link hides its host behind a user name: https://bank.example@other.example/.',
    fix: 'Remove the part before the @.',
    source: 'WHATWG URL, §4.7 security considerations',
    count: (evidence) => evidence.content.links.some(({ target }) => target.hasUserinfo),
  },
  {
    name: 'LINK_SHORTENER',
    weights: [1.2, 1.6],
    description: 'A link uses a public URL shortener, which hides its target.',
    fix: 'Link to the page itself, or use a short host name in your own domain.',
    count: (evidence) => countLinks(evidence, ({ target }) => isShortener(target.host)),
  },
  {
    name: 'LINK_ODD_PORT',
    weights: [1.4],
    description: 'A link contains a port number.',
    fix: 'Serve the page on the default port.',
    count: (evidence) => evidence.content.links.some(({ target }) => target.port !== ''),
  },
  {
    name: 'LINK_ABUSED_TLD',
    weights: [0.8],
    description: 'A link leads to a host in a frequently abused top-level domain.',
    fix: 'Use your main domain for links.',
    count: (evidence) => hosts(evidence).some(hasAbusedTld),
  },
  {
    name: 'LINK_CARRIES_ADDRESS',
    weights: [0.9],
    description: "A link contains the recipient's email address in plain text.",
    fix: 'Use an opaque token instead of the address.',
    count: (evidence) => evidence.content.links.some(({ target }) => carriesAddress(target.path)),
  },
  {
    name: 'LINK_SHOUTS',
    weights: [0.9],
    description: "A link's text is in all capitals.",
    fix: 'Write link text in sentence case, and use styles for emphasis.',
    count: (evidence) =>
      evidence.content.links.some(({ text }) => /^[^a-z]*\b[A-Z]{3,}(?: +[A-Z]{2,}){1,}[^a-z]*$/u.test(text)),
  },
]

function carriesAddress(path: string): boolean {
  return /[?&=/](?:[a-z0-9._-]{1,64})(?:@|%40)[a-z0-9-]{1,63}\.[a-z]{2,24}/iu.test(path)
}

function isAuthorsDomain(evidence: SpamEvidence, host: string): boolean {
  return evidence.fromDomain !== null && registeredDomain(evidence.fromDomain) === registeredDomain(host)
}
