/** The rows of the command line's help. */

import { summarizeSetting } from './describe-setting.ts'
import { describeDefault, settingRows } from './table.ts'

/** One flag. */
export interface FlagRow {
  /** The setting's name, `min-inbox-rate`. */
  readonly name: string
  /** `--min-inbox-rate`. */
  readonly flag: string
  /** What stands between the angle brackets: `percent`. */
  readonly valueName: string
  /** One sentence, with the default and the environment variable in brackets. */
  readonly description: string
  /** True: it never stands on a command line; `environmentVariable` holds it. */
  readonly isSecret: boolean
  readonly environmentVariable: string | null
  /** True: the flag alone means `true`. */
  readonly isBoolean: boolean
  /** True: the flag may be repeated; hand over one given value for each. */
  readonly isRepeatable: boolean
}

/** All flags, in the table's order. */
export function flagRows(): readonly FlagRow[] {
  return settingRows.map((row) => {
    const shownDefault = describeDefault(row)
    const notes = [
      shownDefault === null ? null : `default: ${shownDefault}`,
      row.environmentVariable === null ? null : `environment: ${row.environmentVariable}`,
    ].filter((note) => note !== null)
    const bracket = notes.length === 0 ? '' : ` (${notes.join('; ')})`
    return {
      name: row.name,
      flag: `--${row.name}`,
      valueName: row.kind.valueName,
      description: `${summarizeSetting(row)}${bracket}`,
      isSecret: row.isSecret,
      environmentVariable: row.environmentVariable,
      isBoolean: row.kind.type === 'boolean',
      isRepeatable: row.kind.isList,
    }
  })
}
