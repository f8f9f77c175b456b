import { describe, expect, it } from 'vitest'
import * as z from 'zod'

import {
  componentSchemas,
  exampleOf,
  parameterSchema,
  referenceTo,
} from '../../../../src/foundation/contract/openapi/json-schemas.ts'
import { allOperations } from '../../../../src/foundation/contract/operations/all-operations.ts'
import { domainQuery } from '../../../../src/foundation/contract/postmaster-queries.ts'
import { postmasterRevokedPayload } from '../../../../src/foundation/contract/postmaster-webhook.ts'
import { listExternalTestsQuery } from '../../../../src/foundation/contract/queries.ts'
import { field } from '../../../../src/foundation/contract/reply-schema.ts'
import { webhookPayload } from '../../../../src/foundation/contract/webhook-payload.ts'
import { parseWire } from '../../../../src/foundation/contract/wire-schema.ts'

describe('parameterSchema()', () => {
  it('describes the parsed value, not the text', () => {
    expect(parameterSchema(listExternalTestsQuery).properties?.['page']).toEqual({
      type: 'integer',
      minimum: 1,
      default: 1,
      description: 'Page number, starting at 1.',
    })
  })

  it('lists the required parameters', () => {
    const { required, properties } = parameterSchema(domainQuery)
    expect(required).toEqual(['email', 'item'])
    expect(properties?.['start_date']).toMatchObject({ type: 'string', format: 'date' })
  })
})

describe('exampleOf()', () => {
  const replies = allOperations.flatMap(({ reply }) =>
    reply.status === 204 ? [] : [[reply.name, reply.schema] as const],
  )

  it.each([
    ...replies,
    ['WebhookPayload', webhookPayload] as const,
    ['PostmasterRevokedPayload', postmasterRevokedPayload] as const,
  ])('builds an example that %s accepts', (_name, schema) => {
    expect(parseWire(schema, exampleOf(schema)).status).toBe('ok')
  })

  it('prefers the example of an object to those of its fields', () => {
    const inner = z.object({ id: field(z.int(), 'Id.', 1) })
    const schema = z.object({
      success: z.literal(true),
      own: field(inner, 'One.', { id: 2 }),
      fields: inner.nullable(),
      absent: field(inner.nullable(), 'One, or null.', null),
      list: z.array(inner),
    })
    expect(exampleOf(schema)).toEqual({
      success: true,
      own: { id: 2 },
      fields: { id: 1 },
      absent: null,
      list: [{ id: 1 }],
    })
  })
})

describe('componentSchemas()', () => {
  it('names each schema once, and closes only reply schemas', () => {
    const open = componentSchemas(allOperations, 'open')
    const closed = componentSchemas(allOperations, 'closed')
    expect(Object.keys(open)).toEqual(Object.keys(closed))
    expect(closed['TestResult']).toMatchObject({ additionalProperties: false })
    expect(open['TestResult']).not.toHaveProperty('additionalProperties')
    expect(closed['CreateSpamTestRequest']).not.toHaveProperty('additionalProperties')
  })

  it('references named schemas instead of repeating them', () => {
    expect(componentSchemas(allOperations, 'open')['ListExternalTestsReply']?.properties?.['tests']).toMatchObject({
      items: referenceTo('ExternalTest'),
    })
  })
})
