/** The addresses of this machine. */

import { networkInterfaces } from 'node:os'

/** Returns the current addresses, loopback included. */
export function localAddresses(): readonly string[] {
  return Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => address))
}
