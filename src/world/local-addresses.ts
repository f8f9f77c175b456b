/** The addresses that this machine has. */

import { networkInterfaces } from 'node:os'

/** All of them, loopback included, as they are now. */
export function localAddresses(): readonly string[] {
  return Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => address))
}
