/** Determines whether a query failed because of the queried zone or because DNS as a whole is unavailable. */

import type { Dns, DnsAnswer, DnsType } from '../../world/world.ts'

/**
 * Checks after failed queries whether DNS as a whole is unavailable.
 *
 * @returns the reason; null if DNS works, which means that the queried zone is at fault
 */
export async function whyDnsIsBroken(
  dns: Dns,
  failures: readonly string[],
  signal: AbortSignal,
): Promise<string | null> {
  // A working resolver can query the root zone.
  const root = await dns.resolve('', 'SOA', signal)
  return root.status === 'servfail' ? (failures[0] ?? root.reason) : null
}

/** The result of several DNS lookups. */
export interface DnsLookup<T> {
  readonly found: T
  /** The reasons for failed queries; empty if all queries succeeded. */
  readonly failures: readonly string[]
}

/**
 * Repeats the lookups if queries failed but DNS works now: a short DNS outage must not be mistaken for a failing zone.
 */
export async function withRetry<T>(
  lookup: () => Promise<DnsLookup<T>>,
  dns: Dns,
  signal: AbortSignal,
): Promise<{ readonly found: T; readonly brokenDns: string | null }> {
  const first = await lookup()
  const brokenDns = first.failures.length === 0 ? null : await whyDnsIsBroken(dns, first.failures, signal)
  if (first.failures.length === 0 || brokenDns !== null) return { found: first.found, brokenDns }
  const { found, failures } = await lookup()
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
  const lookup = async (): Promise<DnsLookup<DnsAnswer>> => {
    const found = await dns.resolve(name, type, signal)
    return { found, failures: found.status === 'servfail' ? [found.reason] : [] }
  }
  const { found, brokenDns } = await withRetry(lookup, dns, signal)
  return { answer: found, brokenDns }
}
