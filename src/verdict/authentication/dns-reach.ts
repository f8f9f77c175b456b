/** Determines whether a query failed because of the queried zone or because DNS as a whole is unavailable. */

import { unaskedDns } from '../../foundation/world/reserved-names.ts'
import type { Dns, DnsAnswer, DnsType } from '../../foundation/world/world.ts'

/** Why answers are ignored: a working resolver finds the root zone, so other NXDOMAIN answers are wrong, too. */
export const noRoot = 'the DNS server answers that the root zone does not exist'

/**
 * Checks whether DNS as a whole is unavailable.
 *
 * @returns the reason; null if DNS works, which means that the queried zone is at fault
 */
export async function whyDnsIsBroken(
  dns: Dns,
  failures: readonly string[],
  signal: AbortSignal,
): Promise<string | null> {
  const root = await dns.resolve('', 'SOA', signal)
  if (root.status === 'nxdomain') return noRoot
  return root.status === 'servfail' ? (failures[0] ?? root.reason) : null
}

/** The result of several DNS lookups. */
export interface DnsLookup<T> {
  readonly found: T
  /** The reasons for failed queries; empty if all queries succeeded. */
  readonly failures: readonly string[]
  /** Whether the only answer to all queries was NXDOMAIN. */
  readonly hasOnlyMissingNames: boolean
}

/**
 * Repeats the lookups if queries failed but DNS works now: a short DNS outage must not be mistaken for a failing zone.
 * If the resolver answers NXDOMAIN even for the root zone, the lookups are repeated without it, so that none of its
 * answers counts.
 */
export async function withRetry<T>(
  lookup: (dns: Dns) => Promise<DnsLookup<T>>,
  dns: Dns,
  signal: AbortSignal,
): Promise<{ readonly found: T; readonly brokenDns: string | null }> {
  const first = await lookup(dns)
  if (first.failures.length === 0 && !first.hasOnlyMissingNames) return { found: first.found, brokenDns: null }
  const brokenDns = await whyDnsIsBroken(dns, first.failures, signal)
  if (brokenDns === noRoot) return { found: (await lookup(unaskedDns(noRoot))).found, brokenDns }
  if (first.failures.length === 0) return { found: first.found, brokenDns: null }
  if (brokenDns !== null) return { found: first.found, brokenDns }
  const { found, failures } = await lookup(dns)
  return { found, brokenDns: failures.length === 0 ? null : await whyDnsIsBroken(dns, failures, signal) }
}

/**
 * Sends a query, and repeats it if the first attempt fails but DNS works. `brokenDns` is set to the reason if DNS is
 * unavailable.
 */
export async function resolveWithRetry(
  { dns, name, type }: { readonly dns: Dns; readonly name: string; readonly type: DnsType },
  signal: AbortSignal,
): Promise<{ readonly answer: DnsAnswer; readonly brokenDns: string | null }> {
  const lookup = async (asked: Dns): Promise<DnsLookup<DnsAnswer>> => {
    const found = await asked.resolve(name, type, signal)
    return {
      found,
      failures: found.status === 'servfail' ? [found.reason] : [],
      hasOnlyMissingNames: found.status === 'nxdomain',
    }
  }
  const { found, brokenDns } = await withRetry(lookup, dns, signal)
  return { answer: found, brokenDns }
}
