/** Renders rows of settings tables as descriptions and JSON Schema. */

import { describeDefault, type JsonSchema, type Row } from '../../../src/check/settings/engine/row.ts'

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
