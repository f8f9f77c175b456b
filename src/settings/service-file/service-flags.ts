/** The flags of `presend serve`: those rows of the service file's table that may stand on the command line. */

import { summarizeSetting } from '../describe-setting.ts'
import { type AnyServiceRow, defaultText } from './service-row.ts'
import { serviceTable } from './service-rows.ts'

/** One flag. */
export interface ServiceFlag {
  /** The row's name, `public-url`. */
  readonly name: string
  /** `--public-url` */
  readonly flag: string
  readonly valueName: string
  /** One sentence, with the default in brackets. */
  readonly description: string
}

/** All flags, in the table's order. */
export function serviceFlags(): readonly ServiceFlag[] {
  const rows: readonly AnyServiceRow[] = Object.values(serviceTable)
  return rows
    .filter((row) => row.isFlag)
    .map((row) => ({
      name: row.name,
      flag: `--${row.name}`,
      valueName: row.kind.valueName,
      description: `${summarizeSetting(row)}${bracketOf(row)}`,
    }))
}

function bracketOf(row: AnyServiceRow): string {
  const notes = [defaultText(row), row.environmentVariable].filter((note) => note !== null)
  return notes.length === 0 ? '' : ` (default: ${notes.toReversed().join(', then ')})`
}
