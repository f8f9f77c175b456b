/** What one row of the service file's table says. */

import type { Setting } from '../setting.ts'

/** A key of the service file. A name with a dot, `dns.servers`, stands in a map. */
export interface ServiceRow<Name extends string, Value>
  extends Pick<Setting<Name, Value>, 'name' | 'kind' | 'default' | 'defaultNote' | 'description' | 'example'> {
  /** True: `presend serve` has a flag of this name, which wins over the file. */
  readonly isFlag: boolean
  /** Read when neither a flag nor the file gives the setting. */
  readonly environmentVariable: string | null
}

/** A group of rows, by name: one row for each field of `Values`. */
export type ServiceRows<Values> = {
  readonly [Name in keyof Values & string]: ServiceRow<Name, Values[Name]>
}

/** A row of any name. */
export type AnyServiceRow = ServiceRow<string, unknown>

type RowParts<Name extends string, Value> = Pick<ServiceRow<Name, Value>, 'name' | 'kind' | 'description'> &
  Partial<ServiceRow<Name, Value>>

/** A row with the usual answers filled in: no default, no flag. */
export function serviceRow<Name extends string, Value>(parts: RowParts<Name, Value>): ServiceRow<Name, Value> {
  return { default: null, defaultNote: null, example: null, isFlag: false, environmentVariable: null, ...parts }
}

/** What holds when nothing is given, in words; `null`: simply nothing. */
export function defaultText(row: Pick<AnyServiceRow, 'default' | 'defaultNote'>): string | null {
  return row.default ?? row.defaultNote
}

/** The whole paragraph: description, example, default. */
export function describeServiceRow(row: AnyServiceRow): string {
  const shown = defaultText(row)
  const example = row.example === null ? '' : ` Example: ${row.example}.`
  return `${row.description}${example}${shown === null ? '' : ` Default: ${shown}.`}`
}
