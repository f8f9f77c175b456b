/** Answers DNS queries for names that zone files cover, and passes all other queries to another Dns. */

import { parentName } from './parse-zone-file.ts'
import type { Dns, DnsAnswer, DnsType } from './world.ts'
import type { Zone } from './zone.ts'
import { apexAbove, apexesOf } from './zone-apexes.ts'

/** The maximum number of CNAME records to follow. This limit also ends loops. Real resolvers have a similar limit. */
const maxCnameCount = 8

/**
 * Creates a Dns in which the zones answer queries for names at and below their apexes, including CNAMEs, wildcards (RFC
 * 4592) and NXDOMAIN. Queries for all other names, and for names that a zone delegates with NS records, are sent to
 * `elsewhere`.
 */
export function zoneFileDns(zones: readonly Zone[], elsewhere: Dns): Dns {
  const zoneOfApex = new Map(zones.flatMap((zone) => [...apexesOf(zone)].map((apex) => [apex, zone] as const)))
  const apexes = new Set(zoneOfApex.keys())

  function zoneOf(name: string): Zone | null {
    const apex = apexAbove(name, apexes)
    const zone = apex === null ? undefined : zoneOfApex.get(apex)
    return zone === undefined || apex === null || isDelegated(name, zone, apex) ? null : zone
  }

  async function resolve(asked: string, type: DnsType, signal: AbortSignal): Promise<DnsAnswer> {
    signal.throwIfAborted()
    let name = normalize(asked)
    for (let hop = 0; hop <= maxCnameCount; hop += 1) {
      const zone = zoneOf(name)
      if (zone === null) return await elsewhere.resolve(name, type, signal)
      const found = lookUp(zone, name, type)
      if (found.status !== 'alias') return found
      name = found.target
    }
    return {
      status: 'servfail',
      reason: `the CNAME chain from "${asked}" is a loop, or has more than ${maxCnameCount} records`,
    }
  }

  return { resolve, covers: (name) => Promise.resolve(zoneOf(normalize(name)) !== null) }
}

function normalize(name: string): string {
  return name.toLowerCase().replace(/\.$/u, '')
}

/** Returns true if NS records below the apex delegate the name to another zone (RFC 1034 §4.2.1). */
function isDelegated(name: string, { records }: Zone, apex: string): boolean {
  for (let above = name; above !== apex; above = parentName(above)) if (records.get(above)?.has('NS')) return true
  return false
}

function lookUp(
  zone: Zone,
  name: string,
  type: DnsType,
): DnsAnswer | { readonly status: 'alias'; readonly target: string } {
  const owner = findOwner(zone, name)
  if (owner === null) return { status: 'nxdomain' }
  const types = zone.records.get(owner)
  const records = types?.get(type)
  if (records !== undefined) return { status: 'found', records }
  const [target] = types?.get('CNAME') ?? []
  return target === undefined ? { status: 'nodata' } : { status: 'alias', target }
}

/**
 * Returns the name whose records answer queries for `name`: either the name itself, or the wildcard below its closest
 * existing ancestor (RFC 4592 §3.3.1). A wildcard never applies to an existing name, even if that name has no records.
 */
function findOwner(zone: Zone, name: string): string | null {
  if (zone.names.has(name)) return name
  let ancestor = parentName(name)
  while (!zone.names.has(ancestor)) ancestor = parentName(ancestor)
  const wildcard = ancestor === '' ? '*' : `*.${ancestor}`
  return zone.names.has(wildcard) ? wildcard : null
}
