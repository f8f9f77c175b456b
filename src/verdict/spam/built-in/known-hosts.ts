/** Hosts and top-level domains that occur more often in fraudulent mail than in other mail. */

import { registeredDomain } from '../../content/link-target.ts'

/** Public URL shorteners. */
const shorteners = new Set(
  `bit.ly tinyurl.com t.co goo.gl ow.ly is.gd buff.ly rebrand.ly cutt.ly shorturl.at rb.gy tiny.cc t.ly s.id bl.ink
   adf.ly v.gd soo.gd qr.ae trib.al lnkd.in dlvr.it shrtco.de 1url.com x.co`.split(/\s+/u),
)

/** Top-level domains whose abuse rate is many times the average, according to annual abuse reports. */
const abusedTlds = new Set(
  'zip mov top xyz click link gq cf ml ga tk work loan men bid stream download racing review accountant date faith win party trade science cricket country kim rest buzz cyou icu monster quest sbs cfd bond beauty hair makeup'.split(
    ' ',
  ),
)

/** Hosts where anyone can instantly publish a form or site without owning a domain. */
const freeHosts =
  /(?:^|\.)(?:forms\.gle|forms\.office\.com|(?:docs|sites)\.google\.com|(?:weebly|wixsite|webflow|jotform|typeform|formstack|000webhostapp|blogspot|wordpress|godaddysites|square|mystrikingly|webnode|yolasite)\.(?:com|io|site|page)|(?:web|firebaseapp|pages|r2|workers|netlify|vercel|glitch|surge|replit|herokuapp|onrender|github)\.(?:app|dev|me|sh|com|io)|ipfs\.io|t\.me|wa\.me)$/u

/** Returns true for a public URL shortener. */
export function isShortener(host: string): boolean {
  return shorteners.has(registeredDomain(host))
}

/** Returns true for a host in a frequently abused top-level domain. */
export function hasAbusedTld(host: string): boolean {
  return abusedTlds.has(host.split('.').at(-1) ?? '')
}

/** Returns true for a host where anyone can publish a form or site for free. */
export function hostsForms(host: string): boolean {
  return freeHosts.test(host)
}

/**
 * Matches freemail providers. Also matches hosts that start with `freemail.` or `webmail.`, so that examples can use
 * reserved domains.
 */
const freemailPattern =
  /^(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|aol|gmx|mail|web|icloud|proton|protonmail|yandex|zoho|inbox|rediffmail|tutanota|163|126|qq|excite|lycos|netscape|juno|eudoramail)\.(?:[a-z]{2,4})(?:\.[a-z]{2})?$|(?:^|\.)(?:freemail|webmail)\./u

/** Returns true for the domain of a freemail provider. */
export function isFreemail(domain: string | null): boolean {
  return domain !== null && freemailPattern.test(domain)
}
