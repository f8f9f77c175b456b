/** The JSON Schema of the config file, by which editors complete and check it. */

import { providerTypes } from '../contract/names.ts'
import { rateKeys } from './config/provider-thresholds.ts'
import { configNames, otherTopKeys } from './config/read-config.ts'
import { otherEntryKeys, perTemplateNames } from './config/template-entries.ts'
import { describeSetting } from './describe-setting.ts'
import { thresholdSchema } from './kinds.ts'
import type { JsonSchema } from './setting.ts'
import { type AnySetting, settingRows } from './table.ts'

/** The whole file. Draft-07 is what editors know best. */
export function renderJsonSchema(): string {
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'presend config file',
    description: 'Settings of presend for a repository, usually .github/presend.yml. Secrets do not belong here.',
    type: ['object', 'null'],
    additionalProperties: false,
    properties: { ...propertiesOf(configNames), ...othersOf(otherTopKeys) },
    definitions: { thresholds: thresholdsSchema() },
  }
  return `${JSON.stringify(schema, null, 2)}\n`
}

/** What a key that is no setting may hold; a function for each, since `templates` contains the others. */
const otherSchemas: Readonly<Record<string, () => JsonSchema>> = {
  thresholds: () => ({ $ref: '#/definitions/thresholds' }),
  'embed-images': () => ({
    description: 'true: local images travel with the message and are shown by cid:. Default: false.',
    type: 'boolean',
  }),
  templates: () => ({
    description:
      'Templates with settings of their own. Of several entries that match a file, the last one decides. ' +
      'An entry may be a path or glob alone.',
    type: ['array', 'null'],
    items: { anyOf: [entrySchema(), { type: 'string' }] },
  }),
}

function entrySchema(): JsonSchema {
  const properties = { ...propertiesOf(perTemplateNames), ...othersOf(otherEntryKeys) }
  return { type: 'object', additionalProperties: false, required: ['template'], properties }
}

function othersOf(keys: readonly string[]): JsonSchema {
  return Object.fromEntries(keys.map((key) => [key, otherSchemas[key]?.() ?? {}]))
}

function thresholdsSchema(): JsonSchema {
  const rates = Object.values(rateKeys).map((key) => [
    key,
    { description: `The least ${key} among the seeds of this type, in percent, or none.`, ...thresholdSchema },
  ])
  const perType = { type: ['object', 'null'], additionalProperties: false, properties: Object.fromEntries(rates) }
  return {
    description: 'Thresholds for the seeds of one provider type, beside those over all seeds.',
    type: ['object', 'null'],
    additionalProperties: false,
    properties: Object.fromEntries(providerTypes.map((type) => [type, perType])),
  }
}

function propertiesOf(names: readonly string[]): JsonSchema {
  return Object.fromEntries(
    settingRows.filter((row) => names.includes(row.name)).map((row) => [row.name, propertyOf(row)]),
  )
}

function propertyOf(row: AnySetting): JsonSchema {
  const examples = row.example === null ? {} : { examples: [row.example] }
  const words = row.default === null ? {} : { default: asJson(row.default) }
  return { description: describeSetting(row), ...row.kind.schema, ...examples, ...words }
}

/** `20` and `false` as JSON has them; any other default is text. */
function asJson(text: string): unknown {
  return /^(?:\d+|true|false)$/u.test(text) ? JSON.parse(text) : text
}
