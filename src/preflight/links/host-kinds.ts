/** Recognizes hosts that recipients cannot reach, and example hosts that the author forgot to replace. */

import { isIpAddress, isLocalNetworkAddress } from '../../foundation/world/ip-address.ts'
import { registeredDomain } from '../../verdict/content/link-target.ts'
import { isAtOrBelow } from './link-target.ts'

/** Why a host is not public, and whether this is certain. */
export interface NonPublicReason {
  readonly reason: string
  readonly isCertain: boolean
}

/**
 * Top-level domains that are never public: those listed in RFC 6761, RFC 6762, RFC 7686 and RFC 9476, and others that are common
 * in private networks.
 */
const privateTopLevels = new Set(
  'localhost local internal intranet lan home corp private localdomain test invalid onion alt'.split(' '),
)
const stagingWords = ['staging', 'stage', 'stg', 'dev', 'qa', 'uat', 'preprod', 'sandbox', 'test']
/**
 * Words that identify a test system even if they occur in the registered domain itself. `test` and `dev` are omitted,
 * because they occur in real names such as crash-test.org and dev.to.
 */
const certainStagingWords = ['staging', 'preprod', 'uat']

/** Hosts of preview deployments and tunnels. Some real applications also run on these hosts. */
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
  'amplifyapp.com',
  'app.github.dev',
  'csb.app',
  'devtunnels.ms',
  'fly.dev',
  'railway.app',
  'replit.dev',
  'stackblitz.io',
  'surge.sh',
]

/** Returns why recipients cannot or should not open a host, or null for a public host. */
export function nonPublicReason(host: string, authorDomain: string | null): NonPublicReason | null {
  const address = host.replace(/^\[|\]$/gu, '')
  if (isIpAddress(address))
    return isLocalNetworkAddress(address) ? { reason: 'is an address in a private network', isCertain: true } : null
  const labels = host.split('.')
  const last = labels.at(-1) ?? ''
  if (last === 'localhost') return { reason: "is the recipient's own computer", isCertain: true }
  if (labels.length === 1) return { reason: 'has no domain', isCertain: true }
  if (privateTopLevels.has(last)) return { reason: `is in the private top-level domain .${last}`, isCertain: true }
  if (previewHosts.some((domain) => isAtOrBelow(host, domain)))
    return { reason: 'belongs to a preview or tunnel service', isCertain: false }
  const word = stagingWordIn(host)
  if (word === null) return null
  const isOwn = authorDomain !== null && registeredDomain(authorDomain) === registeredDomain(host)
  // Be less certain about hosts of other companies, because some of these hosts, such as dev.mysql.com, are public.
  return { reason: `looks like a test system ("${word}")`, isCertain: isOwn || certainStagingWords.includes(word) }
}

/** Returns the first label that identifies a test system. */
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

/** Returns whether a label is like `staging`, `staging-eu`, `www-staging` or `staging2`. */
function hasAffix(label: string, word: string): boolean {
  const plain = label.replace(/\d{1,3}$/u, '')
  return plain === word || label.startsWith(`${word}-`) || plain.endsWith(`-${word}`)
}

const reservedDomains = ['example.com', 'example.net', 'example.org', 'example.edu']
const placeholderNames =
  /^(?:(?:your|my)-?(?:domain|site|website|company|shop|store|business|brand|app|url|link|server|host|email)(?:-?(?:name|here))?|domain|domainname|companyname|your|changeme|replaceme)$/u

/** Top-level domains that can never be registered (RFC 2606 §2). */
const reservedTopLevels = new Set(['example', 'test', 'invalid'])

/**
 * Returns true for a reserved host if the author's domain is also reserved (RFC 2606). If both are reserved, the whole
 * message is a sample, so the link was not left in by mistake.
 */
export function isOfSample(host: string, authorDomain: string | null): boolean {
  return authorDomain !== null && isReservedHost(authorDomain) && isReservedHost(host)
}

/** Returns whether a host is in a domain reserved for tests and documentation (RFC 2606). */
function isReservedHost(host: string): boolean {
  const labels = host.split('.')
  const isBelowTopLevel = labels.length > 1 && reservedTopLevels.has(labels.at(-1) ?? '')
  return isBelowTopLevel || reservedDomains.some((domain) => isAtOrBelow(host, domain))
}

/**
 * Returns the kind of a host that the author must replace (a reserved host as defined in RFC 2606, or a name such as
 * yourdomain.com), or null for other hosts.
 */
export function placeholderKindOf(host: string): 'reserved' | 'generic' | null {
  const labels = host.split('.')
  if (labels.length > 1 && labels.at(-1) === 'example') return 'reserved'
  if (reservedDomains.some((domain) => isAtOrBelow(host, domain))) return 'reserved'
  const main = registeredDomain(host).split('.')[0] ?? ''
  if (labels.length < 2) return null
  if (main === 'domain' && !/\.(?:com|tld|net|org|ext)$/u.test(host)) return null
  return placeholderNames.test(main) ? 'generic' : null
}
