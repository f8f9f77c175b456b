/**
 * Finds the addresses to which DMARC reports are sent, and checks whether their owners have agreed to receive them.
 * Source: RFC 9990 (external destinations).
 */

import { shorten } from '../../foundation/errors/shorten.ts'
import { parseAddress } from '../../foundation/mail/parse-address.ts'
import type { Dns } from '../../foundation/world/world.ts'
import type { DmarcRecord } from './dmarc-record.ts'
import { walkDnsTree } from './dmarc-walk.ts'

/** A URI in `rua=` or `ruf=`. */
export interface ReportUri {
  readonly tag: 'rua' | 'ruf'
  readonly text: string
  /** The recipient's domain; null if the URI is unusable. */
  readonly domain: string | null
  readonly problem: { readonly severity: 'warning' | 'notice'; readonly text: string } | null
  /** The corrected URI; null if the URI has no problem, or if the correction would be a guess. */
  readonly corrected: string | null
}

/** The maximum number of URIs to check. Receivers may ignore all URIs after the second one (RFC 9990). */
const maxUris = 10

/** Parses the URIs of a record. */
export function reportUris(record: DmarcRecord): readonly ReportUri[] {
  return [
    ...record.aggregateUris.slice(0, maxUris).map((text) => readUri('rua', text)),
    ...record.failureUris.slice(0, maxUris).map((text) => readUri('ruf', text)),
  ]
}

function readUri(tag: ReportUri['tag'], text: string): ReportUri {
  const plain = { tag, text, domain: null, corrected: null }
  if (/^https:\/\//iu.test(text)) {
    const problem = {
      severity: 'notice' as const,
      text: 'no receiver is known to send reports over HTTPS, so use mailto:',
    }
    return { ...plain, problem }
  }
  const size = /!\d+[kmgt]?$/iu.exec(text)?.[0] ?? ''
  const address =
    text
      .replace(/^\s*mailto:/iu, '')
      .replace(size, '')
      .replaceAll(/\s/gu, '')
      .split('?')[0] ?? ''
  const parsed = parseAddress(address)
  const domain = parsed.status === 'ok' ? parsed.value.domain : null
  const corrected = domain === null ? null : `mailto:${address}`
  const why = uriProblem(text, { isAddress: domain !== null, size })
  return {
    ...plain,
    domain,
    problem: why === null ? null : { severity: 'warning', text: why },
    corrected: why === null ? null : corrected,
  }
}

function uriProblem(
  text: string,
  { isAddress, size }: { readonly isAddress: boolean; readonly size: string },
): string | null {
  const shown = shorten(text)
  if (!/^[a-z][a-z0-9+.-]*:/iu.test(text)) return `"${shown}" does not start with "mailto:"`
  if (!/^mailto:/iu.test(text)) return `"${shown}" is not a mailto: URI`
  if (/\s/u.test(text)) return `"${shown}" contains a space`
  if (!isAddress) return `"${shown}" has no valid address`
  return size === '' ? null : `the size limit "${size}" is obsolete, and receivers may ignore the URI`
}

/** Whether a recipient in another organization has agreed to receive reports. */
export interface ReportAuthorization {
  readonly uri: ReportUri
  /** The name of the TXT record that the recipient's domain must publish. */
  readonly name: string
  /** Whether the record exists; null if this is unknown because a query failed. */
  readonly isAuthorized: boolean | null
}

/** Checks each recipient that is outside the policy domain's organization. */
export async function checkAuthorizations(
  policy: {
    readonly domain: string
    readonly organizationalDomain: string | null
    readonly uris: readonly ReportUri[]
  },
  dns: Dns,
  signal: AbortSignal,
): Promise<readonly ReportAuthorization[]> {
  const checks = policy.uris.map(async (uri): Promise<readonly ReportAuthorization[]> => {
    const { domain } = uri
    if (domain === null || (await isSameOrganization(domain, policy, { dns, signal }))) return []
    const name = `${policy.domain}._report._dmarc.${domain}`
    const answer = await dns.resolve(name, 'TXT', signal)
    const isFound = answer.status === 'found' && answer.records.some((text) => /^v\s*=\s*DMARC1\s*(?:;|$)/u.test(text))
    return [{ uri, name, isAuthorized: answer.status === 'servfail' ? null : isFound }]
  })
  const found = (await Promise.all(checks)).flat()
  return found.filter((one, index) => found.findIndex((other) => other.name === one.name) === index)
}

async function isSameOrganization(
  domain: string,
  policy: { readonly domain: string; readonly organizationalDomain: string | null },
  { dns, signal }: { readonly dns: Dns; readonly signal: AbortSignal },
): Promise<boolean> {
  if (domain === policy.domain) return true
  // Domains with different top-level domains cannot have the same organizational domain, so a tree walk would only send
  // unnecessary queries to the recipient's name servers.
  if (domain.split('.').at(-1) !== policy.domain.split('.').at(-1)) return false
  const organization = policy.organizationalDomain ?? policy.domain
  if (domain === organization || domain.endsWith(`.${organization}`)) return true
  return (await walkDnsTree(domain, dns, signal)).organizationalDomain === organization
}
