/** Renders rows of settings tables as command-line flags. */

import { describeDefault, type Row } from './row.ts'

/** Returns the first sentence of a description, for `--help`. */
export function summarizeRow({ description }: Pick<Row, 'description'>): string {
  // A sentence ends only before a capital letter, so `.html` and `0.5` do not end a sentence.
  return description.replace(/\.\s+(?=[A-Z]).*$/su, '').replace(/\.$/u, '')
}

/** A command-line flag. */
export interface FlagRow {
  /** The name of the setting, such as `min-inbox-rate`. */
  readonly name: string
  /** The flag, such as `--min-inbox-rate`. */
  readonly flag: string
  /** The placeholder for the value, such as `percent`. */
  readonly valueName: string
  /** The description in one sentence, with the default and the environment variable in parentheses. */
  readonly description: string
  /** True if the value is secret. A secret is set with `environmentVariable`, never on the command line. */
  readonly isSecret: boolean
  readonly environmentVariable: string | null
  /** True if the flag can be given without a value, which then defaults to `true`. */
  readonly isBoolean: boolean
  readonly isRepeatable: boolean
}

/** Returns the command-line flag of a setting. */
export function toFlag(row: Row, flagName: string = row.name): FlagRow {
  const { name, kind, isSecret, environmentVariable } = row
  const shownDefault = describeDefault(row)
  const notes = [
    shownDefault === null ? null : `default: ${shownDefault}`,
    environmentVariable === null ? null : `environment: ${environmentVariable}`,
  ].filter((note) => note !== null)
  return {
    name,
    flag: `--${flagName}`,
    valueName: kind.valueName,
    description: `${summarizeRow(row)}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}`,
    isSecret,
    environmentVariable,
    isBoolean: kind.schema['type'] === 'boolean',
    isRepeatable: kind.isList,
  }
}
