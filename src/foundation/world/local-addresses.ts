/** Reads the addresses of this machine. */

import { networkInterfaces } from 'node:os'

/** Returns the machine's current addresses, including loopback addresses. */
export function localAddresses(): readonly string[] {
  return Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => address))
}
