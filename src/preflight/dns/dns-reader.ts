/** Decides which names preflight may look up, and looks up each sender only once. */

import { unaskedDns, withoutReservedNames } from '../../foundation/world/reserved-names.ts'
import type { Dns } from '../../foundation/world/world.ts'
import type { Zone } from '../../foundation/world/zone.ts'
import { zoneFileDns } from '../../foundation/world/zone-file-dns.ts'
import type { DnsMode } from '../setting-names.ts'
import { type DnsFacts, type ReadDns, uncheckedDns, whyDnsUnchecked } from './dns-facts.ts'
import { readDnsFacts } from './read-dns-facts.ts'

export interface DnsReaderOptions {
  readonly mode: DnsMode
  readonly zones: readonly Zone[]
  /** The resolver for the `live` mode. This resolver is not used for reserved names. */
  readonly live: Dns
}

/** Creates the DNS reader for a run. */
export function dnsReader({ mode, zones, live }: DnsReaderOptions): ReadDns {
  const known = new Map<string, Promise<DnsFacts>>()
  const elsewhere =
    mode === 'live'
      ? withoutReservedNames(live)
      : unaskedDns('the name is not in the zone files (set dns: live to query it)')
  const source = { dns: zoneFileDns(zones, elsewhere), zones }
  return async (identity, signal) => {
    const why = whyDnsUnchecked(mode, zones.length)
    if (why !== null) return uncheckedDns(why)
    const key = JSON.stringify(identity)
    const facts = known.get(key) ?? readDnsFacts(identity, source, signal)
    known.set(key, facts)
    return await facts
  }
}
