/** DNS by the machine's resolver, or by named servers. */

import type { Dns } from './world.ts'

export interface LiveDnsOptions {
  /** `address` or `address:port`; absent: the machine's own resolver. */
  readonly servers?: readonly string[]
  readonly timeoutMs?: number
}

/** A Dns on the network. */
export function liveDns(_options: LiveDnsOptions = {}): Dns {
  return { kind: 'live', resolve: () => Promise.resolve({ status: 'servfail', reason: 'live DNS is not built yet' }) }
}
