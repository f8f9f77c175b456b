/** Finds the line of a record in a zone file. */

import type { SourcePlace } from '../errors/problem.ts'
import { parentName } from './parse-zone-file.ts'
import type { DnsType } from './world.ts'
import { placeKey, type Zone } from './zone.ts'
import { apexAbove, apexesOf } from './zone-apexes.ts'

/** The record to find. If `value` is missing, the first record with this name and type is found. */
export interface ZoneQuestion {
  readonly name: string
  readonly type: DnsType
  readonly value?: string
}

/**
 * Returns the location of a record in one of the zones. If a CNAME or wildcard answers for the name, returns the
 * location of that record. If the record does not exist, returns the location of the zone's SOA record.
 *
 * @returns null if no zone covers the name
 */
export function findZonePlace(zones: readonly Zone[], question: ZoneQuestion): SourcePlace | null {
  const name = question.name.toLowerCase().replace(/\.$/u, '')
  for (const zone of zones) {
    const apex = apexAbove(name, apexesOf(zone))
    if (apex !== null) return placeOfRecord(zone, { ...question, name }) ?? placeOfApex(zone, apex)
  }
  return null
}

function placeOfRecord(zone: Zone, { name, type, value }: ZoneQuestion): SourcePlace | null {
  for (let owner = name, above = name; ; above = parentName(above), owner = `*.${above}`) {
    const values = zone.records.get(owner)?.get(type) ?? []
    const [target] = zone.records.get(owner)?.get('CNAME') ?? []
    const found = value === undefined ? values[0] : values.find((one) => one === value)
    if (found !== undefined) return zone.places.get(placeKey(owner, type, found)) ?? null
    if (target !== undefined) return zone.places.get(placeKey(owner, 'CNAME', target)) ?? null
    // Stop at a name that exists but has no records: wildcards above that name do not apply to it.
    if (above === '' || (above === name && zone.names.has(name))) return null
  }
}

function placeOfApex(zone: Zone, apex: string): SourcePlace {
  const [soa] = zone.records.get(apex)?.get('SOA') ?? []
  const place = soa === undefined ? undefined : zone.places.get(placeKey(apex, 'SOA', soa))
  return place ?? { file: zone.fileName, line: 1 }
}
