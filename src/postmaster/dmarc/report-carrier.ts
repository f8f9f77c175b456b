/**
 * Who vouches for a report that came by mail. Anybody can write to an address that stands in the DNS, and whatever a
 * report says counts: so its mail must have passed DMARC, which RFC 9990 §3.5.2 demands of reporters for this very reason,
 * and our own mail server must have seen that.
 */

import type { ReceivedHeaderField } from '../../mail/header-section.ts'
import { findTrustedResults } from '../../verdict/authentication/results-field/trusted-results.ts'

/** Whose reports are believed. */
export interface CarrierRules {
  /** As our own mail server names itself in Authentication-Results; empty: nothing is checked. */
  readonly authservIds: readonly string[]
  /** Domains of reporters; what comes from below them is theirs too. Empty: everybody who is authenticated. */
  readonly onlyFrom: readonly string[]
}

/** What a carrying mail shows. */
export interface CarrierMail {
  readonly headerFields: readonly ReceivedHeaderField[]
  /** Of the From field; `null` among them: no domain. */
  readonly fromDomains: readonly (string | null)[]
}

/** `domain`: the author's, authenticated; `null`: nobody was asked to look. */
export type CarrierVerdict =
  | { readonly status: 'believed'; readonly domain: string | null }
  | { readonly status: 'doubted'; readonly came: string; readonly expected: string }

/** Looks at the mail that brought a report. */
export function judgeCarrier(mail: CarrierMail, { authservIds, onlyFrom }: CarrierRules): CarrierVerdict {
  if (authservIds.length === 0) return { status: 'believed', domain: null }
  const [domain, ...others] = mail.fromDomains
  if (domain === undefined || domain === null || others.length > 0) {
    return { status: 'doubted', came: 'a From field without one clear domain', expected: 'one author' }
  }
  if (!isAuthenticated(mail, domain, authservIds)) {
    const expected = `dmarc=pass, or an aligned dkim=pass, in Authentication-Results of ${authservIds.join(' or ')}`
    return { status: 'doubted', came: `a mail of ${domain} that is not authenticated`, expected }
  }
  if (onlyFrom.length > 0 && !onlyFrom.some((known) => isAtOrBelow(domain, known))) {
    return { status: 'doubted', came: `a mail of ${domain}`, expected: `one of ${onlyFrom.join(', ')} (only-from)` }
  }
  return { status: 'believed', domain }
}

/** Whether a domain is another one, or stands below it. Both in lower case. */
export function isAtOrBelow(domain: string, parent: string): boolean {
  return domain === parent || domain.endsWith(`.${parent}`)
}

function isAuthenticated({ headerFields }: CarrierMail, domain: string, authservIds: readonly string[]): boolean {
  // As the service file writes it for servers that do not name themselves.
  const named = authservIds.map((id) => (id === 'unnamed' ? null : id))
  const fields = findTrustedResults(headerFields, { authservIds: named, acceptedIndex: null })
  return fields
    .flatMap((field) => field.results)
    .some(({ method, result, properties }) => {
      if (result !== 'pass') return false
      const valueOf = (type: string, name: string): string | null => {
        const value = properties.find((one) => one.type === type && one.name === name)?.value.toLowerCase() ?? null
        return value === null ? null : value.slice(value.lastIndexOf('@') + 1)
      }
      if (method === 'dmarc') return (valueOf('header', 'from') ?? domain) === domain
      if (method !== 'dkim') return false
      const signer = valueOf('header', 'd') ?? valueOf('header', 'i')
      // Relaxed alignment without a look into the DNS: one is the other's parent, and no top-level domain.
      return signer !== null && signer.includes('.') && (isAtOrBelow(domain, signer) || isAtOrBelow(signer, domain))
    })
}
