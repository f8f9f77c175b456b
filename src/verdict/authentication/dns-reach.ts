/** Tells a sender's broken zone from a resolver that cannot be reached. */

import type { Dns } from '../../world/world.ts'

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
  // A zone file is always there: what fails in it fails by what it says.
  if (dns.kind === 'zone-file') return null
  // Whoever can ask anybody can ask for the root; it is not a name of the sender's.
  const root = await dns.resolve('', 'SOA', signal)
  return root.status === 'servfail' ? (failures[0] ?? root.reason) : null
}
