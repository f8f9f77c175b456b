/** A DNS zone as data. */

import type { SourcePlace } from '../errors/problem.ts'
import type { DnsType } from './world.ts'

/**
 * The records of a zone file. Names are lower case, without the final dot; dots and backslashes inside a label are
 * escaped. Values are in presentation form; the strings of a TXT record are joined.
 */
export interface Zone {
  /** Name → type → values, without the types that presend never queries. */
  readonly records: ReadonlyMap<string, ReadonlyMap<DnsType, readonly string[]>>
  /** Every existing name: the owners of records and their ancestors (RFC 4592 §2.2.2). */
  readonly names: ReadonlySet<string>
  /** Every name set by a `$ORIGIN` line. */
  readonly origins: ReadonlySet<string>
  /** The path under which the file was read. */
  readonly fileName: string
  /** Where each record starts, by `placeKey`; a repeated record has the place of the first. */
  readonly places: ReadonlyMap<string, SourcePlace>
}

/** The key of a record in `Zone.places`. */
export function placeKey(name: string, type: DnsType, value: string): string {
  return `${name} ${type} ${value}`
}
