/** Determines which names a zone file covers. */

import { parentName } from './parse-zone-file.ts'
import type { Zone } from './zone.ts'

/**
 * Returns the apexes of the zones in a file: the owners of SOA records. A record that is not covered by an SOA record
 * belongs to the zone at the enclosing `$ORIGIN` or, if there is none, to the topmost name with records. Service labels
 * (`_dmarc`, `s1._domainkey`) and wildcards belong to their parent name.
 */
export function apexesOf(zone: Zone): ReadonlySet<string> {
  const apexes = new Set([...zone.records].flatMap(([owner, types]) => (types.has('SOA') ? [owner] : [])))
  const rest = [...zone.records.keys()].filter((owner) => apexAbove(owner, apexes) === null)
  const origins = [...zone.origins].filter((origin) => origin.includes('.') && !hasBelow(origin, apexes))
  const tops = new Set(rest.map((owner) => topmostAbove(owner, origins) ?? hostOf(owner)))
  for (const top of tops) if (apexAbove(parentName(top), tops) === null) apexes.add(top)
  return apexes
}

/** Returns the closest of `apexes` at or above `name`, or `null` if there is no such apex. */
export function apexAbove(name: string, apexes: ReadonlySet<string>): string | null {
  for (let above = name; above !== ''; above = parentName(above)) if (apexes.has(above)) return above
  return null
}

function hasBelow(name: string, apexes: ReadonlySet<string>): boolean {
  return [...apexes].some((apex) => apex === name || apex.endsWith(`.${name}`))
}

/** Returns the topmost origin at or above `owner`. Origins can be nested, and the topmost origin is the zone. */
function topmostAbove(owner: string, origins: readonly string[]): string | null {
  const above = origins.filter((origin) => owner === origin || owner.endsWith(`.${origin}`))
  return above.toSorted((left, right) => left.length - right.length)[0] ?? null
}

function hostOf(owner: string): string {
  let host = owner
  for (let name = owner; name !== ''; name = parentName(name))
    if (/^(?:_|\*(?:\.|$))/u.test(name)) host = parentName(name)
  return host
}
