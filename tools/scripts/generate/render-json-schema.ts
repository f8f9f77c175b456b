/** Renders the JSON Schema of the config file. */

import { otherTopKeys } from '../../../src/check/settings/config/read-config.ts'
import { imagesTable, otherEntryKeys } from '../../../src/check/settings/config/template-entries.ts'
import type { JsonSchema, Row } from '../../../src/check/settings/engine/row.ts'
import { threshold } from '../../../src/check/settings/parsers/kinds.ts'
import { settingRows } from '../../../src/check/settings/rows/table.ts'
import { providerTypes } from '../../../src/foundation/contract/names.ts'
import { rateKinds, standardRateNames } from '../../../src/foundation/contract/rate-kinds.ts'
import { schemaProperties } from './describe-row.ts'

/** Renders the content of the schema file. The schema uses draft-07, which editors support best. */
export function renderJsonSchema(rows: readonly Row[] = settingRows): string {
  const entry = {
    type: 'object',
    additionalProperties: false,
    required: ['template'],
    properties: {
      ...schemaProperties([...rows.filter((row) => row.isPerTemplate), ...Object.values(imagesTable)]),
      ...pick(otherEntryKeys, { thresholds: thresholdsReference }),
    },
  }
  const templates = {
    description:
      'Templates with their own settings. If several entries match a file, the last one wins. An entry can be just a path or glob.',
    type: ['array', 'null'],
    items: { anyOf: [entry, { type: 'string' }] },
  }
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'presend config file',
    description: 'The presend settings for a repository, usually in .github/presend.yml. Secrets are not allowed.',
    type: ['object', 'null'],
    additionalProperties: false,
    properties: {
      ...schemaProperties(rows.filter((row) => row.isAllowedInConfig)),
      ...pick(otherTopKeys, { thresholds: thresholdsReference, templates }),
    },
    definitions: { thresholds: thresholdsSchema() },
  }
  return `${JSON.stringify(schema, null, 2)}\n`
}

const thresholdsReference = { $ref: '#/definitions/thresholds' }
function pick(keys: readonly string[], schemas: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return Object.fromEntries(keys.map((key) => [key, schemas[key] ?? {}]))
}

function thresholdsSchema(): JsonSchema {
  const rates = standardRateNames
    .map((rate) => rateKinds[rate].key)
    .map((key) => [
      key,
      { description: `The minimum ${key} for seeds of this type, as a percentage, or none.`, ...threshold().schema },
    ])
  const perType = { type: ['object', 'null'], additionalProperties: false, properties: Object.fromEntries(rates) }
  return {
    description: 'Thresholds for seeds of a single provider type, in addition to those for all seeds.',
    type: ['object', 'null'],
    additionalProperties: false,
    properties: Object.fromEntries(providerTypes.map((type) => [type, perType])),
  }
}
