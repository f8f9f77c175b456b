/** A DNS zone as data: which names exist, and what they hold. */

import type { DnsType } from './world.ts'

/**
 * The records of a zone file. Names are lower case, without the final dot; a dot or backslash inside a label
 * stays escaped. Values are in presentation form, the strings of a TXT record joined.
 */
export interface Zone {
  /** Name → type → values; types that presend never asks for are left out. */
  readonly records: ReadonlyMap<string, ReadonlyMap<DnsType, readonly string[]>>
  /** Every name that exists: owners of any record, and the names above them (RFC 4592 §2.2.2). */
  readonly names: ReadonlySet<string>
  /** Every name that a `$ORIGIN` line sets. */
  readonly origins: ReadonlySet<string>
}
