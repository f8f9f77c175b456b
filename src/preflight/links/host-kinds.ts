/** Hosts that recipients cannot reach, and hosts that stand for another one. */

import { registeredDomain } from '../../verdict/content/link-target.ts'
import { isIpAddress, isLocalNetworkAddress } from '../../world/ip-address.ts'
import { isAtOrBelow } from './link-target.ts'

/** Why a host is not public, and whether that is certain. */
export interface NonPublicReason {
  readonly reason: string
  readonly isCertain: boolean
}

/** Top-level domains without public names (RFC 6761, RFC 6762, RFC 9476 and common use). */
const privateTopLevels = new Set(
  'localhost local internal intranet lan home corp private localdomain test invalid onion'.split(' '),
)
const stagingWords = ['staging', 'stage', 'stg', 'dev', 'qa', 'uat', 'preprod', 'sandbox', 'test']
/** In a registered domain, `test` and `dev` are parts of real names: crash-test.org, dev.to. */
const certainStagingWords = ['staging', 'preprod', 'uat']

/** Hosts of previews and tunnels. Real applications run on some of them, too. */
const previewHosts = [
  'vercel.app',
  'netlify.app',
  'ngrok.io',
  'ngrok.app',
  'ngrok-free.app',
  'ngrok-free.dev',
  'trycloudflare.com',
  'herokuapp.com',
  'pages.dev',
  'workers.dev',
  'onrender.com',
  'loca.lt',
  'localtunnel.me',
  'serveo.net',
  'lhr.life',
  'azurewebsites.net',
  'webflow.io',
]

/** Returns why recipients cannot or should not open a host; null for a public one. */
export function nonPublicReason(host: string, authorDomain: string | null): NonPublicReason | null {
  const address = host.replace(/^\[|\]$/gu, '')
  if (isIpAddress(address))
    return isLocalNetworkAddress(address) ? { reason: 'is an address of a private network', isCertain: true } : null
  const labels = host.split('.')
  const last = labels.at(-1) ?? ''
  if (last === 'localhost') return { reason: "is the recipient's own computer", isCertain: true }
  if (labels.length === 1) return { reason: 'has no domain', isCertain: true }
  if (privateTopLevels.has(last)) return { reason: `is not public: .${last}`, isCertain: true }
  if (previewHosts.some((domain) => isAtOrBelow(host, domain)))
    return { reason: 'is a preview or tunnel', isCertain: false }
  const word = stagingWordIn(host)
  if (word === null) return null
  const isOwn = authorDomain !== null && registeredDomain(authorDomain) === registeredDomain(host)
  // Other companies have public hosts such as dev.mysql.com.
  return { reason: `looks like a test system ("${word}")`, isCertain: isOwn || certainStagingWords.includes(word) }
}

/** The first label that names a test system. */
function stagingWordIn(host: string): string | null {
  const registered = registeredDomain(host)
  const below = host === registered ? [] : host.slice(0, -registered.length - 1).split('.')
  for (const label of below) {
    const word = stagingWords.find((one) => hasAffix(label, one))
    if (word !== undefined) return word
  }
  const main = registered.split('.')[0] ?? ''
  return certainStagingWords.find((one) => main !== one && hasAffix(main, one)) ?? null
}

/** `staging`, `staging-eu`, `www-staging`, `staging2`. */
function hasAffix(label: string, word: string): boolean {
  const plain = label.replace(/\d{1,3}$/u, '')
  return plain === word || label.startsWith(`${word}-`) || plain.endsWith(`-${word}`)
}

const reservedDomains = ['example.com', 'example.net', 'example.org', 'example.edu']
const placeholderNames =
  /^(?:(?:your|my)-?(?:domain|site|website|company|shop|store|business|brand|app|url|link|server|host|email)(?:-?(?:name|here))?|domain|domainname|companyname|your|changeme|replaceme)$/u

/** Top-level domains that are never registered (RFC 2606 §2). */
const reservedTopLevels = new Set(['example', 'test', 'invalid'])

/**
 * True for a reserved host in a message whose author has a reserved domain, too (RFC 2606): nothing of that message
 * is real, so that such a link is not left over from a sample.
 */
export function isOfSample(host: string, authorDomain: string | null): boolean {
  return authorDomain !== null && isReservedHost(authorDomain) && isReservedHost(host)
}

/** True for a host below a domain that is reserved for tests and documentation (RFC 2606). */
function isReservedHost(host: string): boolean {
  const labels = host.split('.')
  const isBelowTopLevel = labels.length > 1 && reservedTopLevels.has(labels.at(-1) ?? '')
  return isBelowTopLevel || reservedDomains.some((domain) => isAtOrBelow(host, domain))
}

/** True for hosts that stand for another one: reserved (RFC 2606), or a name such as yourdomain.com. */
export function placeholderKindOf(host: string): 'reserved' | 'generic' | null {
  const labels = host.split('.')
  if (labels.length > 1 && labels.at(-1) === 'example') return 'reserved'
  if (reservedDomains.some((domain) => isAtOrBelow(host, domain))) return 'reserved'
  const main = registeredDomain(host).split('.')[0] ?? ''
  if (labels.length < 2) return null
  if (main === 'domain' && !/\.(?:com|tld|net|org|ext)$/u.test(host)) return null
  return placeholderNames.test(main) ? 'generic' : null
}
