/** Where a service can be reached at its own ports, so that a webhook never leads back into it. */

import type { Listener } from './resolve-target.ts'

const wildcards: ReadonlySet<string> = new Set(['0.0.0.0', '::', ''])

/**
 * The listeners that listening at `host` makes: for a wildcard one for each address of the machine.
 *
 * @param localAddresses all addresses of the machine, loopback included
 */
export function ownListeners(
  listening: { readonly host: string; readonly port: number },
  localAddresses: readonly string[],
): readonly Listener[] {
  const addresses = wildcards.has(listening.host) ? localAddresses : [listening.host]
  return addresses.map((address) => ({ address, port: listening.port }))
}
