/** DNS answered from a zone alone: what does not stand in it does not exist. */

import { parentName } from './parse-zone-file.ts'
import type { Dns, DnsAnswer, DnsType } from './world.ts'
import type { Zone } from './zone.ts'

/** Longer chains are cut by real resolvers too; this also ends loops. */
const maxCnameCount = 8

/**
 * A hermetic Dns: it follows CNAMEs, fills in wildcards (RFC 4592), and answers NXDOMAIN for every name outside.
 */
export function zoneFileDns(zone: Zone): Dns {
  return {
    kind: 'zone-file',
    resolve: async (name, type, signal) => {
      signal.throwIfAborted()
      return await Promise.resolve(answer(zone, normalize(name), type))
    },
  }
}

function normalize(name: string): string {
  return name.toLowerCase().replace(/\.$/u, '')
}

function answer(zone: Zone, asked: string, type: DnsType): DnsAnswer {
  let name = asked
  for (let hop = 0; hop <= maxCnameCount; hop += 1) {
    const owner = findOwner(zone, name)
    if (owner === null) return { status: 'nxdomain' }
    const types = zone.records.get(owner)
    const records = types?.get(type)
    if (records !== undefined) return { status: 'found', records }
    const [target] = types?.get('CNAME') ?? []
    if (target === undefined) return { status: 'nodata' }
    name = target
  }
  return { status: 'servfail', reason: `the CNAME chain from "${asked}" is longer than ${maxCnameCount} or a loop` }
}

/**
 * The name whose records answer for `name`: itself, else the wildcard below its closest existing ancestor
 * (RFC 4592 §3.3.1). An existing name is never covered by a wildcard, not even one without records.
 */
function findOwner(zone: Zone, name: string): string | null {
  if (zone.names.has(name)) return name
  let ancestor = parentName(name)
  while (!zone.names.has(ancestor)) ancestor = parentName(ancestor)
  const wildcard = ancestor === '' ? '*' : `*.${ancestor}`
  return zone.names.has(wildcard) ? wildcard : null
}
