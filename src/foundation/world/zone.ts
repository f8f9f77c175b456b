/** A DNS zone as data. */

import type { SourcePlace } from '../errors/problem.ts'
import type { DnsType } from './world.ts'

/**
 * The records of a zone file. Names are in lowercase, without the final dot; dots and backslashes inside a label are
 * escaped. Values are in presentation form; the strings of a TXT record are joined.
 */
export interface Zone {
  /** The record values, keyed by name and type. Record types that presend never queries are omitted. */
  readonly records: ReadonlyMap<string, ReadonlyMap<DnsType, readonly string[]>>
  /** Every existing name: the owners of records, and their ancestors (RFC 4592 §2.2.2). */
  readonly names: ReadonlySet<string>
  /** Every name set by a `$ORIGIN` line. */
  readonly origins: ReadonlySet<string>
  /** The path that the file was read from. */
  readonly fileName: string
  /**
   * The location where each record starts, keyed by `placeKey`. For a repeated record, this is the location of its
   * first occurrence.
   */
  readonly places: ReadonlyMap<string, SourcePlace>
}

/** The key of a record in `Zone.places`. */
export function placeKey(name: string, type: DnsType, value: string): string {
  return `${name} ${type} ${value}`
}
