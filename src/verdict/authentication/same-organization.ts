/** Compares Organizational Domains. Source: RFC 9989 §4.10.2. */

import { evaluateDmarc } from 'mailauth/lib/dmarc/index.js'

import type { Dns } from '../../foundation/world/world.ts'
import { isSameByName, type TwoDomains } from './compare-domains.ts'
import { type MailauthResolver, mailauthResolver } from './mailauth-resolver.ts'

/**
 * Returns whether both domains have the same Organizational Domain. `domain` is queried only if it is below the
 * Organizational Domain of `expected`; querying an unrelated domain would reveal the comparison to its owner.
 *
 * @returns null if DNS is unavailable
 * @throws the signal's reason
 */
export async function isSameOrganization(
  { domain, expected }: TwoDomains,
  dns: Dns,
  signal: AbortSignal,
): Promise<boolean | null> {
  const byName = isSameByName({ domain, expected })
  if (byName !== null) return byName
  const resolver = mailauthResolver(dns, signal)
  const organization = await organizationalDomain(expected, resolver)
  signal.throwIfAborted()
  if (organization === null) return null
  if (domain === organization || domain.endsWith(`.${organization}`)) {
    const own = await organizationalDomain(domain, resolver)
    signal.throwIfAborted()
    return own === null ? null : own === organization
  }
  return false
}

/**
 * Finds the Organizational Domain with mailauth's tree walk. If neither a domain nor any of its parents has a DMARC
 * record, the domain is its own Organizational Domain. Returns null if a name server fails.
 */
async function organizationalDomain(domain: string, resolver: MailauthResolver): Promise<string | null> {
  const failuresBefore = resolver.failures.length
  const author = { headerFrom: [`author@${domain}`], fromFields: 1, spfDomains: [], dkimDomains: [] }
  const { response } = await evaluateDmarc({ ...author, resolver: resolver.resolve, strict: true })
  if (resolver.failures.length > failuresBefore) return null
  const found = response === false ? undefined : response.domain
  return found?.toLowerCase().replace(/\.$/u, '') ?? domain
}
