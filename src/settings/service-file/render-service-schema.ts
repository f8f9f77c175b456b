/** The JSON Schema of the service file, by which editors complete and check it. */

import { providerTypes } from '../../contract/names.ts'
import type { JsonSchema } from '../setting.ts'
import { connectionKeys, dmarcMailboxTable } from './dmarc-rows.ts'
import { keysOfKind, seedTable } from './seed-rows.ts'
import { type AnyServiceRow, describeServiceRow } from './service-row.ts'
import { serviceTable } from './service-rows.ts'

/** The whole file. Draft-07 is what editors know best. */
export function renderServiceSchema(): string {
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'presend service file',
    description: 'Settings of presend serve, usually presend-service.yml. Every key has a default.',
    type: ['object', 'null'],
    additionalProperties: false,
    properties: { ...nested(Object.values(serviceTable)), seeds: seedsSchema(), 'dmarc-reports': dmarcSchema() },
  }
  return `${JSON.stringify(schema, null, 2)}\n`
}

/** Rows with a dot in their name become properties of a map. */
function nested(rows: readonly AnyServiceRow[]): JsonSchema {
  const bySection = Map.groupBy(rows, (row) => row.name.replace(/\..*$/u, ''))
  return Object.fromEntries([...bySection].map(([section, group]) => [section, sectionSchema(section, group)]))
}

function sectionSchema(section: string, group: readonly AnyServiceRow[]): JsonSchema {
  const [first] = group
  if (first !== undefined && first.name === section) return propertyOf(first)
  const properties = Object.fromEntries(group.map((row) => [row.name.slice(section.length + 1), propertyOf(row)]))
  return { type: ['object', 'null'], additionalProperties: false, properties }
}

function seedsSchema(): JsonSchema {
  const properties = nested(Object.values(seedTable))
  return {
    description:
      `The seed mailboxes; none: only those that presend seeds add takes. Default: nine local ones, three of each type ` +
      `(${providerTypes.join(', ')}).`,
    type: ['array', 'string', 'null'],
    // JSON Schema asks this of texts alone, and minItems of lists alone.
    pattern: '^none$',
    minItems: 1,
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['address', 'type'],
      properties,
      anyOf: [
        { properties: { kind: { const: 'local' } }, not: { anyOf: requiringEach(keysOfKind.imap) } },
        {
          properties: { kind: { const: 'imap' } },
          required: ['kind', 'host', 'username'],
          oneOf: requiringEach(['password-env', 'password-file', 'oauth']),
          not: { anyOf: requiringEach(keysOfKind.local) },
        },
      ],
    },
  }
}

function dmarcSchema(): JsonSchema {
  const connection = connectionKeys.map((name) => seedTable[name])
  return {
    description: 'Mailboxes in which DMARC aggregate reports arrive. Default: none.',
    type: ['array', 'null'],
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['workspace', 'host', 'username'],
      properties: nested([...Object.values(dmarcMailboxTable), ...connection]),
      oneOf: requiringEach(['password-env', 'password-file', 'oauth']),
    },
  }
}

function requiringEach(keys: readonly string[]): readonly JsonSchema[] {
  const sections = new Set(keys.map((key) => key.replace(/\..*$/u, '')))
  return [...sections].map((key) => ({ required: [key] }))
}

function propertyOf(row: AnyServiceRow): JsonSchema {
  const examples = row.example === null ? {} : { examples: [row.example] }
  const words = row.default === null ? {} : { default: asJson(row.default) }
  return { description: describeServiceRow(row), ...row.kind.schema, ...examples, ...words }
}

/** `20` and `false` as JSON has them; any other default is text. */
function asJson(text: string): unknown {
  return /^(?:\d+|true|false)$/u.test(text) ? JSON.parse(text) : text
}
