/**
 * Decides whether to trust the email that carried a report. Anyone can send a forged report to the published address,
 * so RFC 9990 §3.5.2 requires the email to pass DMARC. The DMARC check must have been done by the user's own mail
 * server.
 */

import type { ReceivedHeaderField } from '../../../foundation/mail/header-section.ts'
import { domainOf } from '../../../foundation/world/domain.ts'
import { findTrustedResults } from '../../../verdict/authentication/results-field/trusted-results.ts'

/** Which reports presend trusts. */
export interface CarrierRules {
  /**
   * The authserv-ids of the user's own mail servers; if the list is empty, presend does not check how emails are
   * authenticated.
   */
  readonly authservIds: readonly string[]
  /**
   * The domains of trusted reporters, including their subdomains; if the list is empty, every authenticated domain is
   * trusted.
   */
  readonly onlyFrom: readonly string[]
}

/** The parts of an email's header section that presend checks. */
export interface CarrierMail {
  readonly headerFields: readonly ReceivedHeaderField[]
  /** The domains in the From field; `null` for an address without a domain. */
  readonly fromDomains: readonly (string | null)[]
}

/** `domain` is the authenticated author domain, or `null` if emails are not checked. */
export type CarrierVerdict =
  | { readonly status: 'accepted'; readonly domain: string | null }
  | { readonly status: 'rejected'; readonly came: string; readonly expected: string }

/** Decides whether to trust the email that carried a report. */
export function judgeCarrier(mail: CarrierMail, { authservIds, onlyFrom }: CarrierRules): CarrierVerdict {
  if (authservIds.length === 0) return { status: 'accepted', domain: null }
  const [domain, ...others] = mail.fromDomains
  if (domain === undefined || domain === null || others.length > 0) {
    return {
      status: 'rejected',
      came: others.length > 0 ? 'several' : 'none',
      expected: 'exactly one author domain in the From field',
    }
  }
  if (!isAuthenticated(mail, domain, authservIds)) {
    const expected = `dmarc=pass, or an aligned dkim=pass, in an Authentication-Results field from ${authservIds.join(' or ')}`
    return { status: 'rejected', came: `an unauthenticated email from ${domain}`, expected }
  }
  if (onlyFrom.length > 0 && !onlyFrom.some((known) => isAtOrBelow(domain, known))) {
    return {
      status: 'rejected',
      came: `an email from ${domain}`,
      expected: `an email from ${onlyFrom.join(' or ')} (only-from)`,
    }
  }
  return { status: 'accepted', domain }
}

/** Returns whether a domain is `parent` or a subdomain of `parent`; both must be in lower case. */
export function isAtOrBelow(domain: string, parent: string): boolean {
  return domain === parent || domain.endsWith(`.${parent}`)
}

function isAuthenticated({ headerFields }: CarrierMail, domain: string, authservIds: readonly string[]): boolean {
  // In the service file, `unnamed` means a server that writes no authserv-id.
  const named = authservIds.map((id) => (id === 'unnamed' ? null : id))
  const fields = findTrustedResults(headerFields, { authservIds: named, acceptedIndex: null })
  return fields
    .flatMap((field) => field.results)
    .some(({ method, result, properties }) => {
      if (result !== 'pass') return false
      const valueOf = (type: string, name: string): string | null => {
        const value = properties.find((one) => one.type === type && one.name === name)?.value
        return value === undefined ? null : domainOf(value)
      }
      if (method === 'dmarc') return (valueOf('header', 'from') ?? domain) === domain
      if (method !== 'dkim') return false
      const signer = valueOf('header', 'd') ?? valueOf('header', 'i')
      // Approximate relaxed alignment without DNS queries: one domain must equal the other or be a subdomain of it, and
      // the signing domain must not be a top-level domain.
      return signer !== null && signer.includes('.') && (isAtOrBelow(domain, signer) || isAtOrBelow(signer, domain))
    })
}
