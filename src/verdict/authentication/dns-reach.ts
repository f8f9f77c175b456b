/** Tells a sender's broken zone from a resolver that cannot be reached. */

import type { Dns, DnsAnswer, DnsType } from '../../world/world.ts'

/**
 * Why DNS as a whole is broken, after questions stayed open.
 *
 * @returns `null` when DNS works, so that the failures are the asked zone's own
 */
export async function whyDnsIsBroken(
  dns: Dns,
  failures: readonly string[],
  signal: AbortSignal,
): Promise<string | null> {
  // A resolver that works can ask for the root, which is not a name of the sender's.
  const root = await dns.resolve('', 'SOA', signal)
  return root.status === 'servfail' ? (failures[0] ?? root.reason) : null
}

/** What a look at DNS found, and what it had to leave open. */
export interface DnsLook<T> {
  readonly found: T
  /** Why questions stayed open. */
  readonly failures: readonly string[]
}

/**
 * Looks, and looks once more when questions stayed open although DNS works: they may have been asked while it was away,
 * and a resolver that comes back in the middle must not make a broken zone of a sound one.
 */
export async function lookTwice<T>(
  look: () => Promise<DnsLook<T>>,
  dns: Dns,
  signal: AbortSignal,
): Promise<{ readonly found: T; readonly brokenDns: string | null }> {
  const first = await look()
  const brokenDns = first.failures.length === 0 ? null : await whyDnsIsBroken(dns, first.failures, signal)
  if (first.failures.length === 0 || brokenDns !== null) return { found: first.found, brokenDns }
  const { found, failures } = await look()
  return { found, brokenDns: failures.length === 0 ? null : await whyDnsIsBroken(dns, failures, signal) }
}

/** One question, asked twice when need be. `brokenDns`: why DNS as a whole could not be asked. */
export async function resolveTwice(
  { dns, name, type }: { readonly dns: Dns; readonly name: string; readonly type: DnsType },
  signal: AbortSignal,
): Promise<{ readonly answer: DnsAnswer; readonly brokenDns: string | null }> {
  const look = async (): Promise<DnsLook<DnsAnswer>> => {
    const found = await dns.resolve(name, type, signal)
    return { found, failures: found.status === 'servfail' ? [found.reason] : [] }
  }
  const { found, brokenDns } = await lookTwice(look, dns, signal)
  return { answer: found, brokenDns }
}
