import { describe, expect, it } from 'vitest'
import { componentSchemas, parameterSchema, referenceTo } from '../../../src/contract/openapi/json-schemas.ts'
import { allOperations } from '../../../src/contract/operations/all-operations.ts'
import { domainQuery } from '../../../src/contract/postmaster-queries.ts'
import { listExternalTestsQuery } from '../../../src/contract/queries.ts'

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
