/** Renders rows of settings tables as descriptions, command-line flags and JSON Schema. */

import { describeDefault, type JsonSchema, type Row } from './row.ts'

/**
 * Returns the description of a setting, with its example and default. For a secret or the destination of a secret, the
 * description also states where the setting is allowed.
 */
export function describeRow(row: Row): string {
  const text = describeDefault(row)
  const parts = [
    row.description,
    row.example === null ? null : `Example: ${row.example}.`,
    text === null ? null : `Default: ${text}.`,
    row.isSecret || row.isDestination ? `Environment variable: ${row.environmentVariable ?? ''}.` : null,
    row.isSecret ? 'Secret: not allowed in the config file.' : null,
    row.isDestination ? 'Not allowed in the config file.' : null,
  ]
  return parts.filter((part) => part !== null).join(' ')
}

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

/**
 * Returns the JSON Schemas of settings, keyed by property name. A setting with a dot in its name becomes a property of
 * a nested map.
 */
export function schemaProperties(rows: readonly Row[]): JsonSchema {
  const bySection = Map.groupBy(rows, (row) => row.name.replace(/\..*$/u, ''))
  return Object.fromEntries(
    [...bySection].map(([section, group]) => {
      const [first] = group
      if (first?.name === section) return [section, rowSchema(first)]
      const properties = Object.fromEntries(group.map((row) => [row.name.slice(section.length + 1), rowSchema(row)]))
      return [section, { type: ['object', 'null'], additionalProperties: false, properties }]
    }),
  )
}

function rowSchema(row: Row): JsonSchema {
  const examples = row.example === null ? {} : { examples: [row.example] }
  const words = row.default === null ? {} : { default: asJson(row.default) }
  return { description: describeRow(row), ...row.kind.schema, ...examples, ...words }
}

/** Converts the default of a number or boolean to JSON. Any other default remains a string. */
function asJson(text: string): unknown {
  return /^(?:\d+|true|false)$/u.test(text) ? JSON.parse(text) : text
}
