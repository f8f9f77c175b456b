/** Renders the JSON Schema of the service file. */

import type { JsonSchema } from '../../../src/check/settings/engine/row.ts'
import { dmarcMailboxTable } from '../../../src/check/settings/service-file/dmarc-rows.ts'
import { connectionTable, keysOfKind, seedTable } from '../../../src/check/settings/service-file/seed-rows.ts'
import { serviceTable } from '../../../src/check/settings/service-file/service-rows.ts'
import { providerTypes } from '../../../src/foundation/contract/names.ts'
import { schemaProperties } from './describe-row.ts'

const logins = ['password-env', 'password-file', 'oauth']

/** Renders the content of the schema file. The schema uses draft-07, which editors support best. */
export function renderServiceSchema(): string {
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'presend service file',
    description: 'The settings for presend serve, usually in presend-service.yml. All keys are optional.',
    type: ['object', 'null'],
    additionalProperties: false,
    properties: {
      ...schemaProperties(Object.values(serviceTable)),
      seeds: seedsSchema(),
      'dmarc-reports': dmarcSchema(),
    },
  }
  return `${JSON.stringify(schema, null, 2)}\n`
}

function seedsSchema(): JsonSchema {
  return {
    description:
      'The seed mailboxes, or none to use only those added with presend seeds add. ' +
      `Default: nine local seeds, three of each type (${providerTypes.join(', ')}).`,
    type: ['array', 'string', 'null'],
    // `pattern` applies only to strings, and `minItems` applies only to arrays.
    pattern: '^none$',
    minItems: 1,
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['address', 'type'],
      properties: schemaProperties(Object.values(seedTable)),
      anyOf: [
        { properties: { kind: { const: 'local' } }, not: { anyOf: requiringEach(keysOfKind.imap) } },
        {
          properties: { kind: { const: 'imap' } },
          required: ['kind', 'host', 'username'],
          oneOf: requiringEach(logins),
          not: { anyOf: requiringEach(keysOfKind.local) },
        },
      ],
    },
  }
}

function dmarcSchema(): JsonSchema {
  return {
    description: 'Mailboxes that receive DMARC aggregate reports. Default: none.',
    type: ['array', 'null'],
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['workspace', 'host', 'username'],
      properties: schemaProperties(Object.values({ ...dmarcMailboxTable, ...connectionTable })),
      oneOf: requiringEach(logins),
    },
  }
}

function requiringEach(keys: readonly string[]): readonly JsonSchema[] {
  const sections = new Set(keys.map((key) => key.replace(/\..*$/u, '')))
  return [...sections].map((key) => ({ required: [key] }))
}
