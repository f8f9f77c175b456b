/** Hosts and top-level domains that occur more often in fraudulent mail than in other mail. */

import { type LinkTarget, registeredDomain } from '../../content/link-target.ts'

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

/** Pages where anyone can instantly publish a form, as host and path without `www.`. */
const formPages = new RegExp(
  `^(?:${[
    String.raw`docs\.google\.com/(?:a/[^/]+/)?forms/`,
    String.raw`forms\.(?:gle|office\.com|cloud\.microsoft|fillout\.com)/.`,
    String.raw`(?:[a-z]+\.)?surveymonkey\.[a-z.]+/r/`,
    String.raw`(?:[\w-]+\.)*jotform\.(?:com/(?:form/)?\d|co/\d)`,
    String.raw`[\w-]+\.(?:typeform\.com|formstack\.com|wufoo\.com|paperform\.co|zohopublic\.[a-z.]+|hsforms\.com)/`,
    String.raw`(?:tally\.so/r|airtable\.com/(?:shr|app\w+/(?:pag\w+/form|shr))|app\.smartsheet\.com/b/form|formspree\.io/f)`,
  ].join('|')})`,
  'u',
)

/** Sites below these domains are free for anyone. The domains themselves belong to the provider of the service. */
const freeSites =
  /^sites\.google\.com$|[^.]\.(?:weebly\.com|wixsite\.com|webflow\.io|000webhostapp\.com|blogspot\.[a-z.]+|wordpress\.com|godaddysites\.com|square\.site|mystrikingly\.com|webnode\.[a-z.]+|yolasite\.com|web\.app|firebaseapp\.com|pages\.dev|r2\.dev|workers\.dev|netlify\.app|vercel\.app|glitch\.me|surge\.sh|replit\.(?:app|dev)|repl\.co|herokuapp\.com|onrender\.com|github\.io)$|(?:^|\.)(?:ipfs\.io|dweb\.link)$/u

/** Parts of the providers' own sites, below domains where customers' sites are, too. */
const providersOwn =
  /^(?:app|admin|api|blog|developers?|docs?|help|support|status|community|mail|email|go|click|link)\.(?:formstack|jotform|paperform|typeform|webnode|weebly|wixsite|wordpress|wufoo)\./u

export function isShortener(host: string): boolean {
  return shorteners.has(registeredDomain(host))
}

/** Returns true for a host in a frequently abused top-level domain. */
export function hasAbusedTld(host: string): boolean {
  return abusedTlds.has(host.split('.').at(-1) ?? '')
}

/** Returns true for a page on a service where anyone can publish a form or a site for free. */
export function isFreeForm({ host, path }: Pick<LinkTarget, 'host' | 'path'>): boolean {
  const site = host.replace(/^www\./u, '')
  return (formPages.test(`${site}${path}`) || freeSites.test(site)) && !providersOwn.test(site)
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
