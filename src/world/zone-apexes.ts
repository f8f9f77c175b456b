/** Which names a zone file answers for. */

import { parentName } from './parse-zone-file.ts'
import type { Zone } from './zone.ts'

/**
 * The tops of the zones in a file: the owners of SOA records; where no SOA covers a record, the `$ORIGIN` above it, or
 * else the topmost name that the file gives records to. Labels of services (`_dmarc`, `s1._domainkey`) and wildcards
 * belong to the name below which they are.
 */
export function apexesOf(zone: Zone): ReadonlySet<string> {
  const apexes = new Set([...zone.records].flatMap(([owner, types]) => (types.has('SOA') ? [owner] : [])))
  const rest = [...zone.records.keys()].filter((owner) => apexAbove(owner, apexes) === null)
  const origins = [...zone.origins].filter((origin) => origin.includes('.') && !hasBelow(origin, apexes))
  const tops = new Set(rest.map((owner) => topmostAbove(owner, origins) ?? hostOf(owner)))
  for (const top of tops) if (apexAbove(parentName(top), tops) === null) apexes.add(top)
  return apexes
}

/** The nearest of `apexes` at or above `name`; `null`: none is. */
export function apexAbove(name: string, apexes: ReadonlySet<string>): string | null {
  for (let above = name; above !== ''; above = parentName(above)) if (apexes.has(above)) return above
  return null
}

function hasBelow(name: string, apexes: ReadonlySet<string>): boolean {
  return [...apexes].some((apex) => apex === name || apex.endsWith(`.${name}`))
}

/** An origin may itself be below another one; the topmost is the zone. */
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
