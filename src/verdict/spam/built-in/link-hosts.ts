/** Hosts and top-level domains that links of fraud go to more often than others. */

import { registeredDomain } from '../../content/link-target.ts'

/** Hosts that only hand on to another address. */
const shorteners = new Set(
  `bit.ly tinyurl.com t.co goo.gl ow.ly is.gd buff.ly rebrand.ly cutt.ly shorturl.at rb.gy tiny.cc t.ly s.id bl.ink
   adf.ly v.gd soo.gd qr.ae trib.al lnkd.in dlvr.it shrtco.de 1url.com x.co`.split(/\s+/u),
)

/** Top-level domains in which abuse is many times the mean, by the yearly lists of abuse desks. */
const abusedTlds = new Set(
  'zip mov top xyz click link gq cf ml ga tk work loan men bid stream download racing review accountant date faith win party trade science cricket country kim rest buzz cyou icu monster quest sbs cfd bond beauty hair makeup'.split(
    ' ',
  ),
)

/** Where anybody puts up a form or a site in a minute, without a name of his own. */
const freeHosts =
  /(?:^|\.)(?:forms\.gle|forms\.office\.com|(?:docs|sites)\.google\.com|(?:weebly|wixsite|webflow|jotform|typeform|formstack|000webhostapp|blogspot|wordpress|godaddysites|square|mystrikingly|webnode|yolasite)\.(?:com|io|site|page)|(?:web|firebaseapp|pages|r2|workers|netlify|vercel|glitch|surge|replit|herokuapp|onrender|github)\.(?:app|dev|me|sh|com|io)|ipfs\.io|t\.me|wa\.me)$/u

/** True for a public address shortener. */
export function isShortener(host: string): boolean {
  return shorteners.has(registeredDomain(host))
}

/** True for a host in a top-level domain that is abused very often. */
export function hasAbusedTld(host: string): boolean {
  return abusedTlds.has(host.split('.').at(-1) ?? '')
}

/** True for a host at which anybody can publish a form or a site for nothing. */
export function hostsForms(host: string): boolean {
  return freeHosts.test(host)
}
